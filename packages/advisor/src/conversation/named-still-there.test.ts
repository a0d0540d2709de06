import { describe, expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 90_000, annualExpenses: 66_000, currentSavings: null },
    assets: [{ id: "a1", name: "Maple Avenue condo", type: "real-estate", value: 205_000 }],
    debts: [
      { id: "d1", name: "Maple condo mortgage", type: "mortgage", balance: 120_000, interestRate: 6.2 },
      { id: "d2", name: "F-150 loan", type: "car-loan", balance: 24_500, interestRate: 7.9 },
    ],
    goals: [],
  },
});

describe("what was taken off and is still there", () => {
  test.each([
    "Undo that, I haven't sold anything. The condo mortgage is still there.",
    "no, undo it, the condo mortgage should still be there",
    "please revert that: I never paid off the condo mortgage",
  ])("%j brings that back, and leaves what was told since", (message) => {
    const turn = talk(DOCUMENTS, ["the condo mortgage is paid off", "the F-150 loan is down to 23,900", message]).at(
      -1,
    );
    const debts = turn?.documents.financials.debts ?? [];
    expect(debts.map(({ balance }) => balance).toSorted()).toEqual([120_000, 23_900].toSorted());
  });
});

describe("a vehicle that is told at about what is owed on one", () => {
  test.each(["The truck is still at 23,900 mind you.", "truck's at 24,100 now", "The truck is down to 23,000"])(
    "%j adds none",
    (message) => {
      const [turn] = talk(DOCUMENTS, [message]);
      expect(turn?.documents.financials.assets).toHaveLength(1);
      expect(turn?.documents.financials.debts).toHaveLength(2);
    },
  );
  test("one that is worth so much is owned", () =>
    expect(talk(DOCUMENTS, ["my truck is worth 24,000"])[0]?.documents.financials.assets).toHaveLength(2));
});
