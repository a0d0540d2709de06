import { type Change, formatDollars } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { storedName } from "../matching/stored-name.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { bold } from "../replies/describe-changes.ts";
import type { AdvisorInput, AdvisorOutput } from "../types.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import type { Conversation } from "./conversation.ts";
import { sayingBeside } from "./outcomes.ts";
import { namedIn } from "./shown-in.ts";

const ASKS_BEFORE =
  /\b(?:was|were|had|did (?:i|we))\b.*\b(?:before|previously|originally|earlier|beforehand|at first)\b|\bused to be\b/i;
const SUPPOSES = /\bif\b/i;
/** So many messages after a write, "what was it before" still means what was written. */
const LONGEST_MEANT = 1;

/** "What did I owe Dale before that?": how an entry stood before one of the last writes; null for any other message. */
export function tellingFormerValue(input: AdvisorInput, conversation: Conversation): AdvisorOutput | null {
  const { message, documents, today } = input;
  if (!isPlainQuestion(message) || !ASKS_BEFORE.test(message) || SUPPOSES.test(message)) return null;
  const said = readerTokens(message, documents, today);
  if (said.some(({ slot }) => slot !== null && slot.kind !== "count")) return null;
  const { recent = [], since = 0 } = conversation;
  const named = namedIn(said, documents).map(({ id }) => id);
  const written = since <= LONGEST_MEANT ? (recent.at(-1)?.changes.flatMap(idsOf) ?? []) : [];
  const [id, ...others] = named.length > 0 ? named : [...new Set(written)];
  if (id === undefined || others.length > 0) return null;
  const inverse = recent.flatMap((write) => write.inverse).findLast((change) => "id" in change && change.id === id);
  const name = storedName(id, documents);
  const amount = inverse && amountBefore(inverse);
  if (name === undefined || typeof amount !== "number") return null;
  return sayingBeside(conversation, {
    message: `**${bold(name)}** stood at **${formatDollars(amount)}** before you last changed it here.`,
  });
}

/** What an entry or a goal stands at by a change that edits it; nothing where that is no part of the change. */
export function amountBefore(change: Change): number | null | undefined {
  switch (change.kind) {
    case "edit-asset":
      return change.fields.value;
    case "edit-debt":
      return change.fields.balance;
    case "edit-goal":
      return change.fields.currentAmount;
    default:
      return null;
  }
}
