import { expect, test } from "vitest";
import { onceMade } from "./once-made.ts";

test("it is made once, for all who need it at the same time or later", async () => {
  let times = 0;
  const load = onceMade(async () => ++times);
  expect(await Promise.all([load(), load()])).toEqual([1, 1]);
  expect(await load()).toBe(1);
});

test("where making it failed, whoever needs it next is given what is made then", async () => {
  let isAway = true;
  const load = onceMade(async () => {
    if (isAway) throw new Error("The database is away");
    return "made";
  });
  await expect(load()).rejects.toThrow("The database is away");
  isAway = false;
  expect(await load()).toBe("made");
});
