import { ASSUMED_INFLATION, EMERGENCY_FUND_MONTHS, yearlyInterest } from "@seven-figures/domain";
import { dollars, monthsOf, rate } from "../../words/figures.ts";
import { type Own, TELL_FLOW, TELL_OWN } from "./own.ts";

/** What comes in, goes out and is at hand. */
export const OWN_FLOWS = {
  surplus: {
    missing: TELL_FLOW,
    tell: ({ monthlySurplus: left }) => {
      if (left === null) return null;
      if (left < 0) return { words: `you spend ${dollars(-left)} a month more than you earn, so that comes first.` };
      return { words: `${dollars(left)} a month is left over after what you spend.` };
    },
  },
  income: {
    missing: "Tell me what you earn in a year, and I can put your own figures to it.",
    tell: ({ income, monthlyIncome }) =>
      income === null || monthlyIncome === null
        ? null
        : { words: `your income is ${dollars(income)} a year, ${dollars(monthlyIncome)} a month.` },
  },
  spending: {
    missing: "Tell me what you spend in a month, and I can put your own figures to it.",
    tell: ({ expenses, monthlyExpenses }) =>
      expenses === null || monthlyExpenses === null
        ? null
        : { words: `you spend ${dollars(monthlyExpenses)} a month, ${dollars(expenses)} a year.` },
  },
  cushion: {
    missing: "Tell me what you spend in a month and what you have in cash, and I can say how far it reaches.",
    tell: ({ emergencyFund: fund, cover, liquid }) => {
      if (!fund || cover.kind !== "months") return null;
      const { low, high } = EMERGENCY_FUND_MONTHS;
      const gap =
        fund.gapToLow > 0
          ? `; ${dollars(fund.gapToLow)} more makes it three`
          : fund.gapToHigh > 0
            ? `; ${dollars(fund.gapToHigh)} more makes it six`
            : ", more than six";
      return {
        words: `your cash of ${dollars(liquid)} covers ${monthsOf(cover.months)} of what you spend${gap}.`,
        used: { low, high },
      };
    },
  },
  cash: {
    missing: TELL_OWN,
    tell: ({ liquid, assetsKnown }) => (assetsKnown ? { words: `you have ${dollars(liquid)} in cash.` } : null),
  },
  inflation: {
    missing: TELL_OWN,
    tell: ({ liquid }) => {
      const lost = yearlyInterest({ balance: liquid, interestRate: ASSUMED_INFLATION });
      if (!lost) return null;
      return {
        words: `at ${rate(ASSUMED_INFLATION)} a year, which I assume, your cash of ${dollars(liquid)} buys about ${dollars(lost)} less after a year, unless it earns that much.`,
        used: { lost, ASSUMED_INFLATION },
      };
    },
  },
  savingsRate: {
    missing: TELL_FLOW,
    tell: ({ savingsRate, monthlySurplus }) =>
      savingsRate === null || monthlySurplus === null || monthlySurplus < 0
        ? null
        : {
            words: `you keep ${rate(Number(savingsRate.toFixed(1)))} of your income, ${dollars(monthlySurplus)} a month.`,
          },
  },
  cover: {
    missing: "Tell me what you earn and what you owe, and I can say what would have to be covered.",
    tell: ({ income, totalDebts, debtsKnown }) =>
      income === null || !debtsKnown
        ? null
        : {
            words: `those who depend on you would miss ${dollars(income)} a year and be left with ${dollars(totalDebts)} of debts.`,
          },
  },
} as const satisfies Record<string, Own>;
