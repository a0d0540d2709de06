import { roundToCents } from "@seven-figures/domain";
import { toldOf } from "../told-things.ts";
import { type Check, OF_SEVERAL, type Reading } from "./evidence.ts";
import { standingAt, type ToldSum, toldSums } from "./moved-sum.ts";

/** "Sent 40,000 of it to the note", "paid 300 off the Visa with it": behind the sum that goes on. */
const OF_IT = /^(?:of|from|out of) (?:it|that|this|there)\b|\bwith (?:it|that)\b/i;
const BEGINS_WITH_IT = /^(?:of|from|out of) (?:it|that|this)\b/i;
const OTHERWISE = /\?|\b(?:if|should|could|would|will|going to|gonna|plan|not|never)\b|n['\u2019]t\b/i;

/** "Put 47,500 in farm checking and sent 40,000 of it to the note": what is passed on is not there any more. */
export const partIsPassedOn: Check = (evidence) => {
  const { changes, message, documents } = evidence;
  if (changes.length !== 2 || OTHERWISE.test(message)) return null;
  const told = toldSums(evidence);
  const [into, on] = ordered(told);
  if (!into || !on || on.sum.value >= into.sum.value) return null;
  if (!OF_IT.test(on.sum.after) || BEGINS_WITH_IT.test(into.sum.after)) return null;
  const left = roundToCents(into.value - on.sum.value);
  const side = standingAt(into, left, true, documents);
  const rest = changes.filter((change) => !("id" in change && change.id === into.id));
  if (!side) return null;
  const own = on.side === "debt" ? "pay" : "add";
  const statements = [
    toldOf(into, "add", into.sum.value, documents),
    ...(on.side === "goal" ? [] : [toldOf(on, own, on.sum.value, documents)]),
    toldOf(into, "subtract", on.sum.value, documents),
  ];
  const both: Reading = { changes: [...side.changes, ...rest], statements };
  return { question: OF_SEVERAL, others: [both], isSure: true };
};

/** What money came into, and what a part of it went on to: an account that grew first, and then a debt that shrank or another that grew. */
function ordered(told: readonly ToldSum[]): [ToldSum?, ToldSum?] {
  const moved = told.filter(({ isWhole, from, stored }) => !isWhole && from === stored);
  const [first, second, ...others] = moved.toSorted((a, b) => b.sum.value - a.sum.value);
  if (!first || !second || others.length > 0 || first.side !== "asset" || first.value < first.stored) return [];
  const isOn = second.side === "debt" ? second.value < second.stored : second.value > second.stored;
  return isOn ? [first, second] : [];
}
