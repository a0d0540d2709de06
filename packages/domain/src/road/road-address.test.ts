import fc from "fast-check";
import { expect, it } from "vitest";
import { day, id } from "../../testing/arbitraries.ts";
import { readRoadAddress } from "./read-road-address.ts";
import { roadAddress } from "./road-address.ts";
import { DEBT_ORDERS, NO_LEVERS, ROAD_EVENT_KINDS, type RoadLevers } from "./road-levers.ts";

const dollars = fc.integer({ min: -100_000_000, max: 100_000_000 }).map((cents) => cents / 100);
const orNull = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: null });
const tenth = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10);
const levers: fc.Arbitrary<RoadLevers> = fc.record({
  saving: dollars,
  spending: dollars,
  riskTolerance: orNull(fc.constantFrom("conservative", "moderate", "aggressive")),
  annualReturn: orNull(tenth(-20, 30)),
  spread: orNull(tenth(0, 60)),
  inflation: orNull(tenth(0, 20)),
  rising: fc.boolean(),
  targetYear: orNull(fc.integer({ min: 1900, max: 2200 })),
  order: fc.constantFrom(...DEBT_ORDERS),
  events: fc.array(
    fc.record({ kind: fc.constantFrom(...ROAD_EVENT_KINDS), date: day, amount: fc.integer({ min: 1, max: 1e12 }) }),
    { maxLength: 12 },
  ),
  still: fc.array(id, { maxLength: 5 }),
  growing: fc.array(id, { maxLength: 5 }),
});

it("reads back what it wrote", () => {
  fc.assert(
    fc.property(levers, (moved) => {
      expect(readRoadAddress(`?${roadAddress(moved)}`)).toEqual({ levers: moved, ignored: [] });
    }),
  );
});

it("writes nothing for levers that are not moved, and few words for one that is", () => {
  expect(roadAddress(NO_LEVERS)).toBe("");
  expect(roadAddress({ saving: 300 })).toBe("saving=300");
  expect(readRoadAddress("")).toEqual({ levers: NO_LEVERS, ignored: [] });
});

it("leaves out what makes no sense, and names it", () => {
  const query =
    "saving=lots&spending=1e99&risk=yolo&return=900&spread=-1&inflation=&rising=yes&year=12&first=me&event=party_2030-01-01_5&event=home_2030-02-30_5&event=home_2030-01-01&event=home_2030-01-01_5_6&still=%3Cb%3E&growing=a1&utm=x";
  expect(readRoadAddress(query)).toEqual({
    levers: { ...NO_LEVERS, growing: ["a1"] },
    ignored: [
      "saving",
      "spending",
      "risk",
      "return",
      "spread",
      "inflation",
      "rising",
      "year",
      "first",
      "event",
      "still",
      "utm",
    ],
  });
});

it("takes at most twelve events, and never throws", () => {
  const many = Array.from({ length: 14 }, () => "event=child_2030-01-01_900").join("&");
  const { levers: read, ignored } = readRoadAddress(many);
  expect(read.events).toHaveLength(12);
  expect(ignored).toEqual(["event"]);
  fc.assert(
    fc.property(fc.string(), (query) => {
      readRoadAddress(query);
    }),
  );
});
