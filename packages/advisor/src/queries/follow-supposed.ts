import { applyChanges, type Change, type Query } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { LastAsked } from "./follow-up.ts";
import { type Laid, layOut, type Piece } from "./pieces.ts";
import { type Scope, wholeScope } from "./scope.ts";
import { supposedChanges } from "./suppose.ts";

/** A supposition that changes a part of the last one, or stands on it. */

const VARIES =
  /^(?:(?:and|ok|okay|so|but|or|then|well|hm|now|no|nah|actually|what about|how about|what if|if|say|with|at|to|by|for|it|that|they|only|just|rather|instead|went|goes|go|gets?|got|came?|was|were|is|did|does|sells?|sold|fetch\w*|rises?|rose|up|down|drops?|dropped|falls?|fell|gains?|gained|more|less|a|an|the|too|also|as|cut|like|try|even|bit|harder|deeper|bolder|further|bigger|smaller|steeper|made?|make|M|P|N|T|D|[.,?!])(?: |$))+$/;
const STACKS = /\b(?:also|too|as well|on top of that|in addition)\b/;
const OTHER = /\b(?:instead|rather)\b/;
const DOWN = /\b(?:down|drops?|dropped|falls?|fell|less|lower)\b/;
const UP = /\b(?:up|rises?|rose|gains?|gained|more|higher)\b/;

/** "And 20%?", "what if only 5,000", "3k instead", "down 10%", "and the Roth instead?", "and the car loan too?" */
export function supposedAnew(scope: Scope, last: LastAsked): Query[] | null {
  const { supposed } = last;
  if (!supposed || last.queries.length === 0 || last.queries.some(({ kind }) => kind !== "suppose")) return null;
  const words = wordsVaried(scope, supposed);
  const isOnTop = STACKS.test(scope.text);
  const also = words === null && isOnTop && /^(?:and|plus|also)\b/.test(scope.text) ? scope.laid.typed : null;
  const said = words ?? also;
  if (said === null) return null;
  const queries = last.queries.flatMap((query) => (query.kind === "suppose" ? [query] : []));
  const former = isOnTop ? (queries[0]?.changes ?? []) : [];
  const changes = readAnew(said, former, scope);
  return changes && queries.map((query) => ({ ...query, changes: [...former, ...changes] }));
}

function readAnew(words: string, former: readonly Change[], { documents, today }: Scope): Change[] | null {
  const base = applyChanges(documents, [...former], `${today}T00:00:00.000Z`).documents;
  const laid = layOut(readerTokens(words, base, today), words, base, today);
  return supposedChanges(wholeScope(laid, base, today))?.changes ?? null;
}

/** The words of the last supposition with the amount or the name of this message in place of its own; null where it has no such. */
function wordsVaried(scope: Scope, supposed: string): string | null {
  const { documents, today } = scope;
  const rest = scope.laid.tokens
    .map(({ text, slot }, at) => (isNamed(scope.laid.pieces, at) ? "" : slot ? text.slice(0, 1) : text))
    .filter(Boolean)
    .join(" ");
  if (rest !== "" && !VARIES.test(rest)) return null;
  const before = layOut(readerTokens(supposed, documents, today), supposed, documents, today);
  const own = scope.pieces.filter(({ kind }) => kind === "money" || kind === "percent" || kind === "count");
  const names = scope.pieces.filter(
    ({ kind, ...piece }) => kind === "named" && !("text" in piece && piece.text === "it"),
  );
  const [amount] = own;
  const [name] = names;
  if (amount && own.length === 1 && names.length === 0)
    return turned(replaced(before, placeOf(amount, before), wordsOf(scope.laid, amount)), scope.text);
  if (name && names.length === 1 && own.length === 0 && (OTHER.test(scope.text) || STACKS.test(scope.text)))
    return replaced(before, alikeIn(name, before), wordsOf(scope.laid, name));
  return null;
}

function isNamed(pieces: readonly Piece[], at: number): boolean {
  return pieces.some(({ kind, from, to }) => (kind === "named" || kind === "period") && at >= from && at < to);
}

/** The amount that another one takes the place of: of its kind, and the only one. */
function placeOf(amount: Piece, { pieces }: Laid): Piece | undefined {
  const kinds = amount.kind === "count" ? ["money", "percent"] : [amount.kind];
  const [one, ...more] = pieces.filter(({ kind }) => kinds.includes(kind));
  return more.length === 0 ? one : undefined;
}

/** The last name of the same side. */
function alikeIn(name: Piece, { pieces }: Laid): Piece | undefined {
  const sides = name.kind === "named" ? Object.keys(name.sides) : [];
  return pieces.findLast(
    (piece) => piece.kind === "named" && Object.keys(piece.sides).some((side) => sides.includes(side)),
  );
}

function wordsOf({ tokens }: Laid, { from, to }: Piece): string {
  return tokens
    .slice(from, to)
    .map(({ raw, text }) => raw || text)
    .join(" ");
}

function replaced({ tokens }: Laid, place: Piece | undefined, words: string): string | null {
  if (!place) return null;
  const said = (from: number, to: number) => wordsOf({ tokens } as Laid, { from, to } as Piece);
  return [said(0, place.from), words, said(place.to, tokens.length)].filter(Boolean).join(" ");
}

/** "Down 10%?", after a rise. */
function turned(words: string | null, text: string): string | null {
  if (words === null) return null;
  if (DOWN.test(text) && UP.test(words) && !DOWN.test(words)) return words.replace(UP, "down");
  return UP.test(text) && DOWN.test(words) && !UP.test(words) ? words.replace(DOWN, "up") : words;
}
