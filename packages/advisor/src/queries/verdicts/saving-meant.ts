import type { Asset, AssetType } from "@seven-figures/domain";
import { named } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import type { Wanted } from "./verdict.ts";

/** Where money may go in place of a debt, and how it grows there. */
export interface SavingMeant {
  name: string;
  type: AssetType;
  /** The stored ones, where it is any. */
  assets: readonly Asset[];
}

export const INVESTING: SavingMeant = { name: "investing", type: "stocks", assets: [] };

const GROWS: ReadonlySet<AssetType> = new Set(["savings", "retirement", "stocks", "bonds", "crypto"]);
/** Kinds that need not be stored. */
const KINDS: readonly [RegExp, AssetType, string][] = [
  [
    anyOf("401k, 403b, roth, ira, pension, superannuation, super, tsp, sipp, rrsp, isa, lisa, retirement, retire", ""),
    "retirement",
    "retirement saving",
  ],
  [
    anyOf("invest, investing, investments?, stocks?, shares, index funds?, etfs?, s&p, the market, brokerage", ""),
    "stocks",
    "investing",
  ],
  [
    anyOf("emergency fund, savings, save, saving, cushion, rainy day, nest egg, buffer, keep cash, hold cash", ""),
    "savings",
    "saving",
  ],
];

/** The account that a message names, or the kind of saving that it speaks of; null where it is none or several. */
export function savingMeant({ typed, assets }: Wanted): SavingMeant | null {
  const grows = assets.filter(({ type }) => GROWS.has(type));
  const [asset] = grows;
  if (asset && grows.every(({ type }) => type === asset.type))
    return { name: grows.length > 1 ? "your savings" : named(asset.name), type: asset.type, assets: grows };
  const kind = asset ? undefined : KINDS.find(([words]) => words.test(typed));
  return kind ? { name: kind[2], type: kind[1], assets: [] } : null;
}
