import { describe, expect, test } from "vitest";
import { documentsOf } from "../../../../testing/run-case.ts";
import { talk } from "../../../../testing/talk.ts";

const DOCUMENTS = documentsOf({
  state: {
    financialInfo: { annualIncome: 36_000, annualExpenses: 30_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Monzo pot", type: "savings", value: 2_100 },
      { id: "a2", name: "Vanguard ISA", type: "stocks", value: 1_500 },
    ],
    debts: [
      { id: "d1", name: "Klarna sofa", type: "personal-loan", balance: 700, interestRate: 0 },
      { id: "d2", name: "Barclaycard", type: "credit-card", balance: 2_600, interestRate: 27.9 },
      { id: "d3", name: "Toyota finance", type: "car-loan", balance: 11_400, interestRate: 8.9 },
    ],
    goals: [],
  },
});

const lastOf = (...messages: string[]) => talk(DOCUMENTS, messages).at(-1);

describe("payments that add up, and what comes after", () => {
  test.each([
    "What if I threw an extra 100 a month at the Toyota finance, when would that be done? I pay 250 now.",
    "I put 250 a month into the toyota finance right now, how much faster is it gone with another 100?",
    "the payment on the toyota finance is 250. if I add 100 extra each month when is it paid off?",
    "how many months till the toyota finance is clear if i throw 100 more at it on top of the 250 i already pay",
  ])("%j", (message) => {
    const turn = lastOf(message);
    expect(turn?.reply).toMatch(/sooner\*\*.*at \$350 a month, and in .* at \$250/);
    expect(turn?.wrote).toBe(false);
  });

  test("one debt after the other, with the same payment", () =>
    expect(
      lastOf(
        "if I pay 200 a month on the barclaycard, how long?",
        "and if I roll that onto the toyota after, when am I done with both?",
      )?.reply,
    ).toMatch(/for both at \$200 a month.*Barclaycard\*?\*? is gone in 16 months, then/));

  test.each([
    [["how long before i break even if i put away 250 a month"], /\$0 in \*\*\d+ months.*at \$250/],
    [["when do i get to zero if i save 300 a month", "and if i did 50 more?"], /\$0 in .*at \$350/],
  ])("until net worth is at zero: %j", (messages, answer) => expect(lastOf(...messages)?.reply).toMatch(answer));

  test.each([
    "If I put 100 a month into the Vanguard ISA, what would it be worth when I'm 60? I'm 47 now.",
    "vanguard isa at 60, adding 100 a month, i'm 47 now, what will it be worth?",
  ])("until an age: %j", (message) => expect(lastOf(message)?.reply).toMatch(/in 13 years.*\$1,500 is there today/));
});
