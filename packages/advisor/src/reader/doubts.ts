import type { Change, Documents } from "@seven-figures/domain";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import type { Statement } from "../statements/statement.ts";
import { type AmountWritten, amountsWritten } from "../vetoes/amounts-written.ts";
import type { LearnedReading } from "./learned-reader.ts";
import { textOf } from "./reader-tokens.ts";

/** One thing that a reading tells: statements that stand or fall together. */
export interface Fact {
  statements: Statement[];
  probability: number;
  leans: boolean;
  changes: Change[];
  /** What came instead of changes: a question, or a reason why not. */
  isOpen: boolean;
  /** Whether all that came is a question which of several is meant. */
  asksWhich: boolean;
  /** Whether all that came of it is that it is on the list already. */
  isListed: boolean;
  print: string;
  /** What it is about: ids of entries, fields, and the amounts that are stored. */
  targets: Set<string>;
}

/** Whether what only the rules read is to be asked about: things that come or go, and amounts that the model takes for nothing. */
export function isDoubtful(fact: Fact, learned: LearnedReading, doubt: number): boolean {
  const least = addsUnknown(fact, learned) ? Math.min(doubt, IDLE_FOR_UNKNOWN) : doubt;
  if (isLentFrom(fact, learned)) return false;
  if (saidIn(fact.statements).length > 0) return idleness(fact, learned) >= least;
  if (isProfileInTalk(fact, learned)) return true;
  if (isPlainWish(fact, learned)) return false;
  return fact.changes.some(({ kind }) => /^(?:add|delete|confirm)-/.test(kind));
}

const WISH =
  /^(?:[^\w]|so|and|ok|okay|hey|also)*(?:i|we) (?:really |would |also )?(?:wants?|wanna|like|need) (?:to )?(?:get|earn|take|pass|finish|learn|study|do) /;
const OF_LEARNING = /\b(?:certificat\w+|licen[cs]e|diploma|degree|apprenticeship|course|certified|exam)\b/;

/** "Lent my sister 300 from the savings": plainly what left an account. */
const LENT_FROM = /^(?:i |we |just )*(?:lent|loaned) (?:\w+ ){1,3}\S+ (?:out of|from) \S/;

function isLentFrom({ statements }: Fact, learned: LearnedReading): boolean {
  const isTaken = statements.every((each) => each.kind === "entry" && each.action === "subtract");
  return isTaken && LENT_FROM.test(textSaid(learned));
}

function textSaid({ tokens, start }: LearnedReading): string {
  return textOf(tokens.slice(start));
}

/** "I wanna get my RSA certificate": a wish to learn in plain words, and nothing else. */
function isPlainWish({ changes }: Fact, learned: LearnedReading): boolean {
  const text = textSaid(learned);
  return changes.every(({ kind }) => kind === "add-goal") && WISH.test(text) && OF_LEARNING.test(text);
}

/** "Surgery, 1,200": what is of no kind, brand or name that we know, or comes in a message that tells the model nothing, is doubted sooner. */
const IDLE_FOR_UNKNOWN = 0.5;

function addsUnknown({ changes, statements }: Fact, learned: LearnedReading): boolean {
  const [statement] = statements;
  return (
    changes.some(({ kind }) => kind === "add-asset" || kind === "add-debt") &&
    statement?.kind === "entry" &&
    !statement.mention.exact &&
    (!isKnown(statement.mention.words, learned) || learned.reading.acts.length === 0)
  );
}

function isKnown(words: readonly string[], { tokens, start }: LearnedReading): boolean {
  return tokens.some(({ text, marks }, index) => index >= start && words.includes(text) && marks.size > 0);
}

/** How far from what stands there a new balance or worth is still what one would expect of it. */
const NEAR = { least: 0.6, most: 1.5 };
/** How much of the doubt goes where a new figure is near the one that stands there. */
const EXPECTED = 0.4;

/** The probability of a fact, seen beside what is stored: "the John Deere is down to 35k", of 38,000. */
export function withPlausibility({ changes, statements, probability }: Fact, documents: Documents): number {
  if (!statements.every((each) => each.kind === "entry" && each.action === "set")) return probability;
  const written = amountsWritten(changes, documents).filter(({ of }) => of === "asset" || of === "debt");
  const isNear = ({ value, stored }: AmountWritten) =>
    stored !== null && stored > 0 && value >= NEAR.least * stored && value <= NEAR.most * stored;
  return changes.length > 0 && written.length === changes.length && written.every(isNear)
    ? probability + (1 - probability) * EXPECTED
    : probability;
}

/** "Finished that masterclass today": the rules' word for something taken off that no word of the message names, and no act. */
export function removesUnnamed(statements: readonly Statement[], { tokens, start, reading }: LearnedReading): boolean {
  const [statement, ...others] = statements;
  if (statement?.kind !== "entry" || others.length > 0 || !/^(?:remove|pay-off)$/.test(statement.action)) return false;
  const { words, many } = statement.mention;
  const isNamed = tokens.some(
    ({ text, raw }, at) => at >= start && (words.includes(text) || words.includes(raw.toLowerCase())),
  );
  return !many && !isNamed && !reading.acts.some(({ label }) => label.startsWith("gone"));
}

const PAID_TO = /^(?:pay|put|add|charge)$/;

/** "I sent 600 to my wife": nobody of the family is a debt that is on no record. */
export function paysSomebody([statement, ...others]: readonly Statement[], documents: Documents): boolean {
  if (statement?.kind !== "entry" || others.length > 0 || !PAID_TO.test(statement.action)) return false;
  const { words, side } = statement.mention;
  const isOfFamily = words.length > 0 && words.every((word) => FAMILY.has(word));
  return isOfFamily && matchEntries(statement.mention, knownEntries(documents, side)).length === 0;
}

/**
 * "What is your Oughta Tell worth?": the rules' question about something of no kind, brand or name that we know, in words
 * of which the model takes none for a thing that is told of.
 */
export function asksAboutNothing({ changes, isOpen, statements }: Fact, learned: LearnedReading): boolean {
  const { tokens, start, reading } = learned;
  const [statement, ...others] = statements;
  if (changes.length > 0 || !isOpen || others.length > 0 || statement?.kind !== "entry") return false;
  const { words, exact, many } = statement.mention;
  if (exact || many || words.length === 0 || statement.amount !== null) return false;
  const at = tokens.flatMap(({ text }, index) => (index >= start && words.includes(text) ? [index] : []));
  return !isKnown(words, learned) && !reading.acts.some(({ roles }) => roles.name?.some((index) => at.includes(index)));
}

/** "This job is killing me": no occupation. */
export function isProfileInTalk({ changes }: Fact, learned: LearnedReading): boolean {
  return (
    changes.length > 0 &&
    changes.every(
      (change) =>
        (change.kind === "set-basic-info" &&
          Object.keys(change.fields).every((key) => key === "occupation" || key === "location")) ||
        (change.kind === "set-financial-goal" &&
          Object.keys(change.fields).every((key) => key === "primaryStrategy" || key === "riskTolerance")),
    ) &&
    isOnlyTalk(learned)
  );
}

const ASKS: ReadonlySet<string> = new Set(["ask", "suppose", "lesson", "about"]);
/** Up to this share of telling, by the model, a message that it takes for asking tells nothing. */
const MOST_TELLING = 0.45;

/** Whether the model takes a message for asking from end to end. */
export function asksThroughout({ reading, start }: LearnedReading): boolean {
  const kinds = reading.kinds.slice(start);
  const asking = kinds.filter((kind) => ASKS.has(kind)).length;
  const tells = reading.tells.slice(start).reduce((sum, each) => sum + each, 0);
  return !kinds.includes("tell") && asking * 2 > kinds.length && tells <= MOST_TELLING * kinds.length;
}

/** Whether the model sees no fact in a message that it takes for asking or supposing from end to end. */
export function readsAsAsking(learned: LearnedReading): boolean {
  return learned.facts.length === 0 && asksThroughout(learned);
}

/** Whether the model takes hardly a word of a message for telling anything. */
function isOnlyTalk({ reading, start }: LearnedReading): boolean {
  const tells = reading.tells.slice(start);
  return tells.length > 0 && tells.reduce((sum, each) => sum + each, 0) / tells.length < 0.5;
}

/** How sure the model is that the amounts of a fact tell nothing; 0 where none of them stands in the message as one. */
export function idleness(fact: Fact, { tokens, reading }: LearnedReading): number {
  const amounts = amountsOf(fact);
  const at = tokens.flatMap(({ slot }, index) =>
    slot && "value" in slot && amounts.includes(slot.value) ? [index] : [],
  );
  return at.length === 0 ? 0 : Math.min(...at.map((index) => reading.idle[index] ?? 0));
}

/** The amounts that a fact takes from a message. */
export function amountsOf({ statements }: Fact): number[] {
  return saidIn(statements);
}

/** The amounts above zero that statements take from a message: each is used once. */
export function saidIn(statements: readonly Statement[]): number[] {
  return statements.flatMap((statement) => {
    if (statement.kind === "goal-add")
      return [statement.targetAmount, statement.currentAmount].filter((each) => each !== null);
    if (statement.kind === "goal-edit") {
      const { target, current, progress } = statement.edit;
      const amounts = [target, current].flatMap((each) =>
        each ? Object.values(each).map((value) => Math.abs(Number(value))) : [],
      );
      return progress === undefined ? amounts : [...amounts, progress];
    }
    const amount = "amount" in statement && typeof statement.amount === "number" ? Math.abs(statement.amount) : 0;
    return amount > 0 ? [amount] : [];
  });
}
