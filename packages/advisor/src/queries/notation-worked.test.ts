import { evaluateQuery, type Scene } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { queryOfNotation } from "./notation.ts";
import type { SlotValue } from "./notation-slots.ts";
import { sayBeside } from "./say-beside.ts";
import { sayOutcome } from "./say-outcome.ts";

const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 64_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 7_000 },
      { id: "a2", name: "Brokerage", type: "stocks", value: 12_500 },
    ],
    debts: [
      { id: "d1", name: "Visa", type: "credit-card", balance: 5_000, interestRate: 18 },
      { id: "d2", name: "Car loan", type: "car-loan", balance: 9_000, interestRate: 6 },
    ],
    goals: [
      {
        id: "g1",
        title: "Roof",
        type: "financial",
        targetAmount: 9_000,
        currentAmount: 2_000,
        targetDate: "2027-11-30",
      },
    ],
  },
});
const stored = (side: "assets" | "debts" | "goals", id: string): SlotValue => ({ items: [{ side, id }] });
const slots = new Map<string, SlotValue>([
  ["ally", stored("assets", "a1")],
  ["brokerage", stored("assets", "a2")],
  ["visa", stored("debts", "d1")],
  ["car", stored("debts", "d2")],
  ["roof", stored("goals", "g1")],
  ["loans", { items: [...(stored("debts", "d1").items ?? []), ...(stored("debts", "d2").items ?? [])] }],
  ["money1", { number: 300 }],
  ["percent1", { number: 20 }],
  ["count1", { number: 6 }],
  ["money2", { number: 520 }],
  ["span1", { months: 18 }],
]);
const scene: Scene = { documents, today: "2026-11-30" as Scene["today"] };

function said(meaning: string): string {
  const query = queryOfNotation(meaning, { slots, documents });
  if (!query) return "no meaning";
  const outcome = evaluateQuery(query, scene);
  const first = sayOutcome(query, outcome, documents);
  return `${first} ${sayBeside(query, outcome, first, scene)}`.trim();
}

describe("sums in the notation", () => {
  it.each([
    [
      "value {ally} + {brokerage} - {visa}",
      "Ally savings and Brokerage would cover Visa: **$14,500** is left over. Ally savings $7,000, Brokerage $12,500, Visa $5,000.",
    ],
    ["value {brokerage} - ( {visa} + {car} )", "Brokerage would not cover Visa and Car loan: **$1,500** is missing."],
    ["value {ally} - remaining {roof}", "Ally savings would cover what is left to save for Roof: **$0** is left over."],
    ["value third * {car}", "33.3% of Car loan is **$3,000**."],
    ["value ( {brokerage} - {visa} ) / 3", "**$2,500**"],
    ["value {visa} - {money1} * 2", "Visa less 2 times $300 is **$4,400**."],
    ["value expenses per month * {count1} - {ally}", "6 times your spending a month less Ally savings is **$25,000**."],
    ["value {brokerage} * {percent1}", "20% of Brokerage is **$2,500**."],
  ])("%s: what several figures come to, with each of them", (meaning, words) => {
    expect(said(meaning)).toContain(words);
  });

  it.each([
    ["value {roof} + {money1} week * {span1}", "**$25,400**"],
    ["value surplus * {span1}", "1.5 times what you have left over is **\u2212$6,000**."],
    [
      "value {brokerage} / ( expenses per month - income per month )",
      "At your spending a month less your income a month, Brokerage lasts **37.5 months** (3.1 years).",
    ],
    [
      "value remaining {roof} / {money1} week",
      "What is left to save for Roof takes **23.3 weeks** at $300, 5.4 months.",
    ],
    ["value {ally} / expenses", "lasts **1.3 months**"],
  ])("%s: what comes or goes by a period, over some time", (meaning, words) => {
    expect(said(meaning)).toContain(words);
  });

  it.each([
    ["value ( {money1} month + {money1} month ) per week", "**$138.46**"],
    ["value ( {money1} week + {money2} month ) per year", "**$21,840**"],
    ["value income / {money2} week", "Your income a week is **2.22 times** $520."],
    ["value expenses per week / income", "Your spending is **1.07 times** your income."],
    ["value income / 12 - {money1} month", "**$4,700**"],
    ["value ( income - {money1} month ) per month", "**$4,700 a month**"],
  ])("%s: what comes by different periods is brought to one", (meaning, words) => {
    expect(said(meaning)).toContain(words);
  });

  it.each([
    ["share {visa} + {car} of {ally} + {brokerage}", "Visa and Car loan is **71.8%** of Ally savings and Brokerage."],
    ["ratio {brokerage} vs {visa} + {car}", "Brokerage is **0.89 times** Visa and Car loan."],
    ["percent-more {brokerage} vs {ally}", "Brokerage is **78.6%** more than Ally savings."],
    ["percent-more {ally} vs {brokerage}", "Ally savings is **44.0%** less than Brokerage."],
    [
      "enough {ally} + {money1} vs half * target-of {roof}",
      "Yes: Ally savings and $300 is $7,300 and $4,500 is needed, so **$2,800** would be left.",
    ],
    ["difference {ally} + {brokerage} vs debts", "**$5,500**"],
  ])("%s: sums held against each other", (meaning, words) => {
    expect(said(meaning)).toContain(words);
  });

  it("holds two entries that one name stands for against each other", () => {
    expect(said("difference {loans}")).toContain("The difference is **$4,000**: Car loan $9,000, Visa $5,000.");
    expect(said("percent-more {loans} vs {loans}")).toContain("Car loan is **80.0%** more than Visa.");
  });

  it("supposes one thing after the other, each on what is left", () => {
    expect(said("if pay {visa} all from {ally}, pay {car} all from {ally} : value {car}")).toContain(
      "Car loan is at **$7,000**.",
    );
  });

  it("takes every new entry that is supposed", () => {
    expect(said("if new-debt car-loan {money1}, new-debt other {money2} : value debts")).toContain("$14,820");
    expect(said("if new-asset savings {money1}, new-debt other {money2} : value net-worth")).toContain("$5,280");
  });

  it.each([
    "value {ally} +",
    "value ( {ally} - {visa}",
    "value {count1} * 2",
    "value {ally} / 0",
    "value {nobody} + {ally}",
  ])("%s says nothing", (meaning) => {
    expect(said(meaning)).toBe("no meaning");
  });
});

describe("what a goal asks for each month, in sums", () => {
  it.each([
    ["value expenses per month - monthly {roof}", 4_750],
    ["value monthly {roof} in {span1} * {count1}", (7_000 / 18) * 6],
    ["share monthly {roof} of expenses", (7_000 / 12 / (64_000 / 12)) * 100],
    ["value sum monthly {roof} and monthly {roof}", (7_000 / 12) * 2],
    ["value monthly {roof} per week", 7_000 / 52],
  ])("%s", (meaning, value) => {
    const query = queryOfNotation(meaning, { slots, documents });
    const outcome = query && evaluateQuery(query, scene);
    expect(outcome).toMatchObject({ kind: "figure", figure: { value: expect.closeTo(value, 2) } });
  });

  it("is held against what is left over by the month, and said by the goal's name", () => {
    expect(said("enough surplus monthly {roof}")).toContain("$583.33 is needed");
    expect(said("more income monthly {roof}")).toContain("$4,417");
  });
});
