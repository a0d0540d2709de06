import type { Query } from "@seven-figures/domain";
import { measureOf, per } from "./build.ts";

const ON_TOP =
  /\b(?:another|extra|additional|further)\b(?: \S+){0,2} [MN]\b|\b[MN] (?:more|extra|on top|additional)\b|\b[MN] (?:a|per|each|every) (?:week|month|year) (?:more|extra|on top)\b|\b[MN] T (?:more|extra|on top)\b/;
const MONTHS = 12;

/** "When do I hit a million if I save 500 more a month": beside what is left over each month already. */
export function savedOnTop(query: Query, text: string): Query {
  if (query.kind === "suppose") return { ...query, query: savedOnTop(query.query, text) };
  if (query.kind !== "until" || query.goal !== null || query.saving?.kind !== "amount" || !ON_TOP.test(text))
    return query;
  return { ...query, saving: { kind: "plus", parts: [per(measureOf("surplus"), MONTHS), query.saving] } };
}
