import { expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { describeChanges } from "./describe-changes.ts";

it("shows a name as it was typed, whatever marks are in it", () => {
  const asset = { id: "a1", name: "~~Old~~ | [boat]", type: "other", value: 900, description: "" } as const;
  const nothing = documentsOf({ state: {} });
  expect(describeChanges([{ kind: "add-asset", asset }], nothing, nothing)).toEqual([
    "Added **\\~\\~Old\\~\\~ \\| \\[boat\\]** to your assets at $900.",
  ]);
});
