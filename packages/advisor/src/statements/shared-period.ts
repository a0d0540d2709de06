import { type Phrase, slotsOf } from "../language/phrase.ts";

/** "Each month I earn 4,100 and spend 2,900", "per month: income 3,900, expenses 2,800". */
const SAID_FIRST =
  /^(?:(?:and|but|so|on average|roughly|usually|typically|normally|then|in|for|,) )*T\b(?=.*\bM\b.*\bM\b)/;
/** "I earn 5,000 and spend 3,300 a month". */
const SAID_LAST =
  /^(?:i|we) (?:\w+ ){0,3}?(?:make|earn|get|clear|gross|net|bring in|bring home|take home|pull in) M (?:and|,|but) (?:and |i |we )*(?:\w+ )?(?:spend|go through|live on|use) M T$/;
/** "I bring home 1,150 a week and spend 800 of it". */
const PART_OF_IT =
  /\bM T\b(?:(?!\bT\b).)*\b(?:spend|spending|go through|live on|use|using|blow|burn|burn through|need) M of (?:it|that|this)\b/;
/** "My income is 5k and my expenses are 3k, both monthly". */
const FOR_BOTH = /\bM\b.*\bM(?: ,)? (?:both|all|each)(?: (?:are|of them|of those|per|figures))* T$/;
/** "Pays me 2,640 on the 10th and another 2,640 on the 25th of each month". */
const ON_TWO_DAYS = /\bM (?:on|around|by) the \w+ (?:,|and) (?:and |another |also |an additional |again )*M T\b/;
/** "Two jobs, one pays 2,400 a month and the other 1,100". */
const OF_JOBS = /\bjobs\b.*\bM T\b.*\b(?:other|second|2nd)\b.*\bM\b/;
/** From here on an amount is taken as yearly by itself. */
const YEARLY_FROM = 20_000;

/** How often a year all amounts of a sentence come, where that is said once for them all; null where it is not. */
export function sharedPeriod({ text, tokens }: Phrase): number | null {
  const [period, ...others] = slotsOf(tokens, "period");
  if (!period || others.length > 0) return null;
  if ([SAID_FIRST, PART_OF_IT, FOR_BOTH, ON_TWO_DAYS, OF_JOBS].some((way) => way.test(text))) return period.timesAYear;
  const amounts = slotsOf(tokens, "money");
  return SAID_LAST.test(text) && amounts.every(({ value }) => value < YEARLY_FROM) ? period.timesAYear : null;
}
