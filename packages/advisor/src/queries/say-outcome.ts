import {
  applyChanges,
  type CalendarDate,
  type Change,
  type Documents,
  type Figure,
  formatDate,
  movedBy,
  type Outcome,
  type Quantity,
  type Query,
} from "@seven-figures/domain";
import { rate } from "../answers/words/figures.ts";
import { listed } from "../answers/words/sentences.ts";
import { bold } from "../replies/describe-changes.ts";
import { nameOf, nameOfQuantity, nounOf } from "./nouns.ts";
import { sayMissing } from "./say-missing.ts";
import { sayPast } from "./say-past.ts";
import { sayReach } from "./say-reach.ts";
import { isAtNone, NONE_FREE, sayValue } from "./say-value.ts";
import { capital, money, shown, strong } from "./shown.ts";

/** An answer to a question in one or two sentences. */
export function sayOutcome(query: Query, outcome: Outcome, documents: Documents): string {
  switch (outcome.kind) {
    case "unknown":
      return sayMissing(outcome.missing);
    case "no-sense":
      return outcome.why === "nothing-selected"
        ? "You have none of that on record."
        : "There is nothing to divide by there: one side of that is zero.";
    case "figure":
      if (
        query.kind === "value" &&
        query.of.kind === "sum" &&
        outcome.items.length === 0 &&
        query.of.of.kind === "type"
      )
        return `You have no ${nounOf(query.of.of, documents)
          .replace(/^your /, "")
          .replace(/s$/, "")} on record.`;
      return query.kind === "value" ? sayValue(query.of, outcome.figure, documents) : "";
    case "comparison":
      return query.kind === "compare" ? sayComparison(query, outcome, documents) : "";
    case "claim":
      return outcome.holds
        ? `Yes, ${strong(shown(outcome.is))}.`
        : `No, it is ${strong(shown(outcome.is))}, not ${shown({ ...outcome.is, value: outcome.claim })}.`;
    case "list":
      return query.kind === "list" ? sayList(query, outcome, documents) : "";
    case "place":
      return `${bold(outcome.item.name)} is number ${strong(String(outcome.place))} of ${outcome.of}.`;
    case "steps":
      return saySteps(query, outcome);
    case "known":
      return `Yes, ${bold(outcome.item.name)} is on record${outcome.item.amount === null ? "" : ` at ${strong(money(outcome.item.amount))}`}, as ${outcome.item.type.replace("-", " ")}.`;
    case "past":
    case "changed":
    case "on-day":
    case "crossed":
    case "never-was":
    case "moved":
      return sayPast(query, outcome, documents);
    case "supposed":
      return query.kind === "suppose" ? saySupposed(query, outcome, documents) : "";
    default:
      return sayReach(query, outcome, documents);
  }
}

function sayComparison(
  query: Extract<Query, { kind: "compare" }>,
  { left, right, difference }: Extract<Outcome, { kind: "comparison" }>,
  documents: Documents,
): string {
  const [one, other] = [nameOfQuantity(query.left, documents), nameOfQuantity(query.right, documents)];
  const gap = strong(shown({ ...left, value: Math.abs(difference) }));
  const isSame = Math.abs(difference) < 0.005;
  const isOfSums = query.left.kind === "amount" && query.right.kind === "amount";
  const told = (of: Quantity, name: string, figure: Figure) =>
    of.kind === "amount" ? shown(figure) : `${name} ${shown(figure)}`;
  const figures = `${told(query.left, one, left)}${isOfSums ? " and" : ","} ${told(query.right, other, right)}`;
  if (isSame) return `They are the same: ${figures}.`;
  if (query.as === "enough")
    return difference > 0
      ? `Yes: ${capital(one)} is ${shown(left)} and ${shown(right)} is needed, so ${gap} would be left.`
      : `No: ${one} is ${shown(left)} and ${shown(right)} is needed, so you are short by ${gap}.`;
  if (query.as === "equal") return `No, they differ by ${gap}: ${figures}.`;
  if (query.as === "difference") return `The difference is ${gap}: ${figures}.`;
  const [more, less] = difference > 0 ? [one, other] : [other, one];
  return `${capital(more)} is more than ${less}, by ${gap}: ${figures}.`;
}

const MONTHS = 12;
const BY: Record<string, string> = { rate: "rate", interest: "interest a year", percent: "done", amount: "" };

/** What an entry is placed by, in words: a day, a percentage, an amount. */
export function placedWords(value: number | string, unit: string): string {
  if (typeof value === "string") return formatDate(value as CalendarDate);
  return unit === "percent" ? rate(value) : money(value);
}

function sayList(
  query: Extract<Query, { kind: "list" }>,
  { placed, unplaced, unit, total }: Extract<Outcome, { kind: "list" }>,
  documents: Documents,
): string {
  if (total === 0 && isAtNone(query.of)) return `${strong("None")}: ${NONE_FREE}.`;
  if (total === 0) return `You have none on record: ${nounOf(query.of, documents)}.`;
  const unknown =
    unplaced.length > 0 && query.by === "rate"
      ? ` I don't know the rate of ${listed(unplaced.map(({ name }) => bold(name)))}.`
      : "";
  const [first] = placed;
  if (!first) return `There is no such entry on record.${unknown}`;
  const suffix = BY[query.by] ?? "";
  const words = (each: (typeof placed)[number]) =>
    `${bold(each.item.name)}: ${placedWords(each.value, unit)}${suffix === "" || unit === "percent" ? (query.by === "percent" ? " done" : "") : ` ${suffix}`}`;
  if (query.count === 1) {
    const value = `${placedWords(first.value, unit)}${query.by === "interest" ? ` of interest a year, ${money(Number(first.value) / MONTHS)} a month` : query.by === "percent" ? " done" : ""}`;
    return `${bold(first.item.name)}, ${query.by === "amount" ? "with " : "at "}${strong(value)}.${unknown}`;
  }
  return `${placed.map((each) => `- ${words(each)}`).join("\n")}${unknown === "" ? "" : `\n${unknown}`}`;
}

/** " ($1,500, by Jun 1, 2027)". */
function stepWords(step: Extract<Outcome, { kind: "steps" }>["steps"][number] | undefined): string {
  const said = [
    step?.targetAmount ? money(step.targetAmount) : "",
    step?.targetDate ? `by ${formatDate(step.targetDate)}` : "",
  ].filter(Boolean);
  return said.length > 0 ? ` (${said.join(", ")})` : "";
}

function saySteps(query: Query, { steps }: Extract<Outcome, { kind: "steps" }>): string {
  const which = query.kind === "steps" ? query.which : "all";
  if (steps.length === 0) return which === "done" ? "No step of it is done yet." : "It has no such steps.";
  if (which === "next") return `Next is ${strong(bold(steps[0]?.title ?? ""))}${stepWords(steps[0])}.`;
  return `${strong(String(steps.length))}: ${listed(steps.map(({ title }) => bold(title)))}.`;
}

/** The documents as supposed, with what has gone in them still bearing its name. */
function named(documents: Documents, changes: readonly Change[]): Documents {
  const kept = changes.filter(({ kind }) => kind !== "delete-asset" && kind !== "delete-debt");
  return applyChanges(documents, kept, documents.financials.updatedAt).documents;
}

type Refused = Extract<Outcome, { kind: "supposed" }>["refused"];

/** ", **$2,400** more than Rainy day holds". */
function shortWords(refused: Refused, documents: Documents): string {
  const short = refused.flatMap(({ change }) =>
    change.kind === "edit-asset" && (change.fields.value ?? 0) < 0
      ? [
          `${strong(money(-(change.fields.value ?? 0)))} more than ${nameOf({ side: "assets", id: change.id }, documents)} holds`,
        ]
      : [],
  );
  return short.length > 0 ? `, ${listed(short)}` : "";
}

/** "**Roof** is full then: ...", where all that is supposed is more in a goal than it lacks; null where something else is. */
function fullWords(refused: Refused, documents: Documents): string | null {
  const said = refused.map(({ change }) => {
    if (change.kind !== "edit-goal") return null;
    const goal = documents.goals.intermediateGoals.find(({ id }) => id === change.id);
    const [there, target] = [change.fields.currentAmount ?? null, goal?.targetAmount ?? null];
    if (!goal || there === null || target === null || there <= target) return null;
    const left = Math.max(target - (goal.currentAmount ?? 0), 0);
    return `${bold(goal.title)} is full with that at once: it lacks ${money(left)}, so ${strong(money(there - target))} is over.`;
  });
  return said.includes(null) ? null : said.join(" ");
}

/** Before, after, and the difference where both are figures. */
function saySupposed(
  { changes }: Extract<Query, { kind: "suppose" }>,
  outcome: Extract<Outcome, { kind: "supposed" }>,
  documents: Documents,
): string {
  const { before, after, query, refused } = outcome;
  if (refused.length > 0)
    return (
      fullWords(refused, documents) ??
      `That does not work out: it would take more than is there${shortWords(refused, documents)}, so nothing can be said of what is left.`
    );
  const said = sayOutcome(query, after, named(documents, changes));
  const moved = movedBy(outcome);
  if (moved === null || before.kind !== "figure" || after.kind !== "figure") {
    const was =
      before.kind === after.kind && before.kind !== "unknown" ? ` Today: ${sayOutcome(query, before, documents)}` : "";
    return `${said}${was}`;
  }
  const { figure } = before;
  if (Math.abs(moved) < 0.005) return `${said} Nothing changes there: it is the same today.`;
  const points =
    figure.unit === "percent"
      ? `${Number(Math.abs(moved).toFixed(1))} points`
      : shown({ ...figure, value: Math.abs(moved) });
  return `${said} Today it is ${shown(figure)}, so that is ${strong(points)} ${moved > 0 ? "more" : "less"}.`;
}
