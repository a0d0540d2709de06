import type { Concern } from "./concern.ts";
import { NUMBER } from "./fold-message.ts";

/** Supposed, long past, or told with the figure that it left: then it is about the figures. */
const SUPPOSED_OR_FIGURED =
  /\b(?:if (?:i|we)|in case|what if|suppose|hypothetical|until they|years ago|last year|back in|since then|used to|income|salary|unemployed|employment|zero|how long would|0 (?:a|an|per|load|yearly|weekly|monthly|hourly|week|month|year))\b/;
const ASKS = /\b(?:what|where|how|help|do i|should i|please)\b/;

const COINS = /\b(?:bitcoin|ethereum|crypto|eth|btc|solana)\b/;
const KEEPS_BOOKS =
  /\b(?:make me a plan|no longer own|valued at|(?:is|are|its) worth|worth (?:around |about )?0|0 percent|interest rate|net worth|add (?:a|it|that)|set (?:it|my|the)|off my (?:debts|assets)|own 0|own (?:two|three|four|five))\b/;

/** Whether a trouble is told for the figures that stand beside it, so that it is no call for help. */
export function isAboutFigures(concern: Concern, text: string): boolean {
  if (concern === "job") return SUPPOSED_OR_FIGURED.test(text);
  if (concern === "car" || concern === "home-damage") return ` ${text} `.includes(` ${NUMBER} `) && !ASKS.test(text);
  if (concern === "card") return COINS.test(text) && !/\b(?:password|login|code|seed)\b/.test(text);
  return false;
}

/** Whether a message plainly keeps the books or asks for them: then it takes more than a guess to read danger into it. */
export function isPlainlyOfMoney(text: string): boolean {
  return KEEPS_BOOKS.test(text);
}
