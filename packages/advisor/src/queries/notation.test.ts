import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { queryOfNotation } from "./notation.ts";
import type { SlotValue } from "./notation-slots.ts";

const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [{ id: "a1", name: "Ally savings", type: "savings", value: 7_000 }],
    debts: [{ id: "d1", name: "Visa", type: "credit-card", balance: 5_000, interestRate: 18 }],
  },
});
const slots = new Map<string, SlotValue>([
  ["asset0", { items: [{ side: "assets", id: "a1" }] }],
  ["debt1", { items: [{ side: "debts", id: "d1" }] }],
  ["money2", { number: 300 }],
  ["period3", { timesAYear: 52 }],
  ["span4", { months: 18 }],
]);
const queryOf = (meaning: string) => queryOfNotation(meaning, { slots, documents });
const ally = { kind: "sum", of: { kind: "entries", items: [{ side: "assets", id: "a1" }] }, field: "amount" };
const visa = { kind: "entries", items: [{ side: "debts", id: "d1" }] };

describe("the notation of questions", () => {
  it("says figures, by another period and without some entries", () => {
    expect(queryOf("value {asset0}")).toEqual({ kind: "value", of: ally });
    expect(queryOf("value surplus")).toEqual({
      kind: "value",
      of: { kind: "per", of: { kind: "measure", measure: "surplus" }, timesAYear: 12 },
    });
    expect(queryOf("value net-worth without {debt1}")).toEqual({
      kind: "value",
      of: { kind: "without", of: { kind: "measure", measure: "net-worth" }, less: visa },
    });
  });

  it("says comparisons of two operands", () => {
    expect(queryOf("difference {asset0} {debt1}")).toMatchObject({ kind: "compare", left: ally, as: "difference" });
    expect(queryOf("share {asset0} of assets")).toMatchObject({ of: { kind: "share", part: ally } });
  });

  it("says how long and how much a month", () => {
    expect(queryOf("until-zero {debt1} at {money2}")).toEqual({
      kind: "until-zero",
      of: visa,
      payment: { kind: "amount", value: 300, unit: "money" },
    });
    expect(queryOf("until-zero {debt1} at {money2} {period3}")).toMatchObject({
      payment: { kind: "per", of: { kind: "times", of: { value: 300 }, factor: 52 }, timesAYear: 12 },
    });
    expect(queryOf("monthly-to-zero {debt1} in {span4}")).toEqual({ kind: "clear-in", of: visa, months: 18 });
  });

  it("says suppositions as changes", () => {
    expect(queryOf("if pay {debt1} {money2} from {asset0} : value {debt1}")).toMatchObject({
      kind: "suppose",
      changes: [
        { kind: "edit-debt", id: "d1", fields: { balance: 4_700 } },
        { kind: "edit-asset", id: "a1", fields: { value: 6_700 } },
      ],
    });
    expect(queryOf("if expenses-up {money2} {period3} : value surplus")).toMatchObject({
      changes: [{ kind: "set-financial-info", fields: { annualExpenses: 63_600 } }],
    });
    expect(queryOf("if sell {asset0} {money2} : value net-worth")).toMatchObject({
      changes: [{ kind: "edit-asset", id: "a1", fields: { value: 300 } }],
    });
    expect(queryOf("if gone {debt1}, double {asset0} : value net-worth")).toMatchObject({
      changes: [
        { kind: "delete-debt", id: "d1" },
        { kind: "edit-asset", id: "a1", fields: { value: 14_000 } },
      ],
    });
  });

  it("has no place for what it does not know", () => {
    for (const meaning of [
      "none",
      "value {goal7}",
      "frobnicate {debt1}",
      "until-zero {asset9}",
      "if pay {debt1} : value {debt1}",
    ])
      expect([meaning, queryOf(meaning)]).toEqual([meaning, null]);
  });
});
