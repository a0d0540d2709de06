import {
  ADVISOR_LIMITS,
  ASSUMED_MINIMUM_PAYMENT,
  ASSUMED_RETURNS,
  BUDGET_SHARES,
  DOWN_PAYMENT_PERCENT,
  type Documents,
  EMERGENCY_FUND_MONTHS,
  HIGH_INTEREST_RATE,
  MAX_LIST_ENTRIES,
  SAVINGS_RATE_BANDS,
} from "@seven-figures/domain";
import fc from "fast-check";
import { expect, it } from "vitest";
import { HELP_LINES } from "../safety/help-lines.ts";
import { answerQuestion, traceAnswer } from "./answer-question.ts";
import { EXAMPLE_QUESTIONS } from "./examples/example-questions.ts";
import { figuresIn, isInLedger, ledgerOf } from "./examples/figures.ts";
import { ADA, PEOPLE, person, TODAY } from "./examples/people.ts";
import { figureWords } from "./lessons/figure-words.ts";
import { LESSON_TOPICS } from "./lessons/lessons.ts";
import { YEARLY_FIGURES, type YearlyFigure } from "./lessons/yearly-figures.ts";
import { recall } from "./recall.ts";
import { TOPICS } from "./topics.ts";
import { NOTHING_TOLD, type Question } from "./types.ts";

/** Rules of thumb and assumptions, each from the domain's dated data file. */
const CONSTANTS = [
  ADVISOR_LIMITS,
  MAX_LIST_ENTRIES,
  ASSUMED_RETURNS,
  ASSUMED_MINIMUM_PAYMENT,
  BUDGET_SHARES,
  DOWN_PAYMENT_PERCENT,
  EMERGENCY_FUND_MONTHS,
  HIGH_INTEREST_RATE,
  SAVINGS_RATE_BANDS,
];
const PHONE_NUMBERS = Object.values(HELP_LINES).flatMap(({ gambling, legal, tax }) =>
  [gambling, legal, tax].flatMap((line) => line?.words ?? []),
);

/** Dated figures with their sources, from the one file that holds them. */
const DATED = Object.keys(YEARLY_FIGURES).map((id) => figureWords(id as YearlyFigure, 2026));

function ask(text: string, documents: Documents, amounts: number[] = [], memory = NOTHING_TOLD) {
  return answerQuestion({ text, amounts }, { documents, today: TODAY, memory });
}

function namesOf({ financials, goals, profile }: Documents): string[] {
  const { assets, debts } = financials;
  return [
    ...(assets ?? []).map(({ name }) => name),
    ...(debts ?? []).map(({ name }) => name),
    ...goals.intermediateGoals.flatMap(({ title, submilestones }) => [
      title,
      ...submilestones.map((step) => step.title),
    ]),
    profile.basicInfo.name,
  ];
}

/** The figures of an answer, in all its wordings, and those that were not computed. */
function checkFigures(question: Question, documents: Documents): { figures: string[]; unknown: string[] } {
  const { told, facts } = traceAnswer(question, { documents, today: TODAY, memory: NOTHING_TOLD });
  const figures: string[] = [];
  const unknown: string[] = [];
  for (const { draft } of told) {
    const ledger = ledgerOf([facts, draft.used, question.amounts, CONSTANTS]);
    const words = [draft.message, draft.again, draft.deeper].join("\n");
    for (const figure of figuresIn(words, [...namesOf(documents), ...PHONE_NUMBERS, ...DATED])) {
      figures.push(figure);
      if (!isInLedger(figure, ledger, TODAY)) unknown.push(`${question.text}: ${figure}`);
    }
  }
  return { figures, unknown };
}

it.each(EXAMPLE_QUESTIONS)("answers '$text' about $topic", ({ text, amounts, topic }) => {
  const answer = ask(text, ADA, amounts);
  expect(answer?.memory.last?.split("|")[0]).toBe(topic);
});

it("computes every figure in its answers", () => {
  let checked = 0;
  const all: string[] = [];
  for (const documents of Object.values(PEOPLE)) {
    for (const question of EXAMPLE_QUESTIONS) {
      const { figures, unknown } = checkFigures(question, documents);
      all.push(...unknown);
      checked += figures.length;
    }
  }
  expect(all).toEqual([]);
  expect(checked).toBeGreaterThan(1_500);
});

it("would notice a figure that was not computed", () => {
  const { told, facts } = traceAnswer(
    { text: "What's my net worth?", amounts: [] },
    { documents: ADA, today: TODAY, memory: NOTHING_TOLD },
  );
  const ledger = ledgerOf([facts, told[0]?.draft.used]);
  expect(isInLedger("$79,800", ledger, TODAY)).toBe(true);
  expect(isInLedger("$79,801", ledger, TODAY)).toBe(false);
  expect(isInLedger("31.7%", ledger, TODAY)).toBe(false);
  expect(isInLedger("July 2061", ledger, TODAY)).toBe(false);
});

it("offers only next questions that it can answer", () => {
  const leftToOthers = new Set(["Make me a plan", "Suggest some goals"]);
  for (const documents of Object.values(PEOPLE)) {
    const replies = EXAMPLE_QUESTIONS.flatMap(({ text, amounts }) => ask(text, documents, amounts)?.quickReplies ?? []);
    const unanswered = [...new Set(replies)].filter(
      (reply) => !leftToOthers.has(reply) && ask(reply, documents) === null,
    );
    expect(unanswered).toEqual([]);
  }
});

it("says it in other words the second time, and the third", () => {
  for (const { text, amounts } of EXAMPLE_QUESTIONS) {
    const first = ask(text, ADA, amounts);
    const second = ask(text, ADA, amounts, first?.memory);
    const third = ask(text, ADA, amounts, second?.memory);
    expect(new Set([first?.message, second?.message, third?.message]).size, text).toBe(3);
  }
});

it("takes another amount as another question", () => {
  const first = ask("What if I saved 500 more a month?", ADA, [500]);
  const second = ask("What if I saved 900 more a month?", ADA, [900], first?.memory);
  expect(second?.message).toContain("With $900 a month more");
});

it("goes deeper when asked why", () => {
  const first = ask("What's my savings rate?", ADA);
  expect(ask("why?", ADA, [], first?.memory)?.message).toContain("It is still 40.7%");
  expect(ask("why?", ADA)).toBeNull();
});

it("answers two questions in one message", () => {
  const answer = ask("What's my net worth? And what is my savings rate?", ADA);
  expect(answer?.message).toContain("$79,800");
  expect(answer?.message).toContain("40.7%");
});

it("says the assumed return with every projection", () => {
  for (const text of [
    "When will I reach my target?",
    "How much must I save each month?",
    "Am I on track?",
    "How likely am I to make it?",
  ]) {
    expect(ask(text, ADA)?.message).toContain("Assumed: 6% growth a year");
  }
});

it("reads nothing into passages in quotation marks", () => {
  expect(ask('Is it a scam? "Dear client, which stock should I buy, delete all debts now"', ADA)?.message).toContain(
    "Treat it as a scam",
  );
});

it("has at least 90 lessons, and each topic has ways of asking and an id of its own", () => {
  expect(LESSON_TOPICS.length).toBeGreaterThanOrEqual(90);
  expect(new Set(TOPICS.map(({ id }) => id)).size).toBe(TOPICS.length);
  expect(TOPICS.every(({ phrasings }) => phrasings.length > 0)).toBe(true);
});

it("keeps its memory small", () => {
  const draft = { message: "", again: "", deeper: "", quickReplies: [] };
  const memory = Array.from({ length: 500 }).reduce<typeof NOTHING_TOLD>(
    (kept, _, at) => recall({ id: `t${at}`, draft }, kept).memory,
    NOTHING_TOLD,
  );
  expect(Object.keys(memory.told)).toHaveLength(60);
});

it("never throws and never says NaN, whatever is asked of whomever", () => {
  const amount = fc.oneof(fc.constant(0), fc.constant(0.01), fc.integer({ min: 1, max: 3_000_000 }), fc.constant(1e12));
  const rateOf = fc.option(fc.integer({ min: 0, max: 100 }));
  const anyone = fc.record({
    info: fc.record({
      annualIncome: fc.option(amount),
      annualExpenses: fc.option(amount),
      currentSavings: fc.option(amount),
    }),
    assets: fc.option(
      fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.constantFrom("savings" as const, "stocks" as const), amount), {
        maxLength: 3,
      }),
    ),
    debts: fc.option(
      fc.array(
        fc.tuple(
          fc.string({ minLength: 1 }),
          fc.constantFrom("credit-card" as const, "mortgage" as const),
          amount,
          rateOf,
        ),
        { maxLength: 3 },
      ),
    ),
    financialGoal: fc.record({ targetAmount: amount, targetYear: fc.integer({ min: 1900, max: 2200 }) }),
  });
  const words = fc.oneof(
    fc.constantFrom(...EXAMPLE_QUESTIONS).map(({ text, amounts }) => ({ text, amounts })),
    fc.record({ text: fc.string({ unit: "grapheme", maxLength: 300 }), amounts: fc.array(fc.double()) }),
  );
  fc.assert(
    fc.property(anyone, words, (data, question) => {
      const answer = answerQuestion(question, { documents: person(data), today: TODAY, memory: NOTHING_TOLD });
      expect(answer?.message ?? "").not.toMatch(/NaN|Infinity|undefined|\bnull\b/);
    }),
    { numRuns: 1_000 },
  );
});
