import type { Field, Quantity, Side } from "@seven-figures/domain";
import { amountOf, measureOf, per, sumOf, together } from "./build.ts";
import type { Piece } from "./pieces.ts";
import { isListed, partitioned, type Scope, type Thing, textBefore, thingsIn } from "./scope.ts";

/** One of the things that are compared, divided or set against each other. */
export interface Operand {
  from: number;
  to: number;
  quantity: Quantity;
  kind: "things" | "measure" | "money";
  side: Side | null;
}

const TIMES_SAID: readonly [RegExp, number][] = [
  [/\b(?:one |a )?months? of$/, 12],
  [/\b(?:one |a )?year of$/, 1],
  [/\b(?:one |a )?week of$/, 52],
];

/** The period that stands beside a measure: "income a month", "one month of our spending". */
function periodBeside(piece: Piece, pieces: readonly Piece[], scope: Scope): number | null {
  const beside = pieces.find(
    (each) =>
      each.kind === "period" &&
      ((each.from - piece.to <= 3 && each.from >= piece.to) || (piece.from - each.to <= 3 && each.to <= piece.from)),
  );
  if (beside?.kind === "period") return beside.timesAYear;
  const before = textBefore(piece.from, scope)
    .trim()
    .replace(/ (?:my|our|the)$/, "");
  const said = TIMES_SAID.find(([pattern]) => pattern.test(before))?.[1];
  if (said) return said;
  return /\b(?:paychecks?|paycheques?|month's|months?)\b/.test(
    `${before} ${scope.laid.tokens
      .slice(piece.from, piece.to)
      .map(({ text }) => text)
      .join(" ")}`,
  )
    ? 12
    : null;
}

/** Everything that a question sets against something, in the order said; entries in one list are one operand. */
export function operandsIn(scope: Scope, order: readonly Side[], field: Field, joins = true): Operand[] {
  const things = thingsIn(scope, order);
  const { included: counted, excluded } = partitioned(things, scope);
  const isOfTwo = counted.length === 1 && excluded.length > 0;
  const included = isOfTwo ? [...counted, ...excluded] : counted;
  const times = sharedPeriod(scope);
  const operands: Operand[] = joinedLists(included, scope, joins).map((group) => {
    const [first] = group;
    const last = group.at(-1);
    const side = first?.side ?? null;
    const own = fieldFor(field, side);
    return {
      from: first?.from ?? 0,
      to: last?.to ?? 0,
      kind: "things",
      side,
      quantity: sumOf(together(group.map(({ selection }) => selection)), own),
    };
  });
  for (const piece of scope.pieces) {
    const place = { from: piece.from, to: piece.to };
    if (piece.kind === "money" && piece.value !== 0)
      operands.push({ ...place, kind: "money", side: null, quantity: amountOf(piece.value) });
    const measure = piece.kind === "measure" ? measured(piece.measure) : null;
    if (measure && piece.kind === "measure")
      operands.push({
        ...place,
        kind: "measure",
        side: null,
        quantity:
          piece.measure === "net-worth" ? measure : per(measure, times ?? periodBeside(piece, scope.pieces, scope)),
      });
  }
  return operands.toSorted((a, b) => a.from - b.from);
}

/** "Income against spending, a month": the period is said once for both. */
function sharedPeriod({ pieces }: Scope): number | null {
  const flows = pieces.filter(
    (piece) => piece.kind === "measure" && /^(?:income|expenses|surplus)$/.test(piece.measure),
  );
  const periods = pieces.filter((piece) => piece.kind === "period");
  const [only] = periods;
  return flows.length === 2 && periods.length === 1 && only?.kind === "period" ? only.timesAYear : null;
}

function measured(word: string): Quantity | null {
  return word === "income" || word === "expenses" || word === "surplus" || word === "net-worth"
    ? measureOf(word)
    : null;
}

function fieldFor(field: Field, side: Side | null): Field {
  if ((field === "rate" || field === "interest") && side !== "debts") return "amount";
  return (field === "percent" || field === "remaining" || field === "target") && side !== "goals" ? "amount" : field;
}

function joinedLists(things: readonly Thing[], scope: Scope, joins: boolean): Thing[][] {
  const groups: Thing[][] = [];
  for (const thing of things) {
    const last = groups.at(-1);
    const before = last?.at(-1);
    const goesOn =
      joins &&
      last &&
      before &&
      before.side === thing.side &&
      isListed(before.to, thing.from, scope) &&
      !hasOr(before.to, thing.from, scope);
    if (goesOn) last.push(thing);
    else groups.push([thing]);
  }
  return groups;
}

function hasOr(from: number, to: number, { laid }: Scope): boolean {
  return laid.tokens.slice(from, to).some(({ text }) => /^(?:or|then)$/.test(text));
}
