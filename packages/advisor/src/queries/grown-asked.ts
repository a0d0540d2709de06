import { type ItemRef, type Quantity, type Query, select } from "@seven-figures/domain";
import { distinct, entries, per, sumOf, together, value } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { type Piece, type PieceOf, piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, textBefore, thingsIn } from "./scope.ts";

const YEARLY =
  /\b(?:a|per|each|every|the|by the|in the|in a) year\b|\byearly\b|\bannual\w*\b|\bp\.?a\b|\bcompound\w*\b|\bper annum\b|\bapy\b/;
const ASKS = /\?|\b(?:how much|what|whats|what's|worth)\b/;
const GROWS =
  /\b(?:g[ia]ves?|giving|pays?|paying|earn\w*|yields?|returns?|grows?|growing|gains?|compound\w*|does|do|did|makes?|rises?|appreciat\w*|on|at|with)\b/;
const LOSES = /\b(?:loses?|losing|lost|falls?|falling|drops?|dropping|depreciat\w*|shrinks?|goes down|down)\b/;
const OTHER = /\b(?:tax(?:es|man)?|withdraw\w*|take out|fees?|inflation|goal|owe|loan|instead|or|versus|vs|than)\b/;
const GAIN =
  /\b(?:(?:earnings?|growth|gains?|interest|profit) (?:only|alone|part|of it)|(?:only|just) (?:the )?(?:earnings?|growth|gains?|interest|profit)|how much (?:of (?:it|that) )?(?:is|would be|will be|are) (?:the )?(?:earnings?|growth|interest|gains?|profit)|without what (?:i|we) put)\b/;
const COMPOUNDS: readonly [RegExp, number][] = [
  [/\bcompound\w*(?: \S+)? (?:monthly|by the month|(?:each|every|a|per) month)|\bmonthly compound/, 12],
  [/\bcompound\w*(?: \S+)? (?:quarterly|by the quarter|(?:each|every|a|per) quarter)|\bquarterly compound/, 4],
  [/\bcompound\w*(?: \S+)? (?:daily|by the day|(?:each|every|a|per) day)|\bdaily compound/, 365],
];

/**
 * What one thing that is owned comes to after a time at a yearly rate that is said, with nothing put in: "the fund at 5.5 % a year
 * and not a cent more, what is it in six years", also where it loses so much; null where a rate, a time or the one thing is not named.
 */
export function grownAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const [percent, ...more] = piecesOf(scope.pieces, "percent").filter(({ bound }) => bound === null);
  const [span, ...spans] = piecesOf(scope.pieces, "span");
  const owned = assetsNamed(scope);
  const [asset, ...others] = owned ?? [];
  if (!percent || more.length > 0 || !span || spans.length > 0 || !asset || others.length > 0) return null;
  if (!YEARLY.test(typed) || !ASKS.test(typed) || OTHER.test(typed) || hasAmount(scope.pieces)) return null;
  const isLoss = LOSES.test(textBefore(percent.from, scope));
  if (!isLoss && !GROWS.test(typed)) return null;
  const of = sumOf(entries(asset));
  const annualPercent = isLoss ? -percent.value : effective(percent.value, typed);
  const then: Quantity = { kind: "grown", of, annualPercent, months: span.months };
  return [value(GAIN.test(typed) ? { kind: "minus", from: then, less: of } : then)];
}

/** What so many percent a year come to in a year where they are added more often. */
function effective(percent: number, typed: string): number {
  const times = COMPOUNDS.find(([pattern]) => pattern.test(typed))?.[1];
  return times === undefined ? percent : ((1 + percent / 100 / times) ** times - 1) * 100;
}

function hasAmount(pieces: readonly Piece[]): boolean {
  return pieces.some(({ kind }) => /^(?:money|range|date)$/.test(kind));
}

/** The things that are named, where nothing else is. */
function assetsNamed(scope: Scope): ItemRef[] | null {
  const things = thingsIn(scope, ASSETS_FIRST).filter(({ selection }) => selection.kind !== "all");
  if (things.length === 0 || things.some(({ side }) => side !== "assets")) return null;
  const of = together(things.map(({ selection }) => selection));
  return distinct(select(of, scope.documents)).map(({ side, id }) => ({ side, id }));
}

const BRINGS =
  /\b(?:interest|brings?|bring in|earns?|earned|earning|pays?|paying|yields?|g[ia]ves?|giving|makes?|generates?|throws? off|draw\w*|withdraw\w*|tak(?:e|es|ing))\b/;
const HOW_MUCH = /\b(?:how much|what|whats|what's)\b|\?/;
const NOT_SO =
  /\b(?:worth|stands?|balance|value|net|better|instead|or|vs|versus|than|save[ds]?|share|what percent|percentage|if it (?:falls|rises|drops)|up|down|falls?|rises?|drops?|loses?|sell|sold|pay off|ow(?:e|ed))\b/;

/**
 * What accounts bring at a yearly rate that is said: "the ISA and the saver both give 2.4 %, how much interest is that in a year",
 * "drawing four percent a year off the three, what a month"; null where a time is said or something else is named.
 */
export function broughtInAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const percents = piecesOf(scope.pieces, "percent").filter(({ bound }) => bound === null);
  const [percent] = percents;
  if (!percent || percents.length > 1 || piecesOf(scope.pieces, "span").length > 0) return null;
  if (!BRINGS.test(typed) || !HOW_MUCH.test(typed) || NOT_SO.test(typed)) return null;
  const owned = assetsNamed(withoutTaxes(scope));
  if (!owned || scope.pieces.some(({ kind }) => /^(?:money|range|date)$/.test(kind))) return null;
  const of: Quantity = { kind: "times", of: sumOf(entries(...owned)), factor: percent.value / 100 };
  return [value(per(of, periodAsked(scope, percent)))];
}

/** "Before tax": no debt of that name. */
function withoutTaxes(scope: Scope): Scope {
  const isTax = (piece: Piece) => piece.kind === "named" && /^(?:tax(?:es)?|bank)$/.test(piece.text);
  return { ...scope, pieces: scope.pieces.filter((piece) => !isTax(piece)) };
}

/** The period that stands apart from the rate: "11.4 percent a year, what is that in a month". */
function periodAsked(scope: Scope, percent: PieceOf<"percent">): number | null {
  const periods = piecesOf(scope.pieces, "period").filter((period) => period.from !== percent.to);
  return periods.length > 0 ? periodIn({ ...scope, pieces: periods.slice(-1) }) : null;
}
