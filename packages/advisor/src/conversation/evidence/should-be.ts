import { sameWord } from "../../matching/same-word.ts";
import { storedName } from "../../matching/stored-name.ts";
import { nameWordsOf } from "../../statements/read-mention.ts";
import { type Check, OF_SEVERAL } from "./evidence.ts";
import { besideRest, setTo, toldSums } from "./moved-sum.ts";

const SHOULD_BE =
  /((?:[\p{L}\d']+ ){1,3})(?:should|ought to|needs to|is supposed to) (?:be|have|say|read|stand at|show)(?: at)? ?\$?$/u;

/**
 * "No, HDFC should be 11,550", right after something was put there: what the account stands at, where that is nearer than what was put
 * there; "the Visa should be 350", after a payment of 300, is the payment.
 */
export const shouldBeIsWhatStands: Check = (evidence) => {
  const [told, ...others] = toldSums(evidence);
  if (!told || others.length > 0 || told.isWhole || told.side === "goal") return null;
  const [, before = ""] = SHOULD_BE.exec(told.sum.before) ?? [];
  const words = before.trim().split(" ");
  const names = nameWordsOf(storedName(told.id, evidence.documents) ?? "");
  if (!names.some((name) => words.some((word) => sameWord(name, word)))) return null;
  if (!isNearerToWhatStood(told.sum.value, told.from, told.stored)) return null;
  return {
    question: OF_SEVERAL,
    others: besideRest(setTo(told, evidence.documents), told.id, evidence.changes),
    isSure: true,
  };
};

/** Whether a sum is nearer to what stood somewhere than to what has moved there since, which has to be anything at all. */
export function isNearerToWhatStood(sum: number, stood: number, stands: number): boolean {
  const moved = Math.abs(stands - stood);
  return moved > 0 && apart(sum, stood) < apart(sum, moved);
}

/** How many times one sum is the other. */
function apart(one: number, other: number): number {
  const [less, more] = one < other ? [one, other] : [other, one];
  return less > 0 ? more / less : Number.POSITIVE_INFINITY;
}
