// node check-lines.ts [FILE...]: what does not parse in lines, which slots are missing, and which meanings the reader has no place for
import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { faultsOfLine, linesWithoutArrow, unreadMeanings } from "./faults-of-line.ts";
import { readLines } from "./lines.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const given = process.argv.slice(2);
const files =
  given.length > 0
    ? given
    : readdirSync(FOLDER)
        .filter((name) => name.endsWith(".txt"))
        .map((name) => FOLDER + name);
const lines = files.flatMap(readLines);
const faults = [...files.flatMap(linesWithoutArrow), ...lines.flatMap(faultsOfLine)];
const unread = new Map<string, number>();
for (const verb of lines.flatMap(unreadMeanings)) unread.set(verb, (unread.get(verb) ?? 0) + 1);
for (const fault of faults) console.log(fault);
console.log(
  `${lines.length} lines of ${new Set(lines.map(({ author }) => author)).size} authors, ${faults.length} faults`,
);
console.log(`told, but not yet read: ${[...unread].map(([verb, count]) => `${verb} ${count}`).join(", ") || "none"}`);
if (faults.length > 0) process.exitCode = 1;
