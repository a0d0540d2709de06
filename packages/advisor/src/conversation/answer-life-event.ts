import { personFacts } from "../answers/person/person-facts.ts";
import { LIFE_EVENTS, type LifeEvent } from "../answers/talk/life-events.ts";
import { askForYearly } from "../changes/resolve-yearly.ts";
import { lowerCase } from "../language/lower-case.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { filled } from "../replies/describe-receipt.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import type { Conversation, Pending } from "./conversation.ts";
import { askingBeside, isGuess, sayingBeside } from "./outcomes.ts";
import { namesIn } from "./shown-in.ts";

const LONGEST = 14;
/** What may come, or has not; and what is told of others. */
const NOT_SO =
  /\b(?:if|when|will|would|could|might|may|should|hope|hoping|want|wanna|need|wish|plan|planning|trying|thinking|maybe|not|never|almost|nearly|used to|years ago|last year|back in|goal|add|set)\b|n't\b/;

/** What is said to something that happened and was told without a figure, with the figure that it changes asked for; null for anything else. */
export function answerLifeEvent(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const told = eventIn(input, conversation);
  if (!told) return null;
  const facts = personFacts(input.documents, input.today);
  const open = told.asks ? openFor(told.asks) : null;
  const message = filled([filled([told.meet, told.means?.(facts) ?? ""]).join(" "), open?.question ?? ""]).join("\n\n");
  const spokenOf = told.id === "windfall" ? { windfall: true as const } : {};
  const spokenIn = { ...conversation, ...spokenOf };
  return open
    ? askingBeside(spokenIn, open, message)
    : sayingBeside(spokenIn, { message, quickReplies: told.next ?? [] });
}

function eventIn({ message, documents, today }: AdvisorInput, { pending }: Conversation): LifeEvent | null {
  if (!pending.every(isGuess) || isPlainQuestion(message)) return null;
  const text = lowerCase(message);
  const words = text.match(/[\p{L}\p{N}']+/gu) ?? [];
  if (words.length > LONGEST) return null;
  const told = LIFE_EVENTS.find(({ says }) => says.test(text));
  if (!told || (NOT_SO.test(text) && !/^(?:no-|broke|missed)/.test(told.id))) return null;
  const tokens = readerTokens(message, documents, today);
  const hasFigure = tokens.some(({ slot }) => slot !== null && slot.kind !== "date");
  if (hasFigure && told.id !== "birthday") return null;
  // "a tax refund" names no debt to the tax office
  if (/^(?:windfall|missed-payment)$/.test(told.id)) return told;
  return namesIn(tokens, documents).some(({ by }) => by !== "kind") ? null : told;
}

function openFor(of: "annualIncome" | "annualExpenses"): Pending | null {
  const resolution = askForYearly({ kind: "yearly-open", of, timesAYear: null });
  return "ask" in resolution && resolution.ask ? { ...resolution.ask, age: 0 } : null;
}
