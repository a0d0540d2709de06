import { isSameAmount } from "../../vetoes/derive-amount.ts";
import { type Check, OF_ONE } from "./evidence.ts";

/**
 * What is added has to have its amount in the message, or in the question that it answers: "'Pass farm to Kyle' is our goal, I am asking in
 * general" adds nothing at what checking stood at.
 */
export const addedIsSaid: Check = ({ changes, figures, before, message }) => {
  const isOpen = before.pending.some((open) => open.need !== "choose") || before.leftOpen !== undefined;
  if (isOpen || BACK.test(message)) return null;
  const known = JSON.stringify([before.gone, before.recent?.flatMap(({ inverse }) => inverse), before.offered]);
  const isUnsaid = (amount: number, name: string) =>
    amount > 0 &&
    !known.includes(`"${name}"`) &&
    !figures.some(({ value }) => isSameAmount(value, amount) || (value >= LEAST_PART && amount % value === 0));
  const unsaid = changes.some(
    (change) =>
      (change.kind === "add-asset" && isUnsaid(change.asset.value, change.asset.name)) ||
      (change.kind === "add-debt" && isUnsaid(change.debt.balance, change.debt.name)),
  );
  return unsaid ? { question: OF_ONE, others: [] } : null;
};

/** "Two at 450 each" come to a multiple; one of something does not. */
const LEAST_PART = 20;
const BACK = /\b(?:again|back|undo|redo|half|rest|all of it|everything|the lot|both|same|split|twice|double|times)\b/i;
