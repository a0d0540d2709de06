import { expect, test } from "vitest";
import { Tally } from "./tally.mjs";

test("a test that fails is counted once, and not again with its step", () => {
  const tally = new Tally();
  tally.add(false, { passed: 7, failed: 2 });
  expect(String(tally)).toBe("7 passed, 2 failed");
  expect(tally.exitCode).toBe(1);
});

test("a step that fails without a failing test counts as one", () => {
  const tally = new Tally();
  tally.add(true);
  tally.add(false);
  tally.add(false, { passed: 0, failed: 0 });
  expect(String(tally)).toBe("0 passed, 2 failed");
});

test("what was stopped says so, and what was cut short with it did not fail", () => {
  const tally = new Tally();
  tally.add(true, { passed: 7, failed: 0 });
  tally.stop();
  tally.add(false);
  expect(String(tally)).toBe("7 passed, 0 failed, stopped before the end");
  expect(tally.exitCode).toBe(130);
});
