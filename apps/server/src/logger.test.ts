import { expect, test } from "vitest";
import { createLogger } from "./logger.ts";

test("a line is one JSON object with the cause of an error, from the level on that was asked for", () => {
  const lines: string[] = [];
  const log = createLogger("warn", (line) => lines.push(line));
  log.info("not this");
  log.error("A call failed", { call: "getUserStats", error: new Error("outer\nline", { cause: new Error("inner") }) });
  expect(lines).toHaveLength(1);
  expect(lines[0]?.trimEnd()).not.toContain("\n");
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({
    level: "error",
    message: "A call failed",
    call: "getUserStats",
    error: { message: "outer\nline", cause: { message: "inner" } },
  });
});
