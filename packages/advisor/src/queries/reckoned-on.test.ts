import { describe, expect, it, test } from "vitest";
import { converse } from "../../testing/converse.ts";
import { documentsOf } from "../../testing/run-case.ts";

const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 84_000, annualExpenses: 66_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Lakeside flat", type: "real-estate", value: 260_000 },
      { id: "a2", name: "Ally savings", type: "savings", value: 18_000 },
      { id: "a3", name: "Roth IRA", type: "retirement", value: 35_500 },
      { id: "a4", name: "Boat", type: "other", value: 9_500 },
    ],
    debts: [
      { id: "d1", name: "Flat mortgage", type: "mortgage", balance: 180_000, interestRate: 5.5 },
      { id: "d2", name: "Discover card", type: "credit-card", balance: 4_200, interestRate: 24 },
      { id: "d3", name: "Student loan", type: "student-loan", balance: 12_000, interestRate: 5 },
    ],
  },
});

/** The last reply of a talk in which nothing is written. */
function told(...messages: string[]): string {
  const { reply, stored } = converse(documents, messages);
  expect(stored).toBe(0);
  return reply;
}

describe("a figure that is reckoned on with", () => {
  test.each([
    [["what do I have in ally and the roth together", "ok minus the discover card"], /\$49,300/],
    [["how much is in ally", "less the student loan?"], /\$6,000/],
    [["flat plus the boat?", "now add the roth"], /\$305,000/],
    [["total of my debts", "take off the mortgage"], /\$16,200/],
    [
      [
        "if I sold the boat and paid the discover with it, what's left?",
        "and then pay 5000 of the student loan with that",
      ],
      /\$300/,
    ],
  ])("%s", (messages, expected) => {
    expect(told(...messages)).toMatch(expected);
  });

  test.each([
    [["how much interest do I pay a year?", "how much of my income is that, in percent"], /13\.7% of your income/],
    [["ally plus the roth =", "ally is what percent of that"], /33\.6%/],
    [["what do i owe on the student loan", "how big a chunk of my debts is it"], /6\.1%/],
    [["if I sold the boat for 7000, net worth?", "what % of my target would that be"], /12\.4%/],
  ])("as a share: %s", (messages, expected) => {
    expect(told(...messages)).toMatch(expected);
  });
});

describe("a supposition that changes the last one", () => {
  test.each([
    [["what would my net worth be if the flat dropped 10%?", "and 20%?"], /\$74,800/],
    [["if i earned 500 more a month what would i have left over", "what about 800"], /\$2,300/],
    [["if i put 2k from ally on the discover what would be left on it", "3k instead"], /\$1,200/],
    [["if the roth went up 10%, net worth?", "down 10%?"], /\$123,250/],
    [["if the flat dropped 10% what's my net worth", "and the roth instead?"], /\$123,250/],
  ])("by another amount or name: %s", (messages, expected) => {
    expect(told(...messages)).toMatch(expected);
  });

  it("stands on it where it says so", () => {
    expect(told("If I cleared the student loan from Ally, what's left in Ally?", "and the discover too?")).toMatch(
      /\$1,800/,
    );
    expect(told("net worth if the student loan was forgiven", "and the discover card too")).toMatch(/\$143,000/);
  });

  it("is no telling, even where it can't be read", () => {
    told("what if I earned 6000 more a year, savings rate?", "and on top of that spent 3000 less");
  });
});

describe("two suppositions in one message", () => {
  test.each([
    ["what if my pay went up 500 a month and rent dropped 200 a month, what's left over each month", /\$2,200 a month/],
    [
      "say my hours get cut, 600 less a month coming in, and childcare ends so 450 less going out. what's over each month?",
      /\$1,350 a month/,
    ],
    ["Net worth if the roth falls 20% and the flat climbs 5%.", /\$132,700/],
    ["net worth if the roth falls 30% and i pay the discover from ally", /\$116,150/],
    ["suppose the flat gains 20k and the student loan is forgiven, what is my net worth?", /\$158,800/],
    ["say the flat gains 20k and the student loan is forgiven, where does my net worth end up", /\$158,800/],
  ])("%s", (message, expected) => {
    expect(told(message)).toMatch(expected);
  });
});

it("reads a row of idle words after a supposition in no time", () => {
  const before = performance.now();
  told("if the boat sold for 7000, net worth?", `${"well ".repeat(60)}hm xyzzy 5000?`);
  expect(performance.now() - before).toBeLessThan(2_000);
});
