import { applyChanges, type Change, type Documents } from "@seven-figures/domain";
import { carryOut, type Told } from "../../changes/carry-out.ts";
import type { CarriedOut } from "../../changes/resolve-statements.ts";
import { askWhich, oneQuestion } from "../../reader/ask-which.ts";
import { factOf } from "../../reader/compared-facts.ts";
import { type Fact, saidIn } from "../../reader/doubts.ts";
import type { LearnedReading } from "../../reader/learned-reader.ts";
import { isRemovalSaid } from "../../reader/removal-said.ts";
import { THRESHOLDS } from "../../reader/weigh-readings.ts";
import { wordsOf } from "../../statements/read-mention.ts";
import type { AdvisorInput, AdvisorOutput } from "../../types.ts";
import type { Conversation } from "../conversation.ts";
import { NO_TIME } from "../recent-writes.ts";
import { sumTaken } from "../sums-taken.ts";

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

/** What a message tells beside, or instead of, what would be written of it. */
type FurtherReading = Pick<CarriedOut, "changes" | "statements">;

/**
 * What the encoders surely read in place of what would be written, all of it; null where they agree, where what is read only
 * stands beside, and where rules know better. Rules that take a message before the encoders are asked, as going on from what was
 * told, are not always right about it.
 */
export function otherReading(
  output: AdvisorOutput,
  learned: LearnedReading,
  input: AdvisorInput,
): FurtherReading | null {
  if (isLeftAlone(output, learned) || OF_PARTS.test(input.message)) return null;
  const told: Told = { ...input, sentences: [], known: [] };
  const relationOf = relationTo(output, input.documents);
  const isOtherwise = (fact: Fact) =>
    fact.changes.every(({ kind }) => OF_ENTRY.test(kind)) && relationOf(fact) === "otherwise";
  if (!factsFrom(OTHERWISE, learned, told).some(isOtherwise)) return null;
  const read = learned.facts.filter(({ probability }) => probability >= READ);
  const { changes, statements } = carryOut(
    read.flatMap((fact) => fact.statements),
    told,
  );
  // rules that account for more of what a message says, as for both sides of what was moved or for a part of what is sold, know it better
  const isLess = placesIn(changes) < placesIn(output.changes) || changes.some(removesWhatIs(output.changes));
  return changes.length === 0 || isLess || isSame(changes, output.changes) ? null : { changes, statements };
}

/** What the encoders surely read of something that nothing would be written of, to be written on top; null for nothing. */
export function readBeside(output: AdvisorOutput, learned: LearnedReading, input: AdvisorInput): FurtherReading | null {
  const told = onTopOf(output, input);
  const facts = besideFrom(SURE, output, learned, input);
  const done = carryOut(
    facts.flatMap((fact) => fact.statements),
    told,
  );
  const changes = done.changes.filter(isNotIn(output.changes));
  return changes.length === 0 || done.asks.length > 0 ? null : { changes, statements: done.statements };
}

/** An answer with a question for what the encoders read, not surely enough to write it, of something that it writes nothing of. */
export function askingOfHalfRead(output: AdvisorOutput, learned: LearnedReading, input: AdvisorInput): AdvisorOutput {
  const told = onTopOf(output, input);
  const beside = besideFrom(READ, output, learned, input).map((fact) => factOf(fact, told));
  const fresh = beside.filter(({ changes }) => changes.length > 0 && changes.every(isNotIn(output.changes)));
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

/** What is told on the data as an answer leaves it. */
function onTopOf({ changes }: AdvisorOutput, input: AdvisorInput): Told {
  return { ...input, documents: applyChanges(input.documents, changes, NO_TIME).documents, sentences: [], known: [] };
}

/** What the encoders read of something else than would be written. */
function besideFrom(least: number, output: AdvisorOutput, learned: LearnedReading, input: AdvisorInput): Fact[] {
  if (isLeftAlone(output, learned)) return [];
  const relationOf = relationTo(output, input.documents);
  return factsFrom(least, learned, { ...input, sentences: [], known: [] }).filter(
    (fact) => !fact.changes.some(({ kind }) => kind === "set-financial-info") && relationOf(fact) === "beside",
  );
}

/** Whether an answer stands, whatever else is read: it asks already, or the rules were made for such wordings. */
function isLeftAlone({ reply, changes }: AdvisorOutput, { familiarity, reading }: LearnedReading): boolean {
  return changes.length === 0 || reply.needsClarification || familiarity >= THRESHOLDS.familiar || !reading.asksNothing;
}

function factsFrom(least: number, { facts }: LearnedReading, told: Told): Fact[] {
  return facts
    .filter(({ probability }) => probability >= least)
    .map((fact) => factOf(fact, told))
    .filter(({ changes, isOpen }) => changes.length > 0 && !isOpen && isRemovalSaid(changes, told.message));
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
  const places = new Set(changed.flatMap(placesOf).map(([place]) => place));
  const owners = new Set([...places].map(ownerOf));
  return (change) =>
    placesOf(change).some(([place, value]) => value === GONE && !places.has(place) && owners.has(place));
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
