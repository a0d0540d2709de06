import { expect, test } from "vitest";
import { TOAST_MS } from "./toast-times.ts";

test("toasts last 4 seconds by default, successes 2 and errors 4", () => {
  expect(TOAST_MS).toEqual({ info: 4000, success: 2000, error: 4000 });
});
