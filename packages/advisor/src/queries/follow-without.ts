import { type Query, type Selection, select } from "@seven-figures/domain";
import { isThing } from "../matching/loans-on.ts";
import { entries, measureOf, refOf, together, value, without } from "./build.ts";
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

/** Homes and cars with what is owed on them: who leaves a house out leaves its mortgage out. */
function withTheirLoans(less: readonly Selection[], { documents }: Scope): Selection[] {
  const loans = select(together(less), documents).flatMap((item) =>
    item.side === "assets" && isThing(item.type) ? loansOf(refOf(item), documents) : [],
  );
  return loans.length > 0 ? [...less, entries(...loans)] : [...less];
}

/** Whether a question is of nothing but the entries that are left out: "the student loan without the student loan" is no answer. */
function isOfThemAlone(query: Query, less: readonly Selection[], { documents }: Scope): boolean {
  const asked = [...JSON.stringify(query).matchAll(/\{"side":"(?:assets|debts|goals)","id":"([^"]+)"\}/g)].map(
    ([, id]) => id,
  );
  const types = /"kind":"type"/.test(JSON.stringify(query));
  const out = new Set(select(together(less), documents).map(({ id }) => id));
  if (query.kind !== "value" || query.of.kind === "without") return false;
  if (types) return JSON.stringify(query).includes(JSON.stringify(together(less)));
  return asked.length > 0 && asked.every((id) => id !== undefined && out.has(id));
}

/** The same question without some entries; of what is owed, a thing is left out by the loans on it, and of these alone it is net worth. */
export function leavingOut(query: Query, entriesOut: readonly Selection[], scope: Scope): Query {
  if (isOfThemAlone(query, entriesOut, scope))
    return value(without(measureOf("net-worth"), withTheirLoans(entriesOut, scope)));
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
