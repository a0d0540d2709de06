import fc from "fast-check";
import { expect, it } from "vitest";
import { groupDigits } from "./group-digits.ts";

it("puts commas as Intl does in English", () => {
  const intl = new Intl.NumberFormat("en-US", { maximumFractionDigits: 2 });
  const cents = fc.maxSafeInteger().map((amount) => amount / 100 || 0);
  fc.assert(fc.property(cents, (amount) => groupDigits(amount) === intl.format(amount)));
  for (const amount of [0, 999, 1000, -1250.5, 12_500, 1e20, 1e21, Number.POSITIVE_INFINITY]) {
    expect(groupDigits(amount)).toBe(intl.format(amount));
  }
});
