import type { CalendarDate, Change, Documents } from "@seven-figures/domain";
import { idsOf, touches } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import { wordsOf } from "../statements/read-mention.ts";
import { isUndoDoubted } from "../vetoes/asked-or-doubted.ts";
import { isExplained } from "./back-as-it-was.ts";
import type { Conversation, RecentWrite } from "./conversation.ts";
import { saidOfGone } from "./take-back.ts";
import { piecesBetween } from "./token-pieces.ts";
import { spokenOfUndoing, UNDOES_NOTHING } from "./undo.ts";

/** What was changed, and not what it was changed of: "undo that" and no "undo that payment". */
const CHANGED =
  "(?:(?:that|this|it|them|both(?: of)?(?: (?:them|those|these|the))?|those|these)(?: two)?(?: changes?| edits?| entries)?)";
/** What may follow such an order in the same breath. */
const THEN = "(?= ?(?:$|(?:please|pls|now|immediately|right now|again|because|since|man|mate|thanks)\\b))";
const ORDERED = [
  new RegExp(`\\b(?:undo|revert|reverse|unsay) ${CHANGED}${THEN}`),
  new RegExp(`\\b(?:take|put|change|turn|set|bring) ${CHANGED} back${THEN}`),
];
const BOTH = /\bboth\b/;
const NOT_ASKED_FOR = spokenOfUndoing("take|put|bring|change|cancel");
/** What is only thought of. */
const SUPPOSED = /\b(?:if|would|could|should i|might|maybe|wish)\b/;
/** "Restore it", "put the van pot back". */
const RESTORES = /\b(?:restore|reinstate|reset)\b|\b(?:put|set|bring|change|turn|get|move|take) (?:\w+ ){1,5}back\b/;
/** What a thing stands at, of all that is stored of it. */
const STANDS_AT = ["value", "balance", "currentAmount"];
/** So many messages after a write it is meant by "that". */
const LONGEST_SINCE = 1;
const ENDS_PIECE = /^(?:,|\.|;|!|\?|\n|but|and)$/;
const SHORTEST_NAME = 3;

/**
 * What a message orders to be taken back, whatever reason stands around it: "the truck is not worth 1,940, undo that" is all that the
 * last message wrote, "set it back to 2,850" one thing that was written lately. Every figure in it has to be one that was told or
 * stood there. Null where it orders nothing of the kind.
 */
export function orderedBack(
  message: string,
  { recent = [], last, since = 0 }: Conversation,
  documents: Documents,
  today: CalendarDate,
): "last" | Change[] | null {
  if (!last || recent.length === 0 || isUndoDoubted(message) || UNDOES_NOTHING.test(message)) return null;
  const said = saidOfGone(message, recent, documents, today);
  const pieces = piecesBetween(said, ENDS_PIECE);
  const order = pieces.find((piece) => isOrder(textOf(piece)));
  if (order && since <= LONGEST_SINCE && said.every((token) => isExplained(token, recent))) {
    const ids = new Set(last.changes.flatMap(idsOf));
    const isOfBefore = writtenAndNamed(said, recent, documents).some((id) => !ids.has(id));
    return isOfBefore || (BOTH.test(textOf(order)) && ids.size < 2) ? null : "last";
  }
  const restoring = pieces.find((piece) => RESTORES.test(textOf(piece)) && figureToReach(piece) !== null);
  if (!restoring || NOT_ASKED_FOR.test(textOf(restoring)) || SUPPOSED.test(textOf(restoring))) return null;
  const others = said.filter((token) => !restoring.includes(token));
  return others.every((token) => isExplained(token, recent)) ? restored(restoring, said, recent, documents) : null;
}

function isOrder(text: string): boolean {
  return ORDERED.some((pattern) => pattern.test(text)) && !NOT_ASKED_FOR.test(text) && !SUPPOSED.test(text);
}

/** "Back to 2,850": the one figure that is to stand there again. */
function figureToReach(piece: readonly ReaderToken[]): number | null {
  const figures = piece.flatMap(({ slot }, at) => (slot && "value" in slot ? [{ slot, at }] : []));
  const [figure, ...others] = figures;
  if (!figure || others.length > 0 || figure.slot.kind === "percent") return null;
  const before = piece.slice(0, figure.at).findLast(({ text }) => /\w/.test(text));
  return before && /^(?:to|at)$/.test(before.text) ? figure.slot.value : null;
}

/** The thing that was written lately and is named, with this figure where it stands; null where it is none, or several. */
function restored(
  piece: readonly ReaderToken[],
  said: readonly ReaderToken[],
  recent: readonly RecentWrite[],
  documents: Documents,
): Change[] | null {
  const figure = figureToReach(piece);
  const ofLast = recent.at(-1)?.changes.flatMap(idsOf) ?? [];
  const named = [piece, said].map((words) => writtenAndNamed(words, recent, documents));
  const [id, ...others] = named.find(({ length }) => length > 0) ?? [...new Set(ofLast)];
  if (figure === null || id === undefined || others.length > 0) return null;
  const change = recent.flatMap(({ changes }) => changes).findLast((each) => touches(each, new Set([id])));
  if (!change || !("fields" in change) || !("id" in change)) return null;
  const fields: Record<string, unknown> = change.fields;
  const [field] = STANDS_AT.filter((each) => typeof fields[each] === "number");
  return field === undefined || fields[field] === figure
    ? null
    : [{ kind: change.kind, id, fields: { [field]: figure } } as Change];
}

/** What was written lately and goes by one of these words. */
function writtenAndNamed(
  words: readonly ReaderToken[],
  recent: readonly RecentWrite[],
  documents: Documents,
): string[] {
  const written = [...new Set(recent.flatMap(({ changes }) => changes.flatMap(idsOf)))];
  return written.filter((id) => {
    const name = wordsOf(storedName(id, documents) ?? "");
    return words.some(({ text, slot }) => slot === null && text.length >= SHORTEST_NAME && name.includes(text));
  });
}
