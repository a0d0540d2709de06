import { describe, expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const after = (...messages: string[]) => amounts(last(...messages).documents);
const incomeAfter = (...messages: string[]) => last(...messages).documents.financials.financialInfo.annualIncome;

describe("a figure that stands alone", () => {
  test("is of what was told with one of about its size, however long ago", () => {
    const told = ["I make 75k now", "the tax office is at 2,800", "74k, I was adding the bonus"];
    expect(incomeAfter(...told)).toBe(74_000);
    expect(after(...told).d2).toBe(2_800);
  });

  test("is of what is named, or of the place that is told", () => {
    const told = ["paid 90 on the Sears card", "and 60 to the tax office"];
    expect(after(...told, "the Sears was 110")).toEqual({ ...BEFORE, d1: 1_290, d2: 2_940 });
    const stands = ["the kayak is at 850", "the piano is at 4,200"];
    expect(after(...stands, "I must correct the first: 870")).toEqual({ ...BEFORE, a2: 870, a5: 4_200 });
  });

  test("is of nothing that is said to be right", () => {
    const told = ["paid 90 on the Sears card and 60 to the tax office"];
    expect(after(...told, "just looked, it was 110 on the Sears. the tax office is right")).toEqual(
      after("paid 110 on the Sears card and 60 to the tax office"),
    );
  });

  test("may stand beside why it is another, and what lies between the two", () => {
    expect(after("paid 150 on Sears", "did I say 150? It was 130, the other twenty went on a hat").d1).toBe(1_270);
    expect(after("tax office is at 2,900", "Wife read it. 2,800.").d2).toBe(2_800);
  });

  test("is of the reading that was offered, or of what was refused", () => {
    const rate = last("the Sears card charges 140 percent", "14. Sticky key.").documents.financials.debts?.[0];
    expect(rate?.interestRate).toBe(14);
  });

  test("is of a goal that was just added", () => {
    const { documents } = last("I want to save 3000 for a bike", "on second thoughts let's say 2400 for the bike");
    expect(documents.goals.intermediateGoals.at(-1)).toMatchObject({ targetAmount: 2_400 });
  });

  test("puts nothing right where it leads on from words of its own, or comes on top", () => {
    expect(after("paid 150 on Sears", "and another 130 today").d1).toBe(1_120);
    expect(after("the kayak is at 850", "I paid for it 1,200 when it was new").a2).toBe(850);
  });

  test("of hours is of an hour's pay", () => {
    expect(incomeAfter("they pay me 24 an hour", "hours: 30 a week")).toBe(37_440);
  });
});
