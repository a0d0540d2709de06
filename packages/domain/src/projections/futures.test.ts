import { expect, it } from "vitest";
import { futures, OUTLOOK_PATHS } from "./futures.ts";

const MARKET = { annualReturn: 7, volatility: 15, paths: OUTLOOK_PATHS };

function worthAfter(months: number, input: Partial<Parameters<typeof futures>[0]> = {}): Float64Array {
  const { worth, step } = futures({ ...MARKET, from: 10_000, monthly: 100, ...input });
  for (let month = 0; month < months; month++) step();
  return worth;
}

it("runs the same futures whatever market was run before, and however far", () => {
  const first = worthAfter(30).slice();
  worthAfter(5, { volatility: 10 });
  expect(worthAfter(30)).toEqual(first);
  expect(worthAfter(40).slice()).not.toEqual(first);
  expect(worthAfter(30)).toEqual(first);
  expect(worthAfter(30, { seed: 2 })).not.toEqual(first);
});

it("runs many futures as it does few: one by one from the same seed", () => {
  const many = worthAfter(1, { paths: OUTLOOK_PATHS + 2 });
  expect(many.slice(0, OUTLOOK_PATHS)).toEqual(worthAfter(1));
});
