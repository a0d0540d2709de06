import { formatDollars } from "@seven-figures/domain";
import { type AmountWritten, amountsWritten } from "./amounts-written.ts";
import { isSameAmount } from "./derive-amount.ts";
import type { Figure } from "./figures.ts";
import type { Veto } from "./veto.ts";

/** Money that leaves one place for another. */
const MOVED =
  /\b(?:moved?|moving|transferred|transfer|shifted|shift|swept|rolled|wired|switched)\b.*\b(?:from|out of)\b.*\b(?:to|into|in|onto|toward|towards)\b|\b(?:moved?|transferred|transfer|shifted|shift|swept|rolled|wired|switched)\b.*\b(?:to|into|onto)\b.*\b(?:from|out of)\b/;

/** What is moved is moved on both sides or on none. */
export const movesHaveTwoSides: Veto = ({ changes, documents, figures }) => {
  const amounts = amountsWritten(changes, documents);
  return figures.flatMap((figure) => {
    const sides = amounts.filter((amount) => isOf(amount, figure));
    const [side, ...others] = sides;
    if (!isMoved(figure) || !side || others.length > 0 || changes.some(({ kind }) => kind.startsWith("delete-")))
      return [];
    return [
      {
        veto: "half-move" as const,
        changes: [side.change],
        refused: `I know only one side of the ${formatDollars(figure.value)} that you moved, so I changed neither. Tell me what is in the other one now, all together.`,
      },
    ];
  });
};

function isMoved({ role, since, until }: Figure): boolean {
  return role === "money" && MOVED.test(`${since} M ${until}`);
}

function isOf({ value, stored, of }: AmountWritten, figure: Figure): boolean {
  return (
    (of === "asset" || of === "debt" || of === "goal-current") &&
    isSameAmount(Math.abs(value - (stored ?? 0)), figure.value)
  );
}
