import { addDays, addMonths, type CalendarDate, daysBetween } from "@seven-figures/domain";

export type Json = Record<string, unknown>;

export interface ListExpectation {
  added?: Json[];
  edited?: (Json & { id: string })[];
  removed?: string[];
}

const TOLERANCE = 0.005;

/** Compares two lists of entries with what should have been added, edited and removed. */
export function listDifferences(
  path: string,
  before: readonly object[] | null,
  after: readonly object[] | null,
  expect: ListExpectation,
  today: CalendarDate,
): string[] {
  const { added = [], edited = [], removed = [] } = expect;
  const [was, is] = [byId(before), byId(after)];
  const differences: string[] = [];
  for (const [id, entry] of was) {
    const now = is.get(id);
    if (!now) {
      if (!removed.includes(id)) differences.push(`${path}.${id} is gone`);
      continue;
    }
    if (removed.includes(id)) differences.push(`${path}.${id} is still there`);
    const { id: _, ...fields } = edited.find((edit) => edit.id === id) ?? { id };
    const ignored = path.endsWith("submilestones") ? ["order"] : [];
    if (!removed.includes(id))
      differences.push(...recordDifferences(`${path}.${id}`, entry, now, fields, today, ignored));
  }
  const fresh = [...is].filter(([id]) => !was.has(id)).map(([, entry]) => entry);
  return [...differences, ...addedDifferences(path, fresh, added, today)];
}

function addedDifferences(path: string, fresh: Json[], expected: Json[], today: CalendarDate): string[] {
  const fits = (wanted: Json, entry: Json) => fieldDifferences(path, wanted, entry, {}, today).length === 0;
  const pair = (wanted: Json[], free: Json[]): boolean =>
    wanted.length === 0 ||
    free.some(
      (entry, at) =>
        wanted[0] !== undefined &&
        fits(wanted[0], entry) &&
        pair(
          wanted.slice(1),
          free.filter((_, other) => other !== at),
        ),
    );
  if (fresh.length === expected.length && pair(expected, fresh)) return [];
  return [`${path}: expected added ${JSON.stringify(expected)}, got ${JSON.stringify(fresh)}`];
}

/** The expected fields must have their new values, all others their old ones. */
export function recordDifferences(
  path: string,
  before: Json,
  after: Json,
  expect: Json,
  today: CalendarDate,
  ignored: string[] = [],
): string[] {
  const withSteps = "submilestones" in before || "submilestones" in after ? { submilestones: {}, ...expect } : expect;
  const listed = new Set(Object.keys(withSteps).map((key) => key.replace(/~$/, "")));
  const others = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (key) => !listed.has(key) && key !== "updatedAt" && !ignored.includes(key),
  );
  return [
    ...fieldDifferences(path, withSteps, after, before, today),
    ...others
      .filter((key) => !same(before[key], after[key]))
      .map((key) => `${path}.${key}: ${JSON.stringify(before[key])} became ${JSON.stringify(after[key])}`),
  ];
}

function fieldDifferences(path: string, expect: Json, actual: Json, before: Json, today: CalendarDate): string[] {
  return Object.entries(expect).flatMap(([key, wanted]) => {
    const field = key.replace(/~$/, "");
    if (field === "submilestones")
      return listDifferences(`${path}.${field}`, entries(before[field]), entries(actual[field]), asList(wanted), today);
    const fits = key.endsWith("~")
      ? fitsPattern(wanted, actual[field])
      : fitsValue(wanted, actual[field], field, today);
    return fits ? [] : [`${path}.${field}: expected ${JSON.stringify(wanted)}, is ${JSON.stringify(actual[field])}`];
  });
}

function fitsPattern(wanted: unknown, actual: unknown): boolean {
  const alternatives = isJson(wanted) && Array.isArray(wanted.oneOf) ? wanted.oneOf : [wanted];
  return alternatives.some((pattern) => typeof actual === "string" && new RegExp(String(pattern), "i").test(actual));
}

function fitsValue(wanted: unknown, actual: unknown, field: string, today: CalendarDate): boolean {
  if (isBlank(wanted)) return isBlank(actual);
  if (isJson(wanted) && Array.isArray(wanted.oneOf))
    return wanted.oneOf.some((each) => fitsValue(each, actual, field, today));
  if (isJson(wanted) && typeof wanted.in === "string") return isAhead(wanted.in, actual, today);
  if (typeof wanted === "number")
    return (
      typeof actual === "number" &&
      Math.abs(actual - wanted) <= (field === "targetYear" ? 0 : Math.abs(wanted) * TOLERANCE)
    );
  if (/date$/i.test(field))
    return typeof actual === "string" && (actual === wanted || actual.startsWith(`${String(wanted)}-`));
  return wanted === actual;
}

function isAhead(distance: string, actual: unknown, today: CalendarDate): boolean {
  const count = Number.parseInt(distance, 10);
  const unit = distance.at(-1);
  const goal = unit === "d" ? addDays(today, count) : addMonths(today, unit === "y" ? count * 12 : count);
  return typeof actual === "string" && Math.abs(daysBetween(goal, actual as CalendarDate)) <= (unit === "d" ? 3 : 31);
}

function same(a: unknown, b: unknown): boolean {
  if (isBlank(a) || isBlank(b)) return isBlank(a) && isBlank(b);
  return JSON.stringify(a) === JSON.stringify(b);
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
}

function isJson(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asList(value: unknown): ListExpectation {
  return isJson(value) ? value : {};
}

function entries(value: unknown): Json[] {
  return Array.isArray(value) ? value.filter(isJson) : [];
}

function byId(list: readonly object[] | null): Map<string, Json> {
  return new Map((list ?? []).map((entry) => [String((entry as Json).id), entry as Json]));
}
