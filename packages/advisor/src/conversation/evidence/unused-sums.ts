import type { Change, Documents } from "@seven-figures/domain";
import { idsOf } from "../../changes/document-differences.ts";
import { shareOf } from "../../lexicon/fractions.ts";
import { amountsWritten } from "../../vetoes/amounts-written.ts";
import { canDerive, isSameAmount } from "../../vetoes/derive-amount.ts";
import type { Conversation } from "../conversation.ts";
import { numbersIn } from "../numbers-in.ts";
import { type Check, type Evidence, formerValues, OF_ONE } from "./evidence.ts";

/** A share of what was told before, which has to be seen in what is changed. */
const SHARE =
  /\b(doubled?|twice|half|(?:a )?third|(?:a )?quarter|triple) (?:of )?(?:that|what|as(?! well)|the (?:sum|amount))\b/i;
const MANY_TIMES: Record<string, number> = { double: 2, doubled: 2, twice: 2, triple: 3 };
/** What takes back, does again or is what is left over needs no sum. */
const GOES_BACK = /\b(?:rest|remainder|undo|redo|revert|reverse|back|again|as it was|where it was)\b/i;
/** "Half of what I owe on the Visa", "it's half that now". */
const OF_ITSELF = /\b(?:owe|owed|left|now|there|in it|on it)\b/i;
/** A debt is gone by these words, whatever the sums beside them are of. */
const CLEARED =
  /\bpa(?:id|y)\b.*\b(?:off|in full|up)\b|\b(?:is|are|was|now|been|it's|that's) (?:\w+ )?(?:gone|cleared|done|finished|settled|closed|paid|history)\b|\b(?:clear(?:ed|s)?|settled|redeemed|closed|zero|finished|wiped|killed|gone|retired|final|last|off)\b/i;

/**
 * Sums of a message, of which what is changed uses none: "the Amex put 30 of interest on there" takes no Amex off. What is
 * only named, dated or ticked off needs no sum.
 */
export const sumsAreUsed: Check = (evidence) => {
  const { sums, changes, message, before } = evidence;
  const share = SHARE.exec(message)?.[1]?.toLowerCase();
  const isChosen = before.pending.some(({ need }) => need === "which") || before.offered.length > 0;
  if (isChosen || GOES_BACK.test(message) || (sums.length === 0 && share === undefined)) return null;
  const isAccounted = changes.some((change) =>
    sums.length > 0
      ? isExplained(change, evidence)
      : isShareOfTold(change, MANY_TIMES[share ?? ""] ?? shareOf(share ?? "") ?? 1, evidence),
  );
  return isAccounted ? null : { question: OF_ONE, others: [] };
};

function isExplained(change: Change, evidence: Evidence): boolean {
  const { documents, sums, message, before, figures } = evidence;
  if (change.kind === "delete-debt")
    return CLEARED.test(message) || sums.some((sum) => isOwed(change.id, sum.value, documents));
  if (change.kind === "set-financial-info" || isBroughtBack(change, before)) return true;
  const amounts = amountsWritten([change], documents);
  if (amounts.length === 0) return !(change.kind === "edit-goal" && isOnlyStatus(change.fields, evidence));
  const proposal = { ...evidence, figures, known: [], newId: String };
  return amounts.some((amount) => {
    // more than the aim is the aim
    if (amount.value === amount.aim && sums.some(({ value }) => value >= amount.value)) return true;
    const froms = "id" in change ? [amount.stored, ...formerValues(change.id, before)] : [amount.stored];
    return froms.some((stored) => canDerive({ ...amount, stored }, proposal, ["money"]));
  });
}

function isOwed(id: string, sum: number, { financials }: Documents): boolean {
  return financials.debts?.some((debt) => debt.id === id && debt.balance <= sum) ?? false;
}

/** What was taken off before and is there again. */
function isBroughtBack(change: Change, { recent = [] }: Conversation): boolean {
  const ids = idsOf(change);
  return (
    change.kind.startsWith("add-") &&
    recent.some(({ inverse }) => inverse.some((each) => idsOf(each).some((id) => ids.includes(id))))
  );
}

/** "And the card got half of that": by half of a sum that was told lately. */
function isShareOfTold(change: Change, share: number, { documents, before, message }: Evidence): boolean {
  const told = numbersIn([before.inHand, before.pending, before.recent?.slice(-2).map(({ statements }) => statements)]);
  const amounts = amountsWritten([change], documents);
  if (OF_ITSELF.test(message) && amounts.some(({ value, stored }) => value === (stored ?? 0) * share)) return true;
  return amounts.some(({ value, stored }) =>
    told.some((sum) => isSameAmount(Math.abs(value - (stored ?? 0)), sum * share) || isSameAmount(value, sum * share)),
  );
}

/** "It's 5 that I finished, 4 is still a mess" completes no goal. */
function isOnlyStatus(
  { status, progress, submilestones }: Extract<Change, { kind: "edit-goal" }>["fields"],
  { sums, message }: Evidence,
): boolean {
  if (submilestones !== undefined || (status === undefined && progress === undefined)) return false;
  return !sums.some(({ value }) => value === progress) && !/%|\bper ?cent\b/i.test(message);
}
