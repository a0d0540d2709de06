import { addDays, addMonths, type CalendarDate, type Quantity, type Query } from "@seven-figures/domain";
import { all, measureOf, per, sumOf } from "./build.ts";
import { refOf } from "./compose-words.ts";
import { piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, counted, type Scope, thingsIn } from "./scope.ts";

type Past = "was" | "change" | "when" | "changed-when";

/** Questions about earlier days. */
export function composePast(asked: Past, scope: Scope): Query[] | null {
  const of = quantityOf(scope);
  const dates = piecesOf(scope.pieces, "date").map(({ date }) => past(date, scope.today));
  const [first, second] = dates;
  if (asked === "changed-when") {
    const [thing] = thingsIn(scope, ASSETS_FIRST);
    const item = thing && refOf(thing);
    return item ? [{ kind: "changed-when", item }] : null;
  }
  if (asked === "when") {
    const [money] = piecesOf(scope.pieces, "money");
    return money ? [{ kind: "when", of, was: money.value }] : null;
  }
  const since = first ?? yearGone(scope) ?? spanAgo(scope);
  if (!since) return null;
  return [asked === "was" ? { kind: "past", of, at: since } : { kind: "change", of, from: since, to: second ?? null }];
}

function quantityOf(scope: Scope): Quantity {
  const [piece] = piecesOf(scope.pieces, "measure");
  if (piece && /^(?:income|expenses|surplus)$/.test(piece.measure))
    return per(measureOf(piece.measure as "income"), null);
  const chosen = counted(scope, ASSETS_FIRST);
  if (chosen) return sumOf(chosen);
  return /\bow(?:e|ed|ing)\b|\bdebt/.test(scope.text) ? sumOf(all("debts")) : measureOf("net-worth");
}

/** A day without a year is read as one to come; in a question about the past it is the last such day. */
function past(date: CalendarDate, today: CalendarDate): CalendarDate {
  let day = date;
  while (day > today) day = addMonths(day, -12);
  return day;
}

/** "In 2019": a year that is over, by its middle. */
function yearGone({ laid }: Scope): CalendarDate | null {
  const year = laid.tokens.flatMap(({ slot, raw }) =>
    slot?.kind === "past" ? (/\b(?:19|20)\d\d\b/.exec(raw)?.[0] ?? []) : [],
  )[0];
  return year ? (`${year}-06-30` as CalendarDate) : null;
}

const AGO: [RegExp, number][] = [
  [/\blast month\b|\ba month ago\b/, 1],
  [/\blast week\b/, 0.25],
  [/\blast year\b|\ba year ago\b|\bfor year ago\b/, 12],
  [/\bthis year\b/, 12],
];

function spanAgo({ pieces, text, today }: Scope): CalendarDate | null {
  const [span] = piecesOf(pieces, "span");
  if (span) return addMonths(today, -Math.round(span.months));
  const months = AGO.find(([pattern]) => pattern.test(text))?.[1];
  if (months === undefined) return null;
  if (/\bthis year\b/.test(text)) return `${today.slice(0, 4)}-01-01` as CalendarDate;
  return months < 1 ? addDays(today, -7) : addMonths(today, -months);
}
