import {
  ASSUMED_INFLATION,
  type AssetType,
  assetShares,
  type Dollars,
  drawableWealth,
  futureValue,
  marketLoss,
  realReturn,
  savingsForIncome,
  sumDollars,
  sustainableIncome,
  WITHDRAWAL_RATE,
  yearlyInterest,
} from "@seven-figures/domain";
import type { PersonFacts } from "../../person/person-facts.ts";
import { dollars, rate } from "../../words/figures.ts";
import { type Own, TELL_FLOW, TELL_OWN } from "./own.ts";

/** Percent: a fall of the markets as it comes once or twice in a decade. */
const FALL = 30;
/** Years over which growth is shown. */
const SPAN_YEARS = 10;
const FEE_PERCENT = 1;
const INVESTED: readonly AssetType[] = ["stocks", "bonds", "retirement", "crypto"];

/** What is owned, how it grows and what it could carry. */
export const OWN_WEALTH = {
  invested: {
    missing: TELL_OWN,
    tell: ({ assets, assetsKnown }) => {
      if (!assetsKnown) return null;
      const sum = totalOf(assets, INVESTED);
      return {
        words:
          sum > 0 ? `${dollars(sum)} of what you own is invested.` : "nothing of what you told me is invested so far.",
        used: sum,
      };
    },
  },
  retirement: ofAssets("retirement", "in retirement accounts"),
  bonds: ofAssets("bonds", "in bonds"),
  stocks: ofAssets("stocks", "in shares and funds"),
  crypto: ofAssets("crypto", "in crypto"),
  realEstate: ofAssets("real-estate", "in property"),
  mix: {
    missing: "Set how much risk suits you on your profile; until then I assume a moderate mix.",
    tell: ({ riskStated, documents, assumption }) => {
      const { riskTolerance } = documents.profile.financialGoal;
      return riskStated && riskTolerance
        ? {
            words: `your risk tolerance is ${riskTolerance}; I take that as about ${rate(assumption.stocksShare)} in shares.`,
          }
        : null;
    },
  },
  fall: {
    missing: TELL_OWN,
    tell: ({ assets }) => {
      const loss = marketLoss(assets, FALL);
      return loss > 0
        ? {
            words: `a fall of ${rate(FALL)} would take about ${dollars(loss)} from what you have in the markets.`,
            used: { loss, FALL },
          }
        : null;
    },
  },
  fee: {
    missing: TELL_OWN,
    tell: ({ assets }) => {
      const cost = yearlyInterest({ balance: totalOf(assets, INVESTED), interestRate: FEE_PERCENT });
      return cost
        ? {
            words: `one percent a year of what you have invested is ${dollars(cost)} a year.`,
            used: { cost, FEE_PERCENT },
          }
        : null;
    },
  },
  growth: {
    missing: TELL_FLOW,
    tell: ({ monthlySurplus, assumption: { annualReturn } }) => {
      if (monthlySurplus === null || monthlySurplus <= 0) return null;
      const value = futureValue({ from: 0, monthly: monthlySurplus, annualReturn }, SPAN_YEARS * 12);
      return {
        words: `${dollars(monthlySurplus)} a month, what you have left over, would come to about ${dollars(value)} in ${SPAN_YEARS} years at ${rate(annualReturn)}, the growth that I assume; no promise.`,
        used: { value, SPAN_YEARS },
      };
    },
  },
  realReturn: {
    missing: TELL_OWN,
    tell: ({ assumption: { annualReturn }, assets, assetsKnown, liquid }) => {
      if (!assetsKnown) return null;
      const sum = totalOf(assets, INVESTED);
      if (sum === 0)
        return {
          words: `nothing of what you told me is invested; your cash of ${dollars(liquid)} keeps its buying power if it earns as much as the ${rate(ASSUMED_INFLATION)} of inflation that I assume.`,
          used: ASSUMED_INFLATION,
        };
      const real = Number(realReturn(annualReturn, ASSUMED_INFLATION).toFixed(1));
      return {
        words: `I assume ${rate(annualReturn)} growth and ${rate(ASSUMED_INFLATION)} inflation, which leaves ${rate(real)} of real growth on the ${dollars(sum)} that you have invested.`,
        used: { real, sum, ASSUMED_INFLATION },
      };
    },
  },
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
    tell: ({ assetsKnown, totalAssets, totalDebts }) =>
      assetsKnown && totalAssets > 0
        ? {
            words: `there are ${dollars(totalAssets)} of assets${totalDebts > 0 ? ` and ${dollars(totalDebts)} of debts` : ""} to settle.`,
          }
        : null,
  },
  independence: {
    missing: "Tell me what you spend in a month, and I can say what living off savings would ask for.",
    tell: ({ expenses, documents: { financials } }) => {
      if (!expenses) return null;
      const needed = savingsForIncome(expenses);
      const drawable = drawableWealth(financials);
      return {
        words: `spending ${dollars(expenses)} a year asks for about ${dollars(needed)} by the ${rate(WITHDRAWAL_RATE)} rule; without a home you have ${dollars(drawable)} to draw on.`,
        used: { needed, drawable, WITHDRAWAL_RATE },
      };
    },
  },
  drawable: {
    missing: TELL_OWN,
    tell: ({ documents: { financials }, assetsKnown, totalAssets }) => {
      if (!assetsKnown || totalAssets <= 0) return null;
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

function totalOf(assets: PersonFacts["assets"], types: readonly AssetType[]): Dollars {
  return sumDollars(assets.filter(({ type }) => types.includes(type)).map(({ value }) => value));
}

function ofAssets(type: AssetType, where: string): Own {
  return {
    missing: TELL_OWN,
    tell: ({ assets, assetsKnown }) => {
      if (!assetsKnown) return null;
      const own = assetShares(assets).find((share) => share.type === type);
      return own
        ? {
            words: `you have ${dollars(own.total)} ${where}, ${rate(Number(own.share.toFixed(1)))} of what you own.`,
            used: { ...own, share: Number(own.share.toFixed(1)) },
          }
        : { words: `you have told me of nothing ${where}.` };
    },
  };
}
