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
    const isBeside = amounts.some((amount) => amount !== side && isOfTwo(amount, figure, figures));
    if (
      !isMoved(figure) ||
      !side ||
      isBeside ||
      others.length > 0 ||
      changes.some(({ kind }) => kind.startsWith("delete-"))
    )
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

/** Whether an account changes by a figure and another one beside it: "600 out of savings, and moved 150 from there". */
function isOfTwo({ value, stored, of }: AmountWritten, figure: Figure, figures: readonly Figure[]): boolean {
  const by = Math.abs(value - (stored ?? 0));
  const isSum = (other: Figure) =>
    other !== figure && other.role === "money" && isSameAmount(by, figure.value + other.value);
  return of === "asset" && stored !== null && figures.some(isSum);
}

function isOf({ value, stored, of }: AmountWritten, figure: Figure): boolean {
  return (
    (of === "asset" || of === "debt" || of === "goal-current") &&
    isSameAmount(Math.abs(value - (stored ?? 0)), figure.value)
  );
}
