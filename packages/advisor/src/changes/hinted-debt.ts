import type { Debt } from "@seven-figures/domain";
import { sameWord } from "../matching/same-word.ts";
import { GENERIC_WORDS } from "../statements/name-words.ts";
import { nameWordsOf } from "../statements/read-mention.ts";
import type { Statement } from "../statements/statement.ts";
import type { Told } from "./carry-out.ts";
import { isUnnamed } from "./resolve-entry.ts";

const OF_CARDS = /\b(?:on|to|off|toward|against|onto) (?:the |my |our )?(?:credit )?cards?\b/i;
const OF_LOANS = /\b(?:on|to|off|toward|against|onto) (?:the |my |our )?(?:loans?|notes?)\b/i;
/** What a card pays for, and cards that nobody owes on. */
const WITH_CARD =
  /\b(?:with|by|using|via)(?: (?:the|my|our|a))? (?:\w+ )?cards?\b|\bput (?:it|that|this) on\b|\b(?:birthday|library|gift|debit|business|greeting|sim|id) cards?\b/i;

/**
 * Statements in which a payment or charge that names no debt is of the one that its message speaks of all the same: "the cooperative
 * deducted their 85 against the loan", "put brakes on card, 310" of somebody with one card.
 */
export function withHintedDebts(statements: readonly Statement[], told: Told): Statement[] {
  return statements.map((statement) => {
    if (statement.kind !== "entry" || !isUnnamed(statement)) return statement;
    const debt = hinted(told, spokenOfElsewhere(statements));
    return debt ? { ...statement, target: debt.id } : statement;
  });
}

function hinted({ message, documents }: Told, elsewhere: readonly string[]): Debt | null {
  if (WITH_CARD.test(message)) return null;
  const debts = documents.financials.debts ?? [];
  const said = message.toLowerCase().match(/[\p{L}\p{N}']+/gu) ?? [];
  const isSaid = (word: string) =>
    !GENERIC_WORDS.has(word) && !elsewhere.includes(word) && said.some((each) => sameWord(each, word));
  const named = only(debts.filter(({ name }) => nameWordsOf(name).some((word) => !KINDS.test(word) && isSaid(word))));
  if (named) return named;
  const isCard = ({ type, name }: Debt) => type === "credit-card" || /\bcard\b/i.test(name);
  if (OF_CARDS.test(message) && !OF_LOANS.test(message)) return only(debts.filter(isCard));
  return OF_LOANS.test(message) && !OF_CARDS.test(message) ? only(debts.filter((debt) => !isCard(debt))) : null;
}

const KINDS = /^(?:cards?|loans?|notes?|debts?|plan|credit|line|account|bank|store)$/;

function spokenOfElsewhere(statements: readonly Statement[]): string[] {
  return statements.flatMap((each) => ("mention" in each ? each.mention.words : []));
}

function only<Item>(items: readonly Item[]): Item | null {
  const [first, ...others] = items;
  return first !== undefined && others.length === 0 ? first : null;
}
