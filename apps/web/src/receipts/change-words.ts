import {
  type CalendarDate,
  type FieldChange,
  type FieldValue,
  fieldAt,
  formatDate,
  formatDollars,
  isCalendarDate,
  type Option,
  recordAt,
  shortName,
} from "@seven-figures/domain";

/** One change in words: what it is about, what it was and what it is now; null where there is nothing to show. */
export interface ChangeWords {
  subject: string;
  before: string | null;
  after: string | null;
}

/** How one stored change reads in a receipt and in the activity list. */
export function changeWords(change: FieldChange): ChangeWords {
  if (change.action !== "changed") return entryWords(change);
  const show = (value: FieldValue) => valueWords(value, change.unit, fieldAt(change.path)?.options) ?? "not set";
  return { subject: subjectOf(change), before: show(change.before), after: show(change.after) };
}

/** As {@link changeWords}, below a heading that names the thing already; null where nothing is left to say. */
export function changeWordsUnderName(change: FieldChange): ChangeWords | null {
  const words = changeWords(change);
  const { path, thing, action } = change;
  if (path[0] === "skills") return { subject: thing, before: null, after: null };
  if (action !== "changed") return words.before === null && words.after === null ? null : { ...words, subject: "" };
  if (words.subject === thing) return { ...words, subject: "" };
  const start = `${thing}, `;
  return words.subject.startsWith(start)
    ? { ...words, subject: capitalised(words.subject.slice(start.length)) }
    : words;
}

function entryWords({ path, thing, action, before, after, unit }: FieldChange): ChangeWords {
  const value = action === "added" ? after : before;
  const figure = valueWords(value, unit);
  const subject = `${thing} ${action}`;
  // A name stands for itself; "done" or "open" of a new step says nothing.
  if (figure === null || figure === thing || typeof value === "boolean") return { subject, before: null, after: null };
  if (path[0] === "skills") return { subject: `${thing}: ${action}`, ...oneSide(action, figure) };
  return { subject, ...oneSide(action, figure) };
}

function oneSide(action: FieldChange["action"], figure: string): Pick<ChangeWords, "before" | "after"> {
  return action === "added" ? { before: null, after: figure } : { before: figure, after: null };
}

function subjectOf({ path, thing }: FieldChange): string {
  const facts = fieldAt(path);
  if (!facts) return thing;
  const name = shortName(facts).toLowerCase();
  return recordAt(path)?.isSingle ? capitalised(name) : `${thing}, ${name}`;
}

function capitalised(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

function valueWords(
  value: FieldValue,
  unit: FieldChange["unit"],
  options: readonly Option<string>[] = [],
): string | null {
  if (value === null || value === "") return null;
  if (typeof value === "boolean") return value ? "done" : "open";
  if (typeof value === "number") return numberWords(value, unit);
  if (unit === "date" && isCalendarDate(value)) return formatDate(value satisfies CalendarDate);
  return options.find((option) => option.value === value)?.label ?? value;
}

/** Percentages keep up to two decimals here: a rate of 24.99% must not read as 25.0%. */
function numberWords(value: number, unit: FieldChange["unit"]): string {
  if (unit === "money") return formatDollars(value);
  return unit === "percent" ? `${Number(value.toFixed(2))}%` : String(value);
}
