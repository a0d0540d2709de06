import type { Documents } from "@seven-figures/domain";
import type { AdvisorOutput } from "../types.ts";
import { amountsWritten } from "../vetoes/amounts-written.ts";
import { isSameAmount, TIMES } from "../vetoes/derive-amount.ts";
import { amountsIn } from "../vetoes/figures.ts";
import type { Conversation } from "./conversation.ts";
import { numbersIn } from "./numbers-in.ts";

/**
 * Whether a sum of a message went into an answer: it is written, by how much something changed, what stood there that is
 * gone, offered or told there, as it is, a period's of it, or together with another sum of the message.
 */
export function sumTaken(
  output: AdvisorOutput,
  documents: Documents,
  sums: readonly number[],
): (sum: number) => boolean {
  const { reply, changes, conversation } = output;
  const offered = (conversation as Conversation).pending.flatMap((open) =>
    open.need === "choose" ? open.options.flatMap((option) => option.changes) : [],
  );
  const steps = amountsWritten([...changes, ...offered], documents).flatMap(({ value, stored, aim }) => [
    value,
    Math.abs(value - (stored ?? 0)),
    ...(aim === undefined ? [] : [aim, aim - value]),
  ]);
  const gone = changes.flatMap((change) => {
    if (change.kind === "delete-debt")
      return documents.financials.debts?.find(({ id }) => id === change.id)?.balance ?? [];
    if (change.kind === "delete-asset")
      return documents.financials.assets?.find(({ id }) => id === change.id)?.value ?? [];
    return [];
  });
  const pending = (conversation as Conversation).pending.flatMap((open) =>
    "statement" in open ? [open.statement] : [],
  );
  const told = [reply.message, ...reply.quickReplies].flatMap(amountsIn);
  const taken = [...steps, ...gone, ...told, ...numbersIn([changes, pending])];
  const has = (amount: number) => taken.some((each) => isSameAmount(each, amount));
  return (sum) => TIMES.some((times) => has(sum * times)) || sums.some((other) => other !== sum && has(sum + other));
}
