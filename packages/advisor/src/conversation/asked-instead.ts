import type { Documents } from "@seven-figures/domain";
import type { Conversation } from "./conversation.ts";

const TAKES_BACK = /^\W*(?:(?:no|nah|nope|not that|sorry|wait|man|mate|po)\b\W*)+/i;
const MEANT =
  /^i (?:(?:was |am )?(?:ask(?:ed|ing)?|mean|meant|talk(?:ed|ing)?) )(?:(?:for|about|of) )?([^\d.!?]+)\W*$/i;
const MOST_WORDS = 6;
/** What is told or asked anew after "I meant" is read as it is. */
const SAYS_MORE = /\b(?:i|we|what|how|which|when|who|should|is|are|was|do|does|if|paid|to)\b/i;
const OTHER = /^(?:the )?other(?: (?:one|card|loan|debt))?$/i;

/** "No, I ask for the Home Depot card", after figures were told: the same question of that. Null where it is none. */
export function askedInstead(message: string, { answered, memory }: Conversation, documents: Documents): string | null {
  if (!answered || !memory.figures) return null;
  const said = message.replace(TAKES_BACK, "");
  const named = said === message ? null : MEANT.exec(said)?.[1]?.trim();
  if (!named || named.split(/\s+/).length > MOST_WORDS || SAYS_MORE.test(named)) return null;
  if (!OTHER.test(named)) return `and ${named}?`;
  const [, second, ...more] = memory.figures.items;
  const other = documents.financials.debts?.find(({ id }) => id === second?.id);
  return other && more.length === 0 ? `and ${other.name}?` : "and the other one?";
}
