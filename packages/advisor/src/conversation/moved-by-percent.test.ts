import { expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

it.each([
  ["coin wallet went up 12%", "a3", 8_960],
  ["my coin wallet is down about 8% today", "a3", 7_360],
  ["coin wallet lost 10%", "a3", 7_200],
  ["the piano gained 5 percent in value", "a5", 4_200],
])("moves what is stored by the share: %s", (message, id, value) => {
  expect(amounts(last(message).documents)).toEqual({ ...BEFORE, [id]: value });
});

it.each([
  ["no, 20%", { a3: 6_400 }],
  ["sorry, 5%", { a3: 7_600 }],
  ["no, 7000", { a3: 7_000 }],
  ["no, the piano", { a5: 3_600 }],
])("is put right by the share, or as what it stands at: %s", (correction, changed) => {
  expect(amounts(last("coin wallet lost 10%", correction).documents)).toEqual({ ...BEFORE, ...changed });
});

it.each([
  "coin wallet might go up 12%",
  "is the coin wallet up 12%?",
  "if the coin wallet went up 12%",
  "the rate on the sears card went up 2%",
  "pine savings pays 4%",
  "the piano is 20% off today",
  "coin wallet is up 12% this year",
])("writes no share of what else is said: %s", (message) => {
  const { a3, a4 } = amounts(last(message).documents);
  expect({ a3, a4 }).toEqual({ a3: 8_000, a4: 2_000 });
});
