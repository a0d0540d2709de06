import { formatDollars, formatPercent, formatShortDollars } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { cutAtNegatives } from "./whole-amounts.ts";

it("cuts a text around its negative amounts and leaves the others in it", () => {
  const [all, short, share] = [formatDollars(-1_234_567), formatShortDollars(-250_000), formatPercent(-4.2)];
  expect(cutAtNegatives(`You stand at ${all}, or ${short}: ${share} since $5.`)).toEqual([
    "You stand at ",
    "−$1,234,567",
    ", or ",
    "−$250k",
    ": ",
    "−4.2%",
    " since $5.",
  ]);
  expect(cutAtNegatives("From $5 to $10, not below.")).toEqual(["From $5 to $10, not below."]);
});
