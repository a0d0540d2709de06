import { COUNTRIES, type Country, type Documents } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { respond } from "../../index.ts";
import { figuresIn, isInLedger, ledgerOf } from "../examples/figures.ts";
import { ADA, BEN, EVE, PEOPLE, person, TODAY } from "../examples/people.ts";
import { personFacts } from "../person/person-facts.ts";
import { figureWords } from "./figure-words.ts";
import type { Lesson } from "./lesson.ts";
import { LESSONS } from "./lessons.ts";
import { OWN } from "./own-figures.ts";
import { teach } from "./teach.ts";
import { YEARLY_FIGURES, type YearlyFigure } from "./yearly-figures.ts";

/** Someone who has told of everything that a lesson may work in. */
const FULL = person({
  info: { annualIncome: 92_000, annualExpenses: 58_000 },
  assets: [
    ["House", "real-estate", 410_000],
    ["Ally savings", "savings", 38_000],
    ["Index fund", "stocks", 52_000],
    ["Treasury fund", "bonds", 9_000],
    ["401k", "retirement", 120_000],
    ["Bitcoin", "crypto", 4_000],
  ],
  debts: [
    ["Mortgage", "mortgage", 250_000, 6.4],
    ["Visa", "credit-card", 4_100, 24.9],
    ["Car loan", "car-loan", 9_500, 7.2],
    ["Student loan", "student-loan", 18_000, 5.1],
  ],
});

function lessonOf(id: string): Lesson {
  return LESSONS.find((lesson) => lesson.id === id) as Lesson;
}

function taught(lesson: Lesson, documents: Documents) {
  return teach(lesson, personFacts(documents, TODAY));
}

function ask(message: string, documents: Documents) {
  const output = respond({
    documents,
    conversation: null,
    message,
    today: TODAY,
    newId: (prefix) => `${prefix}-1`,
  });
  const { memory } = output.conversation as { memory: { last: string | null; figures?: unknown } };
  return { ...output, topic: memory.last?.split("|")[0] ?? null, isFigure: Boolean(memory.figures) };
}

const texts = (lesson: Lesson) => [lesson.gist, lesson.depends, lesson.again, ...Object.values(lesson.by ?? {})];

it("has at least 90 lessons, each with an id and a question of its own", () => {
  expect(LESSONS.length).toBeGreaterThanOrEqual(90);
  expect(new Set(LESSONS.map(({ id }) => id)).size).toBe(LESSONS.length);
  expect(new Set(LESSONS.map(({ ask: question }) => question)).size).toBe(LESSONS.length);
});

it.each(LESSONS.map((lesson) => [lesson.id, lesson] as const))("keeps to the rubric: %s", (_, lesson) => {
  const [full, empty] = [taught(lesson, FULL).message, taught(lesson, EVE).message];
  const sentences = lesson.gist.match(/[.!?](?= [A-Z]|$)/g)?.length ?? 0;
  expect(sentences, "the gist is two or three sentences").toBeGreaterThanOrEqual(2);
  expect(sentences).toBeLessThanOrEqual(4);
  expect(lesson.gist.split(" ").length, "and short").toBeLessThanOrEqual(85);
  for (const message of [full, empty]) {
    expect(message).toContain(lesson.gist.split("{")[0]);
    expect(message).toContain("**It depends on** ");
    expect(message).not.toMatch(/NaN|Infinity|undefined|null|\{|\}/);
  }
  expect(/\*\*For you\*\*: .*\d/.test(full), "the person's own figure is worked in").toBe(Boolean(lesson.own));
  expect(empty, "nothing is made up where nothing is known").not.toMatch(/\*\*For you\*\*: .*\d/);
  if (lesson.own) expect(empty, "what is missing is asked for").toContain(OWN[lesson.own].missing);
  expect(lesson.next.length, "there is something to ask next").toBeGreaterThan(0);
});

it("tells no figure that a domain function did not give, to whomever it is told", () => {
  const dated = (Object.keys(YEARLY_FIGURES) as YearlyFigure[]).map((id) => figureWords(id, 2026));
  const unknown = Object.values({ ...PEOPLE, FULL }).flatMap((documents) => {
    const facts = personFacts(documents, TODAY);
    const { assets, debts } = documents.financials;
    const names = [...(assets ?? []), ...(debts ?? [])].map(({ name }) => name);
    return LESSONS.flatMap((lesson) => {
      const { message, again, deeper, used } = teach(lesson, facts);
      const ledger = ledgerOf([facts, used]);
      return figuresIn([message, again, deeper].join("\n"), [...names, ...dated])
        .filter((figure) => !isInLedger(figure, ledger, TODAY))
        .map((figure) => `${lesson.id}: ${figure}`);
    });
  });
  expect(unknown).toEqual([]);
});

it("sends nobody to the office of a country that is not known", () => {
  const elsewhere = person({ basicInfo: { country: "OTHER" } });
  const said = LESSONS.map((lesson) => taught(lesson, elsewhere).message).join("\n");
  expect(said).not.toMatch(/your tax authority|Ireland/);
  expect(taught(lessonOf("side-income"), elsewhere).message).toContain("**In your country**: declare it.");
  expect(taught(lessonOf("tax-brackets"), elsewhere).message).not.toContain("In your country");
});

it("states no amount and no year outside of the one dated file", () => {
  const stated = LESSONS.flatMap((lesson) =>
    texts(lesson).flatMap((text) => figuresIn(text, []).map((figure) => `${lesson.id}: ${figure}`)),
  );
  expect(stated).toEqual([]);
});

it("would notice an amount in a lesson", () => {
  expect(figuresIn("The limit is $24,500 in 2026.", [])).toEqual(["$24,500", "2026"]);
});

it("names the year and the source of each dated figure, and where the newer one stands", () => {
  for (const id of Object.keys(YEARLY_FIGURES) as YearlyFigure[]) {
    const { source, year, where } = YEARLY_FIGURES[id];
    expect(figureWords(id, year)).toContain(source);
    expect(figureWords(id, year)).toContain(String(year));
    const later = figureWords(id, year + 1);
    expect("since" in YEARLY_FIGURES[id] || later.includes(`The figure for ${year + 1} stands at ${where}`)).toBe(true);
  }
});

it("says nothing of another country's figures", () => {
  const inCountry = (country: Country) => person({ basicInfo: { country } });
  for (const country of COUNTRIES) {
    const said = LESSONS.map((lesson) => taught(lesson, inCountry(country)).message).join("\n");
    for (const id of Object.keys(YEARLY_FIGURES) as YearlyFigure[])
      if (YEARLY_FIGURES[id].country !== country && !id.startsWith("eu-deposits"))
        expect(said.includes(YEARLY_FIGURES[id].source), `${country} ${id}`).toBe(false);
  }
});

it.each(LESSONS.map((lesson) => [lesson.ask, lesson] as const))(
  "is offered by a question that it answers: %s",
  (question, { gist }) => {
    const [beginning = ""] = gist.split("{");
    for (const documents of [EVE, FULL]) {
      const { reply, changes } = ask(question, documents);
      expect(changes).toEqual([]);
      expect(reply.message).toContain(beginning);
    }
  },
);

it("offers next questions that the advisor answers, and that write nothing", () => {
  const questions = [...new Set(LESSONS.flatMap(({ next }) => next))];
  const unanswered = questions.filter((question) =>
    [ADA, BEN].some((documents) => {
      const { topic, isFigure, reply, changes } = ask(question, documents);
      return changes.length > 0 || (topic === null && !isFigure && !reply.isGoalSuggestion && !reply.isReadyForPlan);
    }),
  );
  expect(unanswered).toEqual([]);
});

it.each([
  ["should i drop out and work full time tbh. i cant stop thinking about it", "drop-out"],
  ["thinking of quitting college to work, is that dumb?", "drop-out"],
  ["i didnt sleep. i keep refreshing my bank app like 30 times a day", "stress"],
  ["i cant stop checking my account balance 50 times a day", "stress"],
])("%j is met by its lesson", (message, id) => {
  const { reply, changes } = ask(message, ADA);
  expect(changes).toEqual([]);
  expect(reply.message).toContain(LESSONS.find((lesson) => lesson.id === id)?.gist.split("{")[0]);
});

it.each([
  ["What is an index fund?", "Index funds", "index-funds"],
  ["what is an index fund", "Index funds", "index-funds"],
  ["Are I bonds worth it?", "I bonds", "savings-bonds"],
  ["Is a timeshare worth it?", "Timeshare", "timeshare"],
])("%j gets its lesson from somebody who owns %s too", (question, name, id) => {
  const owner = person({ assets: [[name, "other", 5_000]] });
  expect(ask(question, owner).topic).toBe(id);
  expect(ask(`How much is in ${name}?`, owner).topic).not.toBe(id);
});
