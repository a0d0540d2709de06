// `npm run bench:advisor`: CPU time of the built-in advisor for each message of the corpus, after one pass to warm up.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { respond } from "@seven-figures/advisor";
import { applyChanges } from "@seven-figures/domain";
import { type Case, CORPUS_TODAY, documentsOf } from "../packages/advisor/src/corpus/run-case.ts";

const CORPUS = join(import.meta.dirname, "../packages/advisor/corpus");
const NOW = "2026-11-20T09:00:00.000Z";

function readCorpus(): Case[] {
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(CORPUS, name), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}

/** Milliseconds of CPU for each message of a conversation, changes applied in between. */
function timesOf(testCase: Case): number[] {
  let documents = documentsOf(testCase);
  let conversation: unknown = null;
  let made = 0;
  return testCase.turns.map(({ say }) => {
    const before = process.cpuUsage();
    const output = respond({
      documents,
      conversation,
      message: say,
      today: CORPUS_TODAY,
      newId: (prefix) => `${prefix}-${++made}`,
    });
    const { user, system } = process.cpuUsage(before);
    conversation = output.conversation;
    documents = applyChanges(documents, output.changes, NOW).documents;
    return (user + system) / 1000;
  });
}

const cases = readCorpus();
for (const testCase of cases) timesOf(testCase);
const times = cases.flatMap(timesOf).toSorted((a, b) => a - b);
const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
console.log(`${times.length} messages, CPU ms each: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`);
