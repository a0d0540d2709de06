import { type FieldError, isRecord } from "@seven-figures/domain";

/** Moments that answers carry and people send back with the rest: the server's own, never taken from a payload. */
const OWN = new Set(["createdAt", "updatedAt"]);
const MOST_NAMED = 10;

/** The fields of a payload that its contract does not know, each by its path: they would be lost without a word. */
export function unknownFields(given: unknown, checked: unknown, path = ""): FieldError[] {
  const unknown: string[] = [];
  collectUnknown(given, checked, path === "" ? [] : [path], unknown);
  return unknown
    .slice(0, MOST_NAMED)
    .map((each) => ({ path: each, message: `There is no field ${each.slice(0, 200)}` }));
}

/** `at` is where it looks, and put into words only where something is found: nearly never. */
function collectUnknown(given: unknown, checked: unknown, at: (string | number)[], unknown: string[]): void {
  if (Array.isArray(given)) {
    if (!Array.isArray(checked)) return;
    for (const [index, entry] of given.entries()) {
      if (index in checked) collectBelow(entry, checked[index], at, index, unknown);
    }
    return;
  }
  if (!isRecord(given) || !isRecord(checked)) return;
  for (const key of Object.keys(given)) {
    const value = given[key];
    if (Object.hasOwn(checked, key)) collectBelow(value, checked[key], at, key, unknown);
    else if (value !== null && value !== undefined && !isOwn(key, value)) unknown.push([...at, key].join("."));
  }
}

/** Nothing that holds anything is: it would go unchecked, however deep. */
function isOwn(key: string, value: unknown): boolean {
  return OWN.has(key) && typeof value !== "object";
}

function collectBelow(
  given: unknown,
  checked: unknown,
  at: (string | number)[],
  key: string | number,
  unknown: string[],
): void {
  if (typeof given !== "object" || given === null) return;
  at.push(key);
  collectUnknown(given, checked, at, unknown);
  at.pop();
}
