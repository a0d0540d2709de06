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
  ["I dropped my 28 a month pottery class, saved 90 this week", 40_000 - 28 * 12],
  ["Ditched the box rental, 14 less a month, and paid the 60 early termination fee", 40_000 - 14 * 12],
  ["we downgraded our phone plan from 70 to 45 a month, 25 cheaper", 40_000 - 25 * 12],
  ["Switched insurance from 1,800 to 1,500 a year, saving 300", 40_000 - 300],
  ["Switched internet provider, now 45 a month, 20 less", 40_000 - 20 * 12],
  ["cancelled Hulu and the paper at 12 and 20 a month, saving 32", 40_000 - 32 * 12],
  ["stopped the meal kit, saves me 90 a month, so 1,080 a year", 40_000 - 1_080],
  ["cancelled 2 subscriptions, 30 a month less", 40_000 - 360],
])("what is cancelled lowers the spending: %s", (message, expenses) => {
  expect(after(message)).toEqual([60_000, expenses, 0]);
});

it.each(["if i cancelled the gym, that's 35 a month saved, right?", "thinking I could drop the gym, 35 a month less"])(
  "what is only thought of lowers nothing: %s",
  (message) => {
    expect(after(message)).toEqual([60_000, 40_000, 0]);
  },
);

it.each([
  ["I dropped my 40 a month locker and 25 a month less on food", /lower now.*40,000/],
  ["quit the rowing club, it was 60 a quarter, that's saved", /lower now.*40,000/],
])("where its sums tell different things it is asked: %s", (message, asked) => {
  const [turn] = talk(BEFORE, [message]);
  expect(turn?.wrote).toBe(false);
  expect(turn?.reply).toMatch(asked);
});

it("the answer to that question is what is spared", () => {
  const [asked, told] = talk(BEFORE, [
    "I dropped my 40 a month locker and 25 a month less on food",
    "Spending is $480 a year less",
  ]);
  expect(asked?.quickReplies).toContain("Spending is $480 a year less");
  expect(told?.documents.financials.financialInfo?.annualExpenses).toBe(39_520);
});
