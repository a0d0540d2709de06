import { type CalendarDate, calendarDate, type Documents, daysInMonth } from "@seven-figures/domain";
import { MONTH_PATTERN, monthNumber } from "../dates/date-words.ts";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import { COST_WORDS } from "../lexicon/cost-words.ts";
import type { Statement, YearlyStatement } from "../statements/statement.ts";
import type { Conversation, RecentWrite } from "./conversation.ts";

/** What is told of one thing, and the sentences that tell something else. */
export interface PartTold {
  statements: Statement[];
  rest: Sentence[];
}

/** Not so, or not now. */
const NOT_NOW =
  /\b(?:if|would|could|might|may|hope|hoping|want|should|ask(?:ed|ing)?|maybe|used to|next|until|goal|he|she|his|wife|husband)\b/;

/**
 * Income and spending told in ways that no clause tells by itself: "6 an hour, 36 hours a week. Add it", "that's on top of the
 * 92,000", "my pay was adjusted by 3.4% effective November 1", "take 45 a month off what I spend". Null where nothing of it is.
 */
export function payTold(
  message: string,
  sentences: readonly Sentence[],
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): PartTold | null {
  const statements: Statement[] = [];
  const rest: Sentence[] = [];
  for (const [at, sentence] of sentences.entries()) {
    const { text } = phraseOf(sentence.tokens);
    const next = sentences[at + 1] ? phraseOf(sentences[at + 1]?.tokens ?? []).text : "";
    const told =
      sentence.asks || NOT_NOW.test(text)
        ? null
        : (addedPay(sentence, next, documents) ??
          onTop(sentence, conversation, documents) ??
          raised(sentence, message, conversation, documents, today) ??
          severalSources(sentence) ??
          lessSpent(sentence, documents));
    if (told) statements.push(told);
    else if (!(statements.length > 0 && (ADD_IT.test(text) || IDLE.test(text)))) rest.push(sentence);
  }
  return statements.length > 0 ? { statements, rest } : null;
}

function yearly(of: YearlyStatement["of"], mode: YearlyStatement["mode"], amount: number, times: number | null) {
  return { kind: "yearly" as const, of, mode, amount, timesAYear: times };
}

/** "Please fix." */
const IDLE = /^(?:please )?(?:fix|update|change|correct|note|record|add)(?: (?:it|that|this))?(?: please)?$/;
const WEEKS = 52;
const ADD_IT = /^(?:so |and |please |just )*(?:add|put) (?:it|that|this)(?: (?:on|in|to|too|on top|onto)\b.*)?$/;
const EXTRA = /\b(?:diff|differential|premium|shifts?|nights|overtime|extra|on the side|weekend|tips|gig|second job)\b/;

/** "Diff is 6 an hour, 36 hours a week. Add it." */
function addedPay({ tokens }: Sentence, next: string, { financials }: Documents): Statement | null {
  const [sum, ...others] = slotsOf(tokens, "money");
  const [period] = slotsOf(tokens, "period");
  const [hours] = slotsOf(tokens, "hours");
  const { text } = phraseOf(tokens);
  if (!sum || !period || others.length > 0 || financials.financialInfo.annualIncome === null) return null;
  if (!EXTRA.test(text) || !ADD_IT.test(next) || /\b(?:spend|pay for|costs?)\b/.test(text)) return null;
  return yearly("annualIncome", "add", sum.value, hours ? hours.perWeek * WEEKS : period.timesAYear);
}

const ON_TOP =
  /^(?:no |wait |sorry |oops |, )*(?:that|it|this|those) (?:is |was |are |comes? |goes |should be )(?:all )?(?:on top of|in addition to|added to) (?<what>.+)$/;
const OWN_PAY =
  /^(?:the |my |our )*(?:M(?: T)?|what i (?:make|earn|get|had)|salary|pay|income|regular pay|wages?|job)$/;

/** "That's on top of the 92,000", after it took the place of that. */
function onTop({ tokens }: Sentence, { recent = [] }: Conversation, { financials }: Documents): Statement | null {
  const what = ON_TOP.exec(phraseOf(tokens).text)?.groups?.what;
  if (!what || !OWN_PAY.test(what)) return null;
  const [sum] = slotsOf(tokens, "money");
  const written = recent.findLast(setsIncome);
  const before = written?.inverse.flatMap((each) =>
    each.kind === "set-financial-info" ? [each.fields.annualIncome] : [],
  )[0];
  const now = financials.financialInfo.annualIncome;
  if (!before || !now || before === now || (sum && sum.value !== before)) return null;
  return yearly("annualIncome", "add", before, 1);
}

function setsIncome({ statements }: RecentWrite): boolean {
  return statements.some((each) => each.kind === "yearly" && each.of === "annualIncome" && each.mode === "set");
}

const PAY = /\b(?:salary|pay|wages?|base|income|raise)\b/;
const RAISED = /\b(?:adjusted|raised|increased?|raise|bumped|went up|gone up|up|apply)\b/;
const IN_FORCE = new RegExp(
  `\\b(?:effective|since|as of|from|started|starting|beginning)\\s+(?:on |the )?(${MONTH_PATTERN})\\b\\.?(?:\\s+(\\d{1,2}))?`,
  "i",
);

const LAST_DAY = 31;

/** "My base was adjusted by +3.4% effective November 1", once that day is past. */
function raised(
  { tokens }: Sentence,
  message: string,
  { recent = [] }: Conversation,
  { financials }: Documents,
  today: CalendarDate,
): Statement | null {
  const now = financials.financialInfo.annualIncome;
  const [share, ...others] = slotsOf(tokens, "percent");
  const { text } = phraseOf(tokens);
  if (!share || others.length > 0 || now === null) return null;
  const isSum = slotsOf(tokens, "money").some(({ value }) => value > LAST_DAY);
  if (isSum || !RAISED.test(text) || !isPast(message, today)) return null;
  const isApplied = /\bapply (?:the |that )?P\b/.test(text);
  if (!PAY.test(text) && !isApplied) return null;
  // told once more, it stands so already
  const isWritten = recent.some(({ statements }) =>
    statements.some((each) => each.kind === "yearly" && each.mode === "percent" && each.amount === share.value),
  );
  return isWritten ? yearly("annualIncome", "set", now, 1) : yearly("annualIncome", "percent", share.value, null);
}

/** Whether a message tells a day from which something holds, and that day is not to come. */
function isPast(message: string, today: CalendarDate): boolean {
  const day = inForceFrom(message, today);
  return day !== null && day <= today;
}

const SINCE = /^(?:since|as of|started)\b/i;
const HALF_A_YEAR = 6;

/**
 * The day from which something holds, by a message; null where it tells none. Since when it holds is over; from when it is to
 * hold is no more than half a year ago: "effective January 1", in November, is to come.
 */
function inForceFrom(message: string, today: CalendarDate): CalendarDate | null {
  const [whole, month = "", day] = IN_FORCE.exec(message) ?? [];
  const number = monthNumber(month.toLowerCase());
  if (!whole || number === 0) return null;
  const [year, now] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const dayIn = (of: number) => calendarDate(of, number, Math.min(Number(day ?? 1), daysInMonth(of, number)));
  if (SINCE.test(whole)) return dayIn(year) <= today ? dayIn(year) : dayIn(year - 1);
  return now - number > HALF_A_YEAR ? dayIn(year + 1) : dayIn(year);
}

/** What was heard, without income that is told by a share and holds from a day to come: "a 2% raise effective December 15". */
export function withoutRaisesToCome(
  statements: readonly Statement[],
  message: string,
  today: CalendarDate,
): Statement[] {
  const day = inForceFrom(message, today);
  const isRaise = (each: Statement) => each.kind === "yearly" && each.of === "annualIncome" && each.mode === "percent";
  return statements.filter((each) => day === null || day <= today || !isRaise(each));
}

const SOURCE =
  /\b(?:social security|pensions?|annuity|ssdi|ssi|disability|alimony|child support|benefits|rental|rent from|tips)\b/;
const NO_INCOME = /\b(?:put|paid|pay|owe|moved|took|lost|less|spend|spent|from my|into|save|saved|cut|costs?)\b/;

/** "My social security went up, it is 1,780 a month now and the pension is still 920": all of it together. */
function severalSources({ tokens }: Sentence): Statement | null {
  const { text } = phraseOf(tokens);
  const sums = slotsOf(tokens, "money");
  const times = [...new Set(slotsOf(tokens, "period").map(({ timesAYear }) => timesAYear))];
  const [timesAYear, ...others] = times;
  if (sums.length < 2 || timesAYear === undefined || others.length > 0 || NO_INCOME.test(text)) return null;
  const pieces = text.split(/ (?:,|and|plus|:|&) /);
  let source: string | null = null;
  const sources: (string | null)[] = [];
  for (const piece of pieces) {
    source = SOURCE.exec(piece)?.[0] ?? source;
    if (/\bM\b/.test(piece)) {
      sources.push(source);
      source = null;
    }
  }
  if (sources.length !== sums.length || sources.includes(null)) return null;
  return yearly(
    "annualIncome",
    "set",
    sums.reduce((all, { value }) => all + value, 0),
    timesAYear,
  );
}

const OFF_SPENDING =
  /\b(?:take|took|knock|knocked|cut|trim|trimmed|drop) M T (?:off|from|out of) (?:of )?(?:what (?:i|we) spend|(?:my|our|the) (?:monthly )?(?:spending|expenses|bills|costs|outgoings))\b/;
const COST = `(?:${COST_WORDS}|gym|netflix|hulu|spotify|cable|streaming|subscription|membership|storage|cleaner|daycare|prime)`;
const CANCELLED = new RegExp(
  `\\b(?:dropped|cancell?ed|quit|ditched|got rid of|stopped) (?:the |my |our )?(?:\\w+ ){0,2}?${COST}(?: \\w+)?(?: ,)? (?:so |and |which |it )*(?:that )?(?:is|was|saves?(?: me| us)?) M T(?: (?:less|gone|saved|off|back))?$`,
);

/** "Take 45 a month off what I spend", "dropped the gym, that's 45 a month". */
function lessSpent({ tokens }: Sentence, { financials }: Documents): Statement | null {
  const { text } = phraseOf(tokens);
  const [sum, ...others] = slotsOf(tokens, "money");
  const [period] = slotsOf(tokens, "period");
  if (!sum || !period || others.length > 0 || financials.financialInfo.annualExpenses === null) return null;
  if (!OFF_SPENDING.test(text) && !CANCELLED.test(text)) return null;
  return yearly("annualExpenses", "subtract", Math.abs(sum.value), period.timesAYear);
}
