import { formatDollars } from "@seven-figures/domain";
import { asPattern } from "../language/as-pattern.ts";
import { bold } from "../replies/describe-changes.ts";
import { type AmountWritten, amountsWritten } from "./amounts-written.ts";
import { isSameAmount } from "./derive-amount.ts";
import type { Figure } from "./figures.ts";
import type { Veto } from "./veto.ts";

const FOR_SEVERAL =
  /\b(?:both|each|all|every|same|apiece|either|respectively|too|also|as well|likewise|twice|two|three|identical|equal(?:ly)?|half)\b/i;

/** An amount that was said once is what one thing stands at, not two. */
export const amountsAreUsedOnce: Veto = ({ message, changes, documents, figures }) => {
  if (FOR_SEVERAL.test(message)) return [];
  const standing = amountsWritten(changes, documents).filter((amount) => isStanding(amount, figures));
  if (standing.length < 2) return [];
  return figures.flatMap(({ value, role }) => {
    const [first, second, ...others] = standing.filter((amount) => isSameAmount(amount.value, value));
    const said = figures.filter((figure) => isSameAmount(figure.value, value)).length;
    if (role !== "money" || said > 1 || !first || !second || first.change === second.change || others.length > 0)
      return [];
    return [
      {
        veto: "used-twice" as const,
        changes: [first.change, second.change],
        ask: `You said ${formatDollars(value)} once. Is it for **${bold(first.name)}** or for **${bold(second.name)}**?`,
        options: [first, second].map(({ name, change }) => ({
          reply: name,
          changes: [change],
          words: [asPattern(name.toLowerCase())],
        })),
      },
    ];
  });
};

/** What an entry is at now, not by how much it changed. */
function isStanding({ of, value, stored }: AmountWritten, figures: readonly Figure[]): boolean {
  const moves = stored !== null && figures.some((figure) => isSameAmount(Math.abs(value - stored), figure.value));
  return (of === "asset" || of === "debt") && !moves;
}
