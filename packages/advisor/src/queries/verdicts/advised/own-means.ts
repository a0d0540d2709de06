import { type Debt, expenseCover } from "@seven-figures/domain";
import { monthsOf, rate } from "../../../answers/words/figures.ts";
import { named } from "../../../answers/words/sentences.ts";
import { money, strong } from "../../shown.ts";
import type { Wanted } from "../verdict.ts";

/** How many months of expenses are left of one's cash after a sum is taken out; null where the expenses are not known. */
export function coverAfter(sum: number, { facts }: Wanted): number | null {
  const cover = expenseCover(facts.liquid - sum, facts.documents.financials.financialInfo);
  return cover.kind === "months" ? cover.months : null;
}

/** What is left of one's cash after a sum is taken out, in words. */
export function leftAfter(sum: number, wanted: Wanted): string {
  const left = wanted.facts.liquid - sum;
  const months = coverAfter(sum, wanted);
  const covers = months === null ? "" : `, ${monthsOf(Math.max(months, 0))} of expenses`;
  return `it leaves ${strong(money(left))} of your ${money(wanted.facts.liquid)} in cash${covers}`;
}

/** The debt with the highest rate among those that are named, or among all. */
export function costliest({ debts, facts }: Wanted): Debt | null {
  const among = debts.length > 0 ? debts : facts.debts;
  const [first] = among.toSorted((one, other) => (other.interestRate ?? 0) - (one.interestRate ?? 0));
  return first ?? null;
}

/** A debt with its rate, as one says it. */
export function debtAt(debt: Debt): string {
  return debt.interestRate === null ? named(debt.name) : `${named(debt.name)} at ${rate(debt.interestRate)}`;
}
