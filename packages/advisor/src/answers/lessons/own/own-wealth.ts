import { drawableWealth, savingsForIncome, sustainableIncome, WITHDRAWAL_RATE } from "@seven-figures/domain";
import { dollars, rate } from "../../words/figures.ts";
import { type Own, TELL_OWN } from "./own.ts";

/** A yearly pension by which it is shown how much less savings have to be. */
const PENSION_STEP = 1000;

/** What is owned and owed in all, and what it could carry. */
export const OWN_WEALTH = {
  netWorth: {
    missing: "Tell me what you own and what you owe, and I can put your own figures to it.",
    tell: ({ assetsKnown, debtsKnown, netWorth, totalAssets, totalDebts }) =>
      assetsKnown || debtsKnown
        ? {
            words: `you own ${dollars(totalAssets)} and owe ${dollars(totalDebts)}: a net worth of ${dollars(netWorth)}.`,
          }
        : null,
  },
  estate: {
    missing: TELL_OWN,
    tell: ({ assetsKnown, totalAssets, totalDebts }) => {
      if (!assetsKnown) return null;
      const debts = totalDebts > 0 ? `${dollars(totalDebts)} of debts` : "";
      if (totalAssets <= 0)
        return {
          words: `you have told me of ${debts || "nothing"} that would be there to settle${debts && ", and of nothing owned"}.`,
        };
      return { words: `there are ${dollars(totalAssets)} of assets${debts && ` and ${debts}`} to settle.` };
    },
  },
  independence: {
    missing: "Tell me what you spend in a month, and I can say what living off savings would take.",
    tell: ({ expenses, documents: { financials } }) => {
      if (!expenses) return null;
      const needed = savingsForIncome(expenses);
      const less = savingsForIncome(PENSION_STEP);
      const drawable = drawableWealth(financials);
      return {
        words: `spending ${dollars(expenses)} a year takes about ${dollars(needed)} by the ${rate(WITHDRAWAL_RATE)} rule before any pension is counted; each ${dollars(PENSION_STEP)} a year of pension lowers that by ${dollars(less)}. Without a home you have ${dollars(drawable)} to draw on.`,
        used: { needed, less, drawable, PENSION_STEP, WITHDRAWAL_RATE },
      };
    },
  },
  drawable: {
    missing: TELL_OWN,
    tell: ({ documents: { financials }, assetsKnown, totalAssets }) => {
      if (!assetsKnown) return null;
      if (totalAssets <= 0) return { words: "you have told me of nothing yet that could be drawn on." };
      const drawable = drawableWealth(financials);
      const yearly = sustainableIncome(drawable);
      if (yearly === 0)
        return {
          words: `of the ${dollars(totalAssets)} that you own, nothing is left to draw on once a home, things and debts are left out.`,
        };
      return {
        words: `by the ${rate(WITHDRAWAL_RATE)} rule the ${dollars(drawable)} that you could draw on (cash and investments less debts, no home) could carry about ${dollars(yearly)} a year.`,
        used: { drawable, yearly, WITHDRAWAL_RATE },
      };
    },
  },
} as const satisfies Record<string, Own>;
