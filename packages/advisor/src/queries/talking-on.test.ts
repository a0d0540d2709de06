import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../testing/run-case.ts";
import { type Turn, talk } from "../../testing/talk.ts";

const goal = { type: "financial", status: "In Progress" };
const GOALS = [
  { id: "g1", title: "Norway trip", ...goal, targetAmount: 4_000, currentAmount: 600, targetDate: "2027-09-20" },
  { id: "g2", title: "New boiler", ...goal, targetAmount: 6_000, currentAmount: 0, targetDate: "2027-11-20" },
];
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 72_000, annualExpenses: 60_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Harbor checking", type: "savings", value: 5_000 },
    { id: "a2", name: "Kayak", type: "other", value: 900 },
    { id: "a3", name: "Camper", type: "other", value: 10_000 },
  ],
  debts: [
    { id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 24 },
    { id: "d2", name: "Macy's card", type: "credit-card", balance: 2_600, interestRate: 18 },
  ],
  goals: GOALS,
};
const SOMEONE = documentsOf({ state: STATE });

function last(...messages: string[]): Turn {
  const turns = talk(SOMEONE, messages);
  expect(turns.some(({ wrote }) => wrote)).toBe(false);
  return turns.at(-1) as Turn;
}

describe("a question that goes on", () => {
  it.each([
    ["am I on track for norway"],
    ["is the norway trip feasible"],
    ["will we make norway on time"],
    ["how is the norway trip tracking"],
  ])("is of the goal that it names, not of the target: %s", (question) => {
    const { reply } = last(question);
    expect(reply).toContain("**$340 a month**");
    expect(reply).toMatch(/^Yes/);
  });

  it.each([
    ["what if I push norway to september 2028", "**$155 a month**"],
    ["and if we went to norway a year later?", "**$155 a month**"],
    ["what if I delay the norway trip by a year", "**$155 a month**"],
  ])("moves a goal in thought: %s", (question, figure) => {
    expect(last("how much a month for norway", question).reply).toContain(figure);
  });

  it.each(["can I manage that?", "is that feasible given my surplus?", "Is that within what I have left?"])(
    "holds the last answer against what is left over: %s",
    (question) => {
      expect(last("how much a month for norway", question).reply).toMatch(/^Yes: after \$340/);
      expect(last("how much a month for norway", "and weekly?", question).reply).toMatch(/^Yes: after \$340/);
    },
  );

  it.each(["can we do both with what's left over each month?", "sum of both vs my surplus?", "both together?"])(
    "takes both of the last two: %s",
    (question) => {
      expect(last("how much a month for norway", "and for the boiler", question).reply).toMatch(/^Yes: after \$840/);
    },
  );

  it.each(["delta", "difference?", "by how much?", "and the gap between the two?"])(
    "sets the last two answers apart by a bare word: %s",
    (word) => {
      const { reply } = last("how long on the sears card at 100 a month", "and at 200?", word);
      expect(reply).toMatch(/^The difference is \*\*\$\d/);
    },
  );

  it.each(["why", "why does that make such a difference?", "but why?"])(
    "says why a payment takes so long: %s",
    (why) => {
      const { reply } = last("how long on the sears card at 100 a month", why);
      expect(reply).toContain("**$28** is interest and **$72** brings the debt down");
    },
  );

  it("says why of the topic that was told last, not of an older figure", () => {
    expect(last("how much interest on the cards", "which debt should I pay first", "why").reply).toMatch(
      /^\*\*\w+ card first\*\* because of the rate/,
    );
  });

  it.each([
    ["net worth?", "excluding the camper?", "and the kayak excluded as well?", "**$1,000**"],
    ["net worth?", "without the camper", "and without the kayak too", "**$1,000**"],
    ["net worth?", "ex camper", "and ex kayak too", "**$1,000**"],
  ])("leaves out one thing after the other: %s %s %s", (...messages) => {
    const figure = messages.pop() as string;
    expect(last(...messages).reply).toContain(figure);
  });

  it.each([["net worth if the camper doubled in value", "and if I also lost the kayak", "**$21,000**"]])(
    "supposes one thing on top of the other: %s ... %s",
    (first, second, figure) => {
      expect(last(first, second).reply).toContain(figure);
    },
  );

  it.each(["net worth 2030?", "my net worth at 2030 on the current path", "nw in 2030"])(
    "looks ahead to a year that is named: %s",
    (question) => {
      expect(last(question).reply).toMatch(/\*\*\$\d[\d,]+\*\*/);
      expect(last("how long on the sears card at 100 a month", question).reply).not.toMatch(/clears it|payments/);
    },
  );

  it("takes a figure by the month after a debt for its payment, not for a year", () => {
    const { reply } = last(
      "how much do I owe on the sears card",
      "if I double the payment to 2000 a month when is it done",
    );
    expect(reply).toMatch(/^Sears card is gone in \*\*1 month/);
  });

  it("takes what somebody makes for income, and payments that they make for payments", () => {
    expect(last("when will I pay off the sears card if I make 6200 a month").reply).toContain("at $1,200 a month");
    expect(last("when will I pay off the sears card if I make 9200 a month").reply).toContain("at $4,200 a month");
    expect(last("when will I pay off the sears card if I make 3000 a month").reply).toContain("Nothing would be left");
    expect(last("if I pay 500 a month on Sears, when is it gone?").reply).toContain("at $500 a month");
    expect(last("when will I pay off the sears card if I make payments of 700 a month").reply).toContain(
      "at $700 a month",
    );
  });

  it("supposes one thing in place of the other where that is said", () => {
    const { reply } = last("net worth if the camper doubled in value", "and if I lost the kayak instead");
    expect(reply).toContain("**$11,000**");
  });

  it.each([
    ["what interest does the sears card cost a month?", "balance transfer gives 12.5, then?", "**$14.58 a month**"],
    ["what interest does the sears card cost a month?", "ooh and if a lender gets me 12.5?!", "**$14.58 a month**"],
    ["left over in a year if I cut spending by 15%?", "Go harder, 25%", "**$27,000 a year**"],
    [
      "what's missing for norway after I put all of Harbor checking in?",
      "and if it fell by half before that?",
      "**$900**",
    ],
  ])("is read in other words too, and never as a general question: %s ... %s", (first, second, figure) => {
    expect(last(first, second).reply).toContain(figure);
  });

  it("undoes nothing where what was left out of a figure is put back", () => {
    const state: Case["state"] = {
      assets: [
        { id: "a1", name: "Salon Milpitas", type: "business", value: 145_000 },
        { id: "a2", name: "Tesla Model Y", type: "other", value: 33_500 },
        { id: "a3", name: "TSLA stock", type: "stocks", value: 14_750 },
      ],
      debts: [{ id: "d1", name: "Tesla loan", type: "car-loan", balance: 24_900, interestRate: 5.49 }],
    };
    const person = documentsOf({ state });
    const turns = talk(person, ["net worth, no model y, no tesla loan", "put those back in. drop TSLA stock only"]);
    expect(turns.at(-1)).toMatchObject({ wrote: false, reply: expect.stringContaining("**$153,600**") });
  });
});
