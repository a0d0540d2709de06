import { type CalendarDate, type Documents, evaluateQuery, type Query } from "@seven-figures/domain";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { type AskExample, asksNothing } from "./ask-examples.ts";

const LEFT_OUT: ReadonlySet<string> = new Set(["query", "items", "before", "leftOut"]);

/** What a query comes to, as text: the same for queries that nobody could tell apart by their answers. */
function outcomeOf(query: Query, scene: { documents: Documents; today: CalendarDate }): string {
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

/** Whether queries come to what an example means, with one more at most; `isElsewhere` is told without a query. */
export function isAsMeant(
  { line, documents, wanted }: AskExample,
  read: readonly Query[],
  isElsewhere: (query: Query) => boolean = () => false,
): boolean {
  if (asksNothing(line)) return read.length === 0;
  const scene = { documents, today: CORPUS_TODAY };
  const outcomes = read.map((query) => outcomeOf(query, scene));
  const isFound = (query: Query | null) =>
    query !== null && (isElsewhere(query) || outcomes.includes(outcomeOf(query, scene)));
  return read.length <= wanted.length + 1 && wanted.every(isFound);
}
