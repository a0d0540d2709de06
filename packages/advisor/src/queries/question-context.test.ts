import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { queryOfNotation } from "./notation.ts";
import type { SlotValue } from "./notation-slots.ts";
import { afterQueries } from "./question-context.ts";

const TODAY = "2026-11-30";
const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Harbor savings", type: "savings", value: 5_000 },
      { id: "a2", name: "Skiff", type: "other", value: 4_000 },
    ],
    debts: [{ id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 22 }],
    goals: [{ id: "g1", title: "Roof", type: "financial", targetAmount: 9_000, currentAmount: 2_000 }],
  },
});
const stored = (side: "assets" | "debts" | "goals", id: string): SlotValue => ({ items: [{ side, id }] });
const slots = new Map<string, SlotValue>([
  ["harbor", stored("assets", "a1")],
  ["skiff", stored("assets", "a2")],
  ["sears", stored("debts", "d1")],
  ["goal", stored("goals", "g1")],
  ["money", { number: 250 }],
  ["money2", { number: 3_100 }],
  ["rate", { number: 6.25 }],
  ["percent", { number: 12.5 }],
  ["period", { timesAYear: 52 }],
  ["span", { months: 18 }],
]);

/** What a message may go on from after a question, as "slot value". */
function before(meaning: string): string[] {
  const query = queryOfNotation(meaning, { slots, documents });
  if (!query) throw new Error(`no meaning: ${meaning}`);
  const { candidates } = afterQueries({ items: [], candidates: [] }, [query], documents, TODAY);
  return candidates.map(({ slot, value }) => {
    const [item] = value.items ?? [];
    return `${slot} ${item?.id ?? value.number ?? value.months ?? value.timesAYear}`;
  });
}

describe("what was asked before a message may be gone on from by what was said in it", () => {
  test.each([
    ["if income-up {money} month : value surplus per month", ["money 250", "period 12"]],
    ["if expenses-down {percent} : value surplus per month", ["percent 12.5"]],
    ["if income {money2} month : value savings-rate", ["money 3100", "period 12"]],
    ["if sell {skiff} {money2} : value net-worth", ["asset a2", "money 3100"]],
    ["if asset-down {skiff} {percent} : value net-worth", ["asset a2", "percent 12.5"]],
    ["if rate {sears} {rate} : interest {sears} per year", ["debt d1", "rate 6.25"]],
    ["if new-debt car-loan {money2} rate {rate} : value debts", ["money 3100", "rate 6.25"]],
    ["until-zero {sears} at {money} {period}", ["debt d1", "money 250", "period 52"]],
    ["until-zero {sears} at {money} month", ["money 250", "period 12"]],
    ["afford {money} month", ["money 250", "period 12"]],
    ["grow {harbor} {rate} {span}", ["asset a1", "rate 6.25", "span 18"]],
    ["value {harbor} * {percent}", ["percent 12.5"]],
    ["value {goal} + {money} month * {span}", ["goal g1", "money 250", "span 18"]],
    ["list debts over {rate}", ["rate 6.25"]],
  ])("%s", (meaning, wanted) => {
    expect(before(meaning)).toEqual(expect.arrayContaining(wanted));
  });

  test("what is paid from a sale stands on what the sale leaves", () => {
    expect(before("if sell {skiff} {money2}, pay {sears} {money} : value net-worth")).toEqual(
      expect.arrayContaining(["asset a2", "money 3100", "debt d1", "money 250"]),
    );
  });
});
