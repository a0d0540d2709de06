// node score-cases.ts WEIGHTS|none FILE... [--show]: conversations by outcome (right, one tap away, asked or silent, wrong), in process
import { readFileSync } from "node:fs";
import { LearnedReader } from "../src/reader/learned-reader.ts";
import { THRESHOLDS } from "../src/reader/weigh-readings.ts";
import { type Case, runCase } from "../testing/run-case.ts";

const args = process.argv.slice(2);
const [weights = "none", ...files] = args.filter((arg) => !arg.startsWith("--"));
const reader = weights === "none" ? undefined : new LearnedReader(JSON.parse(readFileSync(weights, "utf8")));
for (const arg of args) {
  const set = /^--(alone|against|idle|doubt|familiar|over|leaning)=(.+)$/.exec(arg);
  if (set) THRESHOLDS[set[1] as keyof typeof THRESHOLDS] = Number(set[2]);
}
const every = Number(args.find((arg) => arg.startsWith("--every="))?.slice(8) ?? 1);

for (const file of files) {
  const cases = readFileSync(file, "utf8")
    .split("\n")
    .filter(Boolean)
    .map((line): Case => JSON.parse(line))
    .filter((_, at) => at % every === 0);
  const counts = { right: 0, tap: 0, asked: 0, wrong: 0 };
  for (const testCase of cases) {
    const result = runCase(testCase, reader);
    const outcome =
      result.differences.length === 0
        ? "right"
        : result.wroteUnsaid
          ? "wrong"
          : isOneTapAway(testCase, result.quickReplies)
            ? "tap"
            : "asked";
    counts[outcome] += 1;
    if (args.includes("--show") && outcome !== "right")
      process.stdout.write(
        `\n${outcome.toUpperCase()} ${testCase.id}\n${result.transcript.join("\n")}\n  ${result.differences.join("; ").slice(0, 400)}\n`,
      );
  }
  const share = (count: number) => `${((100 * count) / cases.length).toFixed(1)} %`;
  process.stdout.write(
    `${file.split("/").at(-1)}: ${cases.length} cases, right ${counts.right} (${share(counts.right)}), one tap ${counts.tap}, asked or silent ${counts.asked}, wrong ${counts.wrong} (${share(counts.wrong)})\n`,
  );
}

function isOneTapAway(testCase: Case, quickReplies: readonly string[]): boolean {
  const { clarifies, reply, replyNot, suggestsGoals, ...expect } = testCase.expect as Record<string, unknown>;
  return quickReplies.slice(0, 3).some((say) => {
    const tapped = { ...testCase, turns: [...testCase.turns.map((turn) => ({ say: turn.say })), { say }], expect };
    return runCase(tapped as Case, reader).differences.length === 0;
  });
}
