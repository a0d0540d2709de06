import { type Query, type Selection, select } from "@seven-figures/domain";
import { entries, refOf, together, without } from "./build.ts";
import { loansOf } from "./left-after-asked.ts";
import type { Scope } from "./scope.ts";

/** Whether a question is of all that is owed, and of nothing that is owned. */
function isOfDebts(query: Query): boolean {
  const asked = JSON.stringify(query);
  return asked.includes('"side":"debts"') && !/"side":"(?:assets|goals)"|"kind":"measure"/.test(asked);
}

/** "And without the house?", of what is owed: the loans on it. */
function onlyOwed(less: readonly Selection[], { documents }: Scope): Selection[] {
  return less.map((each) => {
    const loans = select(each, documents).flatMap((item) =>
      item.side === "assets" ? loansOf(refOf(item), documents) : [],
    );
    return loans.length > 0 ? entries(...loans) : each;
  });
}

/** The same question without some entries; of what is owed, a thing is left out by the loans on it. */
export function leavingOut(query: Query, entriesOut: readonly Selection[], scope: Scope): Query {
  const less = isOfDebts(query) ? onlyOwed(entriesOut, scope) : entriesOut;
  if (query.kind === "value" || query.kind === "past" || query.kind === "change") {
    const { of } = query;
    return { ...query, of: of.kind === "without" ? without(of.of, [of.less, ...less]) : without(of, less) };
  }
  if (query.kind === "suppose") return { ...query, query: leavingOut(query.query, less, scope) };
  if (query.kind === "list" || query.kind === "until-zero")
    return { ...query, of: { kind: "except", of: query.of, less: together(less) } };
  return query;
}
