import { describe, expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const goalAfter = (...messages: string[]) => last(...messages).documents.goals.intermediateGoals[0];
const incomeAfter = (...messages: string[]) => last(...messages).documents.financials.financialInfo.annualIncome;
const after = (...messages: string[]) => amounts(last(...messages).documents);

describe("something put back as it stood", () => {
  test("is the field that is named, and what else was told of the thing stands", () => {
    const goal = goalAfter(
      "push the Norway trip to March 2028",
      "Norway has 900 saved now",
      "leave the date of the Norway trip as it stood, the 900 is right",
    );
    expect(goal).toMatchObject({ targetDate: "2027-09-01", currentAmount: 900 });
  });

  test("is income that was told before another thing", () => {
    const told = ["I make 75k now", "the kayak is worth 800"];
    expect(incomeAfter(...told, "they cancelled the raise, put my pay back how it was")).toBe(72_000);
    expect(after(...told, "they cancelled the raise, put my pay back how it was").a2).toBe(800);
  });

  test("is what was done, by its kind: both sides of a transfer", () => {
    const told = ["moved 500 from Pine to Harbor", "paid 100 to the tax office"];
    expect(after(...told, "scratch the transfer, the app refused it")).toEqual({ ...BEFORE, d2: 2_900 });
  });

  test("is what was just told, where it was counted before", () => {
    expect(after("charged 90 on the Sears card", "never mind that, it was in the 1400 already")).toEqual(BEFORE);
  });

  test("is nothing where the words are an order to remove, advice, or hold a figure of their own", () => {
    expect(after("the kayak is worth 800", "delete the kayak")).not.toHaveProperty("a2");
    expect(after("the kayak is worth 800", "my brother said leave the kayak as it was").a2).not.toBe(4_000);
    expect(after("paid 200 on the Sears card", "the payment bounced once, so now 1,350 is owed on Sears").d1).not.toBe(
      1_400,
    );
  });
});
