import { savingsGrowth } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import { dollars, rate } from "../words/figures.ts";
import type { Lesson } from "./lesson.ts";
import { statedMix } from "./stated-mix.ts";

/** How one invests, whatever the kind. */
export const INVESTING_PRACTICE_LESSONS: readonly Lesson[] = [
  {
    id: "diversification",
    phrasings: [
      "diversification|diversify|diversified|diversifying",
      "eggs basket",
      "spread risk|risks|investments how|why|should",
    ],
    gist: "Diversification means owning many different things, so that no single one can ruin you. It is the one advantage in investing that costs nothing.",
    points: [
      "Across companies, industries, countries, and kinds: shares, bonds, cash, property.",
      "One world index fund does most of it in a single purchase.",
      "Your job is part of it: don't hold much of your own employer's stock.",
    ],
    yours: (facts) => {
      const largest = facts.assets.toSorted((a, b) => b.value - a.value)[0];
      return largest && facts.assets.length > 1
        ? "**For you**: ask *how are my assets spread* and I'll show your own mix."
        : null;
    },
    again: "Many small stakes instead of one large one.",
    deeper:
      "It never feels right: something in a spread portfolio is always doing badly. That is the sign that it works.",
    next: ["How are my assets spread?", "What is asset allocation?", "What is rebalancing?"],
  },
  {
    id: "asset-allocation",
    phrasings: [
      "asset_allocation|portfolio_mix|allocation",
      "60_40|three_fund|3_fund portfolio?",
      "how much|share|percent|portion should? in stocks|shares|bonds",
      "ideal|right|good|best portfolio|mix|allocation",
    ],
    gist: "Asset allocation is how you divide money between shares, bonds and cash. It decides most about how much your portfolio grows and how far it falls.",
    points: [
      "The longer until you need it, the more in shares it can be.",
      "The fall that you can sit through matters more than the return that you would like.",
      "Two or three broad funds are enough.",
    ],
    yours: (facts) =>
      `**For you**: with ${statedMix(facts)}, about ${rate(facts.assumption.stocksShare)} in shares is a common starting point.`,
    again: "The split between what grows and what steadies.",
    deeper: "Write down the split and the reason for it while all is calm; in a crash you will want to read it.",
    next: ["How are my assets spread?", "What is rebalancing?", "What is risk tolerance?"],
  },
  {
    id: "rebalancing",
    phrasings: ["rebalance|rebalancing"],
    gist: "Rebalancing brings a portfolio back to its planned split after markets have moved it.",
    points: [
      "Once a year, or when a part has strayed clearly from its plan, is often enough.",
      "Do it with new money first: buy what has fallen behind; that costs no tax.",
      "Inside retirement accounts it is usually free of tax as well.",
    ],
    again: "Back to the planned split, once a year.",
    deeper: "It makes you sell a little of what rose and buy a little of what fell, without having to judge either.",
    next: ["What is asset allocation?", "How are my assets spread?"],
  },
  {
    id: "dollar-cost-averaging",
    phrasings: [
      "dollar_cost_averaging|dca|cost_averaging|pound_cost",
      "lump_sum or|vs|versus|all_at_once|once monthly|averaging|gradually|spread",
      "good|right|best time to? invest|buy -house|home|condo|car|flat",
      "wait|now invest|buy dip|crash|market|time",
      "time|timing the? market",
    ],
    gist: "Investing the same amount every month buys more when prices are low and less when they are high, and takes the question of the right moment away.",
    points: [
      "For money from each pay it comes by itself: invest when it arrives.",
      "For a large sum, all at once has come out ahead more often than not, since markets rise more than they fall; in parts is easier on the nerves.",
      "Waiting for a better moment mostly costs: nobody knows it beforehand.",
    ],
    yours: ({ monthlySurplus }) =>
      monthlySurplus !== null && monthlySurplus > 0
        ? `**For you**: a standing order out of your ${dollars(monthlySurplus)} a month does it.`
        : null,
    again: "Same amount, every month, whatever the news.",
    deeper: "If you spread a large sum, fix the dates in advance and keep them; otherwise it turns into waiting.",
    next: ["What is an index fund?", "What should I do in a market crash?"],
  },
  {
    id: "investment-fees",
    phrasings: [
      "fees on|of|in|my 401k|fund|funds|account|pension|ira",

      "fee|fees|expense_ratio|ter|management_cost|commission|commissions",
      "cost|costs of? investing|fund|funds|broker",
    ],
    gist: "Fees are the one thing about investments that is certain. They look small as a percentage and take a large share over decades.",
    points: [
      "Fund cost (expense ratio, TER): broad index funds are the cheapest.",
      "Advice as a percentage of your assets, entry charges, account fees, exchange-rate margins.",
      "Ask for everything in dollars a year, not in percent.",
    ],
    yours: (facts) => {
      const loss = feeLoss(facts);
      return (
        loss && {
          words: `**For you**: one percent a year more in costs on ${dollars(facts.netWorth)} is about **${dollars(loss.less)}** less after ${loss.years} years, at ${rate(facts.assumption.annualReturn)} growth (assumed).`,
          used: loss,
        }
      );
    },
    again: "What you don't pay is yours to keep, every year.",
    deeper: "Check your oldest fund or pension first: fees were higher when it was opened, and moving it may be free.",
    next: ["What is an index fund?", "What is a robo advisor?", "Do I need a financial advisor?"],
  },
  {
    id: "market-crash",
    phrasings: [
      "crash|crashes|recession|downturn|bear_market|correction",
      "market|stocks|portfolio|investments falling|fell|dropped|down|losing|lost what|should|do|sell|panic",
      "should i sell everything|stocks|investments|now",
    ],
    gist: "Crashes are part of investing: markets have fallen by a third or more several times and recovered each time so far. Selling in the middle is what turns a fall into a loss.",
    points: [
      "Do nothing in a hurry; keep the monthly order running, it now buys more.",
      "A cushion in cash is what lets you wait.",
      "If you can't sleep, the share of stocks was too high: lower it in calm times, not now.",
    ],
    yours: ({ cover }) =>
      cover.kind === "months" && cover.months >= 3
        ? "**For you**: your cash covers several months of expenses, so nothing has to be sold at a bad time."
        : null,
    again: "Sit tight, keep buying, don't look every day.",
    deeper: "The best days often follow right upon the worst ones; who leaves to be safe tends to miss them.",
    next: ["How many months of expenses are covered?", "What is risk tolerance?"],
  },
  {
    id: "risk-tolerance",
    phrasings: [
      "how risky|aggressive|conservative|adventurous should|be|i",

      "what|how|explain risk_tolerance|risk_profile|conservative|aggressive",
      "how much risk|risky should|can|take|investing",
      "am i conservative|moderate|aggressive",
      "volatility",
    ],
    gist: "Risk tolerance is how large a fall you can sit through without selling, with your nerves and with your budget.",
    points: [
      "Ability: years until you need the money, a steady income, a cushion.",
      "Willingness: what you did, or would have done, in the last crash.",
      "The lower of the two decides.",
    ],
    yours: (facts) => {
      const { riskTolerance } = facts.documents.profile.financialGoal;
      return riskTolerance
        ? `**For you**: you chose ${riskTolerance}. I reckon with ${rate(facts.assumption.annualReturn)} growth a year for it, and swings of about ${rate(facts.assumption.volatility)} around it.`
        : `**For you**: none is set yet, so I reckon with moderate (${rate(facts.assumption.annualReturn)} growth a year). You can set it on your profile.`;
    },
    again: "How deep a fall you can watch and stay.",
    deeper:
      "Put it in dollars: halve the part in shares in your mind and ask what you would do the next morning. The honest answer is your tolerance.",
    next: ["What is asset allocation?", "How likely am I to make it?"],
  },
  {
    id: "compound-interest",
    phrasings: [
      "compound|compounding interest|growth|returns?|effect|work|is",
      "interest_on_interest",
      "rule_of_72",
      "how does money grow",
    ],
    gist: "Compound growth is growth on growth: what you earned last year earns as well this year. It starts slowly and does most of its work in the last third.",
    points: [
      "Time counts more than the amount: the first years' savings have the longest run.",
      "Costs and pauses compound as well, against you.",
      "On a card debt the same force works for the bank.",
    ],
    yours: (facts) => {
      const grown = lumpAfterTwenty(facts);
      return (
        grown && {
          words: `**For you**: ${dollars(facts.netWorth)} left alone for ${grown.years} years at ${rate(facts.assumption.annualReturn)} a year is about **${dollars(grown.total)}**, ${dollars(grown.growth)} of it growth. Assumed, not promised.`,
          used: grown,
        }
      );
    },
    again: "Growth that grows.",
    deeper:
      "It is why the second half of the way to a target takes far less time than the first: the early stages of your path are saving, the late ones mostly growth.",
    next: ["When will I reach my target?", "What is inflation?", "How do I start investing?"],
  },
];
function lumpAfterTwenty(facts: PersonFacts) {
  if (facts.netWorth <= 0) return null;
  const years = Math.max(Math.min(facts.yearsLeft, 40), 10);
  const growth = savingsGrowth(
    { from: facts.netWorth, monthly: 0, annualReturn: facts.assumption.annualReturn },
    years * 12,
  );
  return { years, ...growth };
}

function feeLoss(facts: PersonFacts) {
  const cheap = lumpAfterTwenty(facts);
  if (!cheap) return null;
  const path = { from: facts.netWorth, monthly: 0, annualReturn: facts.assumption.annualReturn - 1 };
  return { years: cheap.years, less: cheap.total - savingsGrowth(path, cheap.years * 12).total };
}
