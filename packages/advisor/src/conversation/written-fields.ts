import type { Change } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { RecentWrite } from "./conversation.ts";

/** Words that tell which field of what was written is spoken of. */
const FIELDS: [RegExp, readonly string[]][] = [
  [/\b(?:date|deadline|due|dates)\b/, ["targetDate"]],
  [/\b(?:rate|interest|apr)\b/, ["interestRate"]],
  [/\b(?:target|budget)\b/, ["targetAmount"]],
  [/\b(?:year)\b/, ["targetYear"]],
  [/\b(?:income|pay|salary|wages?|raise|hike|pay ?rise|paycheck|earnings)\b/, ["annualIncome"]],
  [/\b(?:expenses|spending|outgoings|bills)\b/, ["annualExpenses"]],
  [/\b(?:saved)\b/, ["currentAmount"]],
  [/\b(?:progress|percentage)\b/, ["progress"]],
];

/** Words that tell what was done. */
const ACTS: [RegExp, (statements: readonly Statement[]) => boolean][] = [
  [/\b(?:transfer|transfers|move)\b/, (statements) => transferIn(statements) !== null],
  [/\b(?:payment|repayment|instal?lment)\b/, (statements) => hasAction(statements, /^pay/)],
  [/\b(?:charge|purchase|late fee|fee)\b/, (statements) => hasAction(statements, /^charge$/)],
  [/\b(?:deposit|contribution|top-?up)\b/, (statements) => hasAction(statements, /^(?:put|add)$/)],
  [/\b(?:withdrawal)\b/, (statements) => hasAction(statements, /^subtract$/)],
];

function hasAction(statements: readonly Statement[], action: RegExp): boolean {
  return statements.some((each) => each.kind === "entry" && action.test(each.action));
}

/** What words tell of a write beside names. */
export interface Spoken {
  fields: (readonly string[])[];
  acts: ((statements: readonly Statement[]) => boolean)[];
  /** Figures, of which one may be what stood there before. */
  values: number[];
}

/** The fields, doings and figures that are spoken of. */
export function spokenFields(text: string, tokens: readonly ReaderToken[]): Spoken {
  return {
    fields: FIELDS.flatMap(([pattern, fields]) => (pattern.test(text) ? [fields] : [])),
    acts: ACTS.flatMap(([pattern, isOfIt]) => (pattern.test(text) ? [isOfIt] : [])),
    values: tokens.flatMap(({ slot }) => (slot && "value" in slot ? [slot.value] : [])),
  };
}

const TIMES = [1, 12, 24, 26, 52, 2080];

/** Whether a figure is one of the stored ones, or what it comes to by the year. */
export function isSaidOf(value: number, stored: unknown): boolean {
  return typeof stored === "number" && TIMES.some((times) => Math.abs(value * times - stored) < 1);
}

/** The values that a change leads to. */
export function valuesOf(change: Change): unknown[] {
  if ("fields" in change) return Object.values(change.fields);
  if (change.kind === "add-asset") return [change.asset.value];
  return change.kind === "add-debt" ? [change.debt.balance] : [];
}

/** Whether a write is what is spoken of: of the field, of what was done, or from the figure that is told. */
export function isOfFields({ fields, acts, values }: Spoken, { changes, inverse, statements }: RecentWrite): boolean {
  const touched = changes.flatMap((change) => ("fields" in change ? Object.keys(change.fields) : []));
  if (fields.length > 0 || acts.length > 0)
    return (
      fields.some((each) => each.some((field) => touched.includes(field))) || acts.some((isIt) => isIt(statements))
    );
  return values.every((value) => inverse.flatMap(valuesOf).some((stored) => isSaidOf(value, stored)));
}
