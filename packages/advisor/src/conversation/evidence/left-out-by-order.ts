import { type Check, OF_ONE } from "./evidence.ts";

/** "It's a gift, so don't put it in what I owe": what is told beside it is hardly meant to be kept. */
const NOT_TO_BE_KEPT =
  /\b(?:don'?t|do not|no need to) (?:put|add|count|include|record|log|note|write) (?:it|that|this|them|any of it)(?: down)?(?: (?:in|as|to|under|with)(?: \w+){1,4}| anywhere| yet)?\s*(?:$|[.,;!)]|and\b|please\b|pls\b|lol\b)/i;

/** Nothing is written without a question of a message that says not to. */
export const leftOutIsNotKept: Check = ({ message, sums, changes }) =>
  changes.length === 1 && sums.length <= 1 && NOT_TO_BE_KEPT.test(message) ? { question: OF_ONE, others: [] } : null;
