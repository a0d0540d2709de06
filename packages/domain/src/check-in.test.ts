import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { financials, past } from "../testing/arbitraries.ts";
import { milestonesPassed, splitChange, wholeChange, withCheckIn } from "./check-in.ts";
import type { Asset, Debt } from "./financials.ts";
import { MAX_CHECK_INS } from "./limits.ts";
import { roundToCents } from "./money.ts";
import { netWorth } from "./net-worth.ts";

const asset = (id: string, type: Asset["type"], value: number): Asset => ({
  id,
  name: id,
  type,
  value,
  description: "",
});
const debt = (balance: number): Debt => ({
  id: "visa",
  name: "Visa",
  type: "credit-card",
  balance,
  interestRate: 20,
  description: "",
});

describe("the change since the last check-in", () => {
  test("has parts that sum to the whole, whatever came, went or changed", () => {
    fc.assert(
      fc.property(financials, financials, (before, now) => {
        expect(wholeChange(splitChange(before, now))).toBe(roundToCents(netWorth(now) - netWorth(before)));
      }),
    );
  });

  test("is nothing where nothing changed", () => {
    fc.assert(
      fc.property(financials, (same) => {
        expect(splitChange(same, same)).toEqual({ saved: 0, market: 0, paidOff: 0 });
      }),
    );
  });

  test.each([
    ["savings that grew are saved", [asset("a", "savings", 500)], [asset("a", "savings", 800)], [300, 0]],
    ["stocks that fell are the market", [asset("a", "stocks", 500)], [asset("a", "stocks", 420)], [0, -80]],
    ["a home that rose is the market", [asset("a", "real-estate", 500)], [asset("a", "real-estate", 510)], [0, 10]],
    ["a new fund was saved", [], [asset("a", "stocks", 500)], [500, 0]],
    [
      "what was closed and put into savings cancels out",
      [asset("a", "crypto", 90), asset("b", "savings", 10)],
      [asset("b", "savings", 100)],
      [0, 0],
    ],
  ] as const)("%s", (_what, before, now, [saved, market]) => {
    const balances = (assets: readonly Asset[]) => ({ assets: [...assets], debts: null });
    expect(splitChange(balances(before), balances(now))).toEqual({ saved, market, paidOff: 0 });
  });

  test("counts what was paid off, and a new debt against it", () => {
    const owing = (...debts: Debt[]) => ({ assets: null, debts });
    expect(splitChange(owing(debt(900)), owing(debt(650)))).toEqual({ saved: 0, market: 0, paidOff: 250 });
    expect(splitChange(owing(), owing(debt(650)))).toEqual({ saved: 0, market: 0, paidOff: -650 });
  });
});

test("milestones that were passed are those above the one and not above the other net worth", () => {
  const amounts = (before: number, now: number) => milestonesPassed(before, now, 1_000_000).map(({ amount }) => amount);
  expect(amounts(49_000, 120_000)).toEqual([50_000, 100_000]);
  expect(amounts(50_000, 99_999.99)).toEqual([]);
  expect(amounts(-5, 10_000)).toEqual([10_000]);
  expect(amounts(120_000, 49_000)).toEqual([]);
});

test("check-ins beyond ten years drop the oldest", () => {
  fc.assert(
    fc.property(past, ({ checkIns: [first], ...rest }) => {
      fc.pre(first !== undefined);
      if (!first) return;
      const many = Array.from({ length: MAX_CHECK_INS }, (_, at) => ({ ...first, id: `c${at}` }));
      const { checkIns } = withCheckIn({ ...rest, checkIns: many }, { ...first, id: "new" });
      expect([checkIns.length, checkIns[0]?.id, checkIns.at(-1)?.id]).toEqual([MAX_CHECK_INS, "c1", "new"]);
    }),
    { numRuns: 5 },
  );
});
