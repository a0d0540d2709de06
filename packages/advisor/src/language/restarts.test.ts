import { expect, it } from "vitest";
import { withFiguresMended } from "./restarts.ts";

it.each([
  ["400 to the roof loan, sorry 450", "450 to the roof loan"],
  ["Sofa has 6,900 saved. sorry no, 6,700", "Sofa has 6,700 saved"],
  ["And 200 off the overdraft, no, 300, I tell a lie.", "And 300 off the overdraft."],
  ["the rate is 5%, I mean 6%", "the rate is 6%"],
])("a figure that is taken back goes: %s", (message, mended) => {
  expect(withFiguresMended(message)).toBe(mended);
});

it.each([
  "paid 200 on the Visa. No, 300 on the Amex",
  "paid 200 on the Visa, sorry, 300 left",
  "is it 200? no, 300",
  "done by June 2030, sorry, 25",
  "paid 200 on the Visa and 300 on the Amex",
])("anything else stays: %s", (message) => {
  expect(withFiguresMended(message)).toBe(message);
});
