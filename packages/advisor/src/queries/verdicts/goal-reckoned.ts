import { type CalendarDate, calendarDate, formatDate, missingOf } from "@seven-figures/domain";
import { anyOf } from "../../language/any-of.ts";
import { monthsUntil, type PieceOf, piecesOf } from "../pieces.ts";
import { type GoalMeant, goalMeant } from "./goal-meant.ts";
import {
  type AskedOfGoal,
  byThen,
  due,
  full,
  inTime,
  periodAsked,
  told,
  undated,
  until,
  withLump,
} from "./goal-verdicts.ts";
import { type Amount, amountsIn, TELLS, type Verdict, type Wanted } from "./verdict.ts";

/** What stands before a question and says nothing. */
const LEADS = /^\W*(?:(?:so|and|ok|okay|but|then|um|well|hey|right|now|please|pls)\b\W*)*(?:(?:can|could|will) you )?/;
const BEGINS = anyOf("can, could, will, would, is, am, are, do, does, how, hows, when, whens, what, whats, if", "");
const ASKS = anyOf(
  "how much, how long, how many, how short, how soon, when (?:will|do|would|am|is|can|could), what (?:do|would|must|should)",
  "",
);
const ORDERS =
  /^(?:set|change|move|push|update|bump|raise|lower|give|extend|increase|reduce|cut|edit|rename|delete|remove|add|create|make (?:the|my|it)|mark|note|log)\b/;
const MOVES = /\b(?:what|how about) if (?:i|we) (?:push|move|delay|postpone)/;
const DONE =
  /(?<!\b(?:must|should|do|can|to) )\b(?:i|we)(?:'ve| have| just)* (?:put|moved|added|saved|paid|got|set|transferred)\b/;
/** "I got a bonus coming", "till I got the 20k": it is not there yet. */
const COMING = /\bi(?:'ve)? got\b(?=.*\b(?:coming|due)\b)|\b(?:til|till|until|before) (?:i|we)(?:'ve)? got\b/;
const IF = /\b(?:if|when|once|say) (?:i|we|he|she|they)\b/;
const WHEN = /\b(?:when|whens|when's|how long|how many (?:months|years)|how soon|time)\b/;
const HOW_MUCH =
  /\b(?:how much|what|whats|which)\b|\b(?:per|a|each|every) (?:month|week|fortnight|paycheck)\W*\?|\bmonthly\W*\?/;
/** "And per week?", "can we do both with what's left": something of the last answer. */
const OF_LAST = /\b(?:left|both|over|that|those)\b|^(?!.*\b(?:how much|what|which)\b)/;
const FILLS = anyOf(
  "enough, finish\\w*, do for, suffices?, fills?, complete, covers?, there, do it, reach, hit, make it, gets? me, done, funds?, sorted, full, covered, paid for",
  "",
);
const CAN = anyOf(
  "can, could, will, would, enough, short, feasible, possible, doable, realistic, in time, on time, make it, am i, there (?:by|in|before)",
  "",
);
const HOW_SHORT = /\bhow (?:much )?(?:short|far off)\b/;
const SAVING_BEFORE = /\b(?:at|saving|save|with|putting|put|like|of|about|around|adding|add) $/;
/** "And at 200 a month?" */
const BARE_RATE =
  /^(?:(?:what|how) (?:about|if) |if )?(?:i )?(?:at |with |say |save |put |saved |did |do )?(?:like |about )?[$£€]?[\d,.]+k?\b/;
const MONTHS = 12;

/** How much a month a goal takes, when it is there, whether a sum or a time is enough: nothing of it is told. Null where that is not asked. */
export function goalReckoned(wanted: Wanted): Verdict | null {
  const { typed, laid } = wanted;
  const said = typed.replace(COMING, "");
  if (!isAsking(typed) || TELLS.test(said) || (DONE.test(said) && !IF.test(typed))) return null;
  if (laid.pieces.some(({ kind }) => kind === "percent")) return null;
  const meant = goalMeant(wanted);
  if (!meant) return null;
  const asked = askedOf(meant, wanted);
  return asked && (asked.missing <= 0 ? full(asked) : reckoned(asked, wanted));
}

function isAsking(typed: string): boolean {
  const said = typed.replace(LEADS, "");
  if (ORDERS.test(said) || MOVES.test(typed)) return false;
  return typed.includes("?") || said.search(BEGINS) === 0 || ASKS.test(typed);
}

function reckoned(asked: AskedOfGoal, wanted: Wanted): Verdict | null {
  const { typed } = wanted;
  const { goal, monthly, lump, months } = asked;
  if (monthly !== null) return atRate(asked, monthly, wanted);
  if (lump !== null) return FILLS.test(typed) && !WHEN.test(typed) ? withLump(asked, lump) : null;
  const isMonthly = HOW_MUCH.test(typed) && !(asked.by === "last" && OF_LAST.test(typed));
  if (isMonthly && !WHEN.test(typed) && periodAsked(wanted) !== null)
    return months === null && !goal.targetDate ? undated(asked) : told({ ...due(asked), months }, asked, wanted);
  if (months !== null && CAN.test(typed)) return inTime(asked, months, wanted);
  return asked.by === "target" && WHEN.test(typed) ? told(until(asked, null), asked, wanted) : null;
}

/** At so much a month: when it is full, or what is there by a day. */
function atRate(asked: AskedOfGoal, monthly: number, wanted: Wanted): Verdict | null {
  const { typed } = wanted;
  if (asked.months !== null)
    return CAN.test(typed) || HOW_SHORT.test(typed) ? byThen(asked, monthly, asked.months) : null;
  const isAsked = asked.lump === null && (WHEN.test(typed) || BARE_RATE.test(typed.replace(LEADS, "")));
  return isAsked ? told(until(asked, monthly), asked, wanted) : null;
}

function askedOf({ goal, target, isSpoken }: GoalMeant, { laid, typed, facts }: Wanted): AskedOfGoal | null {
  const amounts = amountsIn(laid).filter((amount) => amount !== target);
  const periods = piecesOf(laid.pieces, "period");
  const timesOf = ({ to, from }: Amount): number | null => {
    const beside = periods.find((period) => period.from >= to && period.from - to <= 2);
    if (beside) return beside.timesAYear;
    const before = laid.text.slice(0, laid.starts[from] ?? 0);
    return target !== null && SAVING_BEFORE.test(before) ? MONTHS : null;
  };
  const rates = amounts.flatMap((amount) => {
    const times = timesOf(amount);
    return times === null ? [] : [{ amount: amount.value, timesAYear: times }];
  });
  const year = /\b(?:is|by|in|for) (20[2-6]\d)\b/.exec(typed)?.[1];
  const lumps = amounts.filter((amount) => timesOf(amount) === null && amount.value !== Number(year));
  if (rates.length > 1 || lumps.length > 1) return null;
  const inYear =
    year && amounts.some(({ value }) => value === Number(year)) ? calendarDate(Number(year), 12, 31) : null;
  const date = piecesOf(laid.pieces, "date")[0]?.date ?? inYear;
  const [span] = piecesOf(laid.pieces, "span");
  const months = span?.months ?? (date ? monthsUntil(date, facts.today) : null);
  if (/\b(?:last|ago|since)\b/.test(typed)) return null;
  const [each = null] = rates;
  return {
    goal,
    missing: missingOf(goal),
    monthly: each && (each.amount * each.timesAYear) / MONTHS,
    each,
    lump: lumps[0]?.value ?? null,
    months,
    day: dayOf(date, span),
    by: isSpoken ? "last" : target ? "target" : "name",
  };
}

function dayOf(date: CalendarDate | null, span: PieceOf<"span"> | undefined): string {
  return span || !date ? `in ${span?.months ?? 0} months` : `by ${formatDate(date)}`;
}
