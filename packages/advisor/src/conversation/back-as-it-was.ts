import { type CalendarDate, type Documents, sameJson } from "@seven-figures/domain";
import { idsOf, touches } from "../changes/document-differences.ts";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import type { Conversation, LastWrite, RecentWrite } from "./conversation.ts";
import { stillStandAll, unbroken } from "./recent-writes.ts";
import { amountOf } from "./said-otherwise.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { saidOfGone, withTakenOff } from "./take-back.ts";
import { type TakenBack, takingBackWhole } from "./take-back-whole.ts";
import { piecesBetween } from "./token-pieces.ts";
import { isOfFields, isSaidOf, type Spoken, spokenFields, valuesOf } from "./written-fields.ts";

/** How something is to be again: as it stood. */
const AS_IT_STOOD = [
  /\b(?:as|like|how|where|what|way) (?:it|they|that|this) (?:\w+ )?(?:was|were|stood|had been|used to be)\b/,
  /\b(?:as|like|from|to) before\b/,
  /\b(?:back|goes?|return\w*|reverts?|stays?|put) (?:\w+ ){0,4}(?:old|former|previous|original|earlier)\b/,
  /\bback (?:to|at|on|in|as|off|again)\b|\b(?:bring|put|give|set|move) (?:\w+ ){1,5}back\b/,
];
const DROPS = "scratch|scrap|strike|cancel|drop|forget|delete|remove|ignore|disregard";
/** What was told, in contrast to the thing that it was told of: "delete that goal" is no undoing. */
const WHAT_WAS_TOLD = [
  "transfer|move|payment|repayment|charge|purchase|fee|deposit|contribution|withdrawal",
  "raise|hike|increase|change|edit|entry|figure|amount|number|date|deadline|rate|income|bit|part|one",
].join("|");
/** An order to take something back that was written. */
const TAKEN_OFF = [
  /\b(?:undo|revert|reverse|unsay|void|rescind)\b/,
  new RegExp(`\\b(?:${DROPS}) (?:that|the|this|my) (?:\\w+ ){0,3}(?:${WHAT_WAS_TOLD})\\b`),
  new RegExp(`\\b(?:${DROPS}) (?:that|this|it)(?= ?(?:$|,))`),
  /\btake (?:that|it|this|the (?:\w+ ){0,2}one) (?:off|out|back|away)(?: again)?\b/,
];
/** Which write is meant by its place. */
const BY_PLACE =
  /\b(?:first|second|third|before (?:that|it|too|also|as well)|(?:one|change|thing) before|previous one)\b/;
/** What others did to it. */
const REVERSED = [
  /\b(?:cancell?ed|reversed(?= (?:that|the|it|my|this)\b)|pulled|withdrew|withdrawn)\b/,
  /\b(?:rescinded|revoked|refused|rejected|declined|bounced)\b/,
  /\b(?:fell through|kicked (?:it )?back|sent (?:it )?back|called off|never (?:went|happened|landed|cleared))\b/,
];
/** "The app counts it already": it was no news. */
const ALREADY = [
  /\balready (?:\w+ ){0,2}(?:in|counts?|counted|includ\w+|there|part)\b/,
  /\b(?:in|count\w*|includ\w+|part of) (?:\S+ ){0,3}already\b/,
];
/** What was just written, where nothing else is named. */
const POINTS = /\b(?:it|that|this|them|those)\b/;
/** So many messages after a write it is meant by "it". */
const LONGEST_MEANT = 1;
const STAYS = /\b(?:stands?|stays?|keep|right|correct|fine|true|good|holds?|counts?|accurate)\b/;
/** What is asked, supposed or still to come takes nothing back. */
const NOT_ASKED = [
  /\?|\b(?:if|would|could|wish|might|maybe|will|tomorrow|next|when|undo nothing)\b/,
  /\b(?:do not|don'?t|never|without) (?:undo|cancel|scratch|take|put|bring)\b/,
  /\b(?:imagine|suppose|pretend)\b|\b(?:he|she|they) (?:wants?|wanted|needs?) (?:his|hers?|theirs?) (?:\w+ )?back\b/,
];
/** What another says that should be done. */
const ADVISED = /\b(?:said|says|reckons?|thinks?) (?:to |i should )?(?:leave|keep|put|take|cancel|undo|drop)\b/;
const ENDS_PIECE = /^(?:,|\.|;|!|\n|but|though|although)$/;
/** What everything was may be more than one write. */
const SEVERAL = /\b(?:both|all|everything|every|each|those|two)\b/;

/**
 * "Leave the date as it stood, the 65 stands", "scratch the transfer", "they cancelled the raise, my pay is as before": the newest
 * write that the words tell of is taken back alone. They tell by a name, by a field ("the date", "my pay"), by what was done ("the
 * transfer") or by the figure that stood there; every other figure has to be one that was written. Null where they tell of none.
 */
export function backAsItWas(
  message: string,
  { recent = [], last, since = 0, pending }: Conversation,
  documents: Documents,
  today: CalendarDate,
): TakenBack | "last" | null {
  const raw = message.toLowerCase();
  if (recent.length === 0 || [...NOT_ASKED, ADVISED].some((pattern) => pattern.test(raw))) return null;
  const said = saidOfGone(message, recent, documents, today);
  const meant = piecesBetween(said, ENDS_PIECE).filter((piece) => !tellsWhatStays(piece));
  const text = meant.map(textOf).join(" , ");
  const isNoNews = ALREADY.some((pattern) => pattern.test(raw));
  if (!(isBack(text) || isNoNews) || SEVERAL.test(text) || BY_PLACE.test(text)) return null;
  const known = withTakenOff(documents, recent);
  const spoken = spokenFields(text, meant.flat());
  const named = meant.flatMap((piece) => namesIn(piece, known));
  if (meant.flat().some(isUnknownCompany)) return null;
  // a reading that is offered may be of another of those that go by the name
  if (pending.length > 0 && named.some(({ things }) => things.length > 1)) return null;
  const isLast =
    last !== null && since <= LONGEST_MEANT && pending.length + named.length === 0 && (isNoNews || meansLast(text));
  if (!isBack(text) && !isLast) return null;
  const at = newestMeant(named, spoken, unbroken(recent), isLast);
  if (at === null) return null;
  const place = recent.length - unbroken(recent).length + at;
  if (!said.every((token) => isExplained(token, recent))) return null;
  const ids = idsNamed(named, recent[place]);
  return isWholeOfLast(ids, recent[place], last) ? "last" : takenBackAt(place, ids, recent, documents);
}

/** "Undo my Fidelity deposit", where nothing goes by that name. */
function isUnknownCompany({ marks }: ReaderToken): boolean {
  return marks.has("b") && ![...marks].some((mark) => /[ADGad]/.test(mark));
}

/** Whether all of what was written last is meant: that is taken back as such, and may be done again. */
function isWholeOfLast(ids: ReadonlySet<string>, write: RecentWrite | undefined, last: LastWrite | null): boolean {
  if (!write || !last || !sameJson(write.statements, last.statements)) return false;
  return write.changes.every((change) => ids.size === 0 || touches(change, ids));
}

function isBack(text: string): boolean {
  return [...AS_IT_STOOD, ...TAKEN_OFF, ...REVERSED].some((pattern) => pattern.test(text));
}

/** "Put it how it was", of what was just written. */
function meansLast(text: string): boolean {
  return POINTS.test(text) && [...AS_IT_STOOD, ...TAKEN_OFF].some((each) => each.test(text));
}

/** "The 65 per cent of course stands". */
function tellsWhatStays(piece: readonly ReaderToken[]): boolean {
  return STAYS.test(textOf(piece)) && !isBack(textOf(piece));
}

/** The newest write that is told of by all that tells of one; null where nothing does, or none fits. */
function newestMeant(
  named: readonly Named[],
  spoken: Spoken,
  recent: readonly RecentWrite[],
  isLast: boolean,
): number | null {
  const tells = named.some(({ by }) => by !== "kind") || spoken.fields.length > 0 || spoken.acts.length > 0;
  if (!tells && isLast) return recent.length - 1;
  if (!tells && spoken.values.length === 0) return null;
  const at = recent.findLastIndex(
    (write) => isOfNamed(named, write) && isOfFields(spoken, write) && (tells || write === recent.at(-1)),
  );
  return at < 0 ? null : at;
}

/** What is named of a write. Words of a kind alone may be of the field or of what was done. */
function idsNamed(named: readonly Named[], write: RecentWrite | undefined): Set<string> {
  const written = new Set(write?.changes.flatMap(idsOf));
  return new Set(named.flatMap(({ things }) => things.map(({ id }) => id)).filter((id) => written.has(id)));
}

function isOfNamed(named: readonly Named[], write: RecentWrite): boolean {
  const names = named.filter(({ by }) => by !== "kind");
  return names.every((each) => idsNamed([each], write).size > 0);
}

/** Whether a figure is one that was written, told, or stood there before: no fact of its own. */
export function isExplained({ slot }: ReaderToken, recent: readonly RecentWrite[]): boolean {
  if (!slot || slot.kind === "period" || slot.kind === "quote") return true;
  const known = recent.flatMap(({ changes, inverse, statements }) => [
    ...[...changes, ...inverse].flatMap(valuesOf),
    ...statements.map(amountOf),
  ]);
  if (slot.kind === "date") return known.some((each) => typeof each === "string" && isSameMonth(each, slot.date));
  return "value" in slot && known.some((each) => isSaidOf(slot.value, each));
}

function isSameMonth(one: string, other: string): boolean {
  return one.slice(5, 7) === other.slice(5, 7) || one.slice(0, 4) === other.slice(0, 4);
}

/** What takes back one write, or what it did to these things where it told of others as well. */
function takenBackAt(
  at: number,
  named: ReadonlySet<string>,
  recent: readonly RecentWrite[],
  documents: Documents,
): TakenBack | null {
  const write = recent[at];
  if (!write) return null;
  const touched = write.changes.flatMap(idsOf);
  const ids = named.size > 0 ? named : new Set(touched);
  if (ids.size > 0) {
    return takingBackWhole(recent, ids, documents, at);
  }
  if (write.inverse.length === 0 || !stillStandAll(write.changes, documents)) return null;
  return { changes: write.inverse, kept: [], others: [], recent: recent.filter((each) => each !== write) };
}
