import { paragraphs, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { money, strong } from "../../shown.ts";
import { amountsIn, type Verdict, type Wanted } from "../verdict.ts";

const UNSTEADY = anyOf(
  "some (?:years|months), good (?:years?|months?), bad (?:years?|months?), varies, depends, up and down, irregular, all over, lumpy, seasonal, fluctuat\\w+, anywhere from, between",
  "",
);
const ASKS = anyOf(
  "what (?:should|do|would|can) (?:i|we) (?:put|enter|use|say|write|call), which (?:one|number|figure) (?:should|do), what(?:'?s| is) my income",
  "",
);
const OF_INCOME = /\b(?:income|earn|make|clear|gross|net|bring in|pay)\b/;
const BY_MONTH = /\b(?:months?|monthly)\b/;
const SHORT_BY = 1_000;

/** "Some years I clear 110 thousand and some years 30, what should I put": a careful figure, and each of them to be taken. */
export function unsteadyIncome({ typed, laid, facts }: Wanted): Verdict | null {
  if (!UNSTEADY.test(typed) || !ASKS.test(typed) || !OF_INCOME.test(typed)) return null;
  const said = amountsIn(laid).map(({ value }) => value);
  const ranges = laid.pieces.flatMap((piece) => (piece.kind === "range" ? [piece.low, piece.high] : []));
  const byYear = (value: number) => (BY_MONTH.test(typed) ? value * 12 : value);
  const all = [...said, ...ranges];
  const isThousands = all.some((value) => value >= 10 * SHORT_BY);
  const sums = [
    ...new Set(all.map((value) => (isThousands && value < SHORT_BY ? value * SHORT_BY : value)).map(byYear)),
  ];
  if (sums.length < 2) return null;
  const mean = Math.round(sums.reduce((total, value) => total + value, 0) / sums.length / 100) * 100;
  const sorted = sums.toSorted((one, other) => one - other);
  const middle = sums.length === 2 ? mean : (sorted[Math.floor((sorted.length - 1) / 2)] ?? mean);
  const careful = Math.min(mean, middle);
  const left = facts.expenses === null ? null : careful - facts.expenses;
  const notes = [...new Set([careful, mean, ...sorted])].map((value) => `I make ${money(value)} a year`);
  const message = paragraphs(
    sentences(
      `${strong(`Put the careful one: ${money(careful)} a year`)}. The average of what you said is ${money(mean)}; a plan that works in a middling year is carried by the good ones, not the other way round.`,
      left !== null &&
        `With ${money(careful)} you would have ${money(Math.abs(left))} a year ${left < 0 ? "too little for what you spend" : "left over"}.`,
    ),
    "In a good year put what comes above that aside for a lean one before it is spent. Which one shall I note?",
  );
  return { message, quickReplies: notes.slice(0, 3), debts: [], assets: [], notes };
}
