import { expenseCover, sumDollars } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars, monthsOf } from "../words/figures.ts";
import { listed, named, sentences } from "../words/sentences.ts";
import { namedEntries } from "./single-entry.ts";

const WITH_CASH =
  /\b(?:with|from|using|out of|use|take|drain|empty)\b.*\b(?:savings?|cash|checking|bank|money (?:i|we) have|emergency fund)\b|\b(?:enough|have the) (?:cash|savings|money|saved|in)\b|\b(?:savings|cash|checking)\b.*\b(?:cover|enough|pay off|clear|wipe out)\b/i;
const OTHERS_FIRST = -100;

/** Speaks for clearing named debts, or all, with the cash at hand. */
export function evidenceOfClearing(text: string, facts: PersonFacts): number {
  return WITH_CASH.test(text) && askedDebts(text, facts).length > 0 && !/\bshould\b/i.test(text) ? 8 : OTHERS_FIRST;
}

/** Whether the cash at hand clears the debts that are named, and what would be left of it. */
export function answerClearFromCash({ text, facts }: Asked): Draft | null {
  const debts = askedDebts(text, facts);
  if (debts.length === 0) return null;
  const owed = sumDollars(debts.map(({ balance }) => balance));
  const left = facts.liquid - owed;
  const cover = left > 0 ? expenseCover(left, facts.documents.financials.financialInfo) : null;
  const names = listed(debts.map(({ name }) => named(name)));
  return {
    about: debts.map(({ id }) => id).join(),
    message:
      left >= 0
        ? sentences(
            `Yes: ${names} ${debts.length > 1 ? "come" : "comes"} to **${dollars(owed)}**, and you have ${dollars(facts.liquid)} of cash. **${dollars(left)}** would be left.`,
            cover?.kind === "months" && `That covers ${monthsOf(cover.months)} of expenses.`,
          )
        : `Not in full: ${names} ${debts.length > 1 ? "come" : "comes"} to **${dollars(owed)}**, and you have ${dollars(facts.liquid)} of cash. **${dollars(-left)}** is missing.`,
    again: left >= 0 ? `${dollars(left)} would be left.` : `${dollars(-left)} is missing.`,
    deeper: "Keep at least a month of expenses in cash, or the next repair goes back on a card.",
    used: { owed, left, missing: -left, cover },
    quickReplies: ["Which debt should I pay first?", "How many months of expenses are covered?"],
  };
}

function askedDebts(text: string, facts: PersonFacts) {
  const debts = namedEntries(text, facts).flatMap((entry) => (entry.kind === "debt" ? [entry.debt] : []));
  if (debts.length > 0) return debts;
  if (/\bcards?\b/i.test(text)) return facts.debts.filter(({ type }) => type === "credit-card");
  return /\b(?:all|every|everything|debts)\b/i.test(text) ? facts.debts : [];
}
