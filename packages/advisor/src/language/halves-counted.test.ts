import { expect, it } from "vitest";
import { withHalvesCounted } from "./halves-counted.ts";

it.each([
  [
    "got the bonus, 18k after tax, half to marcus half to the loan",
    "got the bonus, 18k after tax, 9000 to marcus, and 9000 to the loan",
  ],
  ["$500 refund: put half in Ally and the other half on the Visa", "$500 refund: put 250 in Ally, and 250 on the Visa"],
])("each half is a sum: %s", (message, counted) => {
  expect(withHalvesCounted(message)).toBe(counted);
});

it.each([
  "got 18k, half to marcus and 300 to the loan",
  "if i get 18k, half to marcus, half to the loan",
  "I moved half to savings and half to the loan",
  "18k came in, half to marcus",
])("stays as it is: %s", (message) => {
  expect(withHalvesCounted(message)).toBe(message);
});
