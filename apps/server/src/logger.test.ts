import { execFileSync } from "node:child_process";
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

/** The messages of each write to the standard error of a process that does this with a `log` and a `turn` to wait for. */
function writesOf(work: string): string[][] {
  const script = `
    import { setImmediate as turn } from "node:timers/promises";
    import { createLogger } from ${JSON.stringify(new URL("./logger.ts", import.meta.url).href)};
    const log = createLogger("info");
    process.stderr.write = (text) => process.stdout.write(JSON.stringify(text) + "\\n");
    ${work}`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" });
  const writes = said
    .trimEnd()
    .split("\n")
    .map((line): string => JSON.parse(line));
  return writes.map((text) =>
    text
      .trimEnd()
      .split("\n")
      .map((line) => JSON.parse(line).message),
  );
}

test("lines of a few moments are written together, and what is urgent at once, after those before it", () => {
  const work = `log.info("first"); await turn(); log.info("second"); log.warn("urgent"); log.info("third");`;
  expect(writesOf(work)).toEqual([["first", "second", "urgent"], ["third"]]);
});

test("no line is lost where the process ends right after it", () => {
  expect(writesOf(`log.info("last"); process.exit();`)).toEqual([["last"]]);
  expect(writesOf(`log.info("only"); await turn();`)).toEqual([["only"]]);
});
