import { describe, expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const EARNER = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Chase checking", type: "savings", value: 4_200 },
      { id: "a2", name: "Marcus", type: "savings", value: 11_500 },
      { id: "a3", name: "Honda Civic", type: "other", value: 9_500 },
    ],
    debts: [
      { id: "d1", name: "Chase Sapphire", type: "credit-card", balance: 4_000, interestRate: 22.5 },
      { id: "d2", name: "Chase Freedom", type: "credit-card", balance: 2_000, interestRate: 27.5 },
      { id: "d3", name: "Home loan", type: "mortgage", balance: 200_000, interestRate: 6 },
    ],
    goals: [
      {
        ...{ id: "g1", title: "Europe trip", type: "financial", status: "In Progress" },
        ...{ currentAmount: 3_000, targetAmount: 9_000, targetDate: "2027-05-20" },
      },
    ],
  },
});

/** The last answer of a talk in which nothing is written. */
function said(...messages: string[]): string {
  const turns = talk(EARNER, messages);
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return turns.at(-1)?.reply ?? "";
}

describe("what comes in and goes out", () => {
  it.each([
    "what do we make and spend a month",
    "whats our monthly in and out",
    "so how much do we earn and how much do we blow monthly",
  ])("is told both ways: %s", (question) => {
    expect(said(question)).toMatch(/^You make \*\*\$5,000\*\* a month and spend \*\*\$4,000\*\*\. \*\*\$1,000\*\*/);
  });

  it("says how much could go at debts", () => {
    const ofCards = said("what can i afford to throw at the cards every month");
    expect(ofCards).toMatch(/^Up to \*\*\$1,000 a month\*\*.*\*\*7 months\*\*/);
    const question = "with what I earn and what I spend how much could I throw at them a month";
    expect(said("what do I owe?", question)).toMatch(/^Up to \*\*\$1,000 a month\*\*/);
  });

  it.each([
    ["is 300 a month too much for my salary", /^It is not too much: .*\*\*6%\*\* of your income.*\*\*30%\*\*/],
    ["is 1,800 rent too much for my salary", /^It is on the high side: .*\*\*36%\*\*/],
    ["is $150 a week on takeaway a lot for my salary", /\*\*\$7,800\*\* a year, \*\*13%\*\*/],
  ])("weighs a cost: %s", (question, verdict) => expect(said(question)).toMatch(verdict));
});

describe("where a figure comes from", () => {
  it.each([
    [["what's left over each month?", "where does the 1,000 come from"], "$5,000 less $4,000 is **$1,000 a month**"],
    [["can we afford daycare at 450 a month", "Wait where does the 550 come from"], "less the $450 that is **$550**"],
    [
      ["daycare starts in january, 450 a month. can we even afford that", "where does the 550 come from"],
      "less the $450 that is **$550**",
    ],
    [["what's left over each month?", "where did you get the 1,000"], "$5,000 less $4,000 is **$1,000 a month**"],
    [["whats my net worth", "how did u get that number"], "the difference is"],
    [["how much interest do I pay a month", "where did that number come from"], "**$13,450** a year"],
    [["what's the interest on the freedom", "how'd you work that out"], "27.5% of $2,000 is **$550** a year"],
  ])("%j", (messages, words) => expect(said(...messages)).toContain(words));

  it("tells it by another period", () => {
    expect(said("my phone plan is 48 a month", "whats that a year")).toBe("$48 a month is **$576** a year.");
    expect(said("I send 300 every month to my mom", "no, how much do I SEND in one year")).toContain(
      "**$3,600** a year",
    );
    const asked = "how much do i make a year if i usually get like 550 a week with tips";
    expect(said(asked)).toBe("$550 a week is **$28,600** a year.");
    expect(said("how much left over each month", "and what's that a year")).toBe("That is **$12,000** a year.");
    expect(said("how much must I put away a month for europe?", "how much is that a year")).toMatch(/\*\*\$12,000\*\*/);
  });
});

describe("money that comes in", () => {
  it.each([
    ["if he pays me 5,600, can I finish both cards?", /^No: .*\*\*\$400\*\* short/],
    ["a client will pay me 8,000 next month, is that enough for both cards?", /^Yes: .*\*\*\$2,000\*\*/],
    ["with the 5,000 bonus could i be rid of the cards?", /^No: .*\*\*\$1,000\*\* short/],
    ["if i win 50,000 can i clear everything except the house", /^Yes: Chase Sapphire and Chase Freedom come/],
    ["what would be left of a 9,000 inheritance after paying both cards", /\*\*\$3,000\*\* of the \$9,000/],
    ["if she pays me back 500 what's my checking at", /would be at \*\*\$4,700\*\*/],
    ["when they refund the 1,450 what will i have in cash?", /would be at \*\*\$17,150\*\*/],
    [
      "if my ex pays the 4,000 he owes me, what should i do with it",
      /\*\*\$2,000\*\* to Chase Freedom at 27.5%, which/,
    ],
    ["if I buy a car for 5,600 what would be left", /\*\*\$10,100\*\* of your cash/],
  ])("%s", (question, verdict) => expect(said(question)).toMatch(verdict));

  it("goes on from the debts that were spoken of", () => {
    expect(said("sapphire and freedom together?", "is 7,000 enough")).toMatch(/^Yes: .*\*\*\$1,000\*\*/);
    expect(said("what do the cards come to", "would 5k do it")).toMatch(/^No: .*\*\*\$1,000\*\* short/);
    expect(said("if he pays me 5,600, can I finish both cards?", "5600 enough or not?")).toMatch(/^No: /);
  });

  it("lets what came in be told", () => {
    expect(talk(EARNER, ["he paid me 5,600 into checking"])[0]?.wrote).toBe(true);
  });
});
