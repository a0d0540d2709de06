import { slotsOf } from "../language/phrase.ts";
import { ALL_COSTS } from "../lexicon/cost-words.ts";
import { INCOME_NOUN, INCOME_VERB } from "./income-words.ts";
import type { RunReader } from "./reading.ts";

const ALL = new RegExp(
  `\\b(?:all (?:of )?(?:my|our|the) )(?:\\w+ )?(?:${ALL_COSTS})\\b|\\b(?:my|our) (?:total|whole|entire|complete|full) (?:\\w+ )?(?:${ALL_COSTS})\\b|\\beverything (?:i|we) spend\\b|\\b(?:for|on) everything else\\b|\\b(?:everything else|the rest|other (?:stuff|things)) (?:is |about |around |maybe )*M\\b|^(?:my |our |the )?(?:T )?(?:bills|expenses|costs|budget|spending) ?(?:are |is )?:|\\bthat is (?:everything|all|it)\\b|\\band the rest\\b`,
);
const INCOME_ALL =
  /\b(?:that is all (?:of )?(?:my|our) income|that is my (?:whole|total|entire) income|all (?:of )?my income)\b/;

/** What comes in is no cost: "I get 1,900 every two weeks and my total spending is 2,700". */
const INCOME = new RegExp(
  `${INCOME_VERB.source}|${INCOME_NOUN.source}|\\b(?:get|getting|receive|take in|bring|paid) (?:about |around )?M T\\b`,
);

const MONTHS = 12;
const MOST_A_MONTH = 15_000;

/** All costs listed one by one: together they are what is spent. */
export const readCostSum: RunReader = (run) => {
  const amounts = slotsOf(run.tokens, "money");
  if (amounts.length < 2 || !ALL.test(run.text) || INCOME_ALL.test(run.text)) return null;
  if (
    !new RegExp(`\\b(?:${ALL_COSTS}|rent|groceries|food)\\b`).test(run.text) ||
    /\b(?:account|owe|loan|earn|make|salary|income)\b/.test(run.text) ||
    INCOME.test(run.text)
  )
    return null;
  const [period, ...periods] = slotsOf(run.tokens, "period");
  if (periods.some(({ timesAYear }) => timesAYear !== period?.timesAYear)) return null;
  const total = /\b(?:total|comes? to|altogether|adds up to|which is) M\b/.test(run.text)
    ? amounts.at(-1)?.value
    : undefined;
  const sum = total ?? amounts.reduce((all, { value }) => all + value, 0);
  // bills are told by the month
  const isMonthly =
    amounts.length > 2 && sum < MOST_A_MONTH && /\b(?:rent|mortgage|groceries|food|bills)\b/.test(run.text);
  const times = period?.timesAYear ?? (isMonthly ? MONTHS : null);
  return {
    statements: [{ kind: "yearly", of: "annualExpenses", mode: "set", amount: sum, timesAYear: times }],
    from: 0,
    to: run.tokens.length,
  };
};
