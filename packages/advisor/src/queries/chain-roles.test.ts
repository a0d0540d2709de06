import { describe, expect, test } from "vitest";
import { type Case, documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const STATE: Case["state"] = {
  financialInfo: { annualIncome: 52_000, annualExpenses: 46_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Helm checking", type: "savings", value: 2_300 },
    { id: "a2", name: "Helm saver", type: "savings", value: 9_400 },
    { id: "a3", name: "Tuba", type: "other", value: 6_200 },
    { id: "a4", name: "Dinghy", type: "other", value: 11_500 },
    { id: "a5", name: "Rest Super", type: "retirement", value: 30_000 },
  ],
  debts: [
    { id: "d1", name: "Dinghy loan", type: "personal-loan", balance: 7_100, interestRate: 8 },
    { id: "d2", name: "Otto card", type: "credit-card", balance: 640, interestRate: 22 },
    { id: "d3", name: "Aunt Bea", type: "other", balance: 900, interestRate: 0 },
    { id: "d4", name: "Lakeside mortgage", type: "mortgage", balance: 80_000, interestRate: 4 },
  ],
};
const ask = (message: string) => {
  const [turn] = talk(documentsOf({ state: STATE }), [message]);
  expect(turn?.wrote).toBe(false);
  return turn?.reply ?? "";
};

describe("money that goes step by step, in words that no list holds", () => {
  test.each([
    [
      "Should a buyer turn up for the tuba at its recorded value, I would extinguish the Otto card with it. What would remain of that money?",
      "$5,560",
    ],
    [
      "if dad takes the tuba off me for what i put, and i give aunt bea her 500 and pay otto off, what would i have from the tuba",
      "$5,060",
    ],
    [
      "the dinghy goes at the price in the app, its loan gets squared off, the rest lands in Helm saver. what's Helm saver showing?",
      "$13,800",
    ],
    [
      "I sell the tuba and the dinghy for what you have there, and I pay the dinghy loan and Aunt Bea. In my pocket how much?",
      "$9,700",
    ],
    [
      "My wife wants every card gone. We pay the Otto card and Aunt Bea from the Helm saver. What stays in the Helm saver?",
      "$7,860",
    ],
    [
      "sell the tuba, kill the otto card, all the rest of it goes to the Lakeside mortgage. how much is the mortgage now",
      "$74,440",
    ],
  ])("%s", (message, figure) => {
    expect(ask(message)).toContain(figure);
  });

  test.each([
    "if I pay 500 off the dinghy loan from Helm saver, how much would each be at?",
    "what if the dinghy is valued 5 percent lower and I pay 300 from the Helm saver toward Aunt Bea, what is my net worth then?",
  ])("a payment or a change of worth is none: %s", (message) => {
    expect(ask(message)).not.toMatch(/It brings/);
  });
});

describe("pay and spending that change", () => {
  test.each([
    ["Pay goes up 5 percent, spending goes down 1,200 a year. Leftover per year?", "$9,800"],
    [
      "Suppose the income becomes 58,000 while I also spend 90 less per month. What remains at the end of a year?",
      "$13,080",
    ],
    ["say I get 350 more a month overtime, what would I have left each month", "$850"],
    ["if petrol puts 60 on my spending every month, what do I still have over in a month?", "$440"],
  ])("%s", (message, figure) => {
    expect(ask(message)).toContain(figure);
  });
});

describe("questions that are announced", () => {
  test("are answered each", () => {
    const reply = ask("Two figures, please: my net worth, and the sum of my debts.");
    expect(reply).toContain("−$29,240");
    expect(reply).toContain("$88,640");
  });
});

test("a goal of everyday words is known by its whole title", () => {
  const documents = documentsOf({
    state: {
      ...STATE,
      goals: [
        {
          id: "g1",
          title: "Emergency fund",
          type: "financial",
          targetAmount: 15_000,
          currentAmount: 8_200,
          status: "In Progress",
        },
      ],
    },
  });
  expect(talk(documents, ["how's my emergency fund goal looking now?"])[0]?.reply).toMatch(/\$8,200|54\.7%/);
});

test("a house is left out of what is owed by its loan", () => {
  const turns = talk(documentsOf({ state: STATE }), ["how much do I owe all up", "and without the dinghy?"]);
  expect(turns[1]?.reply).toContain("$81,540");
});

test("so much more a month goes beside all that is left over", () => {
  expect(ask("if I add 500 more every month when will I be debt free")).toContain("$1,000 a month");
});
