import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { readFigures } from "../vetoes/figures.ts";
import type { Conversation } from "./conversation.ts";
import { MISTAKEN, saidToMend, valuesIn } from "./said-otherwise.ts";
import { statementId } from "./told-things.ts";
import { UNDOES_NOTHING } from "./undo.ts";

const NO_OF_NOTHING =
  /^\W*(?:oh |ah |well )*no (?:worr(?:y|ies)|rush|more|news|problems?|need|idea|changes?|hurry|longer|matter|doubt|stress|fees?|interest|charge|payments?|wonder|issue)\b/i;
/** "No, don't undo that." */
const NOT_BACK =
  /^\W*(?:(?:no|please|pls)[, ]+)*(?:don['’]?t|do not|never) (?:undo|revert|reverse)\b(?!.*\d)(?![^,.;]*[,.;]\s*\S)/i;
/** How it is at other times, and how it was before: "usually it's 300", "last time it was 250". */
const AT_OTHER_TIMES = /\b(?:usually|normally|typically|last time|every time)\b/i;
const BEFORE =
  /\b(?:it|that) was \S+ last (?:week|month|year)\W*$|^\W*before (?:the|my|our) [^,.;]* (?:it|that) was\b|\b(?:it|that) was [^,.;]* before the\b/i;
/** "No student loan over here, never had one." */
const NEVER_HAD = /^\W*no\b[^,].*\bnever (?:had|owned|owed|took) (?:one|any|it)\b/i;
/** "Am I wrong or is it 1,400" asks. */
const ASKS = /^\W*(?:am i|or is|is it|was it)\b/i;
/** What is counted and costs nothing: "5 minutes", "2 kids", "40 years old". */
const COUNTED =
  /^(?:more |other |little |small )?(?:secs?|seconds?|mins?|minutes?|hours?(?! (?:a|per|each|every) week)|days?|years? old|kids?|children|people|things?|times|messages?|questions?|cats?|dogs?|friends?|am|pm)\b/;
const OF_AGE = /\b(?:i am|i'm|im|i turned)$/;

/**
 * Whether a message puts nothing right, whatever it begins with: "no worries, ...", or "the balance is 15,500", where that is
 * what stands after 500 were put in.
 */
export function mendsNothing(
  message: string,
  tokens: readonly ReaderToken[],
  { last }: Conversation,
  documents: Documents,
): boolean {
  const saysSo = [NO_OF_NOTHING, UNDOES_NOTHING, NOT_BACK, NEVER_HAD].some((pattern) => pattern.test(message));
  if (saysSo || isOfElse(message)) return true;
  const [value, ...others] = valuesIn(tokens);
  if (!last || value === undefined || others.length > 0 || /\b(?:it was|other|not)\b/i.test(message)) return false;
  const { financials } = documents;
  const base = { ...documents, ...last.before };
  const told = last.statements.flatMap((statement) => statementId(statement, base) ?? []);
  const named = saidToMend(message, tokens, base, told).named.flatMap(({ things }) => things.map(({ id }) => id));
  // of two that were told, what the other one stands at says nothing
  const meant = told.filter((id) => named.includes(id));
  const ids = meant.length > 0 ? meant : told;
  const entries = [...(financials.assets ?? []), ...(financials.debts ?? [])].filter(({ id }) => ids.includes(id));
  return entries.some((entry) => ("value" in entry ? entry.value : entry.balance) === value);
}

/** Whether all that a message says is counted, denied, of other times or asked, so that it is no figure for what was written. */
function isOfElse(message: string): boolean {
  const figures = readFigures(message);
  if (figures.length === 0) return false;
  if (ASKS.test(message) || AT_OTHER_TIMES.test(message)) return true;
  if (BEFORE.test(message) && !MISTAKEN.test(message.toLowerCase())) return true;
  return figures.every(
    ({ since, until, marked }) =>
      !marked && (COUNTED.test(until) || OF_AGE.test(since) || /(?:^|\b(?:it|that|is|was)(?: 's)? )not$/.test(since)),
  );
}
