import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const open = { type: "financial", status: "In Progress", submilestones: [] };
const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 34_800, annualExpenses: 29_400, currentSavings: null },
    assets: [{ id: "a1", name: "Ally savings", type: "savings", value: 12_000 }],
    debts: [{ id: "d1", name: "Chase Freedom", type: "credit-card", balance: 940, interestRate: 27.5 }],
    goals: [{ id: "g1", title: "Sister's wedding", targetAmount: 600_000, currentAmount: 150_000, ...open }],
  },
});

function after(message: string) {
  const { documents, reply } = talk(DOCUMENTS, [message]).at(-1) ?? { documents: DOCUMENTS, reply: "" };
  const { financials, goals } = documents;
  return {
    income: financials.financialInfo?.annualIncome,
    card: financials.debts?.[0]?.balance,
    target: goals.intermediateGoals[0]?.targetAmount,
    saved: goals.intermediateGoals[0]?.currentAmount,
    goals: goals.intermediateGoals.map(({ title }) => title),
    reply,
  };
}

test.each(["freedom hit me w a 39 late fee", "got slapped with a $39 late fee on the Freedom"])(
  "%j makes the card grow",
  (message) => expect(after(message).card).toBe(979),
);
test.each(["they waived the 39 late fee on the Freedom", "will the Freedom charge me a 39 late fee?"])(
  "%j does not",
  (message) => expect(after(message).card).not.toBe(979),
);

describe("pay that comes in a part of the year", () => {
  test.each([
    ["I make 3,000 a month for 10 months of the year", 30_000],
    ["I earn 250 a week, 32 weeks a year", 8_000],
    ["I make 3,000 a month", 36_000],
  ])("%j is so much", (message, income) => expect(after(message).income).toBe(income));
});

describe("a goal called by a word of its name", () => {
  test.each([
    ["please change the wedding to 7 lakhs, the caterer has increased everything :(", 700_000],
    ["bump the wedding up to 650,000", 650_000],
  ])("%j is to have another target", (message, target) => {
    expect(after(message)).toMatchObject({ target, saved: 150_000 });
  });

  test("is not completed by money put to it", () => {
    expect(after("put 5,000 to the wedding")).toMatchObject({ target: 600_000, saved: 155_000 });
  });
});

test("a wish to learn in plain words is a goal", () => {
  expect(after("i wanna get my RSA certificate").goals).toContain("Get my RSA certificate");
});

test("nobody of the family is taken for a debt", () => {
  expect(after("I sent 600 to my wife for the Freedom and now the Freedom is 340.").reply).not.toContain("Wife");
});
