import { ASSET_TYPES, DEBT_TYPES } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { ASSET_KINDS, DEBT_KINDS } from "./entry-kinds.ts";

test("there are words for every type of asset and debt that can be stored", () => {
  const typesOf = (kinds: readonly { type: string; words: readonly string[] }[]) =>
    new Set(kinds.filter(({ words }) => words.length > 0).map(({ type }) => type));
  expect(ASSET_TYPES.filter((type) => !typesOf(ASSET_KINDS).has(type))).toEqual([]);
  expect(DEBT_TYPES.filter((type) => !typesOf(DEBT_KINDS).has(type))).toEqual([]);
});
