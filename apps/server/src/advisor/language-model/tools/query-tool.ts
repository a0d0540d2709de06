import { continued, evaluateQuery, type Outcome } from "@seven-figures/domain";
import { advisorTool, refused } from "./advisor-tool.ts";
import { queryArguments, queryOf } from "./query-arguments.ts";

const LOOKS_BACK: ReadonlySet<string> = new Set(["past", "change", "when", "highest", "lowest", "what_changed"]);

/** One question about the person's own figures, evaluated by the domain: for all that no other tool computes. */
export const queryTool = advisorTool({
  name: "query",
  description:
    "Computes one figure or list from the person's data, with all changes of this message; ids are those of the data. value: of (a measure, entries summed by field, or an amount). difference, share (percent of to), ratio: of and to. list: of.entries by a field, the most first. payoff_time: of.entries (debts) at monthly (null: what is left over). payment_to_clear: of.entries in months. time_to_amount, saving_needed: goalId, or of. affordable: of, against cash. From the record of earlier days: past (of on from), change (of from until), when (of came to to.amount), highest, lowest (of), what_changed (from until). supposing: changes that nobody made, answered before and after. Income, expenses, surplus and interest are yearly unless per says otherwise. An answer 'unknown' names what is missing: say so, never guess.",
  arguments: queryArguments,
  async run(given, { draft, input, history }) {
    const query = queryOf(given);
    if ("lacks" in query) return refused(`${given.ask} needs ${query.lacks}.`);
    const { documents, before } = draft;
    const known = LOOKS_BACK.has(given.ask) ? continued(await history(), before, documents, input.today) : null;
    return presented(evaluateQuery(query, { documents, today: input.today }, known));
  },
});

/** Figures rounded to cents, entries by id and name. */
function presented(outcome: Outcome): unknown {
  return JSON.parse(
    JSON.stringify(outcome, (key, value: unknown) => {
      if (key === "query" || key === "refused" || (Array.isArray(value) && value.length === 0)) return undefined;
      if (key === "item" || key === "items" || key === "leftOut" || key === "unplaced") return named(value);
      return typeof value === "number" ? Math.round(value * 100) / 100 : value;
    }),
  );
}

function named(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(named);
  const { id, name } = value as { id: string; name: string };
  return { id, name };
}
