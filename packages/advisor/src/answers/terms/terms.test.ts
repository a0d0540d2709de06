import { expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { last, SOMEONE } from "../../../testing/somebody.ts";
import { talk } from "../../../testing/talk.ts";
import { LESSONS } from "../lessons/lessons.ts";
import { TERMS, termNamed } from "./terms.ts";

const NOBODY = documentsOf({ state: {} });
const nameOf = (names: string) => names.split(" / ")[0] ?? "";

it("gives each name to one term, and points to lessons that exist", () => {
  for (const term of TERMS) {
    for (const name of term.names.split(" / ")) expect(termNamed(name), name).toBe(term);
    if (term.lesson) expect(LESSONS.map(({ id }) => id)).toContain(term.lesson);
  }
});

it("says no amount and no year, which would grow old", () => {
  for (const { is, so } of TERMS) expect(`${is} ${so}`).not.toMatch(/[$£€]\s?\d|\b(?:19|20)\d\d\b/);
});

it("explains each term to somebody of whom nothing is known, whichever way it is asked for", {
  timeout: 60_000,
}, () => {
  for (const { names, is, isLesson } of TERMS) {
    if (isLesson) continue;
    const name = nameOf(names);
    for (const question of [`what does ${name} mean?`, `can you explain ${name} like i'm 5`]) {
      const [turn] = talk(NOBODY, [question]);
      expect(turn?.reply, question).toContain(is);
      expect(turn?.wrote, question).toBe(false);
    }
  }
});

it.each([
  ["what's interest", "Interest is the price of money"],
  ["What is an asset?", "An asset is something you own"],
  ["ok so what the heck is amortization", "Amortization is paying a loan down"],
  ["I don't know what a lien is", "A lien is a claim"],
  ["what is tax deduction", "A tax deduction lowers"],
  ["what's the difference between gross and net income?", "Net income is what reaches you"],
  ["stocks vs bonds", "A bond is a loan"],
  ["Harbor checking is at 5100. What does principal mean?", "Principal is the sum"],
])("%s", (message, said) => {
  expect(last(message).reply).toContain(said);
});

it("puts the person's own figures beside the term", () => {
  expect(last("what does APR mean").reply).toMatch(
    /\*\*For you\*\*: your costliest debt is Sears card, \$1,400 at 22%/,
  );
});

it.each(["what does interest mean", "what does zbor mean", "what do assets mean", "what does a P/E ratio mean"])(
  "takes no mean for an average: %s",
  (message) => {
    expect(last(message).reply).not.toMatch(/average/i);
  },
);

it("leaves what is the person's own to their figures", () => {
  expect(last("what is my net worth").reply).toContain("**$15,500**");
  expect(last("what's the rate on the sears card").reply).toContain("**22%**");
  const named = { ...SOMEONE, financials: { ...SOMEONE.financials, debts: mortgage() } };
  expect(talk(named, ["what is mortgage"])[0]?.reply).toContain("$200,000");
  expect(talk(named, ["what does mortgage mean"])[0]?.reply).toContain("A mortgage is a loan for a home");
});

function mortgage() {
  return documentsOf({ state: { debts: [{ id: "d1", name: "Mortgage", type: "mortgage", balance: 200_000 }] } })
    .financials.debts;
}

it("answers a question that a button asks by its lesson", () => {
  expect(last("What is APR?").reply).toContain("It depends on");
});
