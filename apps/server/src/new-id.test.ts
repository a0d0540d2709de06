import fc from "fast-check";
import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("ids are all different and sort by when they were made, whatever the clock does", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_003 }), { minLength: 2 }), (times) => {
      const ids = times.map((time) => newId("change", time));
      expect(new Set(ids).size).toBe(ids.length);
      expect([...ids].sort()).toEqual(ids);
    }),
  );
});

test("an id is one that documents take", () => {
  expect(newId("asset", Date.now())).toMatch(/^asset-[0-9a-z]{24}$/);
});
