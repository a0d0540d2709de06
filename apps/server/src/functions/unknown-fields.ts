import { type FieldError, isRecord } from "@seven-figures/domain";

/** What answers carry and people send back with the rest: the server's own, never taken from a payload. */
const OWN = new Set(["createdAt", "updatedAt"]);
const MOST_NAMED = 10;

/** The fields of a payload that its contract does not know, each by its path: they would be lost without a word. */
export function unknownFields(given: unknown, checked: unknown, path = ""): FieldError[] {
  return findUnknown(given, checked, path)
    .slice(0, MOST_NAMED)
    .map((each) => ({ path: each, message: `There is no field ${each.slice(0, 200)}` }));
}

function findUnknown(given: unknown, checked: unknown, path: string): string[] {
  if (Array.isArray(given)) {
    const list = Array.isArray(checked) ? checked : [];
    return given.flatMap((entry, at) => (at in list ? findUnknown(entry, list[at], join(path, String(at))) : []));
  }
  if (!isRecord(given) || !isRecord(checked)) return [];
  return Object.entries(given).flatMap(([key, value]) => {
    if (key in checked) return findUnknown(value, checked[key], join(path, key));
    return value === null || value === undefined || OWN.has(key) ? [] : [join(path, key)];
  });
}

function join(path: string, key: string): string {
  return path ? `${path}.${key}` : key;
}
