import type { CalendarDate, Documents } from "@seven-figures/domain";
import { type Clause, splitClauses } from "../language/clauses.ts";
import { type Modality, modalityOf } from "../language/modality.ts";
import { takeNamesAsAsked } from "../language/names-asked.ts";
import { type Phrase, phraseOf, rawText, slotsOf, without } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { meantOfGoals } from "./goal-changes-asked.ts";
import { afterHeading } from "./headings.ts";
import { knownWordsOf } from "./known-words.ts";
import { readGoneLoosely, readLoosely } from "./loose/entries.ts";
import { readGoalsLoosely } from "./loose/goals.ts";
import { readNewLoosely } from "./loose/new-entries.ts";
import { addsYear, readPointedTarget } from "./loose/targets.ts";
import { readTransferLoosely } from "./loose/transfers.ts";
import { readYearlyLoosely, takeAsYearly } from "./loose/yearly.ts";
import { noIncome } from "./no-income.ts";
import { readBare } from "./read-bare.ts";
import { keepInMind } from "./read-entries.ts";
import { keepGoalInMind } from "./read-goal-edits.ts";
import { readGoalRequest } from "./read-goal-requests.ts";
import { readNames } from "./read-names.ts";
import { deniedYearly } from "./read-yearly.ts";
import { CLAUSE_READERS, RUN_READERS } from "./readers.ts";
import type { Reading, Spoken } from "./reading.ts";
import { sharedPeriod } from "./shared-period.ts";
import type { Mention, Statement, Unwritten } from "./statement.ts";
import { takesPeriod } from "./takes-period.ts";
import { joinTold } from "./told-before.ts";

export interface ReadMessage {
  statements: Statement[];
  unwritten: Unwritten[];
  /** The sentences that ask something, as the person wrote them. */
  questions: { text: string; amounts: number[] }[];
  /** Clauses said as facts or commands that no reader understood. */
  unread: string[];
}

/**
 * Everything that a message states, asks for or asks, after what it `answered` of questions that were open. `spokenOf`
 * is what "it" stands for at its beginning.
 */
export function readStatements(
  spoken: readonly Sentence[],
  documents: Documents,
  today: CalendarDate,
  spokenOf: Mention | null = null,
  answered: readonly Statement[] = [],
): ReadMessage {
  const reading: Reading = {
    documents,
    today,
    heard: "",
    before: "",
    knownWords: knownWordsOf(documents),
    statements: [...answered],
    unwritten: [],
    lastVerb: null,
    lastMention: spokenOf,
    lastThing: null,
    lastAmount: null,
    lastAction: null,
    openPeriod: null,
    openHours: null,
    newPay: false,
    besides: false,
    sharedPeriod: null,
    listAnnounced: null,
    goalInMind: null,
    goalRequest: false,
    lastGoalEdit: null,
    wish: null,
    goalsAnnounced: null,
    goalSentence: answered.at(-1)?.kind === "goal-add" ? -1 : null,
    heading: null,
  };
  const message: ReadMessage = {
    statements: reading.statements,
    unwritten: reading.unwritten,
    questions: [],
    unread: [],
  };
  let carried: Modality | null = null;
  const sentences = joinTold(spoken, reading);
  for (const [at, sentence] of sentences.entries()) {
    const known = reading.statements.length;
    const last = reading.statements.at(-1);
    const rest = carried === null ? readGoalRequest(at, sentences, reading) : null;
    const goals = reading.statements.splice(known);
    const read = (tokens: Token[]) => {
      if (tokens.length > 0) carried = readSentence({ ...sentence, tokens }, carried, reading, message);
    };
    read(rest?.before ?? []);
    reading.statements.push(...goals);
    read(rest ? rest.after : sentence.tokens);
    const latest = reading.statements.at(-1);
    if (latest !== last && latest?.kind === "goal-add") reading.goalSentence = at;
  }
  if (reading.wish && !reading.statements.includes(reading.wish)) reading.unwritten.push("wish");
  return message;
}

/** "..., which is every two weeks" asks nothing. */
function isRelative({ lead }: Clause): boolean {
  return lead.some(({ text }) => text === "which");
}

function relativeText(clause: Clause, text = phraseOf(clause.tokens).text): string {
  return (isRelative(clause) && /^(?:is|are|has|was|were)\b/.test(text) ? "which " : "") + text;
}

/** "They say it is 17,900, but that is wrong". */
const DOUBT =
  /\bbut (?:i (?:think|believe|am sure) )?(?:that|it) is (?:wrong|not right|not true|incorrect|a mistake|off)\b/;

function readSentence(
  sentence: Sentence,
  carried: Modality | null,
  reading: Reading,
  message: ReadMessage,
): Modality | null {
  const { tokens } = sentence;
  reading.before = reading.heard;
  reading.heard = phraseOf(tokens).text;
  reading.sharedPeriod = sharedPeriod(phraseOf(tokens));
  const clauses = splitClauses(tokens, reading.knownWords);
  const meant: { tokens: Token[]; modality: Modality }[] = [];
  let previous: Modality | null = carried === "hypothetical" || carried === "others" ? carried : null;
  const doubts = DOUBT.test(phraseOf(sentence.tokens).text);
  for (const [at, clause] of clauses.entries()) {
    const text = relativeText(clause);
    const asks = sentence.asks && !clauses.slice(at + 1).some((later) => isAsking(phraseOf(later.tokens).text));
    const link = clause.lead.at(-1)?.text ?? "";
    const before = at === 0 ? "" : phraseOf(clauses[at - 1]?.tokens ?? []).text;
    const modality: Modality = doubts ? "hypothetical" : modalityOf(text, previous, asks, link, before);
    meant.push({ tokens: [...clause.lead, ...clause.tokens], modality });
    previous = modality;
  }
  takeNamesAsAsked(meant);
  const ofGoals = meantOfGoals(
    meant.map(({ tokens, modality }) => ({ phrase: phraseOf(tokens), modality })),
    reading,
  );
  reading.goalRequest = ofGoals.requested;
  for (const [at, part] of meant.entries()) part.modality = ofGoals.modalities[at] ?? part.modality;
  readRuns(meant, reading, message, sentence);
  const last = meant.at(-1)?.modality ?? null;
  const whole = phraseOf(sentence.tokens).text;
  const supposes = last === "hypothetical" && !sentence.asks && !CLOSED.test(whole) && !ONLY_THOUGHT.test(whole);
  return supposes ? "hypothetical" : last === "others" ? "others" : null;
}

/** All that a sentence means; where nothing of it was understood, it is read once more as a whole and by its shape. */
function readRuns(meant: Run["parts"], reading: Reading, message: ReadMessage, sentence: Sentence): void {
  const whole = phraseOf(sentence.tokens);
  const isSaid = !sentence.asks && meant.every(({ modality }) => SAID_OR_PLANNED.has(modality));
  const pointed = isSaid ? readPointedTarget(whole, reading) : null;
  if (pointed) {
    reading.statements.push(...pointed);
    return;
  }
  const [statements, unwritten, unread] = [reading.statements.length, reading.unwritten.length, message.unread.length];
  for (const run of runsOf(meant)) readRun(run, reading, message, sentence);
  const isUnread = reading.statements.length === statements && message.unread.length > unread;
  const isFact = isUnread && meant.every(({ modality }) => modality === "fact");
  const isYearly = isFact && takeAsYearly(whole, reading, unwritten);
  if (isYearly || (isFact && reading.unwritten.length === unwritten && readLooselyInto(whole, reading)))
    message.unread.length = unread;
  else if (isSaid && reading.statements.length === statements) {
    const loosely = readGoalsLoosely(whole, reading);
    if (!loosely) return;
    reading.statements.push(...loosely);
    reading.unwritten.length = unwritten;
    message.unread.length = unread;
  }
}

/** "Thinking of a new car.": a thought with nothing supposed that could go on. */
const ONLY_THOUGHT =
  /^(?!.*\b(?:if|would|could|might|suppose|imagine|say|maybe|M|P)\b)(?:and |so |but )*(?:(?:i|we) (?:am|are|was|were|have been) )?(?:still |also )*(?:thinking (?:of|about)|considering|tempted by|toying with|dreaming of) /;

/** "If I sold the car I'd be happy": supposed and concluded, so that what follows is meant as said again. */
const CLOSED = /^(?:and |but |so )*if\b.*\b(?:would|could)\b|\b(?:would|could)\b.*\bif (?:i|we|my|the|it)\b/;

function isAsking(text: string): boolean {
  const modality = modalityOf(text, null, false);
  return modality === "command" || ASKS_SOMETHING.has(modality);
}

interface Run {
  modality: Modality;
  parts: { tokens: Token[]; modality: Modality }[];
}

/** Words of wishes, plans and denials stand in much that is plainly told of goals: "the fund needs to be 11k". */
const SAID_OR_PLANNED = new Set<Modality>(["fact", "command", "goal", "intention", "negation", "wish"]);

const SAYS_SOMETHING = new Set<Modality>(["fact", "command", "goal"]);

const ASKS_SOMETHING = new Set<Modality>(["question", "hypothetical", "offer"]);

/** Neighbouring clauses that are all meant as said, and those that are not, each by itself. */
function runsOf(meant: { tokens: Token[]; modality: Modality }[]): Run[] {
  const runs: Run[] = [];
  for (const part of meant) {
    const last = runs.at(-1);
    if (last && SAYS_SOMETHING.has(last.modality) && SAYS_SOMETHING.has(part.modality)) last.parts.push(part);
    else runs.push({ modality: part.modality, parts: [part] });
  }
  return runs;
}

/** "My car isn't paid off yet": nothing to write, but what is spoken of. */
const NOT_YET =
  /\bnot (?:fully |quite |yet |all |completely )*(?:paid (?:off|for|yet)|(?:done|finished|through) (?:with |paying ))/;

function readRun(run: Run, reading: Reading, message: ReadMessage, sentence: Sentence): void {
  if (ASKS_SOMETHING.has(run.modality)) {
    const tokens = sentence.tokens;
    const text = rawText(tokens);
    if (!message.questions.some((question) => question.text === text))
      message.questions.push({ text, amounts: slotsOf(tokens, "money").map(({ value }) => value) });
  }
  if (!SAYS_SOMETHING.has(run.modality)) {
    if (run.modality === "intention" && addsYear(phraseOf(run.parts.flatMap((part) => part.tokens)), reading)) return;
    const kept = run.modality === "negation" || run.modality === "intention" ? readDespite(run, reading) : false;
    if (!kept) reading.unwritten.push((run.modality === "offer" ? "hypothetical" : run.modality) as Unwritten);
    const tokens = run.parts.flatMap((part) => part.tokens);
    const told = phraseOf(tokens);
    const isSpokenOf = NOT_YET.test(told.text) || (run.modality === "past" && BOUGHT.test(told.text));
    keepInMind(told, reading, !isSpokenOf);
    keepGoalInMind(tokens, reading);
    return;
  }
  const said = run.parts.flatMap((part) => part.tokens);
  let rest = phraseOf(said.slice(said.findIndex(({ text }) => !/^(?:,|and|but|plus|then|so|-)$/.test(text))));
  for (let guard = 0; guard < 6; guard++) {
    const found = RUN_READERS.map((reader) => reader(rest, reading)).find((result) => result !== null);
    if (!found) break;
    reading.statements.push(...found.statements);
    rest = without(rest, found.from, found.to);
  }
  readClauses(rest, reading, message);
}

/** "Bought a duplex last spring. It's worth 164,000": had since then. */
const BOUGHT = /^(?:and |so |then )*(?:(?:i|we) )?(?:\w+ )?(?:bought|purchased|inherited|got) (?:a|an|some|my|our)\b/;

/** A denial or a plan can still be a fact: "I no longer own the condo", "remove crypto from my interests, I don't care". */
function readDespite(run: Run, reading: Reading): boolean {
  const phrase = phraseOf(run.parts.flatMap((part) => part.tokens));
  const denied = run.modality === "negation" ? (deniedYearly(phrase.text) ?? noIncome(phrase.text)) : null;
  if (denied) return reading.statements.push(denied) > 0;
  const found = run.modality === "negation" ? readNames(phrase, reading) : null;
  if (found && /\b(?:remove|drop|delete|any more|take|no longer)\b/.test(phrase.text)) {
    reading.statements.push(...found.statements);
    return true;
  }
  return false;
}

function readClauses(run: Phrase, reading: Reading, message: ReadMessage): void {
  let previous: Modality | null = null;
  const clauses = splitClauses(run.tokens, reading.knownWords);
  for (const [at, clause] of clauses.entries()) {
    const phrase = afterHeading(phraseOf(clause.tokens), reading, phraseOf(clauses[at + 1]?.tokens ?? []).text);
    if (phrase.tokens.length === 0) continue;
    const meant = modalityOf(relativeText(clause, phrase.text), previous === "goal" ? previous : null, false);
    previous = meant;
    const modality: Modality = meantOfGoals([{ phrase, modality: meant }], reading).modalities[0] ?? meant;
    if (modality === "past" || modality === "intention") reading.unwritten.push(modality);
    else if (SAYS_SOMETHING.has(modality)) readClause({ phrase, modality }, reading, message);
  }
}

function readClause(spoken: Spoken, reading: Reading, message: ReadMessage): void {
  const { phrase, modality } = spoken;
  const unwritten = reading.unwritten.length;
  const statements = CLAUSE_READERS.map((reader) => () => reader(spoken, reading)).reduce<Statement[] | null>(
    (found, read) => found ?? read(),
    null,
  );
  if (statements?.length === 0 && modality === "fact" && takeAsYearly(phrase, reading, unwritten)) return;
  if (statements?.length === 0) keepInMind(phrase, reading, !isOnlyCost(reading));
  if (statements) reading.statements.push(...statements);
  else if (takesPeriod(phrase, reading)) return;
  else if (modality === "fact" && readBareInto(phrase, reading)) return;
  else if (modality === "fact" && readLooselyInto(phrase, reading)) return;
  else if (modality !== "goal") message.unread.push(rawText(phrase.tokens));
  else reading.unwritten.push("wish");
}

function readBareInto(phrase: Phrase, reading: Reading): boolean {
  const statements = readBare(phrase, reading);
  if (statements) reading.statements.push(...statements);
  return statements !== null;
}

function readLooselyInto(phrase: Phrase, reading: Reading): boolean {
  const statements =
    readTransferLoosely(phrase, reading) ??
    readLoosely(phrase, reading) ??
    readGoneLoosely(phrase, reading) ??
    readNewLoosely(phrase, reading) ??
    readYearlyLoosely(phrase, reading);
  if (statements) reading.statements.push(...statements);
  return statements !== null;
}

/** "My car payment is 420 a month and I owe 17,800 on it": not written, but spoken of. */
function isOnlyCost({ unwritten }: Reading): boolean {
  return /^(?:single-cost|recurring)$/.test(unwritten.at(-1) ?? "");
}
