import { applyChanges, type Change, type Goal } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { documentsOf } from "../corpus/run-case.ts";
import { judgeChanges } from "./judge-changes.ts";
import type { Finding } from "./veto.ts";

const documents = documentsOf({
  id: "vetoes",
  tags: [],
  state: {
    financialInfo: { annualIncome: 72_000, annualExpenses: 48_000 },
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 20_000 },
      { id: "a2", name: "Car", type: "other", value: 7_000 },
    ],
    debts: [{ id: "d1", name: "Visa", type: "credit-card", balance: 3_200, interestRate: 24.9 }],
    goals: [],
  },
  turns: [],
  expect: {},
});

function judge(message: string, ...changes: Change[]): Finding[] {
  return judgeChanges({
    message,
    documents,
    changes,
    today: "2026-11-20",
    known: [],
    newId: (prefix) => `${prefix}-new`,
  });
}

const ally = (value: number): Change => ({ kind: "edit-asset", id: "a1", fields: { value } });
const visa = (balance: number): Change => ({ kind: "edit-debt", id: "d1", fields: { balance } });
const income = (annualIncome: number): Change => ({ kind: "set-financial-info", fields: { annualIncome } });
const asset = (name: string, value: number): Change => ({
  kind: "add-asset",
  asset: { id: "new", name, type: "other", value, description: "" },
});
const goal = (title: string, targetAmount: number): Change => ({
  kind: "add-goal",
  goal: { ...GOAL, title, targetAmount },
});
const GOAL: Goal = {
  id: "new",
  title: "",
  type: "financial",
  targetAmount: null,
  currentAmount: 0,
  progress: null,
  targetDate: null,
  status: "Not Started",
  description: "",
  category: "",
  submilestones: [],
  createdAt: "2026-11-20T00:00:00.000Z",
  updatedAt: "2026-11-20T00:00:00.000Z",
};

describe("an amount that nobody gave as money is not stored:", () => {
  it.each<[string, string, Change]>([
    ["age-or-year", "I want to retire at 55 with 2 million", goal("Retire", 55)],
    ["age-or-year", "be a millionaire by 40", goal("Be a millionaire", 40)],
    ["age-or-year", "I want to be debt free by 30 lol too late", goal("Be debt free", 30)],
    ["age-or-year", "add my 401k, I'm 52", asset("401k", 52)],
    ["age-or-year", "a house by 2031 would be nice, make it a goal", goal("House", 2_031)],
    ["age-or-year", "I have 40 shares of Apple", asset("Apple", 40)],
    ["rate", "my Ally savings pay 4.2%", ally(4.2)],
    ["unsaid-amount", "my Ally savings are at 21k", ally(35_000)],
    ["unsaid-amount", "I bought a boat", asset("Boat", 9_000)],
    ["foreign-currency", "I have £5,000 in Barclays", asset("Barclays", 5_000)],
    ["foreign-currency", "there are 800 euros in Bunq", asset("Bunq", 800)],
    ["foreign-currency", "C$6,750 in my TFSA", asset("TFSA", 6_750)],
  ])("%s: %s", (veto, message, change) => {
    expect(judge(message, change)).toMatchObject([{ veto, changes: [change] }]);
  });
});

describe("an amount that was said, or is computed from what was said and what is stored, is:", () => {
  it.each<[string, Change]>([
    ["my Ally savings are at 21k", ally(21_000)],
    ["paid 700 on the Visa", visa(2_500)],
    ["got a raise of 10%", income(79_200)],
    ["I make 3,000 a month and another 400 a month on the side", income(40_800)],
    ["20 an hour, 30 hours a week", income(31_200)],
    ["paid off half the Visa", visa(1_600)],
    ["I want to pay off the Visa", goal("Pay off the Visa", 3_200)],
    ["I want a million by 55", goal("A million", 1_000_000)],
    ["I have twenty-one thousand five hundred in Ally", ally(21_500)],
    ["a pension of $55", asset("Pension", 55)],
  ])("%s", (message, change) => {
    expect(judge(message, change)).toEqual([]);
  });

  it("counts what the question was about that the message answers", () => {
    const newId = (prefix: string) => `${prefix}-new`;
    const proposal = {
      message: "yes, that one",
      documents,
      changes: [ally(25_000)],
      today: "2026-11-20" as const,
      newId,
    };
    expect(judgeChanges({ ...proposal, known: [] })).toHaveLength(1);
    expect(judgeChanges({ ...proposal, known: [5_000] })).toEqual([]);
  });
});

describe("a leap of more than ten times", () => {
  it.each<[string, Change]>([
    ["ally is at 900k", ally(900_000)],
    ["ally is at 200", ally(200)],
    ["the visa is at 40k", visa(40_000)],
    ["I make 5k a year", income(5_000)],
  ])("is asked about first: %s", (message, change) => {
    const [finding, ...others] = judge(message, change);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ veto: "tenfold", options: [{ changes: [change], yes: true }, { changes: [] }] });
  });

  it.each<[string, Change]>([
    ["an inheritance came in, ally is at 900k after that", ally(900_000)],
    ["typo: ally is at 200", ally(200)],
    ["the visa is down to 100", visa(100)],
    ["ally is at 190k", ally(190_000)],
    ["my income is zero right now", income(0)],
  ])("is stored where a word accounts for it, or it is smaller: %s", (message, change) => {
    expect(judge(message, change)).toEqual([]);
  });
});

describe("doubt and questions", () => {
  const gone: Change = { kind: "delete-debt", id: "d1" };

  it.each(["drop the visa? not sure", "maybe delete the visa", "remove the visa or not, idk"])(
    "remove nothing: %s",
    (message) => {
      expect(judge(message, gone)).toMatchObject([{ veto: "asked-or-doubted", options: [{ changes: [gone] }, {}] }]);
    },
  );

  it.each(["are 0% cards worth it?", "what is a balance transfer? should I do one with 0% on the visa?"])(
    "write nothing: %s",
    (message) => {
      const change: Change = { kind: "edit-debt", id: "d1", fields: { interestRate: 0 } };
      expect(judge(message, change)).toMatchObject([{ veto: "asked-or-doubted", changes: [change] }]);
    },
  );

  it.each(["delete the visa", "can you delete the visa?", "I'm definitely sure: drop the visa"])(
    "are no orders: %s",
    (message) => expect(judge(message, gone)).toEqual([]),
  );
});

describe("a list", () => {
  const none: Change = { kind: "confirm-no-debts" };

  it.each(["debt free by 30 lol too late", "no debts by the end of next year", "debt-free before I turn 40"])(
    "is not empty because somebody hopes that it will be: %s",
    (message) => {
      expect(judge(message, none)).toMatchObject([{ veto: "asked-or-doubted", options: [{ changes: [none] }, {}] }]);
    },
  );

  it.each(["debt free at 32", "I have no debts by now", "I have no debts, paid the last one by June"])(
    "is empty where somebody says so: %s",
    (message) => expect(judge(message, none)).toEqual([]),
  );
});

it("leaves alone what nothing is held against, beside what is", () => {
  const changes = [ally(21_000), asset("Boat", 9_000)];
  expect(judge("ally is at 21k, and I got a boat", ...changes)).toMatchObject([{ changes: [changes[1]] }]);
});

it("offers answers that can be carried out as they are", () => {
  for (const finding of judge("ally is at 900k", ally(900_000))) {
    for (const { changes } of "options" in finding ? finding.options : [])
      expect(applyChanges(documents, changes, "2026-11-20T09:00:00.000Z").refused).toEqual([]);
  }
});
