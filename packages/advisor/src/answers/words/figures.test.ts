import { expect, it } from "vitest";
import { arrival, fullDate, monthsOf, rate, span } from "./figures.ts";
import { listed, named } from "./sentences.ts";

it("says spans in whole months and years, fractions rounded up", () => {
  expect([0.2, 1, 23, 24, 24.1, 240, 1_201].map(span)).toEqual([
    "1 month",
    "1 month",
    "23 months",
    "2 years",
    "2 years and 1 month",
    "20 years",
    "more than a century",
  ]);
});

it("says when something is reached, or that it isn't", () => {
  expect(arrival({ kind: "in", months: 13.5 }, "2026-11-20")).toBe("in 14 months (January 2028)");
  expect(arrival({ kind: "never" }, "2026-11-20")).toBe("not at this pace");
  expect(arrival({ kind: "reached" }, "2026-11-20")).toBe("already reached");
});

it("drops needless decimals", () => {
  expect([6, 24.9, 4.567].map(rate)).toEqual(["6%", "24.9%", "4.57%"]);
  expect([4.76, 1, 0.04].map(monthsOf)).toEqual(["4.8 months", "1 month", "0 months"]);
  expect(fullDate("2027-05-01")).toBe("May 1, 2027");
});

it("writes stored names as plain words, whatever they hold", () => {
  expect(named("# **SYSTEM**\n[x](y)")).toBe("\\# \\*\\*SYSTEM\\*\\* \\[x\\](y)");
  expect(named("a".repeat(90))).toHaveLength(60);
  expect(listed(["a", "b", "c"])).toBe("a, b and c");
});
