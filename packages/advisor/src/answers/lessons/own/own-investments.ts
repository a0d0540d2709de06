import {
  ASSUMED_INFLATION,
  type AssetType,
  assetShares,
  type Dollars,
  doublingYears,
  futureValue,
  marketLoss,
  realReturn,
  sumDollars,
  yearlyInterest,
  yearsOfIncome,
} from "@seven-figures/domain";
import { costlyDebts } from "../../person/debt-outlook.ts";
import type { PersonFacts } from "../../person/person-facts.ts";
import { decimal, dollars, rate } from "../../words/figures.ts";
import { named } from "../../words/sentences.ts";
import { type Own, type OwnWords, overspentWords, TELL_FLOW, TELL_OWN } from "./own.ts";

/** Percent: a fall of the markets as it comes once or twice in a decade. */
const FALL = 30;
/** Years over which growth is shown. */
const SPAN_YEARS = 10;
const FEE_PERCENT = 1;
const INVESTED: readonly AssetType[] = ["stocks", "bonds", "retirement", "crypto"];

const NONE_INVESTED: OwnWords = { words: "nothing of what you told me is invested so far." };

/** What is invested, how it is spread and how it grows. */
export const OWN_INVESTMENTS = {
  invested: {
    missing: TELL_OWN,
    tell: ofInvested((sum) => ({ words: `${dollars(sum)} of what you own is invested.`, used: sum })),
  },
  retirement: ofAssets("retirement", "in retirement accounts"),
  bonds: ofAssets("bonds", "in bonds", "which may hold some"),
  stocks: ofAssets("stocks", "in shares and funds", "which usually hold funds"),
  crypto: ofAssets("crypto", "in crypto"),
  realEstate: ofAssets("real-estate", "in property"),
  largest: {
    missing: TELL_OWN,
    tell: ofInvested((sum, { assets }) => {
      const [largest] = assets
        .filter(({ type }) => type !== "retirement" && INVESTED.includes(type))
        .toSorted((one, other) => other.value - one.value);
      if (!largest)
        return { words: `${dollars(sum)} is in retirement accounts; look which funds are in them.`, used: sum };
      const share = Number(((largest.value / sum) * 100).toFixed(1));
      const beside = totalOf(assets, ["retirement"]) > 0 ? " beside retirement accounts" : "";
      return {
        words: `the largest of your investments${beside} is ${named(largest.name)}, ${dollars(largest.value)}: ${rate(share)} of the ${dollars(sum)} that you have invested.`,
        used: { sum, share },
      };
    }),
  },
  yearsOfIncome: {
    missing:
      "Tell me what you earn in a year and what you have invested, and I can say how many years of income it is.",
    tell: ({ income, assets, assetsKnown }) => {
      if (!income || !assetsKnown) return null;
      const sum = totalOf(assets, INVESTED);
      const years = yearsOfIncome(sum, income);
      if (sum === 0) return NONE_INVESTED;
      return {
        words: `you have ${dollars(sum)} in retirement accounts and other investments, ${decimal(years)} times a year's income.`,
        used: { sum, years },
      };
    },
  },
  mix: {
    missing: "Set how much risk suits you on your profile; until then I assume a moderate mix.",
    tell: (facts) => {
      const [wish, actual] = [wishedMix(facts), actualMix(facts)];
      if (!wish && !actual) return null;
      const words = [wish?.words, actual?.words].filter(Boolean).join("; ");
      return { words: `${words}.`, used: actual?.used };
    },
  },
  fall: {
    missing: TELL_OWN,
    tell: ({ assets, assetsKnown }) => {
      const loss = marketLoss(assets, FALL);
      if (loss <= 0) return assetsKnown ? { words: "nothing of what you told me is in the markets so far." } : null;
      return {
        words: `a fall of ${rate(FALL)} would take about ${dollars(loss)} from what you have in the markets.`,
        used: { loss, FALL },
      };
    },
  },
  fee: {
    missing: TELL_OWN,
    tell: ofInvested((sum) => {
      const cost = yearlyInterest({ balance: sum, interestRate: FEE_PERCENT });
      return {
        words: `one percent a year of the ${dollars(sum)} that you have invested is ${dollars(cost ?? 0)} a year.`,
        used: { sum, cost, FEE_PERCENT },
      };
    }),
  },
  growth: {
    missing: TELL_FLOW,
    tell: (facts) => {
      const { monthlySurplus, assumption } = facts;
      if (monthlySurplus === null) return null;
      if (monthlySurplus <= 0) return overspentWords(monthlySurplus, "so there is nothing yet that could grow");
      const { annualReturn } = assumption;
      const value = futureValue({ from: 0, monthly: monthlySurplus, annualReturn }, SPAN_YEARS * 12);
      const [first] = costlyDebts(facts);
      const before = first ? ` Paying off ${named(first.name)} comes before that.` : "";
      return {
        words: `${dollars(monthlySurplus)} a month, what you have left over, would come to about ${dollars(value)} in ${SPAN_YEARS} years at ${rate(annualReturn)}, the growth that I assume; no promise.${before}`,
        used: { value, SPAN_YEARS },
      };
    },
  },
  doubling: {
    missing: TELL_OWN,
    tell: ofInvested((sum, { assumption: { annualReturn } }) => {
      const years = Math.round(doublingYears(annualReturn));
      return {
        words: `the ${dollars(sum)} that you have invested would double in about ${years} years at ${rate(annualReturn)}, the growth that I assume; no promise.`,
        used: { sum, years },
      };
    }),
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
} as const satisfies Record<string, Own>;

function totalOf(assets: PersonFacts["assets"], types: readonly AssetType[]): Dollars {
  return sumDollars(assets.filter(({ type }) => types.includes(type)).map(({ value }) => value));
}

/** Words about what is invested, where anything is. */
function ofInvested(tell: (sum: Dollars, facts: PersonFacts) => OwnWords): Own["tell"] {
  return (facts) => {
    if (!facts.assetsKnown) return null;
    const sum = totalOf(facts.assets, INVESTED);
    return sum > 0 ? tell(sum, facts) : NONE_INVESTED;
  };
}

function wishedMix({ riskStated, documents, assumption }: PersonFacts): OwnWords | null {
  const { riskTolerance } = documents.profile.financialGoal;
  return riskStated && riskTolerance
    ? {
        words: `your risk tolerance is ${riskTolerance}, which I take as about ${rate(assumption.stocksShare)} in shares`,
      }
    : null;
}

/** How shares, bonds and cash are split now; what a retirement account holds is not known. */
function actualMix({ assets, liquid }: PersonFacts): OwnWords | null {
  const stocks = totalOf(assets, ["stocks"]);
  const sum = sumDollars([stocks, totalOf(assets, ["bonds"])]);
  if (sum === 0) return null;
  const share = Number(((stocks / sumDollars([sum, liquid])) * 100).toFixed(1));
  const beside = totalOf(assets, ["retirement"]) > 0 ? ", your retirement accounts not counted" : "";
  const kinds = liquid > 0 ? "shares, bonds and cash" : "shares and bonds";
  return { words: `of what you told me of in ${kinds} ${rate(share)} is in shares now${beside}`, used: share };
}

/** @param inside What retirement accounts hold of it, where they may. */
function ofAssets(type: AssetType, where: string, inside?: string): Own {
  return {
    missing: TELL_OWN,
    tell: ({ assets, assetsKnown }) => {
      if (!assetsKnown) return null;
      const own = assetShares(assets).find((share) => share.type === type);
      if (own)
        return {
          words: `you have ${dollars(own.total)} ${where}, ${rate(Number(own.share.toFixed(1)))} of what you own.`,
          used: { ...own, share: Number(own.share.toFixed(1)) },
        };
      const locked = totalOf(assets, ["retirement"]);
      if (!inside || locked === 0) return { words: `you have told me of nothing ${where}.` };
      return {
        words: `besides the ${dollars(locked)} in retirement accounts, ${inside}, you have told me of nothing ${where}.`,
        used: locked,
      };
    },
  };
}
