import { CallError, type ErrorCode } from "@seven-figures/calls";
import { expect, test, vi } from "vitest";
import { overNewest } from "./over-newest.ts";

function failingWith(code: ErrorCode, times: number) {
  let left = times;
  return vi.fn(async () => {
    left -= 1;
    if (left >= 0) throw new CallError(code, "failed");
    return "stored";
  });
}

test("what was overtaken is written again over what is there now, a few times", async () => {
  const write = failingWith("aborted", 2);
  expect(await overNewest(write)).toBe("stored");
  expect(write).toHaveBeenCalledTimes(3);
  await expect(overNewest(failingWith("aborted", 3))).rejects.toMatchObject({ code: "aborted" });
});

test("any other failure, and what no longer holds, is told at once", async () => {
  const refused = failingWith("not-found", 1);
  await expect(overNewest(refused)).rejects.toMatchObject({ code: "not-found" });
  expect(refused).toHaveBeenCalledTimes(1);
  const overtaken = failingWith("aborted", 1);
  await expect(overNewest(overtaken, async () => false)).rejects.toMatchObject({ code: "aborted" });
  expect(overtaken).toHaveBeenCalledTimes(1);
});
