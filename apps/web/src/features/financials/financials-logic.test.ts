import { sumDollars } from "@seven-figures/domain";
import fc from "fast-check";
import { expect, test } from "vitest";
import { withoutEntry } from "./change-list.ts";
import { byAmount, shareOf, totalsByType } from "./shares.ts";
import { withEntry } from "./with-entry.ts";

const entries = fc.uniqueArray(
  fc.record({ id: fc.uuid(), type: fc.constantFrom("savings", "stocks", "other"), amount: fc.integer({ min: 1 }) }),
  { selector: ({ id }) => id },
);

test("an entry is added at the end of a list that was never entered or does not hold it", () => {
  expect(withEntry(null, { id: "a" })).toEqual([{ id: "a" }]);
  expect(withEntry([{ id: "a" }], { id: "b" })).toEqual([{ id: "a" }, { id: "b" }]);
});

test("an edited entry keeps its place", () => {
  const list = [
    { id: "a", value: 1 },
    { id: "b", value: 2 },
  ];
  expect(withEntry(list, { id: "a", value: 9 })).toEqual([
    { id: "a", value: 9 },
    { id: "b", value: 2 },
  ]);
});

test("adding an entry and taking it out again is the identity", () => {
  fc.assert(
    fc.property(entries, (list) => {
      expect(withoutEntry(withEntry(list, { id: "new", type: "other", amount: 1 }), "new")).toEqual(list);
    }),
  );
});

test("the last entry leaves an empty list, not one that was never entered", () => {
  expect(withoutEntry([{ id: "a" }], "a")).toEqual([]);
});

test("the totals of the types add up to the total of the entries and fall", () => {
  fc.assert(
    fc.property(entries, (list) => {
      const totals = totalsByType(list, ({ amount }) => amount).map(({ total }) => total);
      expect(sumDollars(totals)).toBe(sumDollars(list.map(({ amount }) => amount)));
      expect(totals).toEqual(totals.toSorted((a, b) => b - a));
    }),
  );
});

test("a share is a percent of the whole and 0 of nothing", () => {
  expect(shareOf(312_000, 544_900).toFixed(1)).toBe("57.3");
  expect(shareOf(0, 0)).toBe(0);
});

test("the largest comes first and equals keep their order", () => {
  const list = [
    { id: "a", amount: 5 },
    { id: "b", amount: 9 },
    { id: "c", amount: 5 },
  ];
  expect(byAmount(list, ({ amount }) => amount).map(({ id }) => id)).toEqual(["b", "a", "c"]);
});
