import type { ItemRef } from "@seven-figures/domain";
import { ON_IT, THEIR_LOANS } from "./left-after-asked.ts";
import type { Piece, PieceOf } from "./pieces.ts";
import { isListed, type Scope, textAfter } from "./scope.ts";

/** One step of what money would do: a thing is sold, an account pays, a debt is cleared or paid a part of, the rest goes somewhere. */
export type Step =
  | { kind: "sold"; item: ItemRef; price: number | null }
  | { kind: "source"; item: ItemRef }
  | { kind: "cleared"; item: ItemRef }
  /** The loans on what was sold. */
  | { kind: "loans" }
  | { kind: "paid"; item: ItemRef; amount: number }
  | { kind: "rest"; item: ItemRef };

interface Chain {
  steps: Step[];
  /** What is asked for after them, each of the sides that its name may be of; null for the money that is left. */
  asked: PieceOf<"named"> | null;
  /** The words that ask. */
  asking: string;
}

const SELLS =
  /\b(?:sell|sold|selling|flog(?:ged)?|get rid|got rid|let|part(?:ed)? with|liquidate[ds]?|dump|unload|bin|cash in|trade in)\b/;
const IS_SOLD =
  /^(?:\S+ ){0,2}(?:goes|went|go|sells|sold|away|fetche?[sd]?)\b|^(?:for|at) (?:exactly |just )?(?:what|the (?:stored|listed|saved|price))/;
const PAYS_FROM =
  /\b(?:from|out of|out|outta|using|fr|emptied|empty|break|drain|raid)(?: (?:the|my|our|that|this))* $|\bgave up(?: the| my)* $/;
const CLEARS =
  /\b(?:pay|paid|pd|pays|paying|clear|cleared|clears|settle|settled|kill|finish|close|closed|retire|discharge|wipe|square)\b/;
const IS_CLEARED =
  /^(?:\S+ ){0,2}(?:paid|pd|cleared|gone|settled|closed|finished|complete|completely|to (?:zero|N)|in full|gets cleared)\b|^all\b/;
const REST =
  /\b(?:rest|remainder|balance|left over|leftover|over|whatever|what is left|whats left|proceeds|all of it|the lot)\b/;
const GOES_TO =
  /\b(?:to|into|in|onto|on|at|against|towards?|give|gave|leave|pour|throw|put)(?: (?:it|all|the|my|our|that))* $/;
const ENDS = /^[.?!;\n,:]$/;

const DEBTS: readonly ItemRef["side"][] = ["debts", "assets", "goals"];
const ASSETS: readonly ItemRef["side"][] = ["assets", "debts", "goals"];
const TARGETS: readonly ItemRef["side"][] = ["goals", "debts", "assets"];

/** What a message supposes of money step by step, and what it asks for at the end; null where it is no such chain. */
export function chainIn(scope: Scope): Chain | null {
  const { pieces } = scope.laid;
  const from = askedFrom(scope);
  const steps: Step[] = [];
  const place: Place = { after: 0, amount: null };
  for (const piece of pieces.filter((each) => each.from < from)) {
    const read = readPiece(piece, place, steps, scope);
    if (!read) return null;
    if (piece.kind === "named") place.after = piece.to;
  }
  if (place.amount !== null) return null;
  const said = wordsBetween(0, from, scope);
  if (ON_IT.test(said) || THEIR_LOANS.test(said)) steps.push({ kind: "loans" });
  const asked = pieces.filter((piece) => piece.from >= from);
  const [named = null, ...others] = asked.filter((piece): piece is PieceOf<"named"> => piece.kind === "named");
  const asksOther = others.length > 0 || asked.some(({ kind }) => !["named", "group", "count", "date"].includes(kind));
  return asksOther ? null : { steps, asked: named, asking: wordsBetween(from, scope.laid.tokens.length, scope) };
}

interface Place {
  /** Where the words begin that speak of the next piece. */
  after: number;
  /** An amount that is yet to go somewhere. */
  amount: number | null;
}

/** Where the last clause begins: it is the one that asks. */
function askedFrom({ laid: { tokens } }: Scope): number {
  const last = tokens.findLastIndex(({ text }) => !ENDS.test(text));
  return tokens.slice(0, Math.max(last, 0)).findLastIndex(({ text }) => ENDS.test(text)) + 1;
}

function wordsBetween(from: number, to: number, { laid: { starts, text } }: Scope): string {
  return text.slice(starts[from] ?? 0, starts[to] ?? text.length);
}

/** The one entry that a piece names, on the first side that it may be of; null where it names several. */
export function itemOf({ sides }: PieceOf<"named">, order: readonly ItemRef["side"][]): ItemRef | null {
  const side = order.find((each) => sides[each]);
  const [item = null, ...more] = (side && sides[side]) ?? [];
  return more.length === 0 ? item : null;
}

/** Takes a piece for a step; whether it could be understood. */
function readPiece(piece: Piece, place: Place, steps: Step[], scope: Scope): boolean {
  if (piece.kind === "money") return readAmount(piece, place, steps, scope);
  if (piece.kind !== "named") return piece.kind === "group" || piece.kind === "count";
  const said = wordsBetween(place.after, piece.from, scope);
  const isTarget = GOES_TO.test(said) && (REST.test(said) || place.amount !== null);
  const item = itemOf(piece, isTarget ? TARGETS : CLEARS.test(said) && !PAYS_FROM.test(said) ? DEBTS : ASSETS);
  if (!item) return false;
  const step = isTarget ? towards(item, place) : stepOf(item, said, piece, place, steps, scope);
  if (step) steps.push(step);
  return step !== null;
}

function towards(item: ItemRef, place: Place): Step {
  const { amount } = place;
  place.amount = null;
  return amount === null ? { kind: "rest", item } : { kind: "paid", item, amount };
}

function stepOf(
  item: ItemRef,
  said: string,
  piece: PieceOf<"named">,
  { after }: Place,
  steps: readonly Step[],
  scope: Scope,
): Step | null {
  const later = textAfter(piece.to, scope);
  if (item.side === "debts") {
    const goesOn = steps.at(-1)?.kind === "cleared" && isListed(after, piece.from, scope);
    return goesOn || CLEARS.test(said) || IS_CLEARED.test(later) ? { kind: "cleared", item } : null;
  }
  if (item.side === "goals") return null;
  if (PAYS_FROM.test(said)) return { kind: "source", item };
  return SELLS.test(said) || IS_SOLD.test(later) ? { kind: "sold", item, price: null } : null;
}

const OF_PRICE = /\b(?:for|at|fetches) $/;

/** An amount is the price of what was just sold, or is yet to go somewhere. */
function readAmount({ value, from }: PieceOf<"money">, place: Place, steps: readonly Step[], scope: Scope): boolean {
  const last = steps.at(-1);
  if (last?.kind === "sold" && last.price === null && OF_PRICE.test(wordsBetween(place.after, from, scope))) {
    last.price = value;
    return true;
  }
  const isFree = place.amount === null;
  place.amount = value;
  return isFree;
}
