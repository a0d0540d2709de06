import { MOVED_BY } from "../dates/date-words.ts";
import { slotsOf } from "../language/phrase.ts";
import type { Token } from "../language/token.ts";
import type { GoalEdit } from "./statement.ts";

const DATE_WORD = "(?:deadline|due date|target date|end date|time limit|finish date|date)";

/** "No deadline", "it needs no date", "take its deadline away". */
export const NO_DATE = new RegExp(
  [
    `\\b(?:no|no more|no longer any|without|without a|without any) ${DATE_WORD}s?\\b`,
    `\\b(?:not|never) (?:really )?(?:need|have|want|require)s? (?:a |an |any |the |its )?${DATE_WORD}\\b`,
    `\\b(?:drop|remove|clear|delete|lose|scrap|take|get rid of|erase|cancel|wipe|ditch|strip|unset|kill)(?: off| away| out)? (?:the |its |that |any |my )?(?:\\w+ ){0,4}?(?:'s )?${DATE_WORD}\\b`,
    "\\bopen[- ]ended\\b",
  ].join("|"),
);

const MOVES =
  "push|pushed|extend|extended|delay|delayed|postpone|postponed|move|moved|bring|brought|pull|pulled|give|shift|shifted|add|slide|put";
const SHIFT = new RegExp(
  `\\b(?:${MOVES})\\b.*?\\b(N|\\d+|one|two|three|four|five|six|nine|ten|twelve|a|an|another|a couple of|a few) (?:more |extra |whole |full |additional )?(months?|years?)\\b`,
);
/** "Done a year earlier". */
const SOONER_OR_LATER =
  /\b(N|\d+|one|two|three|four|five|six|nine|ten|twelve|a|an|a couple of|a few) (months?|years?) (?:earlier|sooner|later)\b/;

const COMES_FORWARD = /\b(?:forward|earlier|sooner|closer)\b|\b(?:moved|move|bring|pull) (?:\w+ )*up\b/;

/** By how many months a goal's date is to move, backwards where it comes sooner; null where it is not said. */
function shiftOf(text: string, tokens: readonly Token[]): number | null {
  const [period] = slotsOf(tokens, "period");
  if (
    period &&
    period.timesAYear <= 12 &&
    new RegExp(`\\b(?:${MOVES})\\b.*\\bT\\b`).test(text) &&
    /\b(?:deadline|date|goal|push|extend|delay|postpone|bring|shift)\b/.test(text)
  )
    return (12 / period.timesAYear) * (COMES_FORWARD.test(text) ? -1 : 1);
  const match = SHIFT.exec(text) ?? SOONER_OR_LATER.exec(text);
  if (period && /\bT (?:earlier|sooner|later)\b/.test(text))
    return (12 / period.timesAYear) * (/\bT later\b/.test(text) ? 1 : -1);
  if (!match) return null;
  const counted = match[1] === "N" ? slotsOf(tokens, "count").at(-1)?.value : undefined;
  const count = counted ?? MOVED_BY[match[1] ?? ""] ?? Number(match[1]);
  if (Number.isNaN(count)) return null;
  const months = (match[2] ?? "").startsWith("y") ? count * 12 : count;
  return COMES_FORWARD.test(text) ? -months : months;
}

/** Another date for a goal, none, or the one that it has moved. */
export function dateEdit(text: string, tokens: readonly Token[], isDone: boolean): GoalEdit | null {
  if (NO_DATE.test(text)) return { targetDate: null };
  if (/\b(?:maybe|perhaps|probably|possibly|hopefully) (?:not )?(?:(?:by|in|to|until|till|for|around) )?D\b/.test(text))
    return null;
  const date = slotsOf(tokens, "date").at(-1);
  if (date) return isDone ? null : { targetDate: date.date };
  const shift = shiftOf(text, tokens);
  return shift === null ? null : { shiftMonths: shift };
}
