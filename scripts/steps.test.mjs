import { expect, test, vi } from "vitest";
import { run } from "./steps.mjs";

test("a program that runs beside another one has its name before each line, and says whether it succeeded", async () => {
  const print = vi.spyOn(console, "log").mockImplementation(() => {});
  try {
    expect(await run("typescript/bin/tsc", ["--version"], { mark: "types | " })).toBe(true);
    expect(await run("typescript/bin/tsc", ["-p", "nowhere"], { mark: "types | " })).toBe(false);
    const lines = print.mock.calls.map(([line]) => line);
    expect(lines).toContainEqual(expect.stringMatching(/^types \| Version \d/));
    expect(lines).toContainEqual(expect.stringContaining("nowhere"));
    expect(lines.filter((line) => !line.startsWith("types | "))).toEqual([]);
  } finally {
    print.mockRestore();
  }
});
