import { answerQuestion } from "../answers/answer-question.ts";
import { lowerCase } from "../language/lower-case.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import type { Conversation } from "./conversation.ts";
import { sayingBeside } from "./outcomes.ts";

const LEAD = "(?:\\W|(?:i|we|want|wanna|would like|hope|plan|aim|need|my goal is|goal|to|get|and|just|really)\\b)*";
const WHEN =
  "(?:by|before|in|within|until) (?:the )?(?:\\w+ ){0,3}(?:20\\d\\d|year|years|christmas|summer|spring|fall|winter|months?)";
const WISH = new RegExp(
  `^${LEAD}(?:(?:pay off|clear|wipe out|kill|get rid of|be rid of|pay) (?:all |everything|of |my |our |the |it |what i owe |i owe )*(?:debts?|loans?|everything|all)?|(?:be|become|being) debt[- ]free)(?: \\w+ years?)? (?:${WHEN})\\b[^?]*$`,
);
const OF_ALL = /\b(?:everything|all|debts|debt[- ]free)\b/;
const ASKED = "When will I be debt-free?";

/** "Clear all my debts by 2028" is a wish: it is answered with when they are gone, and nothing is removed. */
export function answerDebtFreeWish(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const { message, documents, today } = input;
  const text = lowerCase(message);
  if (!WISH.test(text) || !OF_ALL.test(text) || (documents.financials.debts ?? []).length === 0) return null;
  const { memory } = conversation;
  const answer = answerQuestion({ text: ASKED, amounts: [] }, { documents, today, memory });
  return answer && sayingBeside({ ...conversation, memory: answer.memory }, answer);
}
