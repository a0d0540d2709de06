import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

/** Entries shown one by one; what is below is summed in a line. */
const SHOWN = 6;

/** Net worth and what it is made of. */
export function answerNetWorth({ facts }: Asked): Draft {
  const missing = askFor(facts, ["assets"], "add up your net worth");
  if (missing) return missing;
  const { netWorth, totalAssets, totalDebts } = facts;
  const sign =
    netWorth < 0 ? " It is negative for now: you owe more than you own, and that turns with every payment." : "";
  const unknown = !facts.debtsKnown
    ? "No debts are entered yet, so none are counted."
    : !facts.assetsKnown && "No assets are entered yet, so none are counted.";
  return {
    message: paragraphs(
      `Your net worth is **${dollars(netWorth)}**: ${dollars(totalAssets)} in assets minus ${dollars(totalDebts)} in debts.${sign}`,
      bullets([
        ...largestFirst(facts.assets.map(({ name, value }) => ({ name, amount: value }))),
        ...largestFirst(
          facts.debts.map(({ name, balance }) => ({ name, amount: balance })),
          " (owed)",
        ),
      ]),
      unknown,
    ),
    again: `It still comes to ${dollars(netWorth)}.`,
    deeper: `Measured against your target of ${dollars(facts.target)}, ${dollars(facts.progress.remaining)} remain; the next milestone is at ${dollars(facts.milestone.amount)}.`,
    quickReplies: ["How far am I from my target?", "When will I reach my target?", "What should I do next?"],
  };
}

/** The largest entries, and the sum of all others: what is shown adds up to what is said of it. */
function largestFirst(entries: readonly { name: string; amount: number }[], owed = ""): string[] {
  const sorted = entries.toSorted((a, b) => b.amount - a.amount);
  const shown = sorted.length === SHOWN + 1 ? sorted : sorted.slice(0, SHOWN);
  const rest = sorted.slice(shown.length);
  const lines = shown.map(({ name, amount }) => `${named(name)}${owed}: ${dollars(amount)}`);
  if (rest.length === 0) return lines;
  return [...lines, `${rest.length} more${owed}: ${dollars(rest.reduce((sum, { amount }) => sum + amount, 0))}`];
}
