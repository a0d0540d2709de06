import { ASSET_TYPE_OPTIONS, assetShares, formatPercent, labelOf } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

/** How the assets are spread over types. */
export function answerAssetMix({ facts }: Asked): Draft | null {
  const missing = askFor(facts, ["assets"], "look at how your assets are spread");
  if (missing || facts.totalAssets <= 0) return missing;
  const shares = assetShares(facts.assets);
  const top = shares[0];
  const label = top ? labelOf(ASSET_TYPE_OPTIONS, top.type).toLowerCase() : "";
  return {
    message: paragraphs(
      `Your ${dollars(facts.totalAssets)} is spread like this:`,
      bullets(
        shares.map(
          ({ type, total, share }) =>
            `${labelOf(ASSET_TYPE_OPTIONS, type)}: ${dollars(total)} (${formatPercent(share)})`,
        ),
      ),
      top &&
        top.share > 60 &&
        `Most of it hangs on one kind, ${label}. That isn't wrong by itself, but a second leg would steady it.`,
    ),
    again: top ? `Mostly ${label}, at ${formatPercent(top.share)}.` : "",
    deeper: `For your risk tolerance a common mix of investments is about ${rate(facts.assumption.stocksShare)} shares and the rest bonds and cash. What counts is the mix over all accounts together, not in each.`,
    used: { shares },
    quickReplies: ["What is diversification?", "What is asset allocation?", "What is rebalancing?"],
  };
}
