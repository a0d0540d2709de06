import { describe, expect, it } from "vitest";
import { changedBy } from "./changed-by.ts";
import { saidArithmetic } from "./said-arithmetic.ts";

describe("a sum on said numbers", () => {
  it.each([
    ["550 x 52", "**28,600**: 550 × 52."],
    ["no like figure it out for me 550 x 52", "**28,600**: 550 × 52."],
    ["$35 a week over a year", "**$1,820**: 35 × 52."],
    ["50% of 6% of 104,000", "**3,120**: 50% × 6% × 104,000."],
    ["half of 1,140", "**570**: 1 ÷ 2 × 1,140."],
    ["1,500 less 440", "**1,060**: 1,500 − 440."],
    ["how much is two thirds of 900", "**600**: 2 ÷ 3 × 900."],
    ["(1850-1620)*12", "**2,760**: (1,850 − 1,620) × 12."],
    ["48 weeks at 620", "**29,760**: 48 × 620."],
    ["whats 37.5 hours at 21.40", "**802.50**: 37.5 × 21.4."],
    ["what does 1.2k minus 385 leave", "**815**: 1,200 − 385."],
    ["20% off 899", "**719.20**: (1 − 20%) × 899."],
    ["15 dollars twice a week for a year", "**$1,560**: 15 × 2 × 52."],
    ["500 a month for 3 years", "**$18,000**: 500 × 36."],
    ["18/hour x 15 hours x 32 weeks", "**8,640**: 18 × 15 × 32."],
    ["twenty five percent of 3,200 please", "**800**: 25% × 3,200."],
  ])("%s", (message, answer) => expect(saidArithmetic(message, false)).toBe(answer));

  it.each([
    ...["11/20", "9/15/27", "500-600", "5 - 6 weeks", "20-25 hours a week", "401k", "+1 555 2033", "300 a month"],
    ...["half of the Marcus", "i paid 500", "4 weeks", "50/50", "12 x", "7 / 0"],
  ])("is none: %s", (message) => expect(saidArithmetic(message, false)).toBeNull());

  it("answers an open question with the numbers, unless it asks", () => {
    expect(saidArithmetic("1,200 + 300", true)).toBeNull();
    expect(saidArithmetic("what's 1,200 + 300", true)).toBe("**1,500**: 1,200 + 300.");
  });
});

describe("what a change comes to", () => {
  it.each([
    ["6.2 to 8.9 an hour at 32 hours, how much a year", "**$4,493** more a year"],
    ["rent goes from 1,850 to 2,200, how much more a year", "**$4,200** more a year: $350 a month."],
    ["phone bill from 85 down to 45, how much do i save a year", "**$480** less a year"],
    ["my pay goes from 2,100 to 2,250 a fortnight how much more a year is it", "**$3,900** more a year"],
    ["he might bump me to 6 an hr from 2.13. how much more is that if i work 32 hrs", "**$6,440** more a year"],
  ])("%s", (message, answer) => expect(changedBy(message)).toContain(answer));

  it.each(["my rent went from 1,850 to 2,200", "what changed from 2024 to 2025", "from 52k to 58k a year"])(
    "is none: %s",
    (message) => expect(changedBy(message)).toBeNull(),
  );
});
