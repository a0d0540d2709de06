// `npm run bench:advisor`: CPU time of the built-in advisor for each message of the corpus, after one pass to warm up, with the
// trained reader and with the rules alone; and for hostile messages of growing length against long stored names. With
// `--hostile` these alone.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { LearnedReader, respond } from "@seven-figures/advisor";
import { applyChanges, type Documents } from "@seven-figures/domain";
import { type Case, CORPUS_TODAY, documentsOf } from "../packages/advisor/testing/run-case.ts";
import { hostileDocuments, hostileShapes } from "./hostile.ts";

const CORPUS = join(import.meta.dirname, "../packages/advisor/corpus");
const WEIGHTS = join(import.meta.dirname, "../packages/advisor/weights/reader.json");
const NOW = "2026-11-20T09:00:00.000Z";
const LENGTHS = [250, 500, 1000, 2000];
const HOSTILE = hostileDocuments();

function readCorpus(): Case[] {
  return readdirSync(CORPUS)
    .filter((name) => name.endsWith(".jsonl"))
    .flatMap((name) => readFileSync(join(CORPUS, name), "utf8").split("\n"))
    .filter((line) => line.trim() !== "")
    .map((line) => JSON.parse(line));
}

/** Milliseconds of CPU for each message of a conversation, changes applied in between. */
function timesOf(testCase: Case, reader: LearnedReader | undefined): number[] {
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
      ...(reader ? { reader } : {}),
    });
    const { user, system } = process.cpuUsage(before);
    conversation = output.conversation;
    documents = structuredClone(applyChanges(documents, output.changes, NOW).documents);
    return (user + system) / 1000;
  });
}

function showCorpus(name: string, reader: LearnedReader | undefined): void {
  const cases = readCorpus();
  for (const testCase of cases) timesOf(testCase, reader);
  const times = cases.flatMap((testCase) => timesOf(testCase, reader)).toSorted((a, b) => a - b);
  const at = (share: number) => (times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0).toFixed(2);
  console.log(
    `${name}: ${times.length} messages, CPU ms each: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, most ${at(1)}`,
  );
}

/** Milliseconds of CPU, the least of five; the documents come anew with each message, as they do to the server. */
function leastTime(answer: (documents: Documents) => unknown): number {
  const times = Array.from({ length: 5 }, () => {
    const documents = structuredClone(HOSTILE);
    const before = process.cpuUsage();
    answer(documents);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

function showHostile(reader: LearnedReader): void {
  const stored = HOSTILE.financials.assets?.[0]?.name ?? "";
  console.log(
    `hostile messages with 200 stored names of 199 letters, ms of whole replies at ${LENGTHS.join(", ")} letters:`,
  );
  for (const [shape, messageOf] of Object.entries(hostileShapes(stored))) {
    const times = LENGTHS.map((length) => {
      const message = messageOf(length);
      const input = { conversation: null, message, today: CORPUS_TODAY, newId: (prefix: string) => prefix, reader };
      return leastTime((documents) => respond({ ...input, documents })).toFixed(1);
    });
    console.log(`  ${shape}: ${times.join(", ")}`);
  }
}

const reader = new LearnedReader(JSON.parse(readFileSync(WEIGHTS, "utf8")));
showHostile(reader);
if (!process.argv.includes("--hostile")) {
  showCorpus("with the reader", reader);
  showCorpus("rules alone", undefined);
}
