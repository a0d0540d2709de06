import { expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const PAID = "I paid 300 on the Sears card";
const MOVED = "I moved 2000 from Harbor checking to Pine savings";

test.each([
  [PAID, "actually I only paid 200", { d1: 1_200 }],
  [MOVED, "actually I only moved 1500", { a1: 3_500, a4: 3_500 }],
  [PAID, "actually I only have 900 left on it", { d1: 900 }],
  ["I put 500 into Pine savings", "actually I only have 2100 in it", { a4: 2_100 }],
  [MOVED, "actually I only spent 30 on lunch", { a1: 3_000, a4: 4_000 }],
])("%s ... %s: only what was done itself is put right by what was only done", (told, words, meant) => {
  expect(amounts(last(told, words).documents)).toEqual({ ...BEFORE, ...meant });
});

test("what somebody only earns puts no payment right", () => {
  const { documents } = last(PAID, "actually I only make 60000 a year");
  expect(amounts(documents)).toEqual({ ...BEFORE, d1: 1_100 });
  expect(documents.financials.financialInfo.annualIncome).toBe(60_000);
});
