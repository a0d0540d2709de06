import { expect, test } from "vitest";
import { overSeen } from "./over-seen.ts";

test("what was seen is overwritten, what is newer is not", () => {
  expect(overSeen({ progress: 10 }, { progress: 10 }, "next")).toBe("next");
  expect(() => overSeen({ progress: 10 }, { progress: 50 }, "next")).toThrow(
    expect.objectContaining({ code: "aborted" }),
  );
});
