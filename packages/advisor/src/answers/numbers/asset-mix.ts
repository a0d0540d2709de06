import { ASSET_TYPE_OPTIONS, assetShares, formatPercent, labelOf } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";
import { namedEntry } from "./single-entry.ts";

/** How the assets are spread over types. */
export function answerAssetMix({ facts, text }: Asked): Draft | null {
  const missing = askFor(facts, ["assets"], "look at how your assets are spread");
  if (missing || facts.totalAssets <= 0) return missing;
  const shares = assetShares(facts.assets);
  const top = shares[0];
  const label = top ? labelOf(ASSET_TYPE_OPTIONS, top.type).toLowerCase() : "";
  const entry = namedEntry(text, facts);
  const asset = entry?.kind === "asset" ? entry.asset : null;
  const share = asset ? (asset.value / facts.totalAssets) * 100 : 0;
  return {
    about: asset?.id,
    message: paragraphs(
      asset && `**${named(asset.name)}** is ${formatPercent(share)} of all that you own.`,
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
    used: { shares, share },
    quickReplies: ["What is diversification?", "What is asset allocation?", "What is rebalancing?"],
  };
}
