import type { CalendarDate, Documents } from "@seven-figures/domain";
import { isOffered } from "../answers/answer-question.ts";
import { chainAsked } from "../queries/chain-asked.ts";
import { parseQuestion } from "../queries/parse-question.ts";
import { layOut } from "../queries/pieces.ts";
import { wholeScope } from "../queries/scope.ts";
import { giveVerdict } from "../queries/verdicts/give-verdict.ts";
import type { Before } from "../queries/verdicts/verdict.ts";
import { accountsForAll, isWorkedOut, SURELY } from "../queries/worked-asked.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { sayingBeside } from "./outcomes.ts";

const WANTS_ADVICE =
  /\b(?:should|shall|worth (?:it|doing)|wise|better|good idea|smart|sensible|advis\w+|opinion|think)\b/i;

/** "We pay both cards from the passbook. What stays in the passbook?": what is left is asked, and no advice on whether to. */
function asksOfSteps(message: string, documents: Documents, today: CalendarDate): boolean {
  if (WANTS_ADVICE.test(message)) return false;
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  return chainAsked(wholeScope(laid, documents, today)) !== null;
}

/** From here on a sum that the parser reads goes before a verdict. */
const LIKELY = 0.5;

/**
 * Whether the parser of questions reads all that a message names as figures, which go before a verdict: a sum of several, or surely what
 * would be, or two things asked at once.
 */
function asksForFigures(message: string, documents: Documents, today: CalendarDate): boolean {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const [first] = parseQuestion(laid, documents, today);
  if (!first || first.probability < LIKELY || !accountsForAll(laid, first)) return false;
  const { questions, probability } = first;
  const named = laid.pieces.filter(({ kind }) => kind === "named").length;
  if (named > 1 && isWorkedOut(first)) return true;
  if (probability < SURELY || WANTS_ADVICE.test(message)) return false;
  return (questions.length > 1 && named > 0) || questions.every(({ query }) => query.kind === "suppose");
}

/** A verdict or a small sum, where a message wants one: nothing of it is written. */
export function verdictGiven(
  { message, documents, today }: AdvisorInput,
  conversation: Conversation,
): AdvisorOutput | null {
  if (isOffered(message)) return null;
  const { memory, shown: [spoken, ...others] = [], pending, payment = null } = conversation;
  const shown = spoken?.side === "goal" && others.length === 0 ? spoken.id : null;
  const before: Before = {
    last: memory.figures ?? null,
    shown,
    payment,
    asked: memory.asked?.amounts ?? [],
    isAnswering: pending.length > 0,
  };
  const given = giveVerdict(message, documents, today, before);
  if (!given || asksOfSteps(message, documents, today) || asksForFigures(message, documents, today)) return null;
  const { quickReplies, last, notes } = given;
  const next: Conversation = {
    ...conversation,
    memory: { ...memory, figures: last },
    answered: true,
    supposing: { message, isVerdict: true },
    ...(notes ? { toNote: notes } : {}),
  };
  return sayingBeside(next, { message: given.message, quickReplies });
}
