import type { CalendarDate, Documents, ItemRef, Selection, Side } from "@seven-figures/domain";
import { select } from "@seven-figures/domain";
import { loansOn } from "../matching/loans-on.ts";
import { all, entries, except, sideOf, together } from "./build.ts";
import type { Laid, Piece, PieceOf } from "./pieces.ts";
import { piecesOf } from "./pieces.ts";
import type { Span } from "./supposed-part.ts";

/** The part of a message that asks, with all that it is read on. */
export interface Scope {
  laid: Laid;
  pieces: Piece[];
  /** Its words, pieces left in, for telling words. */
  text: string;
  /** Entries named outside of it that "them", "it" or "those" stands for. */
  before: PieceOf<"named">[];
  documents: Documents;
  today: CalendarDate;
}

/** What some parts of a message ask, with the entries named `before` them. */
export function scopeOf(
  laid: Laid,
  spans: readonly Span[],
  documents: Documents,
  today: CalendarDate,
  before: Scope["before"] = [],
): Scope {
  const isWithin = ({ from, to }: Piece) => spans.some((span) => from >= span.from && to <= span.to);
  const text = spans
    .map(({ from, to }) =>
      laid.text.slice(laid.starts[from] ?? 0, to < laid.starts.length ? laid.starts[to] : undefined),
    )
    .join(" ");
  return { laid, pieces: laid.pieces.filter(isWithin), text, before, documents, today };
}

/** All of a message, with what it is read on. */
export function wholeScope(laid: Laid, documents: Documents, today: CalendarDate): Scope {
  return scopeOf(laid, [{ from: 0, to: laid.tokens.length }], documents, today);
}

/** Entries that a question speaks of. */
export interface Thing {
  from: number;
  to: number;
  side: Side;
  selection: Selection;
  /** Whether it was called by its own name. */
  isNamed: boolean;
}

const DEBTS_FIRST: readonly Side[] = ["debts", "assets", "goals"];
export const ASSETS_FIRST: readonly Side[] = ["assets", "debts", "goals"];
export const GOALS_FIRST: readonly Side[] = ["goals", "assets", "debts"];
export { DEBTS_FIRST };

/** The entries of the pieces, on the side that comes first where a name fits several. */
export function thingsIn({ pieces, documents, laid }: Scope, order: readonly Side[]): Thing[] {
  return pieces.flatMap((piece, at): Thing[] => {
    const place = { from: piece.from, to: piece.to };
    if (piece.kind === "named") {
      const side = order.find((each) => piece.sides[each]);
      const items = side && piece.sides[side];
      return side && items ? [{ ...place, side, selection: entries(...items), isNamed: true }] : [];
    }
    if (piece.kind !== "group") return [];
    const side = sideOf(piece.selection) ?? "assets";
    const own = OWN.test(textBefore(piece.from, { laid })) ? loansBefore(pieces[at - 1], piece, documents) : [];
    if (own.length > 0) return [{ ...place, side: "debts", selection: entries(...own), isNamed: true }];
    const loan = laid.tokens[piece.from]?.text === "loan" && piece.to === piece.from + 1 ? onlyLoan(documents) : null;
    if (loan && OWN_LOAN.test(textBefore(piece.from, { laid })))
      return [{ ...place, side: "debts", selection: loan, isNamed: false }];
    return [{ ...place, side, selection: narrowed(piece, documents), isNamed: !piece.isMany }];
  });
}

const OWN = /\b(?:its|their|his|her)(?: own)? $/;

/** "The Tesla and its loan": the debts on what is named just before. */
function loansBefore(before: Piece | undefined, { selection }: PieceOf<"group">, documents: Documents): ItemRef[] {
  const { assets, debts } = documents.financials;
  if (before?.kind !== "named" || sideOf(selection) !== "debts") return [];
  const ids = new Set((before.sides.assets ?? []).map(({ id }) => id));
  const loans = (assets ?? [])
    .filter(({ id }) => ids.has(id))
    .flatMap((asset) => loansOn(asset, assets ?? [], debts ?? []));
  return loans.map(({ id }): ItemRef => ({ side: "debts", id }));
}

const OWN_LOAN = /\b(?:the|my|our|that) $/;

/** "The loan" of somebody who has one. */
function onlyLoan({ financials }: Documents): Selection | null {
  const loans = (financials.debts ?? []).filter(({ type, name }) => /loan/.test(type) || /\bloan\b/i.test(name));
  const [loan, ...more] = loans.filter(({ type }) => type !== "mortgage");
  return loan && more.length === 0 ? entries({ side: "debts", id: loan.id }) : null;
}

/** "The card" of somebody who has one is that one. */
function narrowed({ selection, isMany }: PieceOf<"group">, documents: Documents): Selection {
  if (isMany) return selection;
  const items: ItemRef[] = select(selection, documents).map(({ side, id }) => ({ side, id }));
  return items.length === 1 ? entries(...items) : selection;
}

const LEFT_OUT_BEFORE =
  /(?:^| )(?:except(?: for)?|but(?: not)?|without(?: count(?:ing)?)?|(?:no|never|dont|dun|not) count(?:ing)?|withuot|widout|w \/ o|w\/o|pretend|exclud\w+|excl|besides|bar|ex|ignor\w+|forget(?: about)?|leav(?:e|ing) out|not (?:count\w*|includ\w*|the|my|even)|other than|apart from|aside from|skip(?:ping)?|take(?: away)?|taking out|minus|never mind|drop|if you forget(?: about)?|nothing but not|non|less) (?:(?:the|my|our|any|all|of|those|that|and|for|every|each|out|about) )*$/;
const LEFT_OUT_AFTER =
  /^(?:stuff |money |one |pot |account |thing |loan |is |are |be |being |both )*(?:aside|is locked|is tied|is off limits|apart|excluded|not (?:included|counted|counting)|out of (?:it|the picture|that)|left out|off|away|(?:is|are|was|were) not (?:there|counted|mine|ours)|never existed|does not exist)(?= |$)/;
const LEAVES_BEFORE = /(?:^| )(?:leav(?:e|es|ing)|tak(?:e|ing)) (?:(?:the|my|our|any|all) )*$/;
const AND =
  /^(?:and|,|or|nor|plus|&|n|with|the|its|their|my|our|also|all|of|one|two|three|it|then|that|go|them|without|even|pot|account|card|loan|fund|thing|together) ?$/;

const INCLUDED = /^(?:(?:is|are|and) )*(?:all )?(?:included|including|too|as well)(?= |$)/;

/** Which of the things are spoken of as left out; a list goes on over "and". */
export function partitioned(all: readonly Thing[], scope: Scope): { included: Thing[]; excluded: Thing[] } {
  const wholes = new Set(all.filter(({ selection }) => selection.kind === "all").map(({ side }) => side));
  const things = all.filter(
    ({ side, to, isNamed }) => !(isNamed && wholes.has(side) && INCLUDED.test(textAfter(to, scope))),
  );
  const isOutAfter = things.map(
    ({ from, to }) =>
      LEFT_OUT_AFTER.test(textAfter(to, scope)) ||
      (LEAVES_BEFORE.test(textBefore(from, scope)) && /^out\b/.test(textAfter(to, scope))),
  );
  const isOut: boolean[] = [];
  for (const [at, thing] of things.entries()) {
    const before = things[at - 1];
    const goesOn = before !== undefined && isOut[at - 1] === true && isListed(before.to, thing.from, scope);
    isOut.push(goesOn || isOutAfter[at] === true || LEFT_OUT_BEFORE.test(textBefore(thing.from, scope)));
  }
  for (let at = things.length - 1; at > 0; at--) {
    const [before, thing] = [things[at - 1], things[at]];
    if (before && thing && isOutAfter[at] && isListed(before.to, thing.from, scope))
      isOutAfter[at - 1] = isOut[at - 1] = true;
  }
  return {
    included: unique(things.filter((_, at) => !isOut[at])),
    excluded: unique(things.filter((_, at) => isOut[at])),
  };
}

/** Each once; where some of a side are named, "what I owe on" them is no other. */
function unique(things: readonly Thing[]): Thing[] {
  const isTold = (side: Side) => things.some((each) => each.side === side && each.selection.kind !== "all");
  const seen = new Set<string>();
  return things.filter(({ selection, side }) => {
    const key = JSON.stringify(selection);
    if (seen.has(key) || (selection.kind === "all" && isTold(side))) return false;
    seen.add(key);
    return true;
  });
}

/** Whether nothing but what joins a list stands between two places. */
export function isListed(from: number, to: number, { laid }: Scope): boolean {
  return laid.tokens.slice(from, to).every(({ text }) => AND.test(text));
}

/** The dozen words before a place, in its clause. */
export function textBefore(at: number, { laid }: Pick<Scope, "laid">): string {
  const words: string[] = [];
  for (let step = at - 1; step >= 0 && step >= at - 12; step--) {
    const word = laid.tokens[step]?.text ?? "";
    if (/^[.?!;\n,]$/.test(word)) break;
    words.unshift(word);
  }
  return `${words.join(" ")} `;
}

export function textAfter(at: number, { laid }: Scope): string {
  const words: string[] = [];
  for (let step = at; step < laid.tokens.length && step < at + 8; step++) {
    const word = laid.tokens[step]?.text ?? "";
    if (/^[.?!;\n,]$/.test(word)) break;
    words.push(word);
  }
  return words.join(" ");
}

const SPEAKS_OF_DEBTS = /\b(?:owe|owes|owed|owing|debts?|borrowed|loans?|cards?)\b/;
const POINTS_BACK = /\b(?:without|except|minus|but) (?:those|them|these|it|that|both|the two)\b/;

/** All that is counted: what is included, less what is left out, within what bounds it; `fallback` where nothing is named. */
export function counted(scope: Scope, order: readonly Side[], fallback: Side | null = null): Selection | null {
  const { included, excluded } = partitioned(thingsIn(scope, order), scope);
  const pointed = excluded.length === 0 && POINTS_BACK.test(scope.text) ? backThings(scope, order) : excluded;
  const side = fallback ?? (SPEAKS_OF_DEBTS.test(scope.text) ? "debts" : "assets");
  const chosen =
    included.length > 0
      ? together(included.map(({ selection }) => selection))
      : fallback === null && excluded.length === 0
        ? null
        : all(side);
  if (!chosen) return null;
  const left = pointed.map((thing) => ofSideLeftOut(thing, sideOf(chosen) ?? side, scope));
  const less = [...left, ...extremesLeftOut(scope, sideOf(chosen) ?? side)];
  return except(bounded(chosen, scope), less);
}

/** "What I owe bar the house": the debts on it are left out. */
function ofSideLeftOut({ side, selection }: Thing, of: Side, { documents }: Scope): Selection {
  if (of !== "debts" || side !== "assets") return selection;
  const assets = documents.financials.assets ?? [];
  const ids = new Set(select(selection, documents).map(({ id }) => id));
  const loans = assets
    .filter(({ id }) => ids.has(id))
    .flatMap((asset) => loansOn(asset, assets, documents.financials.debts ?? []));
  return loans.length > 0 ? entries(...loans.map(({ id }): ItemRef => ({ side: "debts", id }))) : selection;
}

function backThings(scope: Scope, order: readonly Side[]): Thing[] {
  return thingsIn({ ...scope, pieces: scope.before }, order);
}

const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, N: 2 };
const EXTREME_OUT =
  /\b(?:except|but|bar|without|excluding|besides|minus|not counting|other than|apart from|skip) (?:the |my )?(?:(two|three|four|five|N) )?(smallest|biggest|largest|least|highest|lowest|littlest)\b/;

/** "Everything but the two smallest." */
function extremesLeftOut(scope: Scope, side: Side): Selection[] {
  const found = EXTREME_OUT.exec(scope.text);
  if (!found) return [];
  const [, count = "", word = ""] = found;
  const said = piecesOf(scope.pieces, "count")[0]?.value ?? 2;
  const most = /^(?:biggest|largest|highest)$/.test(word);
  return [
    { kind: "top", of: all(side), by: "amount", most, count: count === "N" ? said : (NUMBERS[count] ?? 1), from: 1 },
  ];
}

/** A selection within "over 5,000", "under 10 %", "between 2 and 5 thousand", "the 0 % ones skipped", "finished", "due before". */
export function bounded(of: Selection, scope: Scope): Selection {
  const side = sideOf(of);
  const within = scope.pieces.reduce((chosen, piece) => boundedBy(chosen, piece, side, scope), of);
  return side === "goals" ? ofStatus(within, scope.text) : within;
}

function boundedBy(of: Selection, piece: Piece, side: Side | null, scope: Scope): Selection {
  if (piece.kind === "range") return { kind: "where", of, field: "amount", over: piece.low, under: piece.high };
  if (piece.kind === "money")
    return piece.bound ? { kind: "where", of, field: "amount", [piece.bound]: piece.value } : of;
  if (piece.kind === "date" && side === "goals")
    return /\b(?:before|due|by|finish)\b/.test(scope.text) ? { kind: "due-before", date: piece.date } : of;
  if (piece.kind !== "percent" || side !== "debts") return of;
  if (piece.bound) return { kind: "where", of, field: "rate", [piece.bound]: piece.value };
  const isSkipped = piece.value === 0 && LEFT_OUT_BEFORE.test(textBefore(piece.from, scope));
  return isSkipped ? { kind: "where", of, field: "rate", over: 0 } : of;
}

const NOT_STARTED =
  /\b(?:not started|have not (?:started|begun)|not (?:yet )?begun|never started|unstarted|ain't started)\b/;
const DONE = /\b(?:finished|done|completed|complete|achieved|crossed off|finish already)\b/;
const HOW_DONE = /\b(?:how|most|by|least|being|close) (?:\S+ )?(?:done|complete)\b|\bdone (?:most )?first\b/;
const OPEN = /\b(?:open|unfinished|still going|in progress|left|going|log)\b/;

function ofStatus(of: Selection, text: string): Selection {
  if (NOT_STARTED.test(text)) return { kind: "status", statuses: ["Not Started"] };
  if (DONE.test(text) && !HOW_DONE.test(text)) return { kind: "status", statuses: ["Completed"] };
  return OPEN.test(text) && of.kind === "all" ? { kind: "status", statuses: ["Not Started", "In Progress"] } : of;
}
