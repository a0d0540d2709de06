import { ASSET_TYPES, formatDollars, roundToCents } from "@seven-figures/domain";
import * as z from "zod/mini";
import { dollars, given, refused } from "./advisor-tool.ts";
import { ENTRY_HEAD, ENTRY_TAIL, entryTool } from "./entry-tool.ts";

export const assetTool = entryTool({
  noun: "asset",
  description:
    "Adds, edits or deletes one asset, or confirms that there are none. add: name, type, value. edit and delete: the id from the data; edit takes the fields to change, or valueChange (dollars, negative to take out). Selling or closing deletes.",
  arguments: z.object({
    ...ENTRY_HEAD,
    type: z.optional(z.enum(ASSET_TYPES)),
    value: z.optional(dollars),
    valueChange: z.optional(dollars),
    ...ENTRY_TAIL,
  }),
  amount: "value",
  amountOf: ({ value }) => value,
  entriesOf: ({ assets }) => assets,
  added: ({ id, name, amount, description, args: { type = "other" } }) => ({
    kind: "add-asset",
    asset: { id, name, type, value: amount, description },
  }),
  edited({ name, type, value, valueChange, description }, asset) {
    const after = valueChange === undefined ? value : roundToCents(asset.value + valueChange);
    if (valueChange !== undefined && asset.value + valueChange < 0) {
      return refused(`Only ${formatDollars(asset.value)} is there.`);
    }
    return { kind: "edit-asset", id: asset.id, fields: given({ name, type, value: after, description }) };
  },
});
