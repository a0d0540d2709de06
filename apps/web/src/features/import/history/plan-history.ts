import { check, MAX_LIST_ENTRIES, sortTold, type ToldFigure, toldFigureSchema } from "@seven-figures/domain";
import type { HistoryRole } from "./history-columns.ts";
import type { ReadFigure } from "./read-figures.ts";
import type { Every } from "./read-history.ts";

/** What becomes of one figure of the table. */
export type PlannedFigure = { row: number; name: string; note: string | null } & (
  | { status: "new" | "changed" | "unchanged"; before: ToldFigure | null; after: ToldFigure }
  | { status: "refused"; reason: string }
);

/** All figures that are taken or refused, the list as it would be stored, and what keeps it from being stored, if anything. */
interface HistoryPlan {
  figures: PlannedFigure[];
  told: ToldFigure[];
  /** How often a figure is taken. */
  every: Every;
  /** How many figures that are left out because another one of the same month, quarter or year is taken. */
  thinned: number;
  problem: string | null;
}

interface HistoryKnown {
  told: readonly ToldFigure[];
  /** Days of which net worth was recorded. */
  recorded: ReadonlySet<string>;
  newId: () => string;
}

const EVERY: readonly Every[] = ["row", "month", "quarter", "year"];

/** What keeps a table from being read. */
export function missingIn(roles: readonly HistoryRole[]): string | null {
  if (!roles.includes("date")) return "Say which column holds the dates.";
  const holds = (role: HistoryRole) => roles.includes(role);
  if (holds("name") && !holds("amount")) return "Say which column holds the values or balances.";
  if (holds("amount") && !holds("name")) return "Say which column holds the names.";
  return ["net-worth", "asset", "debt", "name"].some((role) => holds(role as HistoryRole))
    ? null
    : "Say which column holds the net worth.";
}

/** What the figures of a table would make of what was told. `every` null: as often as there is room for. */
export function planHistory(read: readonly ReadFigure[], every: Every | null, known: HistoryKnown): HistoryPlan {
  const chosen = every ?? EVERY.find((often) => sizeOf(read, often, known) <= MAX_LIST_ENTRIES) ?? "year";
  const taken = thin(read, chosen);
  const figures = planFigures(taken, known);
  const told = merged(known.told, figures);
  const problem =
    told.length > MAX_LIST_ENTRIES
      ? `With these rows there would be ${told.length.toLocaleString("en-US")} earlier figures; at most ${MAX_LIST_ENTRIES} can be kept. Take fewer days or fewer columns.`
      : null;
  return { figures, told, every: chosen, thinned: read.length - taken.length, problem };
}

/** How many figures would be kept in all. */
function sizeOf(read: readonly ReadFigure[], every: Every, { told }: HistoryKnown): number {
  const keys = thin(read, every).flatMap((figure) => ("refused" in figure ? [] : [keyOf(figure)]));
  return new Set([...told.map(keyOf), ...keys]).size;
}

/** The last figure of each thing and period; what was not understood stays to be seen. */
function thin(read: readonly ReadFigure[], every: Every): readonly ReadFigure[] {
  if (every === "row") return read;
  const last = new Map<string, ReadFigure>();
  for (const figure of read) {
    if ("refused" in figure) continue;
    const key = `${figure.of} ${figure.name.toLowerCase()} ${periodOf(figure.date, every)}`;
    const before = last.get(key);
    if (!before || "refused" in before || before.date < figure.date) last.set(key, figure);
  }
  const kept = new Set(last.values());
  return read.filter((figure) => "refused" in figure || kept.has(figure));
}

function periodOf(date: string, every: Every): string {
  if (every === "year") return date.slice(0, 4);
  return every === "month" ? date.slice(0, 7) : `${date.slice(0, 4)} ${Math.ceil(Number(date.slice(5, 7)) / 3)}`;
}

function planFigures(read: readonly ReadFigure[], { told, recorded, newId }: HistoryKnown): PlannedFigure[] {
  const stored = new Map(told.map((figure) => [keyOf(figure), figure]));
  const seen = new Map<string, number>();
  return read.map((figure): PlannedFigure => {
    const { row, name, note } = figure;
    const refused = (reason: string): PlannedFigure => ({ row, name, note, status: "refused", reason });
    if ("refused" in figure) return refused(figure.refused);
    const { of, date, amount } = figure;
    const before = stored.get(keyOf(figure)) ?? null;
    const checked = check(toldFigureSchema, { id: before?.id ?? newId(), of, date, name, amount });
    if ("errors" in checked) return refused(`${checked.errors[0]?.message ?? "This row could not be understood"}.`);
    const first = seen.get(keyOf(figure));
    if (first !== undefined) return refused(`This day stands in row ${first} already. Only the first is taken.`);
    seen.set(keyOf(figure), row);
    const after = checked.value;
    const status = !before ? "new" : before.amount === after.amount ? "unchanged" : "changed";
    return { row, name, note: noteOf(after, recorded, note), status, before, after };
  });
}

function noteOf({ of, date }: ToldFigure, recorded: ReadonlySet<string>, note: string | null): string | null {
  if (of !== "net-worth" || !recorded.has(date)) return note;
  return "Your net worth of this day was recorded. That stands in your history; this is kept beside it.";
}

function keyOf({ of, name, date }: Pick<ToldFigure, "of" | "name" | "date">): string {
  return `${of} ${name.trim().toLowerCase()} ${date}`;
}

/** What was told with the figures put in; nothing is taken away. */
function merged(told: readonly ToldFigure[], figures: readonly PlannedFigure[]): ToldFigure[] {
  const after = figures.flatMap((figure) => (figure.status === "refused" ? [] : [figure.after]));
  const byId = new Map(after.map((figure) => [figure.id, figure]));
  const known = new Set(told.map(({ id }) => id));
  return sortTold([
    ...told.map((figure) => byId.get(figure.id) ?? figure),
    ...after.filter(({ id }) => !known.has(id)),
  ]);
}
