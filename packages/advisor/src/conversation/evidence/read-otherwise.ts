import type { Change, Documents } from "@seven-figures/domain";
import { carryOut, type Told } from "../../changes/carry-out.ts";
import { idsOf, touches } from "../../changes/document-differences.ts";
import { askWhich, oneQuestion } from "../../reader/ask-which.ts";
import { factOf } from "../../reader/compared-facts.ts";
import { type Fact, saidIn } from "../../reader/doubts.ts";
import type { LearnedReading } from "../../reader/learned-reader.ts";
import { isRemovalSaid } from "../../reader/removal-said.ts";
import { THRESHOLDS } from "../../reader/weigh-readings.ts";
import { wordsOf } from "../../statements/read-mention.ts";
import type { AdvisorInput, AdvisorOutput } from "../../types.ts";
import type { Conversation } from "../conversation.ts";
import { sumTaken } from "../sums-taken.ts";
import type { Reading } from "./evidence.ts";

/** From here on what the encoders read of something that nothing would be written of is written beside it. */
const SURE = 0.9;
/** From here on what they read otherwise than it would be written makes that a question. */
const OTHERWISE = 0.85;
/** What they read at least by half belongs to their reading of the whole message. */
const READ = 0.5;

/** Rules know better what a year comes to, and which step of a goal is meant. */
const OF_ENTRY = /-(?:asset|debt)$/;
/** What is a part of something is worked out by rules. */
const OF_PARTS = /\b(?:rest|remainder|remaining|left|half|halves|third|quarter|double|twice|all of)\b/i;

/** How a fact stands to what would be written: the same, about something else, or otherwise about the same. */
type Relation = "same" | "beside" | "otherwise";

/** A fact that the encoders read, and how it stands to what would be written. */
interface ComparedFact extends Fact {
  relation: Relation;
}

/** What the encoders read in a message, held against what would be written of it; nothing where that stands whatever they read. */
export function comparedWith(output: AdvisorOutput, learned: LearnedReading, input: AdvisorInput): ComparedFact[] {
  if (isLeftAlone(output, learned)) return [];
  const told = toldOn(input.documents, input);
  const relationOf = relationTo(output, input.documents);
  return learned.facts
    .filter(({ probability }) => probability >= READ)
    .map((fact) => factOf(fact, told))
    .filter(({ changes, isOpen }) => changes.length > 0 && !isOpen && isRemovalSaid(changes, told.message))
    .map((fact) => ({ ...fact, relation: relationOf(fact) }));
}

/**
 * What the encoders surely read in place of what would be written, all of it; null where they agree, where what is read only
 * stands beside, and where rules know better. Rules that take a message before the encoders are asked, as going on from what was
 * told, are not always right about it.
 */
export function otherReading(
  compared: readonly ComparedFact[],
  output: AdvisorOutput,
  learned: LearnedReading,
  input: AdvisorInput,
): Reading | null {
  const isOtherwise = ({ probability, relation, changes }: ComparedFact) =>
    probability >= OTHERWISE && relation === "otherwise" && changes.every(({ kind }) => OF_ENTRY.test(kind));
  if (OF_PARTS.test(input.message) || !compared.some(isOtherwise)) return null;
  const read = learned.facts.filter(({ probability }) => probability >= READ);
  const { changes, statements } = carryOut(
    read.flatMap((fact) => fact.statements),
    toldOn(input.documents, input),
  );
  // rules that account for more of what a message says, as for both sides of what was moved or for a part of what is sold, know it better
  const isLess = placesIn(changes) < placesIn(output.changes) || changes.some(removesWhatIs(output.changes));
  return changes.length === 0 || isLess || isSame(changes, output.changes) ? null : { changes, statements };
}

/**
 * What the encoders surely read of something that nothing would be written of, to be written on top, on the documents as they
 * are then; null for nothing.
 */
export function readBeside(
  compared: readonly ComparedFact[],
  output: AdvisorOutput,
  documents: Documents,
  input: AdvisorInput,
): Reading | null {
  const facts = compared.filter((fact) => fact.probability >= SURE && isBeside(fact));
  if (facts.length === 0) return null;
  const done = carryOut(
    facts.flatMap((fact) => fact.statements),
    toldOn(documents, input),
  );
  const changes = done.changes.filter(isNotIn(output.changes));
  return changes.length === 0 || done.asks.length > 0 ? null : { changes, statements: done.statements };
}

/**
 * An answer with a question for what the encoders read, not surely enough to write it, of something that it writes nothing of,
 * on the documents as it leaves them.
 */
export function askingOfHalfRead(
  compared: readonly ComparedFact[],
  output: AdvisorOutput,
  documents: Documents,
  input: AdvisorInput,
): AdvisorOutput {
  const told = toldOn(documents, input);
  const fresh = compared
    .filter(isBeside)
    .map((fact) => factOf(fact, told))
    .filter(({ changes }) => changes.length > 0 && changes.every(isNotIn(output.changes)));
  const [ask] = oneQuestion(fresh.map((fact) => [fact])).flatMap((facts) => askWhich(facts, told));
  if (ask?.need !== "choose") return output;
  const { reply, conversation } = output;
  const { pending, ...kept } = conversation as Conversation;
  return {
    ...output,
    reply: {
      ...reply,
      message: `${reply.message}\n\n${ask.question}`,
      needsClarification: true,
      clarificationQuestions: [ask.question],
      quickReplies: ask.quickReplies,
    },
    conversation: { ...kept, pending: [{ ...ask, isGuess: true }, ...pending] },
  };
}

function isBeside({ relation, changes }: ComparedFact): boolean {
  return relation === "beside" && !changes.some(({ kind }) => kind === "set-financial-info");
}

/** What is told on some documents. */
function toldOn(documents: Documents, input: AdvisorInput): Told {
  return { ...input, documents, sentences: [], known: [] };
}

/** Whether an answer stands, whatever else is read: it asks already, or the rules were made for such wordings. */
function isLeftAlone({ reply, changes }: AdvisorOutput, { familiarity, reading }: LearnedReading): boolean {
  return changes.length === 0 || reply.needsClarification || familiarity >= THRESHOLDS.familiar || !reading.asksNothing;
}

function relationTo(output: AdvisorOutput, documents: Documents): (fact: Fact) => Relation {
  const written = new Map(output.changes.flatMap(placesOf));
  const touched = new Set([...written.keys()].map(ownerOf));
  const isGone = (place: string) => written.get(ownerOf(place)) === GONE;
  return (fact) => {
    // of two changes of one field the later one holds
    const places = [...new Map(fact.changes.flatMap(placesOf))];
    const differs = ([place, value]: [string, string]) => {
      const set = written.get(place);
      if (set !== undefined) return set !== value && !(place.startsWith(NEW) && sharesWord(set, value));
      return isGone(place) || (value === GONE && touched.has(place));
    };
    if (places.some(differs)) return "otherwise";
    const known = places.filter(([place]) => written.has(place));
    if (known.length === places.length) return "same";
    if (known.length > 0) return "beside";
    const sums = saidIn(fact.statements);
    const isTaken = sumTaken(output, documents, sums);
    return sums.some((sum) => isTaken(sum)) ? "otherwise" : "beside";
  };
}

const GONE = "gone";
const NEW = "new ";

/** What a change sets, by place: the field of an entry, what is new by its amount, a field of the profile. */
function placesOf(change: Change): [place: string, value: string][] {
  switch (change.kind) {
    case "add-asset":
      return [[`${NEW}${change.asset.value}`, change.asset.name]];
    case "add-debt":
      return [[`${NEW}${change.debt.balance}`, change.debt.name]];
    case "add-goal":
      return [[`${NEW}${change.goal.targetAmount ?? change.goal.title}`, change.goal.title]];
    case "edit-asset":
    case "edit-debt":
    case "edit-goal":
      return fieldsOf(change.fields).map(([field, value]) => [`${change.id} ${field}`, value]);
    case "delete-asset":
    case "delete-debt":
    case "delete-goal":
    case "delete-scenario":
      return [[change.id, GONE]];
    case "set-financial-info":
    case "set-financial-goal":
    case "set-basic-info":
      return fieldsOf(change.fields);
    case "add-names":
    case "remove-names":
      return change.names.map((name) => [`${change.list} ${name.toLowerCase()}`, change.kind]);
    default:
      return [[change.kind, ""]];
  }
}

function fieldsOf(fields: object): [string, string][] {
  return Object.entries(fields).map(([field, value]) => [field, textOf(value)]);
}

function textOf(value: unknown): string {
  return JSON.stringify(value, (key, each: unknown) => (key === "id" ? undefined : each));
}

/** Whether a change takes off what others only change. */
function removesWhatIs(changed: readonly Change[]): (change: Change) => boolean {
  return (change) => {
    const beside = changed.filter((each) => touches(each, new Set(idsOf(change))));
    return isRemoval(change) && beside.length > 0 && !beside.some(isRemoval);
  };
}

function isRemoval({ kind }: Change): boolean {
  return kind.startsWith("delete-");
}

/** Whether all comes to the same in the end, in whatever steps. */
function isSame(read: readonly Change[], written: readonly Change[]): boolean {
  const [one, other] = [new Map(read.flatMap(placesOf)), new Map(written.flatMap(placesOf))];
  return one.size === other.size && [...one].every(([place, value]) => other.get(place) === value);
}

function placesIn(changes: readonly Change[]): number {
  return new Set(changes.flatMap(placesOf).map(([place]) => ownerOf(place))).size;
}

/** The entry or field that a place is of. */
function ownerOf(place: string): string {
  return place.startsWith(NEW) ? place : (place.split(" ")[0] ?? place);
}

/** Whether two names may be of the same. */
function sharesWord(one: string, other: string): boolean {
  return wordsOf(one).some((word) => wordsOf(other).includes(word));
}

/** Whether a change sets anything that others do not. */
function isNotIn(changes: readonly Change[]): (change: Change) => boolean {
  const places = new Set(changes.flatMap(placesOf).map(([place]) => place));
  return (change) => placesOf(change).some(([place]) => !places.has(place));
}
