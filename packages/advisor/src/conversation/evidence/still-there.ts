import { type Check, OF_ONE } from "./evidence.ts";

const STANDS = /\bstill\b|\bnot\b|n't\b/i;
/** What surely ends something. */
const ENDS =
  /\b(?:delet|remov|eras|scrap|drop|cancel|ditch|scratch|clear|wip|clos|settl|sold|sell|paid|pay|repa|kill|bin|nix|los[et]|gone|finish|rid|stolen|crash|total|expire|gave|give|donat|discard|forg|trash|toss|take|took|get rid|no longer|any ?more|zero|(?:don'?t|do not) (?:need|want|have|own|owe)|off my|off the list)/i;

/** "No, the fuel card is still 6200. 3150 was what's left of my week": nothing is taken off by a message that says what stands. */
export const whatStandsIsNotGone: Check = ({ changes, message }) => {
  const [change, ...others] = changes;
  const isRemoval = /^delete-(?:asset|debt|goal)$/.test(change?.kind ?? "") && others.length === 0;
  return isRemoval && STANDS.test(message) && !ENDS.test(message) ? { question: OF_ONE, others: [] } : null;
};
