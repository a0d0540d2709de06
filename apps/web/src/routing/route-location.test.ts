import { expect, test } from "vitest";
import { plainPath } from "./route-location.ts";

test("a path is the same with a slash at its end and in capitals", () => {
  expect(["/Goals/", "/goals", "/", "//"].map(plainPath)).toEqual(["/goals", "/goals", "/", "/"]);
});
