import type { CalendarDate } from "@seven-figures/domain";
import { type Documents, evaluateQuery, type Query } from "@seven-figures/domain";

const LEFT_OUT: ReadonlySet<string> = new Set(["query", "items", "before", "leftOut"]);

/** What a query comes to, as text: the same for queries that nobody could tell apart by their answers. */
export function outcomeOf(query: Query, scene: { documents: Documents; today: CalendarDate }): string {
  const kind = query.kind === "suppose" ? query.query.kind : query.kind;
  const text = JSON.stringify(evaluateQuery(query, scene), (key, each: unknown) => {
    if (LEFT_OUT.has(key)) return undefined;
    return typeof each === "number" ? Math.round(each * 100) / 100 : each;
  }).replace(/\d{4}-\d\d-\d\d/g, "day");
  return `${kind} ${unordered(text)}`;
}

/** "What is the difference between A and B" is the same the other way round. */
function unordered(outcome: string): string {
  return outcome.replace(/"left":(\{[^}]*\}),"right":(\{[^}]*\}),"difference":-?/, (_, left: string, right: string) =>
    [left, right].toSorted().join(),
  );
}
