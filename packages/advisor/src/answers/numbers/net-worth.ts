import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

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
        ...facts.assets.slice(0, SHOWN).map(({ name, value }) => `${named(name)}: ${dollars(value)}`),
        ...facts.debts.slice(0, SHOWN).map(({ name, balance }) => `${named(name)} (owed): ${dollars(balance)}`),
      ]),
      unknown,
    ),
    again: `It still comes to ${dollars(netWorth)}.`,
    deeper: `Measured against your target of ${dollars(facts.target)}, ${dollars(facts.progress.remaining)} remain; the next milestone is at ${dollars(facts.milestone.amount)}.`,
    quickReplies: ["How far am I from my target?", "When will I reach my target?", "What should I do next?"],
  };
}
