import { isSameAmount } from "../../vetoes/derive-amount.ts";
import { type Check, OF_ONE } from "./evidence.ts";

/**
 * What is added has to have its amount in the message, or in the question that it answers: "'Pass farm to Kyle' is our goal, I am asking in
 * general" adds nothing at what checking stood at.
 */
export const addedIsSaid: Check = ({ changes, figures, before, message }) => {
  const added = changes.flatMap((change) => {
    if (change.kind === "add-asset") return [{ name: change.asset.name, amount: change.asset.value }];
    return change.kind === "add-debt" ? [{ name: change.debt.name, amount: change.debt.balance }] : [];
  });
  const isOpen = before.pending.some((open) => open.need !== "choose") || before.leftOpen !== undefined;
  if (added.length === 0 || isOpen || BACK.test(message)) return null;
  const known = JSON.stringify([before.gone, before.recent?.flatMap(({ inverse }) => inverse), before.offered]);
  const isUnsaid = added.some(
    ({ name, amount }) =>
      amount > 0 &&
      !known.includes(`"${name}"`) &&
      !figures.some(({ value }) => isSameAmount(value, amount) || (value >= LEAST_PART && amount % value === 0)),
  );
  return isUnsaid ? { question: OF_ONE, others: [] } : null;
};

/** "Two at 450 each" come to a multiple; one of something does not. */
const LEAST_PART = 20;
const BACK = /\b(?:again|back|undo|redo|half|rest|all of it|everything|the lot|both|same|split|twice|double|times)\b/i;
