import { alike } from "../../matching/match-goals.ts";
import { storedName } from "../../matching/stored-name.ts";
import { nameWordsOf, wordsOf } from "../../statements/read-mention.ts";
import { type Check, type Evidence, OF_SEVERAL } from "./evidence.ts";
import { besideRest, standingAt, toldSums } from "./moved-sum.ts";

const POT = /^(?:funds?|pot|kitty|jar|goal|money|savings|stash)$/;
/** What any fund may be called. */
const OF_ANY =
  /^(?:the|my|our|a|an|emergency|mutual|index|hedge|pension|retirement|bond|stock|trust|savings?|some|that|this)$/;

/**
 * "We added 800 to the house fund", of somebody who saves for a house and has shares in a fund: what is saved for a goal is told of
 * the goal where the account bears no word of it.
 */
export const fundIsOfTheGoal: Check = (evidence) => {
  const [told, ...others] = toldSums(evidence);
  if (!told || others.length > 0 || told.isWhole || told.side !== "asset") return null;
  const purpose = purposeOf(evidence);
  const owned = nameWordsOf(storedName(told.id, evidence.documents) ?? "");
  if (
    purpose === null ||
    evidence.said.some(({ slot, text }) => slot === null && owned.some((word) => alike(text, word)))
  )
    return null;
  const goals = evidence.documents.goals.intermediateGoals.filter(({ type }) => type === "financial");
  const bearing = goals.filter(({ title }) => wordsOf(title).includes(purpose));
  const meant =
    bearing.length > 0 ? bearing : goals.filter(({ title }) => wordsOf(title).some((word) => alike(purpose, word)));
  const [goal, ...more] = meant;
  if (!goal || more.length > 0) return null;
  const isMore = told.value > told.stored;
  const stands = (goal.currentAmount ?? 0) + (isMore ? 1 : -1) * told.sum.value;
  const reading = standingAt({ id: goal.id, side: "goal", sum: told.sum }, stands, isMore, evidence.documents);
  return reading && { question: OF_SEVERAL, others: besideRest(reading, told.id, evidence.changes), isSure: true };
};

/** What a fund or pot of a message is for. */
function purposeOf({ said }: Evidence): string | null {
  const at = said.findIndex(({ text, slot }, place) => slot === null && place > 0 && POT.test(text));
  const before = said[at - 1];
  return before && before.slot === null && !OF_ANY.test(before.text) ? before.text : null;
}
