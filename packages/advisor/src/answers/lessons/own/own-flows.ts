import { ASSUMED_INFLATION, EMERGENCY_FUND_MONTHS, yearlyInterest } from "@seven-figures/domain";
import { costlyDebts } from "../../person/debt-outlook.ts";
import { dollars, monthsOf, rate } from "../../words/figures.ts";
import { named } from "../../words/sentences.ts";
import { ROTH_INCOME, US_TAX } from "../yearly-figures.ts";
import { type Own, overspentWords, TELL_FLOW, TELL_OWN } from "./own.ts";

/** The income field does not say whether it is before or after tax. */
const BEFORE_TAX = "less if your income is before tax";

/** What comes in, goes out and is at hand. */
export const OWN_FLOWS = {
  surplus: {
    missing: TELL_FLOW,
    tell: ({ monthlySurplus: left }) => {
      if (left === null) return null;
      if (left <= 0) return overspentWords(left, "so nothing is left over at present");
      return { words: `${dollars(left)} a month is left over after what you spend, ${BEFORE_TAX}.` };
    },
  },
  income: {
    missing: "Tell me what you earn in a year, and I can put your own figures to it.",
    tell: ({ income, monthlyIncome }) =>
      income === null || monthlyIncome === null
        ? null
        : { words: `your income is ${dollars(income)} a year, ${dollars(monthlyIncome)} a month.` },
  },
  lastRate: {
    missing: "Tell me what you earn in a year, and I can put your own figures to it.",
    tell: ({ income, country }) => {
      if (income === null) return null;
      const step = US_TAX.steps.find(({ upTo }) => income - US_TAX.deduction <= upTo);
      if (country !== "US" || !step) return { words: `your income is ${dollars(income)} a year.` };
      const marginal = income > US_TAX.deduction ? rate(step.rate) : rate(0);
      return {
        words: `if ${dollars(income)} is your pay before tax and you file alone, your last dollar is taxed at ${marginal} by the federal steps of ${US_TAX.year}.`,
        used: [step, US_TAX.year, 0],
      };
    },
  },
  aim: {
    missing: "Tell me what you save for or what you owe, and I can name a first aim.",
    tell: (facts) => {
      const [first] = costlyDebts(facts);
      if (first)
        return { words: `a first aim could be ${named(first.name)} at zero: ${dollars(first.balance)} to go.` };
      const goal = facts.goals.find(({ type }) => type === "financial");
      if (goal?.targetAmount && goal.currentAmount !== null)
        return {
          words: `your goal ${named(goal.title)} stands at ${dollars(goal.currentAmount)} of ${dollars(goal.targetAmount)}.`,
        };
      const { assetsKnown, debtsKnown, netWorth } = facts;
      return assetsKnown || debtsKnown
        ? { words: `your net worth is ${dollars(netWorth)}; pick the next round number above it.` }
        : null;
    },
  },
  spending: {
    missing: "Tell me what you spend in a month, and I can put your own figures to it.",
    tell: ({ expenses, monthlyExpenses, monthlySurplus: left }) => {
      if (expenses === null || monthlyExpenses === null) return null;
      const spent = `you spend ${dollars(monthlyExpenses)} a month`;
      if (left !== null && left < 0) return { words: `${spent}, ${dollars(-left)} more than you earn.` };
      return { words: `${spent}, ${dollars(expenses)} a year.` };
    },
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
            ? `; ${dollars(fund.gapToHigh)} more would make it six, the usual aim where income is unsteady`
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
  cashYield: {
    missing: TELL_OWN,
    tell: ({ liquid, assetsKnown }) => {
      const percent = yearlyInterest({ balance: liquid, interestRate: 1 });
      if (!percent) return assetsKnown ? { words: `you have ${dollars(liquid)} in cash.` } : null;
      return {
        words: `you have ${dollars(liquid)} in cash; each percentage point of interest on it is about ${dollars(percent)} a year.`,
        used: percent,
      };
    },
  },
  rothIncome: {
    missing: "Tell me what you earn in a year, and I can say whether the direct way is open to you.",
    tell: ({ income, country }) => {
      if (country !== null && country !== "US") return { words: "this only concerns those who pay tax in the US." };
      if (income === null) return null;
      const { year, from, to } = ROTH_INCOME;
      const open =
        income < from
          ? "you need no backdoor, since the direct way is open"
          : income < to
            ? "you can pay in directly only in part"
            : "the direct way is closed";
      return {
        words: `by the limits of ${year} for one person, ${open} with an income of ${dollars(income)} a year.`,
        used: ROTH_INCOME,
      };
    },
  },
  inflation: {
    missing: TELL_OWN,
    tell: ({ liquid, assetsKnown }) => {
      const lost = yearlyInterest({ balance: liquid, interestRate: ASSUMED_INFLATION });
      if (!lost) return assetsKnown ? { words: "you have told me of no cash that could lose to it." } : null;
      return {
        words: `at ${rate(ASSUMED_INFLATION)} a year, which I assume, your cash of ${dollars(liquid)} buys about ${dollars(lost)} less after a year, unless it earns that much.`,
        used: { lost, ASSUMED_INFLATION },
      };
    },
  },
  savingsRate: {
    missing: TELL_FLOW,
    tell: ({ savingsRate, monthlySurplus }) => {
      if (savingsRate === null || monthlySurplus === null) return null;
      if (monthlySurplus <= 0) return overspentWords(monthlySurplus, "so nothing is saved yet");
      const kept = rate(Number(savingsRate.toFixed(1)));
      return { words: `you keep ${kept} of your income, ${dollars(monthlySurplus)} a month, ${BEFORE_TAX}.` };
    },
  },
  cover: {
    missing: "Tell me what you earn and what you owe, and I can say what would have to be covered.",
    tell: ({ income, totalDebts, debtsKnown, documents: { profile } }) => {
      if (!debtsKnown) return null;
      const others =
        totalDebts > 0
          ? `others may have to deal with your debts of ${dollars(totalDebts)}.`
          : "you have no debts on record that others would have to pay.";
      if (profile.basicInfo.employmentStatus === "Retired") return { words: others };
      if (income === null) return null;
      return {
        words: `if others live from your pay, they would miss ${dollars(income)} a year; ${others}`,
      };
    },
  },
} as const satisfies Record<string, Own>;
