import { expect, test } from "vitest";
import { Turns } from "./turns.ts";

test("one person's tasks run one after the other, also past one that fails; another's run beside them", async () => {
  const turns = new Turns();
  const order: string[] = [];
  const task = (name: string, ms: number) => async () => {
    order.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, ms));
    order.push(`${name} ends`);
    if (name === "a1") throw new Error(name);
    return name;
  };
  const outcomes = await Promise.allSettled([
    turns.take("a", task("a1", 30)),
    turns.take("a", task("a2", 1)),
    turns.take("b", task("b1", 1)),
  ]);
  expect(outcomes.map(({ status }) => status)).toEqual(["rejected", "fulfilled", "fulfilled"]);
  expect(order).toEqual(["a1 starts", "b1 starts", "b1 ends", "a1 ends", "a2 starts", "a2 ends"]);
});
