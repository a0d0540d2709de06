import { expect, it } from "vitest";
import { last } from "../../testing/somebody.ts";

it.each([
  ["add a debt Best Buy card 640", "Best Buy card"],
  ["add asset Gold coins 3000", "Gold coins"],
])("names what is added without what it is: %s", (message, name) => {
  const { assets, debts } = last(message).documents.financials;
  expect([...(assets ?? []), ...(debts ?? [])].at(message.includes("debt") ? -1 : 5)?.name).toBe(name);
});

it("takes a goal's name with a figure within its target for what is saved", () => {
  const saved = (message: string) => last(message).documents.goals.intermediateGoals[0];
  expect(saved("norway 800")).toMatchObject({ currentAmount: 800, targetAmount: 4_000 });
  expect(saved("norway 2028")).toMatchObject({ currentAmount: 600, targetAmount: 4_000 });
  expect(saved("norway 9000")).toMatchObject({ currentAmount: 600, targetAmount: 4_000 });
});
