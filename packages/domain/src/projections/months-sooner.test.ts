import fc from "fast-check";
import { expect, it } from "vitest";
import { dateParts } from "../calendar-date.ts";
import { monthsSooner } from "./months-sooner.ts";
import { dateAfterMonths } from "./target-path.ts";

const after = (months: number) => ({ kind: "in", months }) as const;

it("is what lies between the two months that are told, however each is rounded", () => {
  const times = fc.double({ min: 0, max: 1_200, noNaN: true });
  const monthOf = (months: number) => {
    const day = dateAfterMonths("2026-11-30", months);
    if (day === null) throw new Error("beyond what is told");
    const { year, month } = dateParts(day);
    return year * 12 + month;
  };
  fc.assert(
    fc.property(times, times, (was, is) => {
      const sooner = monthsSooner(after(was), after(is)) ?? Number.NaN;
      const told = monthOf(was) - monthOf(is);
      if (Math.abs(was - is) < 2) expect(sooner).toBe(was - is);
      else expect(sooner).toBe(told);
      expect(Math.abs(sooner - told)).toBeLessThanOrEqual(1);
    }),
  );
});

it("counts from today what is reached, and tells nothing of what never comes", () => {
  expect(monthsSooner(after(10.5), { kind: "reached" })).toBe(11);
  expect(monthsSooner({ kind: "never" }, after(3))).toBeNull();
  expect(monthsSooner(after(3), { kind: "never" })).toBeNull();
});
