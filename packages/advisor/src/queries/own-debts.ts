import { type Asset, type Debt, type Documents, type ItemRef, select } from "@seven-figures/domain";
import { loansOn } from "../matching/loans-on.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Piece, PieceOf } from "./pieces.ts";

/** "Its mortgage", "their loans". */
const ITS = /(?:^| )(?:its|their|it 's)(?: own)? $/;
/** "The loan on it", "what I still owe on that". */
const ON_IT =
  /^(?:(?:still|today|now|owed|owing|left|that is|i have|taken out) )*(?:on|against) (?:it|that|this|them)\b/;
/** "What I owe on the duplex": nothing but these words before the name. */
const ON = /^(?:(?:still|today|now|owed|owing|left|that is|i have) )*(?:on|against) (?:(?:the|my|our|that|this) )*$/;
const WORDS_NEAR = 6;
/** Who sells a thing and pays "its loan" is read step by step already. */
const SELLS = /\b(?:sell|sells|selling|sold)\b/;
/** "What would I still owe on it?", after a payment: that is asked of what is supposed. */
const STILL_OWED = /\b(?:would|will) (?:i|we) (?:still )?$/;

interface Said {
  tokens: readonly ReaderToken[];
  pieces: readonly Piece[];
}

/**
 * The pieces of a message in which debts that are said to be those of one thing ("its mortgage", "what I owe on it", "the loan on the
 * duplex") are the ones taken for it, and no others. `spoken`: what was spoken of before it, which "it" means where nothing is named.
 */
export function withOwnDebts(said: Said, documents: Documents, spoken: readonly ItemRef[] = []): Piece[] {
  return said.pieces.map((piece) => {
    if (!speaksOfDebts(piece)) return piece;
    const owner = ownerOf(piece, said, documents, spoken);
    const loans = owner ? loansMeant(owner, piece, documents) : [];
    if (loans.length === 0) return piece;
    const text = said.tokens
      .slice(piece.from, piece.to)
      .map(({ text: word }) => word)
      .join(" ");
    const items = loans.map(({ id }): ItemRef => ({ side: "debts", id }));
    return { kind: "named", sides: { debts: items }, text, from: piece.from, to: piece.to };
  });
}

function speaksOfDebts(piece: Piece): piece is PieceOf<"group"> | PieceOf<"named"> {
  if (piece.kind === "group") return "side" in piece.selection && piece.selection.side === "debts";
  return piece.kind === "named" && !piece.sides.assets && (piece.sides.debts?.length ?? 0) > 1;
}

/** The one thing whose debts they are said to be. */
function ownerOf(piece: Piece, { tokens, pieces }: Said, documents: Documents, spoken: readonly ItemRef[]) {
  const words = (from: number, to: number) =>
    tokens
      .slice(Math.max(from, 0), to)
      .map(({ text }) => `${text} `)
      .join("");
  const things = pieces.filter(
    (each): each is PieceOf<"named"> => each.kind === "named" && (each.sides.assets?.length ?? 0) > 0,
  );
  const next = things.find(({ from }) => from >= piece.to && ON.test(words(piece.to, from)));
  if (next) return assetOf(next.sides.assets, documents);
  if (
    STILL_OWED.test(words(piece.from - WORDS_NEAR, piece.from)) ||
    STILL_OWED.test(words(0, piece.to).replace(/owe $/, ""))
  )
    return null;
  const isRead = piece.kind === "group" && piece.selection.kind === "all" && SELLS.test(words(0, tokens.length));
  const isIts = !isRead && ITS.test(words(piece.from - 2, piece.from));
  if (!isIts && !ON_IT.test(words(piece.to, piece.to + WORDS_NEAR))) return null;
  const before = things.findLast(({ to }) => to <= piece.from);
  return assetOf((before ?? things[0])?.sides.assets ?? spoken.filter(({ side }) => side === "assets"), documents);
}

function assetOf(items: readonly ItemRef[] | undefined, { financials }: Documents): Asset | null {
  const [item, ...more] = items ?? [];
  return (item && more.length === 0 && financials.assets?.find(({ id }) => id === item.id)) || null;
}

/** The debts on a thing that are of the kind that is said; none where those are all there are of it anyway. */
function loansMeant(asset: Asset, piece: PieceOf<"group"> | PieceOf<"named">, documents: Documents): Debt[] {
  const { assets, debts } = documents.financials;
  const said =
    piece.kind === "group"
      ? select(piece.selection, documents).map(({ id }) => id)
      : (piece.sides.debts ?? []).map(({ id }) => id);
  const loans = loansOn(asset, assets ?? [], debts ?? []).filter(({ id }) => said.includes(id));
  return loans.length < said.length ? loans : [];
}
