import type { Documents, History, ToldFigure } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { respond } from "../respond.ts";

const TODAY = "2026-11-20";
const history: History = { since: "2026-01-05", changes: [], earlier: [] };
const told: ToldFigure[] = [
  { id: "t1", date: "2021-12-31", of: "net-worth", name: "", amount: 90_000 },
  { id: "t2", date: "2024-11-20", of: "asset", name: "Ally savings", amount: 2_000 },
  { id: "t3", date: "2025-12-31", of: "net-worth", name: "", amount: 240_000 },
];
const stored = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 5_000 },
      { id: "a2", name: "House", type: "real-estate", value: 300_000 },
    ],
    debts: [],
  },
});

function answer(message: string, documents: Documents): string {
  const newId = (prefix: string) => `${prefix}-new`;
  const output = respond({ documents, conversation: null, message, today: TODAY, newId, history });
  expect(output.changes).toEqual([]);
  return output.reply.message.replaceAll("*", "");
}

test.each([
  ["what was my net worth last December?", /\$240,000 on Dec 31, 2025, as you told me later/],
  ["what was my net worth in 2021?", /\$90,000 on Dec 31, 2021, as you told me later/],
  ["what was my net worth in June 2023?", /no record\. The last that you told me before it: \$90,000 on Dec 31, 2021/],
  ["what was my net worth in 2019?", /nothing of that before Dec 31, 2021/],
  [
    "how has my net worth changed since last year?",
    /before Dec 31, 2025.*up by \$65,000.*from \$240,000 \(as you told me later\) to \$305,000|from \$90,000 \(as you told me later\)/,
  ],
  ["how much did I have in Ally two years ago?", /\$2,000 on Nov 20, 2024, as you told me later/],
  ["what was my net worth in March?", /\$305,000 on Mar 31, 2026\.$/],
])("%s is answered from what was told, and says so", (message, expected) => {
  expect(answer(message, { ...stored, past: { ...stored.past, told } })).toMatch(expected);
});

test("without it the same is not known", () => {
  expect(answer("what was my net worth last December?", stored)).toMatch(/nothing of that before Jan 5, 2026/);
});
