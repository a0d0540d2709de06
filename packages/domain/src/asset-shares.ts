import type { Asset } from "./financials.ts";
import { type Dollars, roundToCents, sumDollars } from "./money.ts";
import type { AssetType } from "./options.ts";

interface AssetShare {
  type: AssetType;
  total: Dollars;
  /** Percent of all assets. */
  share: number;
}

/** How assets are spread over types, largest first; empty where they are worth nothing. */
export function assetShares(assets: readonly Asset[] | null): AssetShare[] {
  const all = sumDollars((assets ?? []).map(({ value }) => value));
  if (!assets || all <= 0) return [];
  return [...new Set(assets.map(({ type }) => type))]
    .map((type) => {
      const total = sumDollars(assets.filter((asset) => asset.type === type).map(({ value }) => value));
      return { type, total, share: (total / all) * 100 };
    })
    .toSorted((a, b) => b.total - a.total);
}

const MARKET_TYPES: ReadonlySet<AssetType> = new Set(["stocks", "retirement", "crypto"]);

/** What a fall of the markets by so many percent takes from shares, retirement accounts and crypto, all taken alike. */
export function marketLoss(assets: readonly Asset[], percent: number): Dollars {
  return roundToCents(
    (sumDollars(assets.filter(({ type }) => MARKET_TYPES.has(type)).map(({ value }) => value)) * percent) / 100,
  );
}
