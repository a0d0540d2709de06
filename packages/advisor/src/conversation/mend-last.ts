import type { CalendarDate, Documents } from "@seven-figures/domain";
import { idsOf as touchedBy } from "../changes/document-differences.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import type { ContextThing } from "../reader/context-tokens.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import { MessageThings } from "../reader/message-things.ts";
import type { ReadAct } from "../reader/read-acts.ts";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { Conversation, LastWrite } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { type Corrected, correctedAsRead, withOtherAmount } from "./corrected-as-read.ts";
import { didNotHappen } from "./did-not-happen.ts";
import { goesOn } from "./go-on.ts";
import { moneyMended } from "./ledger/money-mended.ts";
import { movedBack } from "./moved-back.ts";
import { numbersIn } from "./numbers-in.ts";
import { otherEndMended, otherEndTold } from "./other-end.ts";
import { putRight } from "./put-right.ts";
import { putRightEarlier } from "./put-right-earlier.ts";
import { rightedByFigure } from "./righted-by-figure.ts";
import { MISTAKEN } from "./said-otherwise.ts";
import { stepMended } from "./step-mended.ts";
import { sumAndSource } from "./sum-and-source.ts";
import {
  asksBack,
  idsOf,
  namedAsWritten,
  saidOfGone,
  saysNotDone,
  takingBackTold,
  takingBackTwo,
} from "./take-back.ts";
import { type TakenBack, takingBackWhole } from "./take-back-whole.ts";
import { turnedRound } from "./turned-round.ts";
import { unwrittenName } from "./unwritten-name.ts";

/** From here on the reader is believed that something written is to be otherwise. */
const SURE = 0.75;
/** The same of what was written by the message right before, where this one says that something was wrong. */
const SURE_OF_MISTAKE = 0.55;
/** From here on what was done with an amount is done otherwise: few words tell it. */
const SURE_OF_DOING = 0.9;

/** How many messages ago something may have been written that words alone take back. */
const LONGEST_SINCE = 1;

const WRONG =
  /\b(?:wrong|sorry|oops|whoops|no|nope|not|meant|mean|typo|wait|actually|mistake|scratch|correction|mali|pala|och|aiya|hang on)\b/;
/** "Mine hasn't changed" wants nothing done once more. */
const UNCHANGED = /\b(?:not|n'?t) (?:\w+ )?(?:changed?|moved)\b|\bleave (?:it|that)\b/i;
/** What asks for something to be done once more. */
const REDOES =
  /\b(?:redo|re-?do|re-?apply|restore|do it|put (?:it|that|them) back|back (?:in|on)|again|after all|was right|go ahead|stays?|keep)\b/i;
const AGAIN = /\b(?:same|again|too|also|as well|likewise|ditto)\b/;

/** What becomes of what was written before. */
export type Mend =
  | { what: "undo-last" }
  /** Some of the last writes are taken back, with what goes with them. */
  | { what: "undo-some"; taken: TakenBack }
  /** What is named to be taken back was not written lately. */
  | { what: "undo-nothing"; name: string }
  | { what: "redo" }
  /** Further facts that lean on what was written. */
  | { what: "tell"; statements: Statement[] }
  | Corrected;

/** What the reader takes a message to mend; null where it tells something besides, or mends nothing. */
export function mendLast(
  message: string,
  learned: LearnedReading,
  context: readonly ContextThing[],
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): Mend | null {
  const said = learned.tokens.slice(learned.start);
  const undoes = asksBack(said);
  const otherwise = doneOtherwiseIn(learned, context, conversation, documents, today);
  if (otherwise) return otherwise;
  const mended =
    takenBackIn(message, said, undoes, conversation, documents, today) ??
    (undoes ? null : mendedIn(message, said, conversation, documents, today));
  if (mended) return mended;
  const { acts, whole } = learned.reading;
  if (acts.some((act) => !isMending(act) && act.probability >= SURE))
    return undoes ? null : toldAnew(message, learned, conversation, documents);
  const sure = whole
    .filter((each) => isMending(each) && each.probability >= (each.label.startsWith("fix") ? SURE_OF_DOING : SURE))
    .map(({ label }) => label);
  if (conversation.undone && sure.includes("redo") && REDOES.test(message) && !UNCHANGED.test(message))
    return { what: "redo" };
  const things = new MessageThings(learned.tokens, documents, null, context);
  const act = mendingAct(acts, said, undoes, conversation);
  return (
    takenBack(act, sure, things, conversation, documents, undoes, said) ??
    correctedAsRead(act, sure, learned, things, conversation, documents, today)
  );
}

/** Surely done otherwise than it was written right before, in whatever words: "this one is extra, there was already something in". */
export function doneOtherwiseIn(
  learned: LearnedReading,
  context: readonly ContextThing[],
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): Corrected | null {
  const [done] = learned.reading.whole.toSorted((a, b) => b.probability - a.probability);
  if (conversation.since !== 0 || !done?.label.startsWith("fix-") || done.probability < SURE_OF_DOING) return null;
  const things = new MessageThings(learned.tokens, documents, null, context);
  return correctedAsRead(undefined, [done.label], learned, things, conversation, documents, today);
}

/** What the words of a message take back by themselves. */
function takenBackIn(
  message: string,
  said: readonly ReaderToken[],
  undoes: boolean,
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): Mend | null {
  const { recent = [], last } = conversation;
  if (!undoes && !saysNotDone(said)) return null;
  const known = saidOfGone(message, recent, documents, today);
  const told = takingBackTold(known, recent, documents, last !== null);
  if (told) return { what: "undo-some", taken: told };
  const unwritten = undoes ? unwrittenName(known, recent, documents) : null;
  if (unwritten !== null) return { what: "undo-nothing", name: unwritten };
  const isLast = undoes && !message.includes("?") && isLastMeant(said, conversation, documents);
  return isLast ? { what: "undo-last" } : null;
}

/** What the words of a message put right, or go on from, by themselves. */
function mendedIn(
  message: string,
  said: readonly ReaderToken[],
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): Mend | null {
  const { recent = [], last, since = 0 } = conversation;
  const lately = since === 0 ? last : null;
  const meant = lately && moneyMended(message, lately, conversation, documents);
  if (Array.isArray(meant)) return { what: "tell", statements: meant };
  if (meant) return { what: "correct", correction: meant };
  if (lately && didNotHappen(message, said, lately, documents)) return { what: "undo-last" };
  const told = lately && toldOtherwise(message, said, lately, documents);
  if (told) return { what: "correct", correction: told };
  const end = otherEndTold(message, conversation, documents, today);
  if (end) return { what: "tell", statements: end };
  const ends = lately && otherEndMended(message, lately, conversation, documents, today);
  if (ends) return { what: "correct", correction: ends };
  const back = lately && movedBack(message, said, lately, documents);
  if (back) return { what: "tell", statements: back };
  const isGone = last?.changes.some(({ kind }) => kind.startsWith("delete-"));
  const known = isGone ? saidOfGone(message, recent, documents, today) : said;
  const byFigure = rightedByFigure(message, known, conversation, documents, today);
  if (byFigure) return byFigure;
  const right = putRight(message, known, conversation, documents);
  if (right) return { what: "correct", correction: right };
  const earlier = putRightEarlier(message, said, conversation, documents, today);
  if (earlier) return { what: "change", changes: earlier };
  const further = goesOn(message, said, conversation, documents);
  return further && { what: "tell", statements: further };
}

/** What the message right before told, as this one tells it: of another step, the other way round, with its source. */
function toldOtherwise(
  message: string,
  said: readonly ReaderToken[],
  last: LastWrite,
  documents: Documents,
): Correction | null {
  const isMore = AGAIN.test(textOf(said)) || message.includes("?");
  return (
    (isMore ? null : withOtherAmount(said, last, documents)) ??
    stepMended(message, last, documents) ??
    turnedRound(message, said, last, documents) ??
    sumAndSource(message, said, last, documents)
  );
}

/** Whether words that take something back can mean the last write: it was just made, and nothing else is named. */
function isLastMeant(said: readonly ReaderToken[], { last, since = 0 }: Conversation, documents: Documents): boolean {
  if (!last || since > LONGEST_SINCE) return false;
  const touched = new Set(last.changes.flatMap(touchedBy));
  return namedAsWritten(said, touched, documents).every(({ id }) => touched.has(id));
}

/** Another one on top is no correction, whatever is said before it. */
const ON_TOP = /\b(?:another|again|too|also|as well|more|further|extra|same|plus|then)\b/;

/**
 * "No no, I PAID 540 on it", "the sofa was 60, sorry": one fact about the thing that the message right before told of, in
 * words that say that something was wrong there. It stands in place of that one.
 */
function toldAnew(
  message: string,
  { facts, tokens, start }: LearnedReading,
  { last, since = 0 }: Conversation,
  documents: Documents,
): Mend | null {
  const text = textOf(tokens.slice(start));
  const [fact, ...others] = facts.filter(({ probability }) => probability >= SURE_OF_MISTAKE);
  const [statement, ...more] = fact?.statements ?? [];
  if (!last || since > 0 || !statement || others.length + more.length > 0) return null;
  if (!MISTAKEN.test(text) || ON_TOP.test(text) || ON_TOP.test(message.toLowerCase())) return null;
  const base = { ...documents, ...last.before };
  const at = last.statements.findLastIndex((told) => isOfTheSame(told, statement, base));
  if (at < 0) return null;
  const statements = last.statements.map((told, index) => (index === at ? statement : told));
  const correction = replayed(last, statements, documents);
  return correction && correction.changes.length > 0 ? { what: "correct", correction } : null;
}

function isOfTheSame(told: Statement, statement: Statement, documents: Documents): boolean {
  if (told.kind === "goal-edit" && statement.kind === "goal-edit") {
    const [one] = matchGoals(told.mention, documents);
    // a date puts no sum right
    if (!Object.keys(statement.edit).some((field) => field in told.edit)) return false;
    return one !== undefined && matchGoals(statement.mention, documents)[0]?.id === one.id;
  }
  if (told.kind === "yearly" && statement.kind === "yearly") return told.of === statement.of;
  if (told.kind === "step" && statement.kind === "step") return told.action === statement.action;
  if (told.kind !== "entry" || statement.kind !== "entry" || statement.amount === null) return false;
  const idOf = ({ mention }: typeof told) =>
    matchEntries({ ...mention, side: null }, knownEntries(documents, mention.side))[0]?.entry.id;
  return idOf(told) !== undefined && idOf(told) === idOf(statement);
}

function isMending({ label }: { label: string }): boolean {
  return /^(?:fix|undo|redo)/.test(label);
}

/** The act that mends something, the surest of several. */
function mendingAct(
  acts: readonly ReadAct[],
  said: readonly ReaderToken[],
  undoes: boolean,
  { since = 0 }: Conversation,
): ReadAct | undefined {
  const text = textOf(said);
  const least = WRONG.test(text) && since === 0 ? SURE_OF_MISTAKE : SURE;
  const isNoFix = undoes || AGAIN.test(text);
  return acts
    .filter((act) => isMending(act) && act.probability >= (act.label === "undo" ? SURE : least))
    .toSorted((a, b) => b.probability - a.probability)
    .find(({ label }) => !label.startsWith("fix") || !isNoFix);
}

function takenBack(
  act: ReadAct | undefined,
  sure: readonly string[],
  things: MessageThings,
  { last, recent = [], since = 0 }: Conversation,
  documents: Documents,
  undoes: boolean,
  said: readonly ReaderToken[],
): Mend | null {
  if (act?.label === "undo") {
    const gone = recent.flatMap(({ inverse }) => inverse);
    const taken = takingBackWhole(recent, idsOf(things.mentionOf(act, null), gone, documents), documents);
    if (taken) return { what: "undo-some", taken };
  }
  const two = sure.includes("undo-all") ? takingBackTwo(recent, documents) : null;
  if (two) return { what: "undo-some", taken: two };
  const known = numbersIn([last?.statements, last?.changes, last?.before]);
  // "undo that and put 70 in Harbor" tells something besides
  const tells = said.some(({ slot }) => slot?.kind === "money" && !known.includes(slot.value));
  // after other things were spoken of, words of undoing are needed: "no, I'm keeping it" is of those
  const isOfLast = last !== null && (since === 0 || undoes) && !tells;
  return isOfLast && sure.some((label) => label.startsWith("undo")) ? { what: "undo-last" } : null;
}
