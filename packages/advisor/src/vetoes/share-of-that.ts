import type { Change } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { amountsWritten } from "./amounts-written.ts";
import { nameOfChange } from "./name-of-change.ts";
import type { Veto } from "./veto.ts";

/** "30% of that", "a third of it": of an amount that the message does not have. */
const OF_THAT =
  /\b(?:\d+(?:\.\d+)?\s?(?:%|percent|per cent)|half|a third|a quarter|two thirds|three quarters) of (?:that|this|it|them|those|what (?:came|i got))\b/i;

/** "The Camry loan, I paid half of it": what is named just before, or was just told, is meant. */
const DONE_TO_IT = /\b(?:paid|paying|pay|sold|lost|spent|used|withdrew|took out|cleared)(?: (?:off|down|back|out))? $/i;

/** A share of what was spoken of before is no share of what something stands at or aims at. */
export const sharesAreOfWhatIsSaid: Veto = ({ message, figures, changes, known, shown, documents }) => {
  const found = OF_THAT.exec(message);
  const share = found?.[0];
  const hasAmount = figures.some(({ role, marked, value }) => role === "money" && (marked || value >= 100));
  if (!found || !share || hasAmount || known.length > 0) return [];
  const before = message.slice(0, found.index);
  const isOfOne = DONE_TO_IT.test(before) && /(?:it|them)$/i.test(share);
  const isMeant = (name: string, change: Change) =>
    isOfOne && (before.toLowerCase().includes(name.toLowerCase()) || ("id" in change && change.id === shown));
  const written = amountsWritten(changes, documents).filter(({ name, change }) => !isMeant(name, change));
  return [...new Set(written.map(({ change }) => change))].map((change) => ({
    veto: "another-thing-named" as const,
    changes: [change],
    refused: `I did not get of which amount "${bold(share)}" is, so **${bold(nameOfChange(change, documents))}** stays as it is. Tell me the amount itself.`,
  }));
};
