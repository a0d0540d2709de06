import { type CalendarDate, calendarDate, type Documents, daysInMonth, type Goal } from "@seven-figures/domain";
import { MONTH_PATTERN, monthNumber } from "../dates/date-words.ts";
import { groupTokens, phraseOf, rawText, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import type { GoalEdit } from "../statements/statement.ts";

const LEAD = "^(?:no |nope |wait |not a new (?:one|goal) |please |can you |so |and |, )*";
const OLD = "(?:the |my |our )?(?<old>.+?)(?: one| goal)?";
const TITLE = "(?:a |an |the )?(?<title>(?!(?:at|worth|about|by|for|done|not|M|D)\\b).+?)";
const REST = "(?<rest>(?: ,| and|:| (?:for|by|at|to)(?= [MD]\\b)) .*)";
/** "Change the Disney one, call it Cabin at the lake, 2,400 by August". */
const CHANGED = new RegExp(
  `${LEAD}(?:change|rename|edit|update) ${OLD} (?:, |and )*(?:(?:call|name|make) it|to(?: be)?|into) ${TITLE}${REST}$`,
  "d",
);
/** "Disney is now a cabin at the lake, 2,400 instead of 6,000". */
const IS_NOW = new RegExp(
  `${LEAD}(?:(?!is\\b).*? and )?${OLD} (?:is (?:now )?(?:called|a|an)|(?:has )?(?:become|became|turned into)) ${TITLE}${REST}$`,
  "d",
);
/** What tells that "is a cabin" is no mere word about it. */
const CHANGES = /\b(?:called|bec[ao]me|turned into|M (?:instead of|not|rather than) M|change (?:that|it|this))\b/;
const MONTHS = new RegExp(`\\b(${MONTH_PATTERN})(?: ,)? not (${MONTH_PATTERN})\\b`);
const LONGEST_TITLE = 6;
/** "Keep the 1,200 I saved" leaves that as it is. */
const KEPT = /\bkeep(?:ing)? (?:the |my )?M\b/;

/** A goal that is called otherwise, with what else is told of it at once; null where no other figure or date is. */
export function goalRenamed(
  sentence: Sentence,
  { goals }: Documents,
  goalIn: (tokens: readonly Token[]) => Goal | null,
): { goal: Goal; edit: GoalEdit } | null {
  const phrase = phraseOf(sentence.tokens);
  const match = CHANGED.exec(phrase.text) ?? (CHANGES.test(phrase.text) ? IS_NOW.exec(phrase.text) : null);
  if (!match) return null;
  const [old, words, rest] = ["old", "title", "rest"].map((group) => groupTokens(phrase, match, group));
  const goal = old ? goalIn(old) : null;
  const isName = words && words.length > 0 && words.length <= LONGEST_TITLE && words.every(({ slot }) => slot === null);
  if (!goal || !isName || !rest) return null;
  const said = rawText(words);
  const title = `${said.charAt(0).toUpperCase()}${said.slice(1)}`;
  if (goals.intermediateGoals.some((each) => each.id !== goal.id && each.title === title)) return null;
  const [target] = slotsOf(rest, "money");
  const date = slotsOf(rest, "date")[0]?.date ?? otherMonth(phraseOf(rest).text, goal);
  const isKept = KEPT.test(phraseOf(rest).text) && slotsOf(rest, "money").length === 1;
  if ((!target || isKept) && !date) return null;
  return {
    goal,
    edit: {
      title,
      ...(target && !isKept ? { target: { to: target.value } } : {}),
      ...(date ? { targetDate: date } : {}),
    },
  };
}

/** "It's August, not July": in the year that it was due. */
function otherMonth(text: string, { targetDate }: Goal): CalendarDate | null {
  const month = monthNumber(MONTHS.exec(text)?.[1] ?? "");
  if (!month || !targetDate) return null;
  const year = Number(targetDate.slice(0, 4));
  return calendarDate(year, month, daysInMonth(year, month));
}
