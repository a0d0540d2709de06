import { type Clause, splitClauses } from "../language/clauses.ts";
import { type Modality, modalityOf } from "../language/modality.ts";
import { type Phrase, phraseOf, rawText, slotsOf, without } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { meantOfGoals } from "./goal-changes-asked.ts";
import { afterHeading } from "./headings.ts";
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
import { readNames } from "./read-names.ts";
import { deniedYearly } from "./read-yearly.ts";
import { CLAUSE_READERS, RUN_READERS } from "./readers.ts";
import type { Reading, ReadMessage, Spoken } from "./reading.ts";
import type { Statement, Unwritten } from "./statement.ts";
import { takesPeriod } from "./takes-period.ts";

/** "..., which is every two weeks" asks nothing. */
function isRelative({ lead }: Clause): boolean {
  return lead.some(({ text }) => text === "which");
}

/** The words of a clause, with the "which" that leads it where it tells of what went before. */
export function relativeText(clause: Clause, text = phraseOf(clause.tokens).text): string {
  return (isRelative(clause) && /^(?:is|are|has|was|were)\b/.test(text) ? "which " : "") + text;
}

/** All that a sentence means; where nothing of it was understood, it is read once more as a whole and by its shape. */
export function readRuns(meant: Run["parts"], reading: Reading, message: ReadMessage, sentence: Sentence): void {
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

interface Run {
  modality: Modality;
  parts: { tokens: Token[]; modality: Modality }[];
}

/** Words of wishes, plans and denials stand in much that is plainly told of goals: "the fund needs to be 11k". */
const SAID_OR_PLANNED = new Set<Modality>(["fact", "command", "goal", "intention", "negation", "wish"]);

const SAYS_SOMETHING = new Set<Modality>(["fact", "command", "goal"]);

export const ASKS_SOMETHING = new Set<Modality>(["question", "hypothetical", "offer"]);

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
