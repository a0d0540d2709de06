import { applyChanges, type Change, type Documents, sameJson } from "@seven-figures/domain";
import { idsOf } from "./changes/document-differences.ts";
import type { Conversation, LastWrite } from "./conversation/conversation.ts";
import { NO_TIME, withWrite } from "./conversation/recent-writes.ts";
import { namesIn } from "./conversation/shown-in.ts";
import { sumTaken } from "./conversation/sums-taken.ts";
import { correctedFirst } from "./corrected-first.ts";
import { type Piece, piecesIn } from "./language/message-pieces.ts";
import { TALK_IDS } from "./queries/unasked-topics.ts";
import { readerTokens } from "./reader/reader-tokens.ts";
import { bold, describeStanding } from "./replies/describe-changes.ts";
import { filled } from "./replies/describe-receipt.ts";
import { saysOnlyWhyNot } from "./replies/describe-unwritten.ts";
import type { AdvisorInput, AdvisorOutput } from "./types.ts";

type Responds = (input: AdvisorInput, before: Conversation) => AdvisorOutput;

/** Longer messages are read once: each piece is read as a message of its own. */
const MOST_PIECES = 8;
const MOST_LETTERS = 1_000;
/** The money of a sale, or a part of what was told, is read with the rest of the message. */
const HANGS_TOGETHER =
  /\b(?:sold|sale|sell|rest|remainder|remaining|left|half|both|each|all of (?:it|that)|of (?:it|that|which)|it|that|them)\b/i;
const SOLD = /\b(?:sold|sale|flogged|traded)\b/i;
const OF_REST = /\b(?:rest|remainder|remaining|half|both|each)\b/i;
/** What is only to be sold, or offered for it, says nothing against what is done. */
const PLANS_SALE =
  /\b(?:am|'m|are|'re) (?:selling|listing|putting .* (?:up for sale|on the market))\b|\b(?:is|was) (?:the|their|his|her|my best) offer\b|\boffer(?:ed)? (?:so far|is|was)\b/i;
/** What came to its end. */
const ENDED = /\b(?:paid (?:[\w']+ ){0,4}(?:off|in full)|cleared|sold|closed)\b/i;
/** What is not done, or no longer so, is left out rightly. */
const NOT_DONE =
  /\b(?:would|could|should|might|may|maybe|perhaps|want|wanna|wish|hope|hoping|thinking|think|going to|gonna|plan|planning|will|not|never|was|were|used to|instead|usually|each|every|per|he|she|they|his|her|their)\b|n'?t\b|'ll\b/i;

/**
 * An answer with what it leaves out of a message of several pieces: a piece none of whose sums came to anything, or that asks
 * where something was only noted, is answered as if it had been sent next. What nothing is noted of is named.
 */
export function withPiecesLeft(
  output: AdvisorOutput,
  input: AdvisorInput,
  before: Conversation,
  responds: Responds,
): AdvisorOutput {
  const { reply, undo } = output;
  if (undo || reply.care || reply.isGoalSuggestion || input.message.length > MOST_LETTERS) return output;
  const pieces = piecesIn(input.message);
  if (pieces.length < 2 || pieces.length > MOST_PIECES) return output;
  const apart = askedApart(output, pieces, input, before, responds);
  if (apart) return apart;
  const mended = correctedFirst(output, pieces, input, before, responds);
  if (mended) return withEach(mended.own, mended.rest, input, before, responds) ?? output;
  const clear = isOpen(output) ? clearByPieces(pieces, input, before, responds) : null;
  if (clear) return clear;
  let whole = output;
  for (const piece of pieces) {
    if (!isLeft(piece, whole, input, before)) continue;
    const own = respondingTo(piece, whole, input, responds);
    whole = bringsMore(own, whole, piece) ? joined(whole, own, input, before) : naming(whole, own, piece);
  }
  return whole;
}

/** An answer with that to each of some pieces; null where one of them brings nothing. */
function withEach(
  first: AdvisorOutput,
  pieces: readonly Piece[],
  input: AdvisorInput,
  before: Conversation,
  responds: Responds,
): AdvisorOutput | null {
  let whole = first;
  for (const piece of pieces) {
    const own = respondingTo(piece, whole, input, responds);
    if (!bringsMore(own, whole, piece)) return null;
    whole = joined(whole, own, input, before);
  }
  return whole;
}

/**
 * What is told and then asked, each by itself: "paid 1,200 on the truck loan. How much do I owe in all now?" asks of no truck
 * loan. Null where the message alone tells something else, or what it asks hangs on what is told.
 */
function askedApart(
  output: AdvisorOutput,
  pieces: readonly Piece[],
  input: AdvisorInput,
  before: Conversation,
  responds: Responds,
): AdvisorOutput | null {
  const at = pieces.findIndex(({ asks }) => asks);
  const [told, asked] = [pieces.slice(0, at), pieces.slice(at)];
  if (output.changes.length === 0 || told.length === 0 || !asked.every(({ asks }) => asks)) return null;
  const text = told.map((piece) => piece.text).join(". ");
  const whole = responds({ ...input, message: text }, before);
  if (!sameJson(whole.changes, output.changes) || whole.reply.needsClarification || hasAnswered(whole, before))
    return null;
  return withEach(whole, asked, input, before, responds);
}

/** The answer to a piece as if it had been sent after what was answered so far. */
function respondingTo({ text }: Piece, whole: AdvisorOutput, input: AdvisorInput, responds: Responds): AdvisorOutput {
  const { documents } = applyChanges(input.documents, whole.changes, NO_TIME);
  const spoken = { ...(whole.conversation as Conversation), pending: [] };
  return responds({ ...input, message: text, documents }, spoken);
}

/** Whether all that was told is asked about. */
function isOpen({ changes, reply, conversation }: AdvisorOutput): boolean {
  const [open] = (conversation as Conversation).pending;
  return changes.length === 0 && reply.needsClarification && open?.need === "choose" && open.age === 0;
}

/** What is told in pieces each of which is clear by itself; null where one of them is not. */
function clearByPieces(
  pieces: readonly Piece[],
  input: AdvisorInput,
  before: Conversation,
  responds: Responds,
): AdvisorOutput | null {
  const { documents, today, message } = input;
  if (HANGS_TOGETHER.test(message)) return null;
  const done = pieces.filter(({ text }) => !PLANS_SALE.test(text));
  const isPlanned = done.length < pieces.length;
  const told = done.filter(({ text }) => sumsOf(text, documents, today).length > 0 || (isPlanned && /\d/.test(text)));
  if (told.length < 2 && !isPlanned) return null;
  // "payment" and "went" deny nothing
  const isOpenYet = ({ text, asks, isSupposed }: Piece) =>
    asks ||
    isSupposed ||
    NOT_DONE.test(isPlanned ? text.replace(/\b(?:payment|went|account|sent|rent|spent)\b/gi, "") : text);
  if (told.some(isOpenYet)) return null;
  const [first, ...others] = told;
  if (!first) return null;
  const begun = responds({ ...input, message: first.text }, { ...before, pending: [] });
  const whole = withEach(begun, others, input, before, responds);
  return whole && whole.changes.length > 0 && !whole.reply.needsClarification ? whole : null;
}

/** Whether a piece came to nothing in an answer. */
function isLeft(piece: Piece, whole: AdvisorOutput, input: AdvisorInput, before: Conversation): boolean {
  if (piece.isSupposed) return false;
  if (piece.asks) return whole.changes.length > 0 && !whole.reply.needsClarification && !hasAnswered(whole, before);
  if (whole.changes.length === 0 && hasAnswered(whole, before) && piecesIn(input.message).some(({ asks }) => asks))
    return false;
  if (NOT_DONE.test(piece.text.split(",")[0] ?? "") || OF_REST.test(piece.text)) return false;
  if (whole.changes.length > 0 && SOLD.test(piece.text)) return false;
  const { documents, today, message } = input;
  const sums = sumsOf(piece.text, documents, today);
  if (sums.length === 0) return tellsOfEnd(piece, whole, input);
  const isTaken = sumTaken(whole, documents, sumsOf(message, documents, today));
  const total = sums.reduce((sum, value) => sum + value, 0);
  return ![...sums, total].some(isTaken);
}

/** "Also paid the Visa in full": of one stored thing, which nothing is made of. */
function tellsOfEnd({ text }: Piece, whole: AdvisorOutput, { documents, today }: AdvisorInput): boolean {
  if (!ENDED.test(text) || ENDED.test(whole.reply.message)) return false;
  const [named, ...others] = namesIn(readerTokens(text, documents, today), documents).filter(({ by }) => by !== "goal");
  const [thing, ...things] = named?.things ?? [];
  return thing !== undefined && others.length + things.length === 0 && !touchedBy(whole).has(thing.id);
}

function sumsOf(text: string, documents: Documents, today: AdvisorInput["today"]): number[] {
  return readerTokens(text, documents, today).flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
}

/** Whether an answer tells figures, a lesson or anything else that was asked. */
function hasAnswered({ conversation }: AdvisorOutput, before: Conversation): boolean {
  const { memory } = conversation as Conversation;
  const asked = ({ last, figures }: Conversation["memory"]) => [last, figures?.queries ?? null];
  const isTalk = TALK_IDS.has(memory.last?.split("|")[0] ?? "") && memory.last !== before.memory.last;
  return !isTalk && !sameJson(asked(memory), asked(before.memory));
}

/** Whether nothing was understood, or nothing was to be noted. */
function cameToNothing({ reply, changes, conversation }: AdvisorOutput, before: Conversation): boolean {
  const { misses = 0 } = conversation as Conversation;
  return misses > (before.misses ?? 0) || (changes.length === 0 && saysOnlyWhyNot(reply.message));
}

/** Whether a message that asks nothing was answered, and what it tells was not noted. */
function isBesideThePoint(whole: AdvisorOutput, own: AdvisorOutput, { message }: AdvisorInput): boolean {
  const isTold = own.changes.length > 0 && !piecesIn(message).some(({ asks }) => asks);
  return isTold && whole.changes.length === 0 && !whole.reply.needsClarification;
}

/** Two answers as one: what the second writes, answers or asks comes after the first. */
export function joined(
  whole: AdvisorOutput,
  own: AdvisorOutput,
  input: AdvisorInput,
  before: Conversation,
): AdvisorOutput {
  const spoken = whole.conversation as Conversation;
  const isReplaced = cameToNothing(whole, before) || isBesideThePoint(whole, own, input);
  const { documents } = applyChanges(input.documents, whole.changes, NO_TIME);
  const standing = own.changes.length > 0 ? describeStanding(input.documents, documents) : "";
  const first = isReplaced ? "" : withoutLine(whole.reply.message, standing);
  const changes = [...whole.changes, ...own.changes];
  const next = own.conversation as Conversation;
  const { misses: _, ...kept } = next;
  const asked = isReplaced ? [] : whole.reply.clarificationQuestions;
  const offered = isReplaced || own.reply.quickReplies.length > 0 ? [] : whole.reply.quickReplies;
  return {
    ...own,
    reply: {
      ...own.reply,
      message: filled([first, own.reply.message]).join("\n\n"),
      needsClarification: own.reply.needsClarification || asked.length > 0,
      clarificationQuestions: [...asked, ...own.reply.clarificationQuestions],
      quickReplies: [...offered, ...own.reply.quickReplies],
      warnings: [...whole.reply.warnings, ...own.reply.warnings],
    },
    changes,
    conversation: {
      ...kept,
      ...(before.misses ? { misses: before.misses } : {}),
      pending: [...next.pending, ...(isReplaced ? [] : spoken.pending)],
      ...(own.changes.length > 0 && whole.changes.length > 0 ? asOneWrite(input, before, spoken, next, changes) : {}),
    },
  };
}

/** Whether an answer to a piece is worth giving: nothing that the first one touches is written, and nothing is only guessed. */
function bringsMore(own: AdvisorOutput, whole: AdvisorOutput, piece: Piece): boolean {
  const before = whole.conversation as Conversation;
  if (own.undo || own.reply.care || own.reply.isGoalSuggestion || cameToNothing(own, before)) return false;
  if (own.reply.needsClarification) return false;
  if (own.changes.some(({ kind }) => kind === "delete-goal" || kind === "delete-asset")) return false;
  const touched = touchedBy(whole);
  if (own.changes.some((change) => placesOf(change).some((place) => touched.has(place)))) return false;
  return piece.asks ? own.changes.length === 0 && hasAnswered(own, before) : own.changes.length > 0;
}

/** What an answer changes, or asks whether to. */
function touchedBy({ changes, conversation }: AdvisorOutput): Set<string> {
  const offered = (conversation as Conversation).pending.flatMap((open) => {
    if (open.need === "choose") return open.options.flatMap((option) => option.changes);
    return open.need === "confirm" ? open.changes : [];
  });
  return new Set([...changes, ...offered].flatMap(placesOf));
}

/** The entries and goals of a change, and the fields of what stands once. */
function placesOf(change: Change): string[] {
  const ids = idsOf(change);
  return ids.length > 0 || !("fields" in change) ? ids : Object.keys(change.fields);
}

/** What was noted, with the piece that was not understood. */
function naming(whole: AdvisorOutput, own: AdvisorOutput, { text, asks }: Piece): AdvisorOutput {
  const missesOf = ({ conversation }: AdvisorOutput) => (conversation as Conversation).misses ?? 0;
  const isGuessed = own.changes.length === 0 && own.reply.needsClarification;
  const isUnread = missesOf(own) > missesOf(whole) || isGuessed;
  if (
    asks ||
    !isUnread ||
    text.split(/\s+/).length < SHORTEST_NAMED ||
    whole.changes.length === 0 ||
    whole.reply.needsClarification
  )
    return whole;
  const left = `I noted nothing of "${bold(text.slice(0, LONGEST_NAMED))}".`;
  return { ...whole, reply: { ...whole.reply, message: `${whole.reply.message}\n\n${left}` } };
}

const LONGEST_NAMED = 80;
const SHORTEST_NAMED = 4;

/** A receipt without its last line, which what comes after it says anew. */
function withoutLine(message: string, line: string): string {
  if (line === "") return message;
  return message.replace(`\n- ${line}`, "").replace(` ${line}`, "");
}

/** Both writes as one: they are taken back, and put right, together. */
function asOneWrite(
  input: AdvisorInput,
  before: Conversation,
  first: Conversation,
  second: Conversation,
  changes: AdvisorOutput["changes"],
): Pick<Conversation, "last" | "recent"> {
  const { documents } = applyChanges(input.documents, changes, NO_TIME);
  const statements = [...(first.last?.statements ?? []), ...(second.last?.statements ?? [])];
  const last: LastWrite = {
    statements,
    before: { ...second.last?.before, ...first.last?.before },
    changes,
    today: input.today,
  };
  const parts = [first, second].flatMap(({ recent = [] }) => recent.at(-1)?.parts ?? []);
  return { last, recent: withWrite(before.recent ?? [], input.documents, documents, { changes, statements }, parts) };
}
