import { RAISE, SECOND_INCOME, SIDE_WORK } from "./income-words.ts";
import type { Reading } from "./reading.ts";
import type { Statement, YearlyStatement } from "./statement.ts";

export type Of = YearlyStatement["of"];

const LESS =
  /\b(?:cut|lower|lowered|reduce|reduced|down by|drop(?:ped)? by|less|fewer|trim(?:med)?|shave[d]?|slash(?:ed)?|decrease[d]?|fell by|knock(?:ed)?|saving|save[sd]?)\b/;
const MORE =
  /\b(?:up by|rose by|increase[d]? by|went up(?! to)|gone up(?! to)|more|another|extra|raise[d]? by|higher by|grew by|bump(?:ed)? (?:up )?by|additional|climbed by|add(?:ed)?)\b/;

/** Other ways to say that a figure fell, or was made to. To add one, add its word here. */
const FELL =
  /\b(?:lopp\w+|(?:fell|fallen|falls)|nibbl\w+|shr[aiu]nk\w*|slim\w*|whittl\w+|sank|sunk|sinks?|slump\w*|slid(?:es?)?|dip(?:s|ped)?|plung\w+|plummet\w*|tumbl\w+|slipped|tighten\w*|pared|par(?:ing|es)|prun\w+|chop\w*|hack(?:ed|s)|crop(?:ped|s)|curtail\w*|dwindl\w+|ebb\w*|squeez\w+|nosediv\w+|crater\w*|tank(?:ed|s)|contract(?:ed|s) (?:by )?[MP]|diminish\w*|declin\w+|decreas\w*|trim\w*|shav\w+|slash\w*|lowered|downsiz\w+|sliced|clipped|axed|halved|(?:scal|dial|ratchet|rein|pull|roll)\w* (?:back|in|down))\b/;
/** The same for what rose. */
const ROSE =
  /\b(?:up|upped|upwards?|more|higher|increas\w*|rais\w+|ris(?:e|es|ing|en)|rose|gr[eo]w\w*|bump\w*|hik\w+|jump\w*|climb\w*|add\w*|another|extra|boost\w*|swell\w*|swollen|balloon\w*|creeps?|crept|inflat\w+|soar\w*|surg\w+|shot|mushroom\w*|expand\w*|spik\w+|leap\w*|sweeten\w*|padd\w+|edged|inched|gain\w*|lift\w*|got|gets?|gav\w+|gives?|promot\w+|increment|on top|improv\w+|better|adjustment|picked|tack\w+|merit)\b/;

/** Whether it is said which way a figure moved: by how much it did says nothing without it. */
export function saysWhichWay(text: string, of: Of): boolean {
  return ROSE.test(text) || isLower(text, of) || MORE.test(text);
}

/** Whether a clause speaks of a cut rather than of a raise. */
export function isLower(text: string, of: Of): boolean {
  if (FELL.test(text)) return true;
  return of === "annualIncome"
    ? /\b(?:cut|decrease|decreased|drop|dropped|reduction|reduced|lower|lowered|down|less|fell|lost|docked|knocked|slashed)\b/.test(
        text,
      )
    : LESS.test(text) ||
        /\bM (?:T )?off (?:of )?(?:my|our|the)\b/.test(text) ||
        /\b(?:down|drop|dropped|fell)\b/.test(text);
}

/** Whether a percentage says how much income or expenses changed. */
export function changesByPercent(text: string, of: Of): boolean {
  if (FELL.test(text)) return true;
  if (of === "annualIncome")
    return RAISE.test(text) || /\b(?:up|down|rose|fell|increase|cut|drop|bump|grew|lower|reduced)/.test(text);
  return LESS.test(text) || MORE.test(text) || /\b(?:up|down|rose|fell|drop|grew)/.test(text);
}

/** "Went up 200", "are down by 50", "6,000 more": by how much, not to what. */
const MOVED =
  /\b(?<!(?:pull|pulls|pulling|pulled) )(?:up|down|rose|risen|fell|fallen|dropped|drop|increased|increase|decreased|jumped|climbed|grew|higher|lower|reduced|raised|bumped|trimmed|shaved|slashed|cut|lowered) (?:by |another |an extra |an additional |a further |off )*M\b|\bM (?:T )?(?:more|higher|extra|less|lower|fewer)\b(?! than M)/;

const ADDED_TO =
  /\b(?:add|added|tack|put) (?:on )?(?:another |an extra |about )?M (?:T )?(?:more )?(?:on )?to (?:my|our|the)\b/;
const OFF_IT =
  /\bM (?:T )?off (?:of )?(?:my|our|the) (?:\w+ )?(?:spending|expenses|costs|outgoings|bills|salary|pay|wages?|income)\b/;
const TAKEN_OFF =
  /\b(?:take|took|taken|subtract|subtracted|remove|deduct|knock|knocked|cut) M (?:T )?(?:off|from|out of) (?:of )?(?:my|our|the)\b/;

/** "My raise is 1.50 an hour". */
const RAISE_IS = /\b(?:raise|pay rise|bump|increase) (?:is|was|comes to|came to|works out to) (?:about )?M T$/;
/** "I stopped tutoring, that's 400 a month I don't make any more". */
const NO_MORE =
  /\bM (?:T )?(?:that |which )?(?:i|we) (?:(?:do|will) not (?:make|earn|get|have|see|spend|pay|bring in)\b.*\bany (?:more|longer)|(?:am|are) not (?:making|earning|getting|spending|paying) any (?:more|longer)|no longer (?:make|earn|get|have|see|spend|pay|bring in))\b/;

/** Whether an amount is what income or expenses are, or by how much they rose or fell. */
export function modeOf(text: string, of: Of, lower: boolean, reading: Reading): YearlyStatement["mode"] {
  if (TAKEN_OFF.test(text) || OFF_IT.test(text) || NO_MORE.test(text)) return "subtract";
  if (ADDED_TO.test(text)) return "add";
  if (RAISE_IS.test(text)) return "add";
  if (RAISE.test(text) && /\b(?:to|at) M\b/.test(text)) return "set";
  if (of === "annualIncome" && OTHER_SOURCE.test(text) && reading.statements.some(isIncome)) return "add";
  if (besideIncome(text, reading)) return "add";
  if (lower && /\bM (?:T )?less\b(?! than)/.test(text)) return "subtract";
  if (MOVED.test(text) && !/\b(?:to|at) M\b/.test(text) && !SECOND_INCOME.test(text.replace(/\bextra\b/, "")))
    return lower ? "subtract" : "add";
  if (STANDS_AT.test(text) && !BY.test(text) && !SECOND_INCOME.test(text)) return "set";
  return of === "annualExpenses" ? expenseMode(text, lower) : incomeMode(text, lower, reading);
}

const STANDS_AT = /\b(?:to|at|is|are|now|of) (?:a |an )?M\b/;
const BY = /\b(?:by M|raise of M|cut of M|increase of M|rise of M|addition to)\b/;

function expenseMode(text: string, lower: boolean): YearlyStatement["mode"] {
  if (
    lower &&
    /\b(?:by|M less|M fewer|M T less|cut|reduced|trimmed|knocked|slashed|saves?|saved|saving|shaved|took|taken|take|taking)\b/.test(
      text,
    )
  )
    return "subtract";
  if (/\bby M\b/.test(text)) return lower ? "subtract" : "add";
  return MORE.test(text) && !/\b(?:spend|spending) (?:no )?more than\b/.test(text) ? "add" : "set";
}

/** "Since my promotion I've been making 6,100": what is earned now, not the raise. */
const EARNS = /\b(?:make|making|earn|earning|clear|clearing|home|bring in|bringing in|pays?(?: me)?) M\b/;

/** "Got a raise, 71k now": what the pay is after it. */
const PAY_AFTER_RAISE =
  /\b(?:raise|promotion|promoted|bump|rise)\b(?! (?:was |is |came to )?(?:of |by |about )?M\b)(?:(?!\b(?:of|by|for|worth|another|extra|more)\b).)* M(?: T)?(?: now| these days)*$/;

/** Whether an amount, of the order of a year's pay, is no raise but the pay that came of it. */
export function isPayAfterRaise(text: string, yearly: number, { documents }: Pick<Reading, "documents">): boolean {
  const known = documents.financials.financialInfo.annualIncome;
  return PAY_AFTER_RAISE.test(text) && (known ? yearly > known / 2 : yearly >= LEAST_PAY);
}
const LEAST_PAY = 20_000;

/** "I also sell candles and that brings in 350 a month". */
const THAT_BRINGS = /^(?:and )?(?:that|it|this|which) (?:brings|pays|makes|nets|earns|gets|gives|adds|is|comes)\b/;
/** "Social security pays me 2,015 a month and my pension is 890": two sources, each named. */
const OTHER_SOURCE =
  /^(?:and |plus |also |then |, )*(?:(?:my|our|the) )?(?:\w+ )?(?:pension|annuity|social security|ssdi|ssi|disability|alimony|child support|benefits|unemployment|job|gig|rental|rentals|tips)(?: (?:income|check|pay|benefits))? (?:is|are|pays?|gives?|brings?|adds?|comes?|gets?|nets?)\b/;

const SOURCE =
  "(?:\\w+ )?(?:pension|annuity|social security|ssdi|ssi|disability|alimony|child support|unemployment|va|benefits|rental|rentals|tips)(?: (?:income|check|pay|benefits))?";
const NAMED_SOURCE = new RegExp(
  `^(?:and |plus |also |then |, )*(?:another )?(?:(?:my|our|the) )?${SOURCE}(?: (?:is|:|of|at|about|for|another|around|,))* M(?: T)?$|^(?:and |plus |also |then |, )*(?:another |about )*M(?: T)? (?:(?:from|in|of|for|is) )?(?:(?:my|our|the) )?${SOURCE}$`,
);

/** "My pension pays 1,240 a month and social security 1,610": the income before it, where the clause names one more. */
export function besideIncome(text: string, { statements }: Pick<Reading, "statements">): YearlyStatement | null {
  const last = statements.at(-1);
  const income = last?.kind === "yearly" && last.of === "annualIncome" ? last : null;
  return income && NAMED_SOURCE.test(text) ? income : null;
}

/** Whether income is stored, or was told of before in the message. */
export function hasIncome({ documents, statements }: Reading): boolean {
  return documents.financials.financialInfo.annualIncome !== null || statements.some(isIncome);
}

function isIncome(statement: Statement): boolean {
  return statement.kind === "yearly" && statement.of === "annualIncome";
}

/** "... also make 6,800 a month" at the end of other facts, where no income is known. */
const ALSO_EARN =
  /^(?:and |plus |but |oh |, )*(?:i |we )?also (?:i |we )?(?:am |are )?(?:make|making|earn|earning|bring in|bring home|take home|get paid|gross|net|clear)\b(?!.*\b(?:side|another|extra|additional|on top)\b)/;

/** Work that mostly is done beside a job is the main income of those who have told of none. */
function incomeMode(text: string, lower: boolean, reading: Reading): YearlyStatement["mode"] {
  const { besides, statements } = reading;
  if (ALSO_EARN.test(text) && !SIDE_WORK.test(text) && !hasIncome(reading)) return "set";
  if (RAISE.test(text) && !EARNS.test(text)) return lower ? "subtract" : "add";
  const earlier = statements.some(isIncome);
  const second =
    besides ||
    /^(?:and |the )*(?:other|second|2nd)\b/.test(text) ||
    SECOND_INCOME.test(text) ||
    (SIDE_WORK.test(text) && hasIncome(reading)) ||
    (THAT_BRINGS.test(text) && SECOND_INCOME.test(reading.heard));
  if (/^(?:also |and |plus |another |an extra |extra )*(?:a )?M (?:more )?T\b/.test(text) && earlier) return "add";
  if (/\bby M\b/.test(text)) return lower ? "subtract" : "add";
  return second && !/\b(?:only income|total income|all my income|that is all)\b/.test(text) ? "add" : "set";
}
