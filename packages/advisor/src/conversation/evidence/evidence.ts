import type { CalendarDate, Change, Documents } from "@seven-figures/domain";
import { idsOf } from "../../changes/document-differences.ts";
import { sameWord } from "../../matching/same-word.ts";
import { storedName } from "../../matching/stored-name.ts";
import { OF_CONTESTED } from "../../reader/ask-which.ts";
import { type ReaderToken, readerTokens, sumsIn } from "../../reader/reader-tokens.ts";
import { nameWordsOf, wordsOf } from "../../statements/read-mention.ts";
import type { Statement } from "../../statements/statement.ts";
import { type AmountWritten, amountsWritten } from "../../vetoes/amounts-written.ts";
import { isSameAmount } from "../../vetoes/derive-amount.ts";
import { type Figure, readFigures } from "../../vetoes/figures.ts";
import type { Conversation } from "../conversation.ts";
import { type Named, namesIn } from "../shown-in.ts";

/** What a message would change, beside what it says: its sums, the stored things that it names, and what went before. */
export interface Evidence {
  message: string;
  said: readonly ReaderToken[];
  /** The sums of money in it, without those that stand in a stored name. */
  sums: readonly Figure[];
  figures: readonly Figure[];
  named: readonly Named[];
  changes: readonly Change[];
  amounts: readonly AmountWritten[];
  documents: Documents;
  today: CalendarDate;
  before: Conversation;
}

/** What a message may mean, and what was told by it. */
export interface Reading {
  changes: Change[];
  statements: Statement[];
}

/** A reading that is held back: what else the message may mean, the likeliest first, and the question. */
export interface Doubt {
  question: string;
  others: readonly Reading[];
  /** Whether the first of them is surely what is meant, so that it needs no question. */
  isSure?: boolean;
}

/** Whether a message bears out what is made of it; null where nothing speaks against that. */
export type Check = (evidence: Evidence) => Doubt | null;

export const { one: OF_ONE, several: OF_SEVERAL } = OF_CONTESTED;

export function evidenceOf(
  message: string,
  changes: readonly Change[],
  documents: Documents,
  today: CalendarDate,
  before: Conversation,
): Evidence {
  const said = readerTokens(message, documents, today);
  const values = sumsIn(said);
  const figures = readFigures(message);
  const inNames = new Set(titlesOf(documents).flatMap((title) => title.split(/[^\p{L}\d]+/u)));
  const isSum = ({ role, quoted, value, raw, before }: Figure) =>
    role === "money" &&
    value > 0 &&
    !quoted &&
    !inNames.has(raw) &&
    !isDay(before, value) &&
    values.some((each) => isSameAmount(each, value));
  return {
    message,
    said,
    sums: figures.filter(isSum),
    figures,
    named: namesIn(said, documents),
    changes,
    amounts: amountsWritten(changes, documents),
    documents,
    today,
    before,
  };
}

const LAST_DAY = 31;

/** "On 28", "on the 3". */
function isDay(before: string, value: number): boolean {
  return /\bon(?: the)?$/.test(before) && Number.isInteger(value) && value <= LAST_DAY;
}

/** All names of what is stored, steps too. */
function titlesOf({ financials, goals }: Documents): string[] {
  return [
    ...[...(financials.assets ?? []), ...(financials.debts ?? [])].map(({ name }) => name),
    ...goals.intermediateGoals.flatMap(({ title, submilestones }) => [
      title,
      ...submilestones.map((step) => step.title),
    ]),
  ];
}

/** What a stored amount stood at before the writes that can still be taken back. */
export function formerValues(id: string, { recent = [] }: Conversation): number[] {
  return recent
    .flatMap(({ inverse }) => inverse)
    .filter((change) => idsOf(change).includes(id))
    .flatMap((change) => {
      if (change.kind === "edit-asset") return [change.fields.value];
      if (change.kind === "edit-debt") return [change.fields.balance];
      if (change.kind === "edit-goal") return [change.fields.currentAmount, change.fields.targetAmount];
      return [];
    })
    .filter((value) => typeof value === "number");
}

/** The things that are stored already and that changes touch. */
export function touchedIds(changes: readonly Change[], documents: Documents): string[] {
  return [...new Set(changes.flatMap(idsOf))].filter((id) => storedName(id, documents) !== undefined);
}

/** Whether a word of a message is one of a stored thing's name, whole or cut short: "disc" for Discover. */
export function isMentioned(id: string, { said, named, documents }: Evidence): boolean {
  if (named.some(({ things }) => things.some((thing) => thing.id === id))) return true;
  if (said.some(({ slot }) => slot?.kind === "quote")) return true;
  const steps = documents.goals.intermediateGoals.find((goal) => goal.id === id)?.submilestones ?? [];
  const names = [storedName(id, documents) ?? "", ...steps.map(({ title }) => title)];
  const words = [...new Set(names.flatMap((name) => [...nameWordsOf(name), ...wordsOf(name)]))];
  return said.some(({ slot, text }) => slot === null && words.some((word) => sameWord(word, text)));
}
