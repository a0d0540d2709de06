import { expect, test } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 92_000, annualExpenses: 34_000, currentSavings: null },
    assets: [{ id: "a1", name: "Deferred comp", type: "retirement", value: 62_000 }],
    debts: [{ id: "d1", name: "Toyota loan", type: "car-loan", balance: 14_300, interestRate: 5 }],
  },
});

/** Income, spending and the loan after a talk. */
function after(...messages: string[]) {
  const { financials } = talk(DOCUMENTS, messages).at(-1)?.documents ?? DOCUMENTS;
  const { annualIncome, annualExpenses } = financials.financialInfo;
  return [annualIncome, annualExpenses, financials.debts?.[0]?.balance];
}

test.each<[string[], (number | null)[]]>([
  [["Picked up nights. Diff is 6 an hour, 36 hours a week. Add it."], [103_232, 34_000, 14_300]],
  [["I do weekend shifts now, 4 an hour extra, 16 hours a week. add that to my pay"], [95_328, 34_000, 14_300]],
  [
    ["I make 11,232 a year now", "No. That's ON TOP of the 92,000. The Toyota is 13,950."],
    [103_232, 34_000, 13_950],
  ],
  [["My social security is 1,780 a month now and the pension is still 920. Please fix."], [32_400, 34_000, 14_300]],
  [["two incomes a month: social security is 1,780 a month now and the pension 920"], [32_400, 34_000, 14_300]],
  [["My base salary was adjusted by +3.4% effective November 1"], [95_128, 34_000, 14_300]],
  [["I got a 2% raise effective October 15, and I expect a bonus. What is my income now?"], [93_840, 34_000, 14_300]],
  [["It has been in effect since November 1, so please do apply the 3.4%."], [95_128, 34_000, 14_300]],
  [["take 45 a month off what i spend"], [92_000, 33_460, 14_300]],
  [["cancelled netflix, saves me 18 a month"], [92_000, 33_784, 14_300]],
])("%j", (messages, figures) => expect(after(...messages)).toEqual(figures));

test.each([
  "I get a 2% raise effective December 15",
  "should i take 45 a month off what i spend?",
  "my mom gets social security 1,200 and a pension of 400 a month",
  "if I add 6 an hour for nights, what is that a year?",
])("%j changes nothing", (message) => expect(after(message)).toEqual([92_000, 34_000, 14_300]));
