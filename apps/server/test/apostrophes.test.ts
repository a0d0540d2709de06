import { readFileSync } from "node:fs";
import { glob } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const SOURCES = "{apps/*/src,packages/*/src}/**/*.{ts,tsx}";
const PAGES = "apps/web/*.html";

/** Patterns read what people typed, in whatever kind; all else may be said to people. */
const PATTERNS = /\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\n\\])+\/[a-z]*/g;

async function texts(): Promise<{ file: string; line: string }[]> {
  const lines = [];
  for await (const file of glob([SOURCES, PAGES], { cwd: root })) {
    if (/\.test\.tsx?$/.test(file)) continue;
    const source = readFileSync(join(root, file), "utf8");
    for (const line of source.split("\n")) lines.push({ file, line: line.replace(PATTERNS, "") });
  }
  return lines;
}

test("every text has one kind of apostrophe and quotation mark, the specification's straight one", async () => {
  const all = await texts();
  expect(all.length).toBeGreaterThan(10_000);
  const curly = all.filter(({ line }) => /[\u2018\u2019\u201C\u201D]|&[lr]s?[qd]uo;/i.test(line));
  expect(curly).toEqual([]);
});
