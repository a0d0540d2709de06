// Holds docs/specification-coverage.md to the truth: each row names a test that exists, or says why none can.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const FILE = "docs/specification-coverage.md";
/** `| 2.14 | statement | path/of.test.ts: name of the test |` */
const ROW = /^\| *(\d+\.\d+) *\| *(.+?) *\| *(.+?) *\|$/;
const REFERENCE = /^`([^`]+)`: (.+)$/;

function mistakeOf(reference) {
  const match = REFERENCE.exec(reference);
  if (!match) return "names neither a test nor a reason";
  const [, path, name] = match;
  const file = join(root, path);
  if (!existsSync(file)) return `${path} does not exist`;
  const source = readFileSync(file, "utf8");
  return ['"', "'", "`"].some((quote) => source.includes(`${quote}${name.replaceAll(quote, `\\${quote}`)}${quote}`))
    ? null
    : `${path} has no test '${name}'`;
}

/** Prints the counts; false where a row is wrong. */
export function checkCoverage() {
  const rows = readFileSync(join(root, FILE), "utf8")
    .split("\n")
    .map((line) => ROW.exec(line))
    .filter(Boolean);
  const mistakes = [];
  const ids = new Set();
  let untested = 0;
  for (const [, id, , reference] of rows) {
    if (ids.has(id)) mistakes.push(`${id}: is there twice`);
    ids.add(id);
    if (reference.startsWith("No test: ")) untested += 1;
    else
      for (const part of reference.split("; "))
        mistakes.push(...[mistakeOf(part)].filter(Boolean).map((m) => `${id}: ${m}`));
  }
  for (const mistake of mistakes) console.error(`${FILE} ${mistake}`);
  console.log(`${rows.length} rows of the specification, ${rows.length - untested} with a test, ${untested} without.`);
  return mistakes.length === 0 && rows.length > 0;
}
