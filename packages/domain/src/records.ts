/** Whether a value of JSON is an object with keys. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Whether it is a list whose entries carry an id. */
export function isEntryList(value: unknown): value is (Record<string, unknown> & { id: string })[] {
  return Array.isArray(value) && value.every((entry) => isRecord(entry) && typeof entry.id === "string");
}
