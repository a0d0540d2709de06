import type { Query } from "@seven-figures/domain";
import { value } from "./build.ts";
import { monthsUntil, piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const LATER =
  /\b(?:later|after (?:this|that|the) (?:date|day|deadline)|longer|after that|more time|further out|another|postpon\w*|delay\w*|put(?:ting)? (?:\w+ )?off|push(?:ed|ing)? (?:\w+ )*(?:back|out))\b/;
const SOONER = /\b(?:earlier|sooner|faster|quicker|before (?:that|this|then|it)|before the (?:date|day|deadline))\b/;

const HALF_A_YEAR = /\bhalf (?:a |of a )?(?:year|T\b)/;

const BEFORE_IT = /\b(one|two|three|four|five|six|a|\d{1,2}) (year|month)s? (?:before|after) (?:this|that|the|it)\b/;
const NUMBERS = ["a", "one", "two", "three", "four", "five", "six"];

/** "One year before this date": a span that is no date of its own. */
function saidBefore(typed: string): number | null {
  const [, count = "", unit] = BEFORE_IT.exec(typed) ?? [];
  if (!unit) return null;
  const many = NUMBERS.includes(count) ? Math.max(NUMBERS.indexOf(count), 1) : Number(count);
  return many * (unit === "year" ? 12 : 1);
}

/** How many months off a message names: by a span, a day or a year to come, or so much later or sooner than `set`. */
function monthsNamed({ pieces, text, today, laid: { typed } }: Scope, set: number | null): number | null {
  const [span] = piecesOf(pieces, "span");
  const [unit] = piecesOf(pieces, "period");
  const half = HALF_A_YEAR.test(text) ? 6 : null;
  const long =
    half ??
    span?.months ??
    saidBefore(typed) ??
    (unit && (LATER.test(text) || SOONER.test(text)) ? 12 / unit.timesAYear : null);
  if (long !== null && set !== null && LATER.test(text)) return set + long;
  if (long !== null && set !== null && SOONER.test(text)) return Math.max(set - long, 0);
  if (span) return span.months;
  const [date] = piecesOf(pieces, "date");
  const months = date ? monthsUntil(date.date, today) : 0;
  return months > 0 ? months : null;
}

/** "What about by 2033?", "and in three years?", "if we went a year later?": the same questions by another time. */
export function byTime(scope: Scope, queries: readonly Query[]): Query[] | null {
  const isInParts = piecesOf(scope.pieces, "period").length > 0 && !LATER.test(scope.text) && !SOONER.test(scope.text);
  if (isInParts) return null;
  const changed = queries.flatMap((query): Query[] => {
    const goal = goalOf(query);
    const months = monthsNamed(scope, setMonths(query, scope));
    if (months === null) return [];
    if (query.kind === "save-by") return [{ ...query, months }];
    if (query.kind === "clear-in") return [{ ...query, months }];
    if (query.kind === "until-zero") return [{ kind: "clear-in", of: query.of, months }];
    if (goal) return [{ kind: "save-by", goal, amount: null, months }];
    return isOfWorth(query) ? [value({ kind: "projected", months, saving: savingOf(query) })] : [];
  });
  const [first] = changed;
  return first ? [first] : null;
}

/** In how many months what was asked is due, by the question or by the goal's own date. */
function setMonths(query: Query, { documents, today }: Scope): number | null {
  if (query.kind === "clear-in") return query.months;
  if (query.kind === "save-by" && query.months !== null) return query.months;
  const id = goalOf(query)?.id;
  const date = documents.goals.intermediateGoals.find((goal) => goal.id === id)?.targetDate;
  return date ? monthsUntil(date, today) : null;
}

/** The goal that a question is about; null where it is about none. */
export function goalOf(query: Query) {
  if ("goal" in query && query.goal) return query.goal;
  if (query.kind !== "value" || query.of.kind !== "sum" || query.of.of.kind !== "entries") return null;
  return query.of.of.items.find(({ side }) => side === "goals") ?? null;
}

function isOfWorth(query: Query): boolean {
  if (query.kind === "until") return query.goal === null;
  if (query.kind !== "value") return false;
  const { of } = query;
  return of.kind === "projected" || (of.kind === "measure" && /^(?:net-worth|progress|to-target)$/.test(of.measure));
}

function savingOf(query: Query) {
  if (query.kind === "until") return query.saving;
  return query.kind === "value" && query.of.kind === "projected" ? query.of.saving : null;
}
