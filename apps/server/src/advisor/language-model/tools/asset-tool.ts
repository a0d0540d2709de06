import { ASSET_TYPES, formatDollars, roundToCents } from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, type Desk, dollars, given, line, paragraph, propose, refused } from "./advisor-tool.ts";

const args = z.object({
  action: z.enum(["add", "edit", "delete", "confirm_none"]),
  id: z.optional(z.string()),
  name: z.optional(line),
  type: z.optional(z.enum(ASSET_TYPES)),
  value: z.optional(dollars),
  valueChange: z.optional(dollars),
  description: z.optional(paragraph),
});
type Arguments = z.output<typeof args>;

export const assetTool = advisorTool({
  name: "change_asset",
  description:
    "Adds, edits or deletes one asset, or confirms that there are none. add: name, type, value. edit and delete: the id from the data; edit takes the fields to change, or valueChange (dollars, negative to take out). Selling or closing deletes.",
  arguments: args,
  run(change, desk) {
    switch (change.action) {
      case "add":
        return add(change, desk);
      case "edit":
        return edit(change, desk);
      case "delete":
        return propose(desk, { kind: "delete-asset", id: change.id ?? "" });
      case "confirm_none":
        return propose(desk, { kind: "confirm-no-assets" });
    }
  },
});

function add({ name, type, value, description = "" }: Arguments, desk: Desk): unknown {
  if (name === undefined || value === undefined) return refused("name and value are required: ask for what is missing");
  const asset = { id: desk.input.newId("asset"), name, type: type ?? "other", value, description };
  return propose(desk, { kind: "add-asset", asset }, () => find(desk, asset.id));
}

function edit({ id = "", name, type, value, valueChange, description }: Arguments, desk: Desk): unknown {
  const asset = find(desk, id);
  if (!asset) return refused("There is no asset with this id.");
  const after = valueChange === undefined ? value : roundToCents(asset.value + valueChange);
  if (valueChange !== undefined && asset.value + valueChange < 0) {
    return refused(`Only ${formatDollars(asset.value)} is there.`);
  }
  const fields = given({ name, type, value: after, description });
  return propose(desk, { kind: "edit-asset", id, fields }, () => find(desk, id));
}

function find({ draft }: Desk, id: string) {
  return draft.documents.financials.assets?.find((asset) => asset.id === id);
}
