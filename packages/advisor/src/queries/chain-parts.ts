import type { Piece } from "./pieces.ts";
import type { Scope } from "./scope.ts";

/** Tokens from, and up to but without. */
interface Part {
  from: number;
  to: number;
}

/** A message in which money goes step by step: what tells the steps, and what asks for the outcome. */
export interface ChainParts {
  telling: Part[];
  asking: Part;
  /** What it is asked of, where that stands before the steps. */
  of: Part | null;
}

interface Clause extends Part {
  /** The mark behind it. */
  mark: string;
}

const ENDS = /^[.?!;\n,:]$/;
const ASKS =
  /\b(?:what(?!ever)\w*|wats?|how|hows|whit|which|who|state|tell|give me|in hand|left|stays?|missing|over|balance|after|then|worth|down to|remains?|reads|showing)\b|=/;
const NO_ASKING =
  /^(?:(?:and|then|what|so|but) )*(?:if(?! what| so| yes)|say|suppose|imagine|once|when|because|for|at)\b|\bfor what\b/;
const YES_OR_NO = /^(?:\S+ , )?(?:is|are|am|do|does|did|can|could|will|would|has|have)\b/;
/** Where a message that asks first goes on to what is supposed: "what is the boat worth to me once its loan is off". */
const SUPPOSES = /\b(?:if|after|once|when|supposing|assuming)\b/;

export function wordsBetween(from: number, to: number, { laid: { starts, text } }: Scope): string {
  return text.slice(starts[from] ?? text.length, starts[to] ?? text.length);
}

/** The last clause that asks, and what stands before it; where none does, what is asked before "if". */
export function chainParts(scope: Scope): ChainParts | null {
  const clauses = clausesIn(scope);
  const at = clauses.findLastIndex((clause) => asks(clause, scope));
  const last = withWhatItIsOf(clauses, at, scope);
  if (last && at > 0) {
    const telling = clauses.filter(({ to }) => to < last.from).filter((clause) => !isYesOrNo(clause, scope));
    const [first, second] = telling;
    // "the saver, if I cleared the card with it, holds what?"
    const isOfFirst = first && second && SUPPOSES.test(wordsBetween(second.from, second.from + 1, scope));
    if (isOfFirst && isNameAlone(first, scope)) return { telling: telling.slice(1), asking: last, of: first };
    return { telling: [...telling, ...clauses.slice(at + 1)], asking: last, of: null };
  }
  return askedFirst(scope);
}

function clausesIn({ laid: { tokens } }: Scope): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  for (const [at, { text }] of [...tokens.entries(), [tokens.length, { text: "." }] as const]) {
    const supposes = /^if$/.test(text) && at > from + 1;
    if (!ENDS.test(text) && !supposes) continue;
    if (at > from) clauses.push({ from, to: at, mark: supposes ? "" : text });
    from = supposes ? at : at + 1;
  }
  return clauses;
}

const ASKS_ALONE = /^(?:how (?:much|many)|what) $/;

/** The clause at a place, with the one before where it asks in a word or two: "in the deposit after, how much?" */
function withWhatItIsOf(clauses: readonly Clause[], at: number, scope: Scope): Clause | undefined {
  const [before, last] = [clauses[at - 1], clauses[at]];
  const isBare = last && before && ASKS_ALONE.test(wordsBetween(last.from, last.to, scope));
  return isBare ? { ...last, from: before.from } : last;
}

function asks(clause: Clause, scope: Scope): boolean {
  const said = wordsBetween(clause.from, clause.to, scope);
  return !NO_ASKING.test(said) && (ASKS.test(said) || clause.mark === "?");
}

/** "Is it gone?", before what is asked in the end. */
function isYesOrNo(clause: Clause, scope: Scope): boolean {
  return clause.mark === "?" && YES_OR_NO.test(wordsBetween(clause.from, clause.to, scope));
}

function isNameAlone({ from, to }: Part, { pieces }: Scope): boolean {
  const within = pieces.filter((piece) => piece.from >= from && piece.to <= to);
  const [only] = within;
  return within.length === 1 && only?.kind === "named" && to - from <= only.to - only.from + 2;
}

/** "What if", "and how about if": what is asked is not told. */
const BARE_ASKING = /^(?:(?:and|so|but|now|ok|okay|then|well|hm|,) )*(?:what|how about|what about|how|then) $/;

function askedFirst(scope: Scope): ChainParts | null {
  const { tokens } = scope.laid;
  const at = tokens.findIndex(({ text }) => SUPPOSES.test(text));
  const said = wordsBetween(0, at, scope);
  if (at < 1 || !ASKS.test(said) || BARE_ASKING.test(said)) return null;
  return { telling: [{ from: at, to: tokens.length }], asking: { from: 0, to: at }, of: { from: 0, to: at } };
}

export function piecesWithin({ from, to }: Part, { laid }: Scope): Piece[] {
  return laid.pieces.filter((piece) => piece.from >= from && piece.to <= to);
}
