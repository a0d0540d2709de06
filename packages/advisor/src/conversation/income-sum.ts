import { OTHERS_SUBJECT } from "../lexicon/people-words.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";

const SOURCE =
  "(?:\\w+ ){0,3}(?:jobs?|work|working|pensions?|social security|disability|benefits?|alimony|child support|ebay|etsy|uber|doordash|freelanc\\w+|renting|rent|tenants?|lodger|rental|side gig|side hustle|tutoring|babysitting|annuity|gig)\\b";
const FROM = new RegExp(
  `\\bM (?:T )?from (?:${SOURCE}|it\\b)|\\b${SOURCE} (?:is|pays|gives|brings|comes to)(?: me| us| in| another)? M\\b`,
  "g",
);
const NOT_NOW =
  /\b(?:if|when|would|could|will|used to|want|hope|owe|paid|pay|put|moved|took|got|more|extra|another|goal|save|saved|lost|lose|losing|spend|spent|spending|need|cost|costs|minus|less|no longer)\b/;
const MOST_SOURCES = 4;

/** "1,400 from social security and 600 from my pension every month": what comes in is all of it together. */
export function incomeSum(weighed: Weighed, said: readonly ReaderToken[], message: string): Weighed {
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  if (sums.length < 2 || sums.length > MOST_SOURCES || message.includes("?")) return weighed;
  const times = [...new Set(said.flatMap(({ slot }) => (slot?.kind === "period" ? [slot.timesAYear] : [])))];
  const [timesAYear, ...others] = times;
  const text = said.map(({ slot, text: word }) => PLACE[slot?.kind ?? ""] ?? word.toLowerCase()).join(" ");
  if (timesAYear === undefined || others.length > 0 || NOT_NOW.test(text)) return weighed;
  if (OTHERS_SUBJECT.test(text)) return weighed;
  if ((text.match(FROM) ?? []).length !== sums.length) return weighed;
  const amount = sums.reduce((sum, value) => sum + value, 0);
  const isIncome = (each: Weighed["statements"][number]) => each.kind === "yearly" && each.of === "annualIncome";
  return {
    statements: [
      ...weighed.statements.filter((each) => !isIncome(each)),
      { kind: "yearly", of: "annualIncome", mode: "set", amount, timesAYear },
    ],
    asks: [],
    tellsOnly: true,
  };
}

const PLACE: Record<string, string> = { money: "M", period: "T" };
