import type { Conversation } from "./conversation.ts";
import { isGuess } from "./outcomes.ts";

/** "No, just the Tesla loan", "i was asking about the card": what was meant, and nothing of what was done. */
const MEANS =
  /^\W*(?:(?:no+|nah|nope|naw|not|wait|sorry|dude|bro|man|lol|oh|omg|hm+|well|ok|okay|but|and|huh|whoa)\b\W*)*(?:i (?:just |only |really )?(?:mean|meant|asked|am asking|was asking|want to know)\b|(?:just|only) (?:the|my|for|on)\b|(?:with|without|except|excluding|including|leaving out|not counting|minus)\b|i'?m (?:just |only )?(?:asking|talking)\b|why (?:did|do) you (?:say|tell|think|show)\b|(?:we|i) (?:are|were|am|was) (?:asking|talking) about\b)/i;
/** What was written can be meant after all where something of doing or of figures is said. */
const OF_WRITING =
  /\b(?:pa(?:id|y|yment|yments)|put|mov(?:ed?|ing)|transferr?(?:ed)?|from|into|record(?:ed)?|wrot?e|written|not(?:e|ed)|logg?(?:ed)?|enter(?:ed)?|chang(?:e|ed)|undo|add(?:ed)?|to(?:ok|ok out)|charg(?:e|ed)|bought|sold|deposit(?:ed)?|withdr[ae]w|wrong|mistake|typo|saved|earn(?:ed)?|made|gone|closed|raise)\b/i;
/** "The 457b" is no sum. */
const IN_NAMES = /\b(?:401\(?k\)?|403b?|457b?|529|360)\b/gi;
const ASKED = /\bwhy (?:did|do) you (?:say|tell|think|show)\b/i;
/** From so many messages after a write on, nothing of it is put right by saying what was meant. */
const LATE = 2;

/** Whether a message says what a question before it meant: nothing that was written earlier is put right by it. */
export function isOfQuestion(message: string, { last, since = 0, answered, pending }: Conversation): boolean {
  const isAfterQuestion = last === null || since >= LATE || (since > 0 && answered === true);
  if (!isAfterQuestion || !pending.every(isGuess) || !MEANS.test(message) || OF_WRITING.test(message)) return false;
  const hasSum = /\d/.test(message.replace(IN_NAMES, ""));
  return !hasSum || message.includes("?") || ASKED.test(message);
}
