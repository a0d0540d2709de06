import { bold } from "../replies/describe-changes.ts";
import { amountsWritten } from "./amounts-written.ts";
import { nameOfChange } from "./name-of-change.ts";
import type { Veto } from "./veto.ts";

/** "30% of that", "a third of it": of an amount that the message does not have. */
const OF_THAT =
  /\b(?:\d+(?:\.\d+)?\s?(?:%|percent|per cent)|half|a third|a quarter|two thirds|three quarters) of (?:that|this|it|them|those|what (?:came|i got))\b/i;

/** A share of what was spoken of before is no share of what something stands at or aims at. */
export const sharesAreOfWhatIsSaid: Veto = ({ message, figures, changes, known, documents }) => {
  const share = OF_THAT.exec(message)?.[0];
  const hasAmount = figures.some(({ role, marked, value }) => role === "money" && (marked || value >= 100));
  if (!share || hasAmount || known.length > 0) return [];
  const written = amountsWritten(changes, documents).map(({ change }) => change);
  return [...new Set(written)].map((change) => ({
    veto: "another-thing-named" as const,
    changes: [change],
    refused: `I did not get of which amount "${bold(share)}" is, so **${bold(nameOfChange(change, documents))}** stays as it is. Tell me the amount itself.`,
  }));
};
