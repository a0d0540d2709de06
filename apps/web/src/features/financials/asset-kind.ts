import {
  ASSET_FIELDS,
  ASSET_TYPE_OPTIONS,
  type Asset,
  type AssetFormInput,
  type AssetFormOutput,
  assetForm,
  formatMoneyInput,
  labelOf,
} from "@seven-figures/domain";
import { Wallet } from "lucide-react";
import { aheadPart } from "#ui/ahead-part.ts";
import type { EntryKind } from "./entry-kind.ts";
import { ASSET_ICONS } from "./type-icons.ts";

export const ASSETS: EntryKind<Asset, AssetFormInput, AssetFormOutput> = {
  noun: "Asset",
  section: "assets",
  facts: ASSET_FIELDS,
  amountOf: ({ value }) => value,
  typeLabel: (type) => labelOf(ASSET_TYPE_OPTIONS, type),
  noteOf: ({ type }) => labelOf(ASSET_TYPE_OPTIONS, type),
  iconOf: (type) => ASSET_ICONS[type],
  hueOf: (type) => `asset-${type}`,
  icon: Wallet,
  words: {
    confirmed: "You confirmed you have no assets. Add one if this changes!",
    never: "Asset information not entered yet. Add your first asset above!",
    why: "What you own counts towards your net worth.",
    none: "I have no assets",
    consequence: "will no longer count towards your net worth.",
    notSaved: "Failed to save assets. Please try again.",
  },
  schema: assetForm,
  toForm(asset) {
    if (!asset) return { name: "", type: "savings", value: "0", description: "" };
    const { name, type, value, description } = asset;
    return { name, type, value: formatMoneyInput(value), description };
  },
  toEntry: (fields, id) => ({ ...fields, id }),
  fields: aheadPart(async () => (await import("./asset-fields.tsx")).AssetFields),
  toInput: (data) => ({ section: "assets", data }),
};
