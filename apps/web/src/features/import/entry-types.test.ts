import { ASSET_TYPE_OPTIONS, DEBT_TYPE_OPTIONS } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { guessType } from "./entry-types.ts";

test.each([
  ["asset", ASSET_TYPE_OPTIONS],
  ["debt", DEBT_TYPE_OPTIONS],
] as const)("of what is named by a type's label, the %s's type is known", (side, options) => {
  const guessed = options.map(({ label }) => guessType(label, side)?.type ?? "other");
  expect(guessed).toEqual(options.map(({ value }) => value));
});
