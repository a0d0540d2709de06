import { describe, expect, test } from "vitest";
import {
  changedElsewhere,
  EMPTY_DRAFT,
  editsOf,
  isClosed,
  withClosed,
  withNewEntry,
  withNewerValues,
  withNewFields,
  withText,
} from "./check-in-draft.ts";

const stored = {
  financialInfo: { annualIncome: 85_000, annualExpenses: null, currentSavings: null },
  assets: [{ id: "a1", name: "Ally", type: "savings" as const, value: 20_000, description: "" }],
  debts: [{ id: "d1", name: "Visa", type: "credit-card" as const, balance: 900, interestRate: null, description: "" }],
};
const nothing = { amounts: {}, closed: [], addedAssets: [], addedDebts: [], info: {}, seen: {} };

describe("a check-in draft", () => {
  test("holds nothing of what was left alone, or typed back to what is stored", () => {
    const typed = withText(EMPTY_DRAFT, "assets.a1", "21k", 20_000);
    expect(withText(typed, "assets.a1", "20,000", 20_000)).toEqual(EMPTY_DRAFT);
    expect(editsOf(EMPTY_DRAFT, stored)).toEqual({ edits: nothing, errors: {} });
  });

  test("reads amounts as people type them, and blank income as none", () => {
    const draft = withText(withText(EMPTY_DRAFT, "assets.a1", "$21.5k", 20_000), "annualIncome", "", 85_000);
    expect(editsOf(draft, stored)).toEqual({
      edits: {
        ...nothing,
        amounts: { "assets.a1": 21_500 },
        info: { annualIncome: null },
        seen: { "assets.a1": 20_000, annualIncome: 85_000 },
      },
      errors: {},
    });
  });

  test("takes 0 for closed, like the mark, and either back", () => {
    const zero = withText(EMPTY_DRAFT, "debts.d1", "0", 900);
    const marked = withClosed(EMPTY_DRAFT, "debts.d1", 900);
    for (const draft of [zero, marked]) {
      expect(isClosed(draft, "debts.d1")).toBe(true);
      expect(editsOf(draft, stored).edits.closed).toEqual(["debts.d1"]);
      expect(withClosed(draft, "debts.d1", 900)).toEqual(EMPTY_DRAFT);
    }
  });

  test.each([
    ["", "Asset value is required"],
    ["abc", "Asset value must be a valid number"],
    ["-5", "Asset value must be greater than $0"],
  ])("of %j says: %s", (text, message) => {
    const { edits, errors } = editsOf(withText(EMPTY_DRAFT, "assets.a1", text, 20_000), stored);
    expect([edits.amounts, errors]).toEqual([{}, { "assets.a1": message }]);
  });

  test("adds what is whole, tells what is missing, and passes over what was never begun", () => {
    const begun = withNewEntry(withNewEntry(EMPTY_DRAFT, "assets", "n1"), "debts", "n2");
    expect(editsOf(begun, stored)).toEqual({ edits: nothing, errors: {} });
    const half = withNewFields(begun, "n2", { name: "Car loan" });
    expect(editsOf(half, stored).errors).toEqual({ "n2.amount": "Debt balance is required" });
    const whole = withNewFields(half, "n2", { text: "9k", type: "car-loan" });
    expect(editsOf(whole, stored).edits.addedDebts).toEqual([
      { id: "n2", name: "Car loan", type: "car-loan", balance: 9_000, interestRate: null, description: "" },
    ]);
  });

  test("names what changed or went elsewhere under it, and gives that up when asked", () => {
    const draft = withClosed(withText(EMPTY_DRAFT, "assets.a1", "21k", 20_000), "debts.d1", 900);
    expect(changedElsewhere(draft, stored)).toEqual([]);
    const newer = { ...stored, assets: [{ ...stored.assets[0], value: 1 }], debts: [] } as typeof stored;
    expect(changedElsewhere(draft, newer).sort()).toEqual(["assets.a1", "debts.d1"]);
    expect(withNewerValues(draft, newer)).toEqual(EMPTY_DRAFT);
    expect(editsOf(draft, newer).edits, "what is gone makes no edit").toMatchObject({
      closed: [],
      seen: { "assets.a1": 1 },
    });
  });
});
