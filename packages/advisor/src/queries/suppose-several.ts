import { applyChanges, type Change } from "@seven-figures/domain";
import type { Laid, Piece, PieceOf } from "./pieces.ts";
import { ASSETS_FIRST, type Scope, thingsIn } from "./scope.ts";
import { EARN, SPEND, type Supposed } from "./suppose-yearly.ts";

/** Where one supposition ends and the next begins. */
const CUT = /^(?:and|,|;|while|but|plus|\+)$/;
/** Tokens before the first piece, and after the last, that speak of it. */
const REACH = 10;
const ENDS = /^[.?!\n]$/;
const OF_WHAT_WAS_SAID =
  /\b(?:it|that|this|them|those|the (?:rest|proceeds|money|cash)|what is left|both)\b|\b(?:with|from) which\b/;
const NO_AMOUNT =
  /\b(?:doubl\w+|tripl\w+|halv\w+|forgiven|forgave|cancel\w*|wiped?|gone|vanish\w*|disappear\w*|written off|sold|sell|die[sd]?|lost|lose|worthless|paid off)\b/;

/**
 * "Pay goes up 500 a month and the Amex falls to 9 %": parts that each say by themselves what changes, read one after the other; null
 * where there are no two such.
 */
export function severalSupposed(scope: Scope, readOne: (part: Scope) => Supposed | null): Supposed | null {
  const parts = partsOf(scope);
  if (parts.length < 2 || parts.slice(1).some(({ text }) => OF_WHAT_WAS_SAID.test(text))) return null;
  const changes: Change[] = [];
  let { documents } = scope;
  for (const part of parts) {
    const read = readOne({ ...part, documents });
    if (!read) return null;
    changes.push(...read.changes);
    documents = applyChanges(documents, read.changes, `${scope.today}T00:00:00.000Z`).documents;
  }
  return { changes, isByClause: true };
}

/** The clauses of a supposition that are whole; what is none goes with the one before it. */
function partsOf(scope: Scope): Scope[] {
  const [first, last] = [scope.pieces[0], scope.pieces.at(-1)];
  if (!first || !last) return [];
  const { tokens } = scope.laid;
  const before = tokens.slice(Math.max(0, first.from - REACH), first.from).findLastIndex(({ text }) => ENDS.test(text));
  const start = before < 0 ? Math.max(0, first.from - REACH) : Math.max(0, first.from - REACH) + before + 1;
  const after = tokens.slice(last.to, last.to + REACH).findIndex(({ text }) => ENDS.test(text) || CUT.test(text));
  const end = after < 0 ? Math.min(tokens.length, last.to + REACH) : last.to + after;
  const cuts = tokens.flatMap(({ text }, at) => (at > first.from && at < last.to && CUT.test(text) ? [at] : []));
  const bounds: [number, number][] = [[start, cuts[0] ?? end]];
  for (const [at, cut] of cuts.entries()) {
    const [from, to] = [cut + 1, cuts[at + 1] ?? end];
    const open = bounds.at(-1);
    const isJoined = open && !(isWhole(partOf(scope, from, to)) && isWhole(partOf(scope, ...open)));
    if (isJoined) open[1] = to;
    else bounds.push([from, to]);
  }
  return bounds.map((bound) => partOf(scope, ...bound));
}

/** Whether a clause says by itself what changes: an amount with what it is of, or a thing and what becomes of it. */
function isWhole(part: Scope): boolean {
  const things = thingsIn(part, ASSETS_FIRST);
  const hasAmount = part.pieces.some(({ kind }) => kind === "money" || kind === "percent");
  const isFlow = SPEND.test(part.text) || EARN.test(part.text) || part.pieces.some(({ kind }) => kind === "measure");
  if (hasAmount) return things.length > 0 || isFlow;
  const sides = new Set(things.map(({ side }) => side));
  return things.length > 0 && (NO_AMOUNT.test(part.text) || sides.size === 2);
}

/** A scope that holds nothing but some tokens of another. */
function partOf(scope: Scope, from: number, to: number): Scope {
  const { tokens, text, starts, typed } = scope.laid;
  const within = scope.pieces.filter((piece) => piece.from >= from && piece.to <= to);
  const offset = starts[from] ?? 0;
  const said = text.slice(offset, starts[to] ?? undefined);
  const laid: Laid = {
    tokens: tokens.slice(from, to),
    starts: starts.slice(from, to).map((at) => at - offset),
    text: said,
    typed,
    pieces: withPeriod(
      within.map((piece): Piece => ({ ...piece, from: piece.from - from, to: piece.to - from })),
      scope,
      said,
    ),
  };
  return { ...scope, laid, pieces: laid.pieces, text: said };
}

/** "Earn 400 more a month and spend 100 more": a period that is said once holds for both. */
function withPeriod(pieces: Piece[], scope: Scope, said: string): Piece[] {
  const isTold = pieces.some(({ kind }) => kind === "period");
  const [period] = scope.laid.pieces.filter((piece): piece is PieceOf<"period"> => piece.kind === "period");
  const money = pieces.findIndex(({ kind }) => kind === "money");
  const at = pieces[money];
  if (isTold || !period || !at || !(SPEND.test(said) || EARN.test(said))) return pieces;
  return pieces.toSpliced(money + 1, 0, { ...period, from: at.to, to: at.to });
}
