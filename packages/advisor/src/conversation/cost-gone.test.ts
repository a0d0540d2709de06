import { expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const BEFORE = documentsOf({
  state: { financialInfo: { annualIncome: 60_000, annualExpenses: 40_000, currentSavings: null }, assets: [] },
});

const after = (message: string) => {
  const { financials } = talk(BEFORE, [message]).at(-1)?.documents ?? BEFORE;
  return [financials.financialInfo?.annualIncome, financials.financialInfo?.annualExpenses, financials.assets?.length];
};

it.each([
  ["i canceled netflix and the gym, thats 16 and 35 a month saved", 40_000 - 51 * 12],
  ["Cancelled the gym, 35 a month less", 40_000 - 35 * 12],
  ["we dropped cable so that's 90 a month cheaper", 40_000 - 90 * 12],
])("what is cancelled lowers the spending: %s", (message, expenses) => {
  expect(after(message)).toEqual([60_000, expenses, 0]);
});

it.each(["if i cancelled the gym, that's 35 a month saved, right?", "thinking I could drop the gym, 35 a month less"])(
  "what is only thought of lowers nothing: %s",
  (message) => {
    expect(after(message)).toEqual([60_000, 40_000, 0]);
  },
);
