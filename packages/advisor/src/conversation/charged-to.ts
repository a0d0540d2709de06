import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { namesIn } from "./shown-in.ts";
import { toldOf } from "./told-things.ts";

const BUYS =
  /\b(?:bought|purchased|got|grabbed|picked up|ordered|booked|spent|charged|swiped|splurged|filled up|paid for|(?:put|stuck) [$\u00A3\u20AC]?\d[\d.,]*k? (?:\w+ )?(?:of|for)|used .{2,40} for)\b/i;
/** What goes against a card, comes back, or is not done. */
const OTHERWISE =
  /\?|%|\b(?:if|should|could|would|might|may|will|want|wanna|going to|gonna|plan\w*|maybe|not|never|tomorrow|next|later|payment|pay|paying|paid(?! for)|off|down|extra|toward|towards|at|back|cash|credit(?!or)|refund\w*|return\w*|rewards?|points|interest|balance|limit|statement|now|instead|sold|his|her|their|he|she|they|them|every|each|per|a (?:month|week|year))\b|n['\u2019]t\b/i;
const ONTO = /^(?:on|onto|to|with|using|via|used)$/;
const LEAD = 3;

/** "Bought a new steamer, 280 on the Slate", "put 120 of groceries on it": a credit card that is named owes more by it. */
export function chargedTo(message: string, said: readonly ReaderToken[], documents: Documents): Statement[] | null {
  if (!BUYS.test(message) || OTHERWISE.test(message)) return null;
  const [sum, ...sums] = said.flatMap(({ slot }) => (slot && !/^(?:date|past)$/.test(slot.kind) ? [slot] : []));
  const [named, ...others] = namesIn(said, documents);
  const [card, ...cards] = named?.things ?? [];
  if (!named || !card || others.length + cards.length + sums.length > 0) return null;
  const before = said.slice(Math.max(0, named.from - LEAD), named.from);
  const leads = before.some(({ text }) => ONTO.test(text));
  const isCard = documents.financials.debts?.some(({ id, type }) => id === card.id && type === "credit-card");
  if (!leads || !isCard || (sum?.kind !== "money" && sum?.kind !== "count")) return null;
  return [toldOf(card, "charge", sum.value, documents)];
}
