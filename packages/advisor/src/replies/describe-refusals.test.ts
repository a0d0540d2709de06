import type { Change } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { describeRefusals } from "./describe-refusals.ts";

const asset = (name: string): Change => ({
  kind: "add-asset",
  asset: { id: name, name, type: "savings", value: 100, description: "" },
});

it("names all that a limit left out in one plain list", () => {
  const refused = ["Chase", "Citi", "Wise"].map((name) => ({
    change: asset(name),
    refusal: { reason: "limit-reached" as const, limit: 10, of: "assets" as const },
  }));
  expect(describeRefusals(refused).warnings).toEqual([
    "I can keep at most 10 assets, so I did not add Chase, Citi and Wise.",
  ]);
});
