// node rule-firings.ts WEIGHTS FILE... [--show]: how often conversations run each file of rules; with --show its functions that none ran.
// The files are to be of authors that the rules were not written on, such as those in seen/.
import { readFileSync } from "node:fs";
import { Session } from "node:inspector/promises";
import type { Case } from "../testing/run-case.ts";

interface FunctionRun {
  functionName: string;
  ranges: { startOffset: number; endOffset: number; count: number }[];
}

const [weights = "", ...files] = process.argv.slice(2).filter((arg) => !arg.startsWith("--"));
const isShown = process.argv.includes("--show");
const RULES = /\/packages\/advisor\/src\/((?:statements|language)\/.*\.ts)$/;

const session = new Session();
session.connect();
await session.post("Profiler.enable");
await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
const { runCase } = await import("../testing/run-case.ts");
const { LearnedReader } = await import("../src/reader/learned-reader.ts");
const reader = new LearnedReader(JSON.parse(readFileSync(weights, "utf8")));
// what runs while the modules load counts for nothing
const loaded = await session.post("Profiler.takePreciseCoverage");
const known = loaded.result.filter(({ url }) => RULES.test(url));

const cases = files.flatMap((file) => readFileSync(file, "utf8").split("\n").filter(Boolean));
for (const line of cases) runCase(JSON.parse(line) as Case, reader);

const { result } = await session.post("Profiler.takePreciseCoverage");
for (const { url, functions } of known.toSorted((a, b) => a.url.localeCompare(b.url))) {
  const text = readFileSync(new URL(url), "utf8");
  const names = namesIn(functions);
  const calls = callsIn(result.find((each) => each.url === url)?.functions ?? []);
  const most = Math.max(0, ...names.map((name) => calls.get(name) ?? 0));
  const idle = names.filter((name) => !calls.get(name));
  const shown = isShown && idle.length > 0 ? `: ${idle.join(", ")}` : "";
  const file = RULES.exec(url)?.[1];
  process.stdout.write(
    `${file}: ${text.split("\n").length - 1} lines, called ${most} times, ${idle.length} of ${names.length} functions never${shown}\n`,
  );
}

function namesIn(functions: readonly FunctionRun[]): string[] {
  return [...new Set(functions.map(({ functionName }) => functionName).filter(Boolean))];
}

function callsIn(functions: readonly FunctionRun[]): Map<string, number> {
  const calls = new Map<string, number>();
  for (const { functionName, ranges } of functions)
    calls.set(functionName, Math.max(calls.get(functionName) ?? 0, ranges[0]?.count ?? 0));
  return calls;
}
