import type { Field, Query, Side } from "@seven-figures/domain";
import { TIMES_A_YEAR } from "@seven-figures/domain";
import type { Asked } from "./asked.ts";
import { all, amountOf, except, list, measureOf, per, sideOf, sumOf, together, value, without } from "./build.ts";
import { composeComparison } from "./compose-comparison.ts";
import { goalFigure, steps } from "./compose-goals.ts";
import { extreme, listing, placed, rank } from "./compose-order.ts";
import { part } from "./compose-part.ts";
import { composePast } from "./compose-past.ts";
import { composeReach } from "./compose-reach.ts";
import { type Composer, excludedIn, goalsIn, ofEach, periodIn, refOf } from "./compose-words.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, counted, DEBTS_FIRST, partitioned, type Scope, type Thing, thingsIn } from "./scope.ts";

/** Questions composed for what is asked, out of the pieces of a message; null where a piece that it needs is not there. */
export function compose(asked: Asked, scope: Scope): Query[] | null {
  const composed = COMPOSERS[asked]?.(scope) ?? null;
  return composed && composed.length > 0 ? composed : null;
}

/** Pay comes on working days, all else on every day. */
function periodOf(name: "income" | "expenses" | "surplus", scope: Scope): number | null {
  const times = periodIn(scope);
  if (name === "income" || times === null) return times;
  return times === TIMES_A_YEAR.day ? 365 : times;
}

const flow =
  (name: "income" | "expenses" | "surplus", usual: number | null): Composer =>
  (scope) => [value(per(measureOf(name), periodOf(name, scope) ?? (/\bburn\b/.test(scope.text) ? 12 : usual)))];

const named = (scope: Scope, order: readonly Side[]) => thingsIn(scope, order).filter(({ isNamed }) => isNamed);

function worth(scope: Scope): Query[] {
  const back = /\b(?:without|except|minus) (?:those|them|these|it|that|both)\b/.test(scope.text);
  const less = excludedIn(scope, ASSETS_FIRST);
  const pointed =
    back && less.length === 0
      ? thingsIn({ ...scope, pieces: scope.before }, ASSETS_FIRST).map(({ selection }) => selection)
      : less;
  return [value(without(measureOf("net-worth"), pointed))];
}

function cover(scope: Scope): Query[] {
  const things = thingsIn(scope, ASSETS_FIRST).filter(({ side }) => side === "assets");
  const { included } = partitioned(things, scope);
  const by = included.length > 0 ? sumOf(together(included.map(({ selection }) => selection))) : measureOf("liquid");
  return [value(included.length > 0 ? { kind: "cover", by } : measureOf("months-covered"))];
}

function milestone({ text }: Scope): Query[] {
  const asks: [RegExp, Query][] = [
    [/\b(?:behind|passed|how many|done|reached|already)\b/, value(measureOf("milestones-passed"))],
    [/\b(?:next|coming|upcoming|which|amount|up)\b/, value(measureOf("next-milestone"))],
    [/\b(?:far|distance|away|off|left|to go)\b/, value(measureOf("to-milestone"))],
  ];
  const asked = asks.filter(([pattern]) => pattern.test(text)).map(([, query]) => query);
  return asked.length > 0 ? asked : [value(measureOf("next-milestone")), value(measureOf("to-milestone"))];
}

/** "Left in it" is an account, "left on it" a debt; "each" and "them" are all that were named before. */
function pointedAt(back: readonly Thing[], { text }: Scope): readonly Thing[] {
  if (/\b(?:each|both|them)\b/.test(text)) return back;
  const side = /\bon (?:it|that)\b|\bstill owe\b/.test(text)
    ? "debts"
    : /\b(?:in|of) it\b|\bleft in\b/.test(text)
      ? "assets"
      : null;
  const ofSide = back.filter((thing) => thing.side === side);
  return ofSide.length > 0 ? ofSide.slice(0, 1) : back;
}

function entry(scope: Scope): Query[] | null {
  const own = named(scope, ASSETS_FIRST);
  const back = own.length > 0 ? [] : thingsIn({ ...scope, pieces: scope.before }, ASSETS_FIRST);
  const things = own.length > 0 ? own : pointedAt(back, scope);
  return things.length > 0 ? things.slice(0, 6).map(({ selection }) => value(sumOf(selection))) : null;
}

/** Interest by the month: what a payment must be to keep a debt as it is. */
const STANDSTILL = /\b(?:from growing|standstill|interest only|keep (?:\S+ ){0,3}from)\b/;

const OTHER_SIDE = /\b(?:other side|against|minus|less|what remains|remains|after)\b/;

function sum(scope: Scope): Query[] | null {
  const things = partitioned(thingsIn(scope, ASSETS_FIRST), scope).included;
  const of = (side: Side) => things.filter((each) => each.side === side).map(({ selection }) => selection);
  const [own, owed] = [of("assets"), of("debts")];
  const less = partitioned(thingsIn(scope, ASSETS_FIRST), scope).excluded.filter(({ side }) => side === "debts");
  if (own.length > 0 && owed.length === 0 && less.length > 0)
    return [
      value({
        kind: "minus",
        from: sumOf(together(own)),
        less: sumOf(together(less.map(({ selection }) => selection))),
      }),
    ];
  if (own.length > 0 && owed.length > 0 && OTHER_SIDE.test(scope.text))
    return [value({ kind: "minus", from: sumOf(together(own)), less: sumOf(together(owed)) })];
  const chosen = counted(scope, ASSETS_FIRST) ?? all(/\bow(?:e|ed|ing)\b|\bdebt/.test(scope.text) ? "debts" : "assets");
  return [value(sumOf(chosen, sideOf(chosen) === "goals" ? goalField(scope) : "amount"))];
}

/** What goals are summed by. */
function goalField({ text }: Scope): Field {
  if (/\b(?:remain\w*|left to|to go|missing|short|outstanding|still to)\b/.test(text)) return "remaining";
  return /\b(?:targets?|costs?)\b/.test(text) ? "target" : "amount";
}

function interest(scope: Scope): Query[] {
  const chosen = counted(scope, DEBTS_FIRST, "debts") ?? all("debts");
  const debts = sideOf(chosen) === "debts" ? chosen : all("debts");
  return [value(per(sumOf(debts, "interest"), periodIn(scope) ?? (STANDSTILL.test(scope.text) ? 12 : null)))];
}

function share(scope: Scope): Query[] | null {
  const { excluded } = partitioned(thingsIn(scope, ASSETS_FIRST), scope);
  const included = thingsIn(scope, ASSETS_FIRST).filter((thing) => !excluded.some(({ from }) => from === thing.from));
  const wholes = included.filter(
    (thing) => thing.selection.kind === "all" || (isWhole(thing, scope) && included.length > 1),
  );
  const parts = included.filter((thing) => !wholes.includes(thing));
  const part = parts[0] ?? wholes[0];
  if (!part) return null;
  const whole = wholes.find((each) => each !== part)?.selection ?? all(part.side === "goals" ? "assets" : part.side);
  const rest = except(
    whole,
    excluded.map(({ selection }) => selection),
  );
  const chosen = together(parts.length > 0 ? parts.map(({ selection }) => selection) : [part.selection]);
  const isOfWorth = /\bof (?:my |our )?(?:total )?net[- ]?worth\b/.test(scope.text);
  return [value({ kind: "share", part: sumOf(chosen), whole: isOfWorth ? measureOf("net-worth") : sumOf(rest) })];
}

/** "Of my savings": the whole comes after "of", "looking only at" or before "is at". */
function isWhole({ from, isNamed }: Thing, { laid }: Scope): boolean {
  const before = laid.tokens
    .slice(Math.max(0, from - 4), from)
    .map(({ text }) => text)
    .join(" ");
  return !isNamed && /\b(?:of|only at|at|in|that)(?: (?:all|my|the|our))*$/.test(before);
}

function count(scope: Scope): Query[] | null {
  if (/\bsteps?\b/.test(scope.text)) return steps(scope);
  const chosen = counted(scope, DEBTS_FIRST);
  if (!chosen) return null;
  const alsoSum = /\b(?:total|come to|add up|how much|altogether)\b/.test(scope.text);
  return [value({ kind: "count", of: chosen }), ...(alsoSum ? [value(sumOf(chosen))] : [])];
}

/** The mean of a field. */
function average(field: Field): Composer {
  return (scope) => {
    const order = field === "rate" ? DEBTS_FIRST : ASSETS_FIRST;
    const isOfAll = field === "rate" && /\b(?:overall|each debt|all my|all the|all of)\b/.test(scope.text);
    const chosen = isOfAll
      ? all("debts")
      : (counted(scope, order, field === "rate" ? "debts" : null) ??
        all(/\bow|\bdebt|\bloan/.test(scope.text) ? "debts" : "assets"));
    const weighted =
      field === "rate" && !/\b(?:plain|simple|mean|unweighted|not weighted|weighted aside)\b/.test(scope.text);
    return [
      value({
        kind: "average",
        of: chosen,
        field: field === "rate" && sideOf(chosen) !== "debts" ? "amount" : field,
        weighted,
      }),
    ];
  };
}

function afford(scope: Scope): Query[] | null {
  const money = piecesOf(scope.pieces, "money").at(-1);
  if (!money) return null;
  const times = periodIn(scope);
  return [
    {
      kind: "afford",
      price: times ? per(amountOf(money.value * times), 12) : amountOf(money.value),
      monthly: times !== null,
    },
  ];
}

const rates: Composer = (scope) => {
  const debts = thingsIn(scope, DEBTS_FIRST).filter(
    ({ side, selection }) => side === "debts" && selection.kind !== "all",
  );
  return debts.length > 0 ? ofEach(debts, "rate") : null;
};

const COMPOSERS: Partial<Record<Asked, Composer>> = {
  "net-worth": worth,
  income: flow("income", null),
  expenses: flow("expenses", null),
  surplus: flow("surplus", 12),
  "savings-rate": () => [value(measureOf("savings-rate"))],
  "debt-to-income": () => [value(measureOf("debt-to-income"))],
  "months-covered": cover,
  "time-to-target": () => [{ kind: "until", goal: null, amount: null, saving: null }],
  progress: () => [value(measureOf("progress"))],
  milestone,
  entry,
  sum,
  interest,
  share,
  count,
  list: listing,
  rank,
  "largest-amount": extreme(true, null),
  "largest-rate": extreme(true, "rate"),
  "largest-interest": extreme(true, "interest"),
  "largest-percent": extreme(true, "percent"),
  "smallest-amount": extreme(false, null),
  "smallest-rate": extreme(false, "rate"),
  "smallest-interest": extreme(false, "interest"),
  "smallest-percent": extreme(false, "percent"),
  average: average("amount"),
  "average-rate": average("rate"),
  percent: goalFigure("percent"),
  remaining: goalFigure("remaining", entry),
  "target-of": (scope) => (goalsIn(scope).length > 0 ? goalFigure("target")(scope) : [value(measureOf("target"))]),
  "rate-of": rates,
  "type-of": (scope) => known(scope),
  known: (scope) => known(scope),
  part,
  afford,
  steps,
  "which-first": () => [list(all("debts"), "rate", true)],
  "rank-of": (scope) => placed(scope),
  ratio: (scope) => composeComparison("ratio", scope),
  difference: (scope) => composeComparison("difference", scope),
  more: (scope) => composeComparison("more", scope),
  enough: (scope) => composeComparison("enough", scope),
  equal: (scope) => composeComparison("equal", scope),
  is: (scope) => composeComparison("is", scope),
  "until-zero": (scope) => composeReach("until-zero", scope),
  "interest-until-zero": (scope) => composeReach("interest-until-zero", scope),
  until: (scope) => composeReach("until", scope),
  monthly: (scope) => composeReach("monthly", scope),
  "monthly-to": (scope) => composeReach("monthly-to", scope),
  "monthly-to-zero": (scope) => composeReach("monthly-to-zero", scope),
  "on-track": (scope) => composeReach("on-track", scope),
  "date-of": (scope) => composeReach("date-of", scope),
  "time-left": (scope) => composeReach("date-of", scope),
  project: (scope) => composeReach("project", scope),
  grow: (scope) => composeReach("grow", scope),
  was: (scope) => composePast("was", scope),
  change: (scope) => composePast("change", scope),
  when: (scope) => composePast("when", scope),
  "changed-when": (scope) => composePast("changed-when", scope),
};

function known(scope: Scope): Query[] | null {
  const items = named(scope, ASSETS_FIRST).flatMap((thing) => refOf(thing) ?? []);
  return items.map((item) => ({ kind: "known", item }));
}
