import {
  applyChanges,
  type CalendarDate,
  type Change,
  type Documents,
  dateParts,
  formatDollars,
} from "@seven-figures/domain";
import { plainQuestion } from "../answers/match/plain-question.ts";
import { personFacts } from "../answers/person/person-facts.ts";
import { askedEachMonth } from "../answers/words/target-words.ts";
import { choosing } from "../changes/carry-out.ts";
import type { CarriedOut } from "../changes/resolve-statements.ts";

const MILLION = 1_000_000;
const WISH =
  /^(?:(?:and|but|so|hi|hello|hey|well|really|just|i (?:am )?\d\d and|i) )*(?:(?:my )?(?:goal|dream|plan|aim|target|wish|hope)s? (?:is|are|in life is) (?:to )?|(?:am |really |just )*(?:want|wanna|like|love|hope|hoping|plan|planning|aim|aiming|dream|dreaming|trying|going|need|gonna|wish)(?: to| of| on| for)* )?(?:be|become|being|becoming|reach|hit|get to|have|make|making|having|hitting|reaching)? ?(?:an? |one |my |the |first |net worth of )*(?:millionaire|million(?: dollars| bucks)?|1 ?m|1000000|seven figures)(?: net worth)?(?: (?<when>(?:by|before|at|in|within|when|until).*))?$/;
const YEAR = /^(?:by|before|in|until) (?:the (?:year|end of) )?(?<year>20\d\d)$/;
const YEARS = /^(?:in|within) (?<count>\d\d?) years?$/;
const AGE =
  /^(?:by|before|at|when|until)(?: the)?(?: (?:time|age|of|i|am|turn|reach|hit|be|will|that|my))*(?: age)? (?<age>\d\d)(?:th birthday)?$/;
const WHICH_YEAR =
  "Your target is **$1,000,000**. Which year is that? Say it like *my target year is 2045*, or put your birthday into your profile.";
const SAID_AGE = /\bi (?:am )?(\d\d)\b(?! (?:k|grand|thousand|percent|years? (?:from|left)))/;

/**
 * "I want to be a millionaire by 2040": what that year asks for each month, and whether it shall be the target year; asked for the
 * year where it is an age and no birthday is known. Adds to what is asked, where nothing else came of the message.
 */
export function wishForMillion(message: string, documents: Documents, today: CalendarDate, done: CarriedOut): void {
  const { targetAmount, targetYear } = documents.profile.financialGoal;
  if (done.changes.length + done.asks.length > 0 || targetAmount !== MILLION) return;
  const said = plainQuestion(message);
  const wish = WISH.exec(said);
  if (!wish?.groups || /\?|\b(?:if|how|what|when will)\b/i.test(message)) return;
  const when = wish.groups.when ?? "";
  const year = yearOf(when, said, documents, today);
  if (year !== null && year <= dateParts(today).year) return;
  done.wonders.length = 0;
  done.notes.length = 0;
  if (year === null && when !== "") {
    if (AGE.test(when)) done.wonders.push(WHICH_YEAR);
  } else if (year === null || year === targetYear)
    done.wonders.push(`That is your target. ${needs(targetYear, documents, today)}`);
  else done.asks.push(choosing(questionFor(year, documents, today), documents));
}

function yearOf(when: string, wish: string, { profile }: Documents, today: CalendarDate): number | null {
  const year = YEAR.exec(when)?.groups?.year;
  if (year) return Number(year);
  const now = dateParts(today).year;
  const count = YEARS.exec(when)?.groups?.count;
  if (count) return now + Number(count);
  const age = AGE.exec(when)?.groups?.age;
  if (!age) return null;
  const { birthday } = profile.basicInfo;
  if (birthday) return dateParts(birthday).year + Number(age);
  const said = SAID_AGE.exec(wish)?.[1];
  return said ? now + Number(age) - Number(said) : null;
}

/** What the year asks for, and whether it shall be the target year. */
function questionFor(year: number, documents: Documents, today: CalendarDate) {
  const { targetYear } = documents.profile.financialGoal;
  return {
    question: `${needs(year, documents, today)} Your target year is ${targetYear}. Shall I make it ${year}?`,
    options: [
      { reply: `Make it ${year}`, changes: [taking(year)], yes: true as const },
      { reply: `Keep ${targetYear}`, changes: [] },
    ],
  };
}

function needs(year: number, documents: Documents, today: CalendarDate): string {
  const { documents: taken } = applyChanges(documents, [taking(year)], `${today}T00:00:00.000Z`);
  const asked = askedEachMonth(personFacts(taken, today));
  return asked
    ? `${formatDollars(MILLION)} by ${year} asks for **${asked}**.`
    : `Tell me what you earn, spend, own and owe, and I can say what ${formatDollars(MILLION)} by ${year} asks for.`;
}

function taking(targetYear: number): Change {
  return { kind: "set-financial-goal", fields: { targetYear } };
}
