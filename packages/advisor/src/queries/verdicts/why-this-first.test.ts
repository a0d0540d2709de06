import { expect, it, test } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";

const SOMEONE = documentsOf({
  state: {
    debts: [
      { id: "d1", name: "Kohl's card", type: "credit-card", balance: 600, interestRate: 30.5 },
      { id: "d2", name: "Discover card", type: "credit-card", balance: 4_000, interestRate: 26 },
      { id: "d3", name: "Car loan", type: "car-loan", balance: 9_000, interestRate: 6 },
    ],
  },
});
const said = (...messages: string[]) => talk(SOMEONE, messages).at(-1)?.reply ?? "";

it.each([
  ["kohls or discover, which first?", "why?"],
  ["kohls or discover, which first?", "how come kohls if discover costs me way more interest"],
  ["how come kohls first and not the discover"],
])("an order of debts is explained by rates, with what the other costs in all: %s", (...messages) => {
  const reply = said(...messages);
  expect(reply).toContain("each $1,000 owed there costs $305 a year, and $260 on Discover card");
  expect(reply).toContain("$1,040 a year against $183");
});

test("why something takes so long is no question of an order", () => {
  expect(
    said("kohls or discover, which first?", "how long for the car loan at 200 a month", "why so long"),
  ).not.toContain("each $100");
});

it.each([
  ["how much interest would i pay if i do 500 a month", /Everything you owe is gone in \*\*\d+ months/],
  ["how much interest would i end up paying at 500 a month?", /of interest in all/],
  ["how much interest would i pay if i do 150 a month", /less than the least payments on them/],
])("what a way of paying costs: %s", (message, words) => {
  expect(said(message)).toMatch(words);
});
