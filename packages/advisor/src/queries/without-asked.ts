import type { Quantity, Query, Selection, Side } from "@seven-figures/domain";
import { all, except, measureOf, per, sumOf, value, without } from "./build.ts";
import { periodIn } from "./compose-words.ts";
import { ASSETS_FIRST, partitioned, type Scope, type Thing, thingsIn } from "./scope.ts";

const OTHER =
  /\b(?:which|biggest|largest|smallest|highest|lowest|most|least|how many|percent\w*|share|months?(?! total)|average|avg|mean|rate|rates|long|last|since|ago|afford|enough|only|if|minus)\b|%/;
const WORTH = /\bworth\b/;
const OWED = /\b(?:ow(?:e|ed|ing)|debts?|indebtedness|liabilit(?:y|ies)|borrow\w*)\b/;
const OWNED = /\b(?:own|have|got|assets?|everything|possess\w*)\b/;

/** "How much would I have without the student loan": what is left once all is counted, where a debt is what is left out. */
const HAVE_IN_ALL =
  /\b(?:would|wld|d) (?:i|we) (?:have|be at|be|stand|sit|stand at)\b|\bwhere (?:would|am|do|are) (?:i|we)\b/;

/** Net worth, all that is owned or owed, or its interest, without entries that are named: "what do I own not counting the car or the boat". */
export function withoutAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (OTHER.test(typed) || scope.pieces.some(({ kind }) => /^(?:money|percent|date|span|count)$/.test(kind)))
    return null;
  const { included, excluded } = partedIn(scope);
  if (excluded.length === 0 || included.some(({ selection }) => selection.kind !== "all")) return null;
  const less = excluded.map(({ selection }) => selection);
  const sides = new Set(excluded.map(({ side }) => side));
  const whole = wholeAsked(typed, sides, scope);
  if (whole && BOTH_WAYS.test(typed)) return bothWays(whole, less);
  if (WORTH.test(typed) && !sides.has("goals")) return worths(typed, less);
  if (HAVE_IN_ALL.test(typed) && !sides.has("goals") && !OWED.test(typed)) return worths(typed, less);
  if (sides.size > 1) return null;
  if (less.some(({ kind }) => kind === "all")) return null;
  if (sides.has("debts") && /\binterest\b/.test(typed))
    return [value(per(sumOf(except(all("debts"), less), "interest"), periodIn(scope)))];
  if (sides.has("debts") && OWED.test(typed)) return [value(sumOf(except(all("debts"), less)))];
  return sides.has("assets") && OWNED.test(typed) && !OWED.test(typed)
    ? [value(sumOf(except(all("assets"), less)))]
    : null;
}

/** "With the mortgage and without", "net worth incl house / excl house": both are asked. */
const BOTH_WAYS =
  /\b(?:with|w\/|incl\w*|counting|all in)(?!out|\/?o\b)(?=\W).*(?:\bwithout\b|\bw\/ ?o\b|\bexcl\w*|\bnot (?:counting|including)\b|\bex\b|\bminus\b)/;

/** What is named as left out, or with "with it and without" what is named at all. */
function partedIn(scope: Scope): ReturnType<typeof partitioned> {
  const things = thingsIn(scope, ASSETS_FIRST);
  const { included, excluded } = partitioned(things, scope);
  if (!BOTH_WAYS.test(scope.laid.typed)) return { included, excluded };
  const isWhole = ({ selection }: Thing) => selection.kind === "all";
  const named = [...excluded, ...included].filter((thing) => !isWhole(thing));
  const once = named.filter((thing, at) => named.findIndex((other) => sameThing(thing, other)) === at);
  return { included: included.filter(isWhole), excluded: once };
}

function sameThing(one: Thing, other: Thing): boolean {
  return JSON.stringify(one.selection) === JSON.stringify(other.selection);
}

/** What is asked both ways: net worth, all that is owned or owed, or its interest. */
function wholeAsked(typed: string, sides: ReadonlySet<Side>, scope: Scope): Quantity | null {
  if (WORTH.test(typed)) return measureOf("net-worth");
  if (sides.has("debts") && /\binterest\b/.test(typed)) return per(sumOf(all("debts"), "interest"), periodIn(scope));
  if (sides.has("debts") && (OWED.test(typed) || sides.size === 1)) return sumOf(all("debts"));
  return sides.has("assets") && sides.size === 1 ? sumOf(all("assets")) : null;
}

function bothWays(whole: Quantity, less: readonly Selection[]): Query[] {
  if (whole.kind === "measure") return [value(whole), value(without(whole, less))];
  const sum = whole.kind === "per" ? whole.of : whole;
  if (sum.kind !== "sum") return [];
  const rest: Quantity = { ...sum, of: except(sum.of, less) };
  return [value(whole), value(whole.kind === "per" ? { ...whole, of: rest } : rest)];
}

/** "My net worth, and then what it would be without the mare" asks for both. */
function worths(typed: string, less: readonly Selection[]): Query[] {
  const after = value(without(measureOf("net-worth"), less));
  return /\band (?:then )?(?:also )?(?:what|without|how much)\b/.test(typed)
    ? [value(measureOf("net-worth")), after]
    : [after];
}
