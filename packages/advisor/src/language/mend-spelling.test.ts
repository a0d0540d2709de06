import { expect, it } from "vitest";
import { mendSpelling } from "./mend-spelling.ts";

it.each([
  ["mortage", "mortgage"],
  ["savngs", "savings"],
  ["expensess", "expenses"],
  ["brokrage", "brokerage"],
  ["retirment", "retirement"],
  ["anually", "annually"],
  ["teh", "the"],
  ["wnat", "want"],
  ["hvae", "have"],
  ["lern", "learn"],
  ["monht", "month"],
])("mends %s to %s", (word, meant) => {
  expect(mendSpelling(word)).toBe(meant);
});

it.each([
  "stove",
  "bumped",
  "handed",
  "misread",
  "reappraised",
  "colour",
  "fortnight",
  "concert",
  "merch",
  "huntington",
])("leaves %s alone, which is English or a name", (word) => {
  expect(mendSpelling(word)).toBe(word);
});

it.each(["hsa", "ira", "isa", "sofi", "etsy", "kohls", "btc"])("leaves the name %s alone", (word) => {
  expect(mendSpelling(word)).toBe(word);
});

it("does not take a word that is nearer to another English one for one of ours", () => {
  expect(mendSpelling("furnance")).toBe("furnance");
});
