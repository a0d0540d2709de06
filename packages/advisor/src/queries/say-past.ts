import {
  type CalendarDate,
  type Documents,
  type FieldChange,
  type FieldPath,
  type FieldValue,
  fieldAt,
  fieldOfPath,
  formatDate,
  formatDollars,
  formatPercent,
  type Outcome,
  type Query,
  recordAt,
  spokenName,
} from "@seven-figures/domain";
import { rate } from "../answers/words/figures.ts";
import { bold } from "../replies/describe-changes.ts";
import { nameOf, nameOfQuantity } from "./nouns.ts";
import { capital, money, shown, strong } from "./shown.ts";

type Past = Extract<Outcome, { kind: "past" | "changed" | "on-day" | "crossed" | "never-was" | "moved" }>;

/** Answers about earlier days, from the record of changes. */
export function sayPast(query: Query, outcome: Past, documents: Documents): string {
  switch (outcome.kind) {
    case "past":
      return sayStood(query, outcome, documents);
    case "changed":
      return sayChanged(
        query.kind === "change" ? capital(nameOfQuantity(query.of, documents)) : "It",
        outcome,
        query.kind === "change" && query.to !== null,
      );
    case "on-day":
      return `That was on ${strong(formatDate(outcome.date))}.`;
    case "crossed": {
      const way = outcome.to.value > outcome.from.value ? "up" : "down";
      return `On ${strong(formatDate(outcome.date))} it went ${way} past that, from ${shown(outcome.from)} to ${shown(outcome.to)}.`;
    }
    case "never-was":
      return `Not since my record begins on ${formatDate(outcome.since)}: on every day since it was ${outcome.isAbove ? "above" : "below"} that.`;
    case "moved":
      return sayMoved(query, outcome, documents);
  }
}

function sayStood(query: Query, outcome: Extract<Past, { kind: "past" }>, documents: Documents): string {
  const { figure, at, told } = outcome;
  if (query.kind === "extreme-past")
    return `The ${query.most ? "most" : "least"} that ${nameOfQuantity(query.of, documents)} came to in my record is ${strong(shown(figure))}, on ${formatDate(at)}.`;
  const name = query.kind === "past" ? capital(nameOfQuantity(query.of, documents)) : "It";
  if (told && told < at)
    return `Of ${formatDate(at)} I have no record. The last that you told me before it: ${strong(shown(figure))} on ${formatDate(told)}.`;
  if (told) return `${name} stood at ${strong(shown(figure))} on ${formatDate(at)}, as you told me later.`;
  return `${name} stood at ${strong(shown(figure))} on ${formatDate(at)}.`;
}

/** "since Sep 30, 2026"; of days that are over, up to the last of them. */
function spanWords({ since, until }: { since: CalendarDate; until: CalendarDate }, isOver: boolean): string {
  return isOver ? `between ${formatDate(since)} and ${formatDate(until)}` : `since ${formatDate(since)}`;
}

/** `isOver`: up to a day that was asked for, and not to today. */
function sayChanged(name: string, outcome: Extract<Past, { kind: "changed" }>, isOver: boolean): string {
  const { from, to, change, since, asked } = outcome;
  const begins = asked < since ? `I know nothing of it before ${formatDate(since)}. Since then` : "";
  const until = outcome.until;
  const span = begins === "" ? ` ${spanWords(outcome, isOver)}` : "";
  const subject = begins === "" ? name : name.replace(/^(?:Your|Everything|What) /, (word) => word.toLowerCase());
  const lead = begins === "" ? subject : `${begins} ${subject}`;
  // of one day only what it ends with may be known
  if (change === 0 && since === until) return `${lead} stands at ${strong(shown(to))}.`;
  if (change === 0) return `${lead} has not moved${span}: ${shown(to)}.`;
  const way = change > 0 ? "up" : "down";
  const gap = strong(shown({ ...to, value: Math.abs(change) }));
  const end = since === until ? ", today" : "";
  const byTelling = outcome.isTold ? " (as you told me later)" : "";
  const share =
    to.unit === "money" && from.value > 0 ? ` (${formatPercent((100 * Math.abs(change)) / from.value)})` : "";
  return `${lead} went ${way} by ${gap}${share}${span}${end}, from ${shown(from)}${byTelling} to ${shown(to)}.`;
}

const MOST_LINES = 8;

function sayMoved(query: Query, outcome: Extract<Past, { kind: "moved" }>, documents: Documents): string {
  const { fields, worth, since, asked } = outcome;
  const begins = asked < since ? `My record begins on ${formatDate(since)}. ` : "";
  const isOver = query.kind === "moved" && query.to !== null;
  const item = query.kind === "moved" ? query.item : null;
  const about = item ? ` about ${nameOf(item, documents)}` : "";
  if (fields.length === 0) return `${begins}Nothing changed${about} ${spanWords(outcome, isOver)}.`;
  const lines = fields.slice(0, MOST_LINES).map((field) => `- ${movedWords(field)}`);
  const rest = fields.length - lines.length;
  const more = rest > 0 ? [`- ${rest} more, all under *Activity*`] : [];
  const total = worth ? [`\n${sayChanged("Your net worth", { ...worth, asked: worth.since }, isOver)}`] : [];
  return [`${begins}${capital(spanWords(outcome, isOver))}:\n`, ...lines, ...more, ...total].join("\n");
}

/** One change of the record in a few words. */
export function movedWords({ path, thing, action, before, after, unit }: FieldChange): string {
  const name = bold(thing);
  const shownAs = (value: FieldValue) => valueWords(value, unit);
  if (action === "added") return `**${name}** is new${typeof after === "number" ? `, at ${shownAs(after)}` : ""}`;
  if (action === "removed")
    return `**${name}** is gone${typeof before === "number" ? ` (it was at ${shownAs(before)})` : ""}`;
  if (fieldOfPath(path) === "completed") return `a step of **${name}** is ${after === true ? "done" : "open again"}`;
  return `${subjectOf(path, name)}: ${shownAs(before)} to ${shownAs(after)}${risen(before, after, unit)}`;
}

/** The figure that a thing stands for goes by its name alone. */
const OWN_FIGURE: ReadonlySet<string> = new Set(["value", "balance"]);

function subjectOf(path: FieldPath, name: string): string {
  const facts = fieldAt(path);
  if (!facts || OWN_FIGURE.has(fieldOfPath(path))) return `**${name}**`;
  return recordAt(path)?.isSingle ? `Your ${spokenName(facts)}` : `**${name}**, ${spokenName(facts)}`;
}

/** " ($500 less)". */
function risen(before: FieldValue, after: FieldValue, unit: FieldChange["unit"]): string {
  if (unit !== "money" || typeof before !== "number" || typeof after !== "number") return "";
  return ` (${money(Math.abs(after - before))} ${after > before ? "more" : "less"})`;
}

function valueWords(value: FieldValue, unit: FieldChange["unit"]): string {
  if (value === null) return "nothing";
  if (typeof value === "number")
    return unit === "percent" ? rate(value) : unit === "money" ? formatDollars(value) : String(value);
  return unit === "date" ? formatDate(value as CalendarDate) : bold(String(value)).slice(0, 60);
}
