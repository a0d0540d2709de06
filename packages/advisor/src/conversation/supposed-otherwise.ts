import type { CalendarDate, Documents, ItemRef } from "@seven-figures/domain";
import { type Laid, layOut, type Piece } from "../queries/pieces.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { Conversation } from "./conversation.ts";

/** What the last message supposed or asked with figures of its own, where nothing was written of it. */
export interface Supposing {
  message: string;
  /** Whether a verdict or a small sum answered it. */
  isVerdict?: true;
}

const LONGEST = 320;
const LONGEST_RIGHTING = 140;

/** What a message supposes that was answered and wrote nothing: the next one may put a figure of it right. */
export function supposingIn(message: string): Supposing | undefined {
  return message.length <= LONGEST && /\d/.test(message) && SUPPOSES.test(message) ? { message } : undefined;
}

const SUPPOSES = /\?|\b(?:if|suppose|supposing|imagine|say|assum\w+|would|what|when|how)\b/i;
/** "No, I meant", "sorry, make that". */
const RIGHTS =
  /^\W*(?:(?:no|nope|nah|naw|sorry|oops|wait|whoops|actually|oh|hm+|ah|my bad|typo|i mean|i meant|i said|make (?:it|that)|should be|should have been|that should be|rather|well|ok|okay)\b[\s,.!:;-]*)+/i;
const RIGHTING_WORD =
  /\b(?:no|nope|nah|naw|sorry|oops|whoops|wait|actually|typo|i mean|i meant|i said|make (?:it|that)|should be|should have been)\b/i;
const MEANT = /\bi (?:mean|meant|said)\b|\bshould (?:be|have been)\b|\btypo\b/i;
/** Something is told as done, and nothing of what was supposed. */
const DONE =
  /\b(?:i|we)(?:'ve|'d)? (?:just |also |already |now |have |had )*(?:paid|put|got|sold|bought|moved|transferred|sent|added|took|owe|own|spent|earn|make|saved)\b/i;
/** It is told how something stands. */
const STATES = /\b(?:is|are|was)(?: now| at| only| actually| really)* [$£€]?\d|\bnow at\b/i;
const ASKS = /\?|\b(?:what|how|when|where|which|why|who|does|did)\b/i;
/** "Hm, and if it only grows 4 percent?", "and over 20 years?" */
const VARIES =
  /^\W*(?:(?:and|but|or|so|ok|okay|hm+|well|then|what|how about|what about)\W+)*(?:if|at|with|for|over|in|by)\b(?: (?:it|that|they|i|we|only|just|more like|rather|put|puts?|grew|grows?|gets?|makes?|earns?|returns?|is|was|were|did|do|about|around|say|like|a|an|the|paid|pay|in|at|by|with|to|goes?|went|sells?|sold|for))* ?[$£€]?\d[^?]*\?*$/i;

/** As if the last answer had not been given, which is given anew; what it was of is still "it". */
export function withoutFigures(conversation: Conversation): Conversation {
  const { figures } = conversation.memory;
  if (!figures) return conversation;
  const { before = [], items } = figures;
  return { ...conversation, memory: { ...conversation.memory, figures: { queries: before, ranked: null, items } } };
}

/** By how much more or less, which is no figure in another one's place. */
const ON_TOP = /\b(?:more|less|extra|another|fewer|on top|higher|lower|additional)\b/i;

/** "With the 1,000 that my aunt gave": once, and no figure in the place of what comes each month. */
const ONCE =
  /\b(?:gave|gives?|given|gift\w*|inherit\w*|bonus|refund|windfall|up[- ]?front|one[- ]off|lump|at once|first)\b/i;

interface Opened {
  supposing?: Supposing | undefined;
}

/**
 * What was supposed last with a figure or a name put right ("no, I meant 275 thousand", "sorry, at 6 percent", "no, thirteen years"),
 * or varied where a verdict answered it; null where a message does neither.
 */
export function supposedOtherwise(
  message: string,
  { supposing }: Opened,
  documents: Documents,
  today: CalendarDate,
): string | null {
  if (!supposing || message.length > LONGEST_RIGHTING) return null;
  const lead = RIGHTS.exec(message)?.[0] ?? "";
  const mayRight = MEANT.test(message) || !(STATES.test(message) || ASKS.test(message));
  const isRighting = RIGHTING_WORD.test(lead) && mayRight && !DONE.test(message);
  const isVaried = supposing.isVerdict === true && VARIES.test(message) && !ON_TOP.test(message) && !ONCE.test(message);
  if (!isRighting && !isVaried) return null;
  const lay = (text: string) => layOut(readerTokens(text, documents, today), text, documents, today);
  const former = placed(supposing.message, lay(supposing.message));
  const said = placed(message, lay(message));
  const figures = said.filter(isFigure).filter((each) => !isDenied(each, message));
  const denied = said.filter(isFigure).filter((each) => isDenied(each, message));
  const known = new Set(former.map(({ piece }) => figureOf(piece)));
  const fresh = figures.filter(({ piece }) => !known.has(figureOf(piece)) || figureOf(piece) === null);
  // "sorry, I meant my income is 60k" is of something that was not supposed
  if (said.some(({ piece }) => piece.kind === "measure" && !former.some((each) => each.piece.kind === "measure")))
    return null;
  const [figure, ...others] = figures.length > 1 ? fresh : figures;
  if (others.length > 0) return null;
  const name = newName(said, former);
  if (name === "many" || (figure && name)) return null;
  if (figure) return withFigure(figure, denied[0], former, supposing.message);
  return name ? replaced(supposing.message, alikeOf(name, former), name.words) : null;
}

interface Placed {
  piece: Piece;
  words: string;
  at: number;
}

/** The pieces of a message where they stand in it as typed. */
function placed(message: string, { tokens, pieces }: Laid): Placed[] {
  const lower = message.toLowerCase();
  let after = 0;
  return pieces.flatMap((piece): Placed[] => {
    const raws = tokens
      .slice(piece.from, piece.to)
      .flatMap(({ raw }) => raw.split(/\s+/))
      .filter(Boolean);
    const [first] = raws;
    const last = raws.at(-1);
    const at = first ? lower.indexOf(first.toLowerCase(), after) : -1;
    const end = last && at >= 0 ? lower.indexOf(last.toLowerCase(), at) : -1;
    if (!last || at < 0 || end < 0) return [];
    after = end + last.length;
    return [{ piece, words: message.slice(at, after), at }];
  });
}

function isFigure({ piece }: Placed): boolean {
  return /^(?:money|count|percent|span|date)$/.test(piece.kind);
}

/** "Not 275". */
function isDenied({ at }: Placed, message: string): boolean {
  return /\b(?:not|instead of|rather than) [$£€]?$/i.test(message.slice(0, at));
}

function isAlike(one: Piece, other: Piece): boolean {
  const isSum = ({ kind }: Piece) => kind === "money" || kind === "count";
  const isTime = ({ kind }: Piece) => kind === "span" || kind === "date";
  return one.kind === other.kind || (isSum(one) && isSum(other)) || (isTime(one) && isTime(other));
}

const figureOf = (piece: Piece): number | null => ("value" in piece ? piece.value : null);

/** The words with a figure in place of the one that it is said for, or with what was not said before. */
function withFigure(
  figure: Placed,
  denied: Placed | undefined,
  former: readonly Placed[],
  words: string,
): string | null {
  const alike = former.filter(({ piece }) => isAlike(piece, figure.piece));
  const isDeniedOne = ({ piece }: Placed) => denied !== undefined && figureOf(piece) === figureOf(denied.piece);
  const chosen = denied ? alike.filter(isDeniedOne) : alike;
  const [one] = chosen.toSorted((a, b) => distance(a.piece, figure.piece) - distance(b.piece, figure.piece));
  if (one) return replaced(words, one, figure.words);
  const isSum = figure.piece.kind === "money" || figure.piece.kind === "count";
  if (denied || isSum) return null;
  const how = figure.piece.kind === "percent" ? "at" : figure.piece.kind === "span" ? "for" : "by";
  return `${words.replace(/[\s.?!]+$/, "")}, ${how} ${figure.words}?`;
}

/** How far one figure is from another, by their ratio; thousands that were left out are near. */
function distance(one: Piece, other: Piece): number {
  const [a, b] = [figureOf(one), figureOf(other)];
  if (a === null || b === null || a <= 0 || b <= 0) return 0;
  const ratio = Math.abs(Math.log(a / b));
  return Math.min(ratio, Math.abs(ratio - Math.log(1_000)) + 0.1);
}

/** The one name that was not said before; "many" where there are several. */
function newName(said: readonly Placed[], former: readonly Placed[]): Placed | "many" | null {
  const idsOf = ({ piece }: Placed) => (piece.kind === "named" ? Object.values(piece.sides).flat() : []);
  const known = new Set(former.flatMap(idsOf).map(({ id }: ItemRef) => id));
  const fresh = said.filter((each) => idsOf(each).length > 0 && idsOf(each).every(({ id }) => !known.has(id)));
  const [name, ...more] = fresh;
  return more.length > 0 ? "many" : (name ?? null);
}

/** The last name of the same side. */
function alikeOf({ piece }: Placed, former: readonly Placed[]): Placed | undefined {
  const sides = piece.kind === "named" ? Object.keys(piece.sides) : [];
  return former.findLast(
    (each) => each.piece.kind === "named" && Object.keys(each.piece.sides).some((side) => sides.includes(side)),
  );
}

function replaced(text: string, place: Placed | undefined, words: string): string | null {
  if (!place) return null;
  return `${text.slice(0, place.at)}${words}${text.slice(place.at + place.words.length)}`;
}
