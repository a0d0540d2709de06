import type { CalendarDate } from "../calendar-date.ts";
import { isWithin, pathOfItem } from "../field-path.ts";
import type { Dollars } from "../money.ts";
import type { ToldFigure } from "../past.ts";
import { documentsAt, type History } from "./history.ts";
import { figureOf } from "./measure.ts";
import type { Figure, Measured, Outcome, Unknown } from "./outcome.ts";
import { quantify, type Scene } from "./quantity.ts";
import type { ItemRef, Quantity, Selection } from "./query.ts";
import { select } from "./select.ts";

/** A figure on earlier days: exact as far back as the record of changes goes, and net worth as far back as its points. */
export function past(of: Quantity, at: CalendarDate, scene: Scene, history: History | null): Outcome {
  const figure = recordedAt(of, at, scene, history);
  if (figure.kind === "figure") return { kind: "past", figure, at };
  const told = toldAt(of, at, scene);
  if (told) return { kind: "past", figure: figureOf(told.amount, "money"), at, told: told.date };
  return figure.kind === "unknown" ? { kind: "unknown", missing: [notTold(at, of, scene, history)] } : figure;
}

/** Why a day's figure is not known: the record begins later, or it was told later. */
function notTold(at: CalendarDate, of: Quantity, scene: Scene, history: History | null): Unknown["missing"][number] {
  const began = history && firstKnown(of, at, scene, history);
  return began ? { kind: "history", since: began.date } : { kind: "history" };
}

function figureAt(of: Quantity, at: CalendarDate, scene: Scene, history: History | null): Measured {
  const recorded = recordedAt(of, at, scene, history);
  const told = recorded.kind === "unknown" ? toldAt(of, at, scene) : undefined;
  return told ? figureOf(told.amount, "money") : recorded;
}

/** The last that was told later of a day up to this one: of net worth, or of the one entry that is asked about. */
function toldAt(of: Quantity, at: CalendarDate, scene: Scene): ToldFigure | undefined {
  return toldOf(of, scene).findLast(({ date }) => date <= at);
}

function toldOf(of: Quantity, { documents }: Scene): readonly ToldFigure[] {
  const { told } = documents.past;
  if (of.kind === "measure" && of.measure === "net-worth") return told.filter((each) => each.of === "net-worth");
  if (of.kind !== "sum" || of.field !== "amount") return [];
  const [item, ...others] = select(of.of, documents);
  if (!item || item.side === "goals" || others.length > 0) return [];
  const isOfItem = ({ of: kind, name }: ToldFigure) =>
    kind === (item.side === "debts" ? "debt" : "asset") && name.toLowerCase() === item.name.toLowerCase();
  return told.filter(isOfItem);
}

function recordedAt(of: Quantity, at: CalendarDate, scene: Scene, history: History | null): Measured {
  if (!history || at > scene.today) return NOT_RECORDED;
  if (at < history.since) return pointAt(of, at, history);
  const documents = documentsAt(scene.documents, history, at);
  return isThere(of, { ...scene, documents }) ? quantify(of, { ...scene, documents }) : NOT_RECORDED;
}

const NOT_RECORDED: Unknown = { kind: "unknown", missing: [{ kind: "history" }] };

function pointAt(of: Quantity, at: CalendarDate, { earlier }: History): Measured {
  if (of.kind !== "measure" || of.measure !== "net-worth") return NOT_RECORDED;
  const point = earlier.findLast(({ date }) => date <= at);
  return point ? figureOf(point.netWorth, "money") : NOT_RECORDED;
}

/** Entries that are named must have been there: one that came later did not stand at nothing. */
function isThere(of: Quantity, { documents }: Scene): boolean {
  return namedIn(of).every((selection) => select(selection, documents).length > 0);
}

function namedIn(of: Quantity): Selection[] {
  if (of.kind === "sum" || of.kind === "average") return of.of.kind === "entries" ? [of.of] : [];
  if (of.kind === "per" || of.kind === "times") return namedIn(of.of);
  return of.kind === "minus" ? [...namedIn(of.from), ...namedIn(of.less)] : [];
}

/** The days from one on whose figure may differ from the day before, that day itself first. */
function daysFrom(
  from: CalendarDate,
  { since, changes, earlier }: History,
  told: readonly ToldFigure[],
): CalendarDate[] {
  const days = [...[...told, ...earlier].map(({ date }) => date), since, ...changes.map(({ date }) => date)];
  return [...new Set([from, ...days.filter((day) => day > from)])].toSorted();
}

interface Known {
  date: CalendarDate;
  figure: Figure;
}

function firstKnown(of: Quantity, from: CalendarDate, scene: Scene, history: History): Known | null {
  for (const date of daysFrom(from, history, toldOf(of, scene))) {
    const figure = figureAt(of, date, scene, history);
    if (figure.kind === "figure") return { date, figure };
  }
  return null;
}

/**
 * What a figure moved by between two days; up to now where the second is null. Where the first is not known, from the first
 * day on that is.
 */
export function changed(
  of: Quantity,
  from: CalendarDate,
  to: CalendarDate | null,
  scene: Scene,
  history: History | null,
): Outcome {
  if (!history) return NOT_RECORDED;
  const until = to ?? scene.today;
  const first = firstKnown(of, from, scene, history);
  if (!first || first.date > until) return { kind: "unknown", missing: [notTold(until, of, scene, history)] };
  const last = past(of, until, scene, history);
  if (last.kind !== "past") return last;
  const change = last.figure.value - first.figure.value;
  const isTold = recordedAt(of, first.date, scene, history).kind === "unknown";
  const told = isTold ? { isTold: true as const } : {};
  return {
    kind: "changed",
    from: first.figure,
    to: last.figure,
    change,
    since: first.date,
    asked: from,
    until,
    ...told,
  };
}

function knownDays(of: Quantity, scene: Scene, history: History): Known[] {
  const told = toldOf(of, scene);
  const [first = history.since] = [...told, ...history.earlier]
    .map(({ date }) => date)
    .concat(history.since)
    .toSorted();
  return daysFrom(first, history, told).flatMap((date) => {
    const figure = figureAt(of, date, scene, history);
    return figure.kind === "figure" ? [{ date, figure }] : [];
  });
}

/**
 * The last day on which a figure came to an amount from below or from above; the day itself where it stood there. Where it
 * never crossed it, on which side it was on all the days that are known.
 */
export function whenWas(of: Quantity, amount: Dollars, scene: Scene, history: History | null): Outcome {
  if (!history) return NOT_RECORDED;
  const days = knownDays(of, scene, history);
  for (let at = days.length - 1; at >= 0; at--) {
    const [here, before] = [days[at], days[at - 1]];
    if (!here) continue;
    const isAbove = here.figure.value >= amount;
    const isCrossed = before !== undefined && before.figure.value >= amount !== isAbove;
    if (isCrossed) return { kind: "crossed", date: here.date, from: before.figure, to: here.figure };
    if (here.figure.value === amount) return { kind: "on-day", date: here.date };
  }
  const [first] = days;
  if (!first) return NOT_RECORDED;
  return { kind: "never-was", since: first.date, isAbove: first.figure.value >= amount };
}

/** The most, or the least, that a figure came to on all the days that are known, and the first day on which it did. */
export function extremeOf(of: Quantity, most: boolean, scene: Scene, history: History | null): Outcome {
  if (!history) return NOT_RECORDED;
  const days = knownDays(of, scene, history);
  const [first] = days;
  if (!first) return NOT_RECORDED;
  const best = days.reduce((found, each) => {
    const isBeyond = most ? each.figure.value > found.figure.value : each.figure.value < found.figure.value;
    return isBeyond ? each : found;
  }, first);
  return { kind: "past", figure: best.figure, at: best.date };
}

export function changedWhen(item: ItemRef, history: History | null): Outcome {
  const last = history?.changes.findLast(({ fields }) => fields.some(({ path }) => isWithin(path, pathOfItem(item))));
  return last ? { kind: "on-day", date: last.date } : NOT_RECORDED;
}
