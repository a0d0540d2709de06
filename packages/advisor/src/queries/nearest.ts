import type { AnswerContext } from "../answers/types.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { Asked } from "./asked.ts";
import { mostAsked } from "./most-asked.ts";
import { parsedShares, parseQuestion } from "./parse-question.ts";
import { layOut, piecesOf } from "./pieces.ts";
import { questionSigns } from "./question-signs.ts";

/** Questions that can be answered, by what they ask for; NAME stands for an entry that the message names. */
const QUESTIONS: Partial<Record<Asked, string>> = {
  "net-worth": "What is my net worth?",
  income: "What do I make a month?",
  expenses: "What do I spend a month?",
  surplus: "What is left over each month?",
  "savings-rate": "What is my savings rate?",
  "months-covered": "How many months would my savings last?",
  progress: "How far am I on the way to my target?",
  milestone: "What is my next milestone?",
  sum: "What do I own altogether?",
  interest: "How much interest do I pay a year?",
  list: "List my debts",
  rank: "Rank my debts by rate",
  "largest-amount": "What is the biggest thing I own?",
  "largest-rate": "Which debt has the highest rate?",
  "smallest-amount": "Which debt is the smallest?",
  "average-rate": "What is my average rate?",
  entry: "How much is in NAME?",
  share: "What share of everything I own is NAME?",
  percent: "How far along is NAME?",
  remaining: "How much is left to save for NAME?",
  "until-zero": "When is NAME paid off at 200 a month?",
  "rate-of": "What is the rate on NAME?",
};

const MOST = 3;

/** Which stored entries a message names. */
export function namesAsked(message: string, { documents, today }: AnswerContext): string[] {
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  return piecesOf(laid.pieces, "named").map(({ text }) => text);
}

/** Which stored entries a message names, and the three questions nearest to it. */
export function nearestQuestions(message: string, context: AnswerContext): { names: string[]; nearest: string[] } {
  const { documents, today } = context;
  const laid = layOut(readerTokens(message, documents, today), message, documents, today);
  const names = namesAsked(message, context);
  const signs = questionSigns(laid);
  const [name] = names;
  const nearest = mostAsked(signs, parsedShares(parseQuestion(laid, documents, today))).flatMap(({ asked }) => {
    const question = QUESTIONS[asked];
    if (!question || (question.includes("NAME") && !name)) return [];
    return [question.replace("NAME", `the ${name}`)];
  });
  return { names, nearest: nearest.slice(0, MOST) };
}
