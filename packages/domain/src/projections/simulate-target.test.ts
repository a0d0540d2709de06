import fc from "fast-check";
import { expect, it } from "vitest";
import { median } from "./median.ts";
import { monthsToTarget } from "./months-to-target.ts";
import { simulateTarget } from "./simulate-target.ts";

const PATH = { from: 50_000, monthly: 2_000, annualReturn: 7 };
const INPUT = { ...PATH, target: 1_000_000, volatility: 15, months: 480, targetMonth: 240 };

it("puts the middle path on the deterministic one", () => {
  const time = monthsToTarget(PATH, 1_000_000);
  expect(simulateTarget(INPUT).p50).toBe(time.kind === "in" ? Math.ceil(time.months) : null);
});

it("gives the same answer for the same seed, and orders its dates", () => {
  const first = simulateTarget(INPUT);
  expect(simulateTarget(INPUT)).toEqual(first);
  expect(first.p10 ?? 999).toBeLessThan(first.p50 ?? 0);
  expect(first.p50 ?? 999).toBeLessThan(first.p90 ?? 0);
  expect(simulateTarget({ ...INPUT, seed: 2 }).probability).toBeCloseTo(first.probability, 1);
});

it("is certain without volatility", () => {
  expect(simulateTarget({ ...INPUT, volatility: 0, paths: 50 })).toEqual({
    probability: 1,
    p10: 215,
    p50: 215,
    p90: 215,
  });
  expect(simulateTarget({ ...INPUT, volatility: 0, paths: 50, targetMonth: 214 }).probability).toBe(0);
});

it("matches the lognormal distribution for a lump sum", () => {
  const simulation = simulateTarget({
    from: 100,
    monthly: 0,
    annualReturn: 7,
    volatility: 15,
    target: 150,
    months: 120,
    targetMonth: 120,
  });
  // P(100 e^(10 ln 1.07 + 0.15 sqrt(10) Z) >= 150) = N(0.5715) = 0.716
  expect(simulation.probability).toBeCloseTo(0.716, 1);
});

it("bears nothing, less than nothing and what is reached already", () => {
  const small = { ...INPUT, paths: 100 };
  expect(simulateTarget({ ...small, from: 0, monthly: 0 })).toEqual({
    probability: 0,
    p10: null,
    p50: null,
    p90: null,
  });
  expect(simulateTarget({ ...small, from: -80_000, monthly: -5 }).p10).toBeNull();
  expect(simulateTarget({ ...small, from: 2_000_000 })).toMatchObject({ p10: 0, p50: 0, p90: 0 });
});

it("takes less than a second of work for 10,000 paths of 40 years", () => {
  // Time of the processor, not of the clock: on a busy machine the clock tells of the others' work.
  const milliseconds = [1, 2, 3].map((seed) => {
    const start = process.cpuUsage();
    simulateTarget({ ...INPUT, seed });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1_000;
  });
  expect(Math.min(...milliseconds)).toBeLessThan(1_000);
});

it("finds the median as sorting does", () => {
  const values = fc.array(fc.double({ noNaN: true }), { minLength: 1, maxLength: 60 });
  fc.assert(
    fc.property(values, (list) => {
      const sorted = Float64Array.from(list).toSorted();
      expect(median(Float64Array.from(list)) === sorted[list.length >> 1]).toBe(true);
    }),
  );
});
