import { type Item, type Query, select } from "@seven-figures/domain";
import { shareOf } from "../lexicon/fractions.ts";
import { all, entries, per, sumOf, value } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { type PieceOf, piecesOf } from "./pieces.ts";
import { DEBTS_FIRST, type Scope, thingsIn } from "./scope.ts";

const CHANGES =
  /\b(?:instead|rather than|refi\w*|renew\w*|remortgag\w*|drop\w*|fell|falls?|rose|rises?|goes?|went|gets?|got|cut|down to|up to|if|at|lower\w*|raise[sd]?|became|becomes|were|was|new rate|switch\w*)\b/;
const OF_INTEREST = /\b(?:interest|cost\w*|sav(?:e|es|ed|ing|ings)|cheaper|dearer|more expensive)\b/;
const COMPARES =
  /\b(?:sav(?:e|es|ed|ing|ings)|more|less|smaller|bigger|shrinks?|extra|dearer|cheaper|compared?|difference|instead|rather|versus|vs|than now|do to)\b/;
const NOT_SO =
  /\b(?:how long|months? (?:to|until|till)|paid off|pay off|payment|above|below|over|under|which|highest|lowest|how many|years? left|average|until)\b/;

/**
 * What the interest of one debt comes to at another rate: "refi the mortgage at 5.75 instead of 6.9, interest saved per year?"; null
 * where no one debt is named, by itself or by the rate it has, or nothing of its interest is asked.
 */
export function otherRateAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const percents = ratesSaid(scope);
  const isOther = scope.pieces.some(({ kind }) => kind === "money" || kind === "date" || kind === "range");
  const shift = shiftIn(typed);
  if ((shift === null && percents.length === 0) || percents.length > 2 || isOther) return null;
  if (NOT_SO.test(withoutTime(typed, shift !== null)) || !OF_INTEREST.test(typed)) return null;
  if (shift === null && !(CHANGES.test(typed) && COMPARES.test(typed))) return null;
  const debt = debtMeant(scope, percents);
  const rate =
    shift === null ? percents.map((each) => each.value).find((each) => each !== debt?.rate) : shifted(debt, shift);
  if (!debt || rate === undefined) return null;
  const interest = value(
    per(sumOf(entries({ side: "debts", id: debt.id }), "interest"), periodIn(scope) ?? ofMonth(typed)),
  );
  const changes = [{ kind: "edit-debt" as const, id: debt.id, fields: { interestRate: rate } }];
  return [{ kind: "suppose", changes, query: interest }];
}

/** Percentages, and what can only be a rate: "down to 6.1". */
function ratesSaid({ pieces, laid: { tokens } }: Scope): { value: number }[] {
  const percents = piecesOf(pieces, "percent").filter(({ bound }) => bound === null);
  const isRate = ({ from, value }: PieceOf<"count">) =>
    value < HIGHEST_RATE && /^\d{1,2}\.\d{1,3}$/.test(tokens[from]?.raw ?? "");
  return percents.length > 0 ? percents : piecesOf(pieces, "count").filter(isRate);
}

const HIGHEST_RATE = 40;

/** "My interest for one month". */
function ofMonth(typed: string): number | null {
  return /\b(?:one|a|this|the|each) month(?:'s)?\b|\bmonthly\b/.test(typed) ? 12 : null;
}

const OF_POINT = "(?:of )?(?:an? |one )?(?:percentage )?(?:points?|percent|per cent|pct|%)(?: points?)?";
const AMOUNT = `(?:(?:an? |one )?(quarter|half|three quarters|full|whole)|(\\d+(?:\\.\\d+)?|\\.\\d+|one|two|an?)) ?${OF_POINT}`;
const SHIFTS: readonly [RegExp, number][] = [
  [
    new RegExp(
      `\\b(?:cut|drop\\w*|fell|falls?|lower\\w*|reduc\\w*|came down|comes? down|shav\\w*|knock\\w*|down)(?: \\S+){0,5}? by ${AMOUNT}`,
    ),
    -1,
  ],
  [new RegExp(`\\b(?:shav\\w*|knock\\w*|cut\\w*|took|takes?|chop\\w*) ${AMOUNT}(?: \\S+){0,2} off\\b`), -1],
  [
    new RegExp(`\\b(?:rise\\w*|rose|raise\\w*|went up|goes? up|up|hike\\w*|increase\\w*)(?: \\S+){0,5}? by ${AMOUNT}`),
    1,
  ],
  [new RegExp(`${AMOUNT} (?:off|less|lower|cheaper|down|below)`), -1],
  [new RegExp(`${AMOUNT} (?:more|higher|dearer|up|above)`), 1],
];
const SHIFTED = /\b(?:above|below)\b/g;
const OVER_A_TIME = /\bover (?:a|an|one|the|each|every|this|\d+|twelve) (?:full |whole |next )?(?:years?|months?)\b/g;

/** The words that tell another question: "over a year" is no bound, nor is "a quarter below". */
function withoutTime(typed: string, isShifted: boolean): string {
  const said = typed.replace(OVER_A_TIME, "");
  return isShifted ? said.replace(SHIFTED, "") : said;
}
/** No rate moves by more at once. */
const MOST_SHIFTED = 5;

/** "A quarter of a percent off", "half a point lower", "cut by 0.5 points": by how much a rate moves; null where that is not said. */
function shiftIn(typed: string): number | null {
  for (const [pattern, sign] of SHIFTS) {
    const [, fraction, number] = pattern.exec(typed) ?? [];
    const said = fraction ? (shareOf(fraction) ?? 1) : number && (NUMBERS[number] ?? Number(number));
    if (said && said <= MOST_SHIFTED) return sign * said;
  }
  return null;
}

const NUMBERS: Record<string, number> = { a: 1, an: 1, one: 1, two: 2 };

function shifted(debt: Item | null, shift: number): number | undefined {
  const rate = debt?.rate;
  if (rate === null || rate === undefined || rate + shift <= 0) return undefined;
  return Math.round((rate + shift) * 1000) / 1000;
}

/** The debt that is named, the only one of the kind that is, or the only one that has a rate that is told. */
function debtMeant(scope: Scope, percents: readonly { value: number }[]): Item | null {
  const things = thingsIn(scope, DEBTS_FIRST).filter(
    ({ side, selection }) => side === "debts" && selection.kind !== "all",
  );
  const named = things.flatMap(({ selection }) => select(selection, scope.documents));
  const keys = new Set(named.map(({ id }) => id));
  const [first] = named;
  if (first && keys.size === 1) return first;
  if (first) return null;
  const alike = select(all("debts"), scope.documents).filter(({ rate }) =>
    percents.some((each) => each.value === rate),
  );
  const [only, ...more] = alike;
  return only && more.length === 0 ? only : null;
}
