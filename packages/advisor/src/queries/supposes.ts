import type { CalendarDate, Documents } from "@seven-figures/domain";
import { readerTokens } from "../reader/reader-tokens.ts";
import { isAsking } from "./answer-figures.ts";
import type { LastAsked } from "./follow-up.ts";
import { readQuestions } from "./read-question.ts";

const MAY_SUPPOSE = /\b(?:if|suppose|supposing|imagine|assuming|assume|hypothetical(?:ly)?|pretend|say|scenario)\b/i;
const BEGINS = /^(?:and |but |or |so |ok )*(?:what )?if\b/i;

/** Whether a message asks what would be if something were so: nothing of that is stored. */
export function supposes(
  message: string,
  { documents, today }: { documents: Documents; today: CalendarDate },
  last: LastAsked | null,
): boolean {
  if (!MAY_SUPPOSE.test(message) || !(isAsking(message) || (last !== null && BEGINS.test(message)))) return false;
  const tokens = readerTokens(message, documents, today);
  const [first] = readQuestions(tokens, message, documents, today, last).questions;
  return first !== undefined && first.supposed !== "";
}
