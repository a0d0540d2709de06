import type { Documents } from "@seven-figures/domain";
import type { ReadAct, Reading } from "./read-acts.ts";
import type { ReaderToken } from "./reader-tokens.ts";

/** 0 to 1: the models' probability of an act, less where the message or what is stored hardly bears it out. */
export function weightOf(
  act: ReadAct,
  { tells }: Reading,
  tokens: readonly ReaderToken[],
  documents: Documents,
): number {
  const isTold = telling(tells[act.head] ?? 1);
  return act.probability * isTold * plausibility(act, tokens) * steadiness(act, tokens, documents);
}

/** What is gone has no other outcome: of two acts on the same words the surer one holds. */
export function withOneOutcome(acts: readonly ReadAct[]): ReadAct[] {
  const wordsOf = ({ roles, head }: ReadAct) => roles.name ?? [head];
  const meets = (one: ReadAct, other: ReadAct) => wordsOf(one).some((at) => wordsOf(other).includes(at));
  return acts.filter((act) =>
    acts.every(
      (other) =>
        other === act ||
        !(act.label.startsWith("gone-") || other.label.startsWith("gone-")) ||
        !meets(act, other) ||
        act.probability > other.probability,
    ),
  );
}

const OF_INCOME =
  /^(?:pay|pays|paid|paying|salary|wage|wages|make|makes|making|made|earn|earns|earned|earning|income|bring|brings|bringing|take-home|gross|net|clear|clearing|job|gig|raise|hourly|commission|pension|rent|tips|pull|pulling|stipend|benefit|hours|shift|shifts)$/;
const OF_EXPENSES =
  /^(?:spend|spends|spent|spending|expense|expenses|cost|costs|costing|bills|outgoings|budget|burn|burning|living|total|goes|going|run|runs|outlay|outgo)$/;

/** Income and spending seldom change by more than this at once. */
const LARGEST_STEP = 2.5;

/** How much a yearly figure counts that is far from the one that is stored. */
function steadiness(
  { label, head, roles }: ReadAct,
  tokens: readonly ReaderToken[],
  { financials }: Documents,
): number {
  if (label !== "income" && label !== "expenses") return 1;
  const stored = financials.financialInfo[label === "income" ? "annualIncome" : "annualExpenses"];
  const [slot, period] = [tokens[head]?.slot, tokens[roles.period?.[0] ?? -1]?.slot];
  if (!stored || !slot || !("value" in slot)) return 1;
  const yearly = slot.value * (period?.kind === "period" ? period.timesAYear : 1);
  const step = yearly / stored;
  return step > LARGEST_STEP || step < 1 / LARGEST_STEP ? 0.75 : 1;
}

/** How much an act counts whose word is hardly part of telling anything. */
function telling(probability: number): number {
  return probability >= 0.5 ? 1 : 0.5 + probability;
}

/** 0 to 1: how far what a message says bears out an act that is often taken for another. */
function plausibility({ label, roles, head }: ReadAct, tokens: readonly ReaderToken[]): number {
  const says = (pattern: RegExp) => tokens.some(({ text, slot }) => slot === null && pattern.test(text));
  if (/^(?:income|expenses)$/.test(label)) {
    const hasPeriod = roles.period || [1, 2, 3, -1].some((step) => tokens[head + step]?.slot?.kind === "period");
    return hasPeriod || says(label === "income" ? OF_INCOME : OF_EXPENSES) ? 1 : 0.6;
  }
  return plausibilityOfEntry({ label, roles, head }, tokens, says);
}

function plausibilityOfEntry(
  { label, roles, head }: Pick<ReadAct, "label" | "roles" | "head">,
  tokens: readonly ReaderToken[],
  says: (pattern: RegExp) => boolean,
): number {
  if (label === "set-debt" && says(/^(?:worth|valued|appraised)$/)) return 0.6;
  if (label !== "new-asset" && label !== "new-debt" && !/^set-/.test(label)) return 1;
  const named = (roles.name ?? []).flatMap((at) => tokens[at] ?? []);
  const isStored = named.some(({ marks }) => marks.has("A") || marks.has("D") || marks.has("a") || marks.has("d"));
  const isMine = named.some(
    ({ marks, slot }) => slot?.kind === "quote" || marks.has("x") || marks.has("y") || marks.has("b") || marks.has("C"),
  );
  if (isStored || head < 0) return 1;
  if (named.length > 0 && !isMine) return label.startsWith("new-") ? 0.85 : 0.6;
  return label.startsWith("set-") && named.length > 0 ? 0.9 : 1;
}
