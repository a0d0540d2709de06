import { expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { answerQuestion } from "../answer-question.ts";
import { NOTHING_TOLD } from "../types.ts";

function listed(values: number[], balances: number[]): string[] {
  const documents = documentsOf({
    state: {
      assets: values.map((value, at) => ({ id: `a${at}`, name: `Asset ${at}`, type: "other", value })),
      debts: balances.map((balance, at) => ({ id: `d${at}`, name: `Debt ${at}`, type: "other", balance })),
    },
  });
  const context = { documents, today: "2026-11-20" as const, memory: NOTHING_TOLD };
  const answer = answerQuestion({ text: "What's my net worth?", amounts: [] }, context);
  return (answer?.message ?? "").split("\n").filter((line) => line.startsWith("- "));
}

it("lists the largest first and sums up the rest, so that the lines add up", () => {
  expect(listed([100, 900, 300, 200, 800, 400, 700, 600], [50, 70])).toEqual([
    "- Asset 1: $900",
    "- Asset 4: $800",
    "- Asset 6: $700",
    "- Asset 7: $600",
    "- Asset 5: $400",
    "- Asset 2: $300",
    "- 2 more: $300",
    "- Debt 1 (owed): $70",
    "- Debt 0 (owed): $50",
  ]);
});

it("names a seventh entry where it is the last", () => {
  expect(listed([1, 2, 3, 4, 5, 6, 7], [])).toHaveLength(7);
  expect(listed([], [1, 2, 3, 4, 5, 6, 7, 8]).at(-1)).toBe("- 2 more (owed): $3");
});
