import { sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { money, strong } from "../../shown.ts";
import type { Verdict, Wanted } from "../verdict.ts";

const WAGE = /(\d+(?:\.\d+)?) ?(?:quid |bucks |dollars )?(?:an|per|\/|a|every) ?(?:hours?|hrs?|h)\b/;
const HOURS = /(\d+(?:\.\d+)?) ?(?:-? ?(?:hours?|hrs?)\b)(?: ?(?:a|per|\/|each|every) ?(?:week|wk))?/g;
const BY_WEEK = /\b(\d{1,2}) ?(?:a|per|\/|each|every) ?(?:week|wk)\b/g;
const INSTEAD = /\b(?:instead of|from|not|rather than|down from|was|used to be) (\d{1,2})\b(?! ?(?:an|per|\/) ?h)/;
const YEARLY = /\b(?:year|yr|annual\w*|yearly|p\.?a\.?)\b/;
const HOW_BAD = anyOf(
  "how (?:bad|much less|screwed|cooked|rough), what (?:does|will|would) (?:that|it) (?:do|mean|make), can i (?:still )?(?:manage|live|get by|make it)",
  "",
);
const OTHER = /\b(?:raise of|overtime|time and a half|tips|uber|for \d+ weeks|\d+ weeks|per day|a day|month)\b/;
const WEEKS = 52;
const MOST_HOURS = 100;

/** "13.20 an hour from next week, 45 hours, whats that a year": by the hours that are said; null where none are. */
export function hourlyPay(wanted: Wanted): Verdict | null {
  const { typed } = wanted;
  const found = WAGE.exec(typed);
  const isBad = HOW_BAD.test(typed);
  if (!found || !(isBad || YEARLY.test(typed)) || !(isBad || /\b(?:what|how|whats)\b|\?/.test(typed))) return null;
  if (OTHER.test(typed)) return null;
  const rest = typed.replace(found[0], " ");
  const before = Number(INSTEAD.exec(rest)?.[1] ?? Number.NaN);
  const said = [...rest.matchAll(HOURS), ...rest.matchAll(BY_WEEK)].map(([, many]) => Number(many));
  const hours = [...new Set(said)].find((many) => many !== before && many > 0 && many < MOST_HOURS);
  if (hours === undefined) return null;
  const wage = Number(found[1]);
  const yearly = wage * hours * WEEKS;
  const message = sentences(
    `${money(wage)} an hour, ${hours} hours a week, is ${strong(`${money(yearly)} a year`)}, ${money(yearly / 12)} a month.`,
    before > 0 &&
      `At ${before} hours it was ${money(wage * before * WEEKS)}, so ${money(wage * Math.abs(before - hours) * WEEKS)} ${before > hours ? "less" : "more"}.`,
    (isBad || before > hours) && againstExpenses(yearly, wanted),
    "Nothing is noted yet.",
  );
  const note = `I make ${money(yearly)} a year`;
  return { message, quickReplies: [note], debts: [], assets: [], notes: [note] };
}

/** What an income leaves of what is spent, or leaves to be found. */
function againstExpenses(yearly: number, { facts }: Wanted): string | false {
  const { expenses, liquid } = facts;
  if (expenses === null) return false;
  const short = expenses - yearly;
  if (short <= 0)
    return `You spend ${money(expenses)}, so ${strong(`${money(-short / 12)} a month`)} would still be left.`;
  return `You spend ${money(expenses)}, so ${strong(`${money(short / 12)} a month`)} is missing, ${money(short)} a year; your ${money(liquid)} in cash bridges that for ${Math.floor(liquid / (short / 12))} months.`;
}
