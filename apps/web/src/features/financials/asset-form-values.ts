import { type Asset, type AssetFormInput, formatMoneyInput } from "@seven-figures/domain";

/** What the asset dialog shows: a stored asset, or a new one. */
export function toAssetForm(asset: Asset | null): AssetFormInput {
  if (!asset) return { name: "", type: "savings", value: "0", description: "" };
  const { name, type, value, description } = asset;
  return { name, type, value: formatMoneyInput(value), description };
}
