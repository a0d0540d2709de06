import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../../testing/run-case.ts";
import { talk } from "../../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Harbor savings", type: "savings", value: 12_000 },
      { id: "a2", name: "Harbor CD", type: "savings", value: 8_000 },
      { id: "a3", name: "Lake cabin", type: "real-estate", value: 150_000 },
      { id: "a4", name: "Peterbilt", type: "other", value: 60_000 },
      { id: "a5", name: "Grandkids fund", type: "savings", value: 4_200 },
    ],
    debts: [
      { id: "d1", name: "Lake cabin mortgage", type: "mortgage", balance: 100_000, interestRate: 6 },
      { id: "d2", name: "Peterbilt loan", type: "car-loan", balance: 38_500, interestRate: 9.4 },
    ],
    goals: [],
  },
});

const turnsOf = (...messages: string[]) => talk(DOCUMENTS, messages);

describe("sums on the own figures and on what is supposed", () => {
  test.each([
    [
      "if I put 1,500 a month into the mortgage instead of 1,000, how much faster is it gone",
      /sooner\*\*: \*?\*?Lake cabin mortgage/,
    ],
    ["pay 900 on the peterbilt loan vs 1200, how much sooner is it paid off", /sooner/],
    [
      "what do i owe on the truck and how long till its paid at twelve hundred a month",
      /\*\*\$38,500\*\*.*3 years and 2 months/,
    ],
    ["how much is still owed on the peterbilt", /\*\*\$38,500\*\*/],
    ["if I sell the cabin for 160k and pay 6% commission what do I walk away with", /\*\*\$50,400\*\*/],
    [
      "thinking about selling the cabin, whats it do for me if i get a hundred and fifty five for it",
      /\*\*\$55,000\*\*/,
    ],
    [
      "If I give each of the four grandchildren $50 a month, how long would the grandchildren's fund last?",
      /21 months/,
    ],
    ["how long will the harbor savings last if i take 600 a month out", /20 months/],
    ["if i only make 30 next year how long does the cash last", /\$18,000 short/],
    [
      "Assuming 5% and 4,000 per month, in what year does my net worth reach one million?",
      /In \*\*20\d\d\*\*: \$1,000,000/,
    ],
    ["when do I hit the million? assume 6% and me saving 2k/mo", /In \*\*20\d\d\*\*/],
    ["hours got cut, 12 a week now instead of 18, 14.50/hr. how bad is that", /\$9,048 a year.*\$13,572.*missing/],
    ["how much could I get at tomorrow if the furnace quits", /\*\*\$16,200\*\*.*Harbor CD.*locked/],
    [
      "can we afford a 340k house with 50k down at 6.5%? taxes 4,200 a year and insurance 1,900",
      /\$1,833 a month.*\$2,341 a month.*47%/,
    ],
    [
      "rents going up to 625 a month from 575, can i still manage 200 a month for savings",
      /\*\*Yes\*\*.*\$750 is left/,
    ],
    ["tenant moved out, thats 1,350 a month gone. how bad is it", /\$1,350 a month worse off.*bridges it/],
    [
      "Social Security is going up 2.8 percent in January. It is $1,840 a month now and the rest is a pension. What will that make my income?",
      /\$60,618 a year.*\$618\.24 a year more/,
    ],
    [
      "which do i kill first and how long if i throw 2,500 a month at em",
      /for both at \$2,500 a month.*Peterbilt loan at 9.4%/,
    ],
    [
      "how much do i owe on everything now? and which debt should i kill first",
      /\*\*\$138,500\*\* in all.*Peterbilt loan at 9.4%\*\* first/,
    ],
    ["if my pay goes up 4% in march what would my income be", /\$62,400 a year/],
    ["what's my net worth with and without the cabin", /\*\*\$95,700\*\*.*\*\*\$45,700\*\*/],
    ["child support is 920 a month now instead of 1,050, what does that do to my year", /\$130 a month better off/],
  ])("%j", (message, answer) => {
    const turn = turnsOf(message)[0];
    expect(turn?.reply).toMatch(new RegExp(answer.source, "s"));
    expect(turn?.wrote).toBe(false);
  });

  test("what was worked out is noted once that is said", () => {
    const [worked, noted] = turnsOf("13.20 an hour from next week, 45 hours. whats that a year", "yeah put that in");
    expect(worked?.reply).toContain("$30,888 a year");
    expect(noted?.documents.financials.financialInfo.annualIncome).toBe(30_888);
  });

  test("one of several that were weighed is noted by its figure", () => {
    const [asked, noted] = turnsOf(
      "some years I clear 110 thousand and some years 30, this year more like 54. what should I put down for income",
      "Go with the 54 then",
    );
    expect(asked?.wrote).toBe(false);
    expect(noted?.documents.financials.financialInfo.annualIncome).toBe(54_000);
  });

  test.each([
    "I sold the cabin for 160k",
    "I make 14.50 an hour, 18 hours a week",
    "paid 400 on the peterbilt loan instead of 300",
  ])("%j is told, and no sum", (message) =>
    expect(turnsOf(message)[0]?.reply).not.toMatch(/walk|Nothing is noted yet|sooner/),
  );
});
