import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { CALLS_PATH } from "@seven-figures/calls";
import { describe, expect, test } from "vitest";
import { ally, financialGoal } from "../examples.ts";
import { freePort } from "../free-port.ts";
import { ENGINES, type Engine, openDatabase } from "../open-database.ts";
import { ServerProcess } from "../server-process.ts";
import { TestPerson } from "../test-person.ts";
import { INSPECTABLE, liveMegabytes, liveMegabytesOfWorker } from "./live-memory.ts";
import { residentMemory } from "./resident-memory.ts";
import { isLong, rounds, seededRandom } from "./rounds.ts";

const CALLS_PER_SECOND = 100;
const PEOPLE = isLong ? 20 : 5;
/** Before tokens run out, which they do after a quarter of an hour. */
const RENEW_EVERY_SECONDS = 600;
/** A shorter soak says nothing of memory: a server that has just started still grows. */
const LEAST_FOR_MEMORY_SECONDS = 300;
/** After which fifths it is looked what a server holds on to. */
const LOOKED_AT = [1, 3, 5];
const random = seededRandom("Soak");

/** What people do in the course of a day, and how often each of a hundred calls is it. */
const CALLS: [share: number, name: string, payload: () => unknown][] = [
  [25, "getUserFinancials", () => null],
  [20, "getUserIntermediateGoals", () => null],
  [15, "getUserStats", () => null],
  [8, "getUserProfile", () => null],
  [2, "getActivity", () => null],
  [15, "updateUserFinancialsSection", () => ({ section: "assets", data: [{ ...ally, value: 1 + random() * 1e6 }] })],
  [
    10,
    "saveUserIntermediateGoals",
    () => ({ goals: [financialGoal({ currentAmount: Math.floor(random() * 20_000) })] }),
  ],
  [
    5,
    "handleSmartChatMessage",
    () => ({ message: "What is my net worth?", sessionId: `s${Math.floor(random() * 5)}` }),
  ],
];

const HUNDRED = CALLS.flatMap((call) => Array.from({ length: call[0] }, () => call));

function nextCall(): { name: string; payload: unknown } {
  const [, name, payload] = HUNDRED[Math.floor(random() * HUNDRED.length)] as (typeof HUNDRED)[number];
  return { name, payload: payload() };
}

/**
 * How much the most of the second fifth had grown by the last fifth. The least tells nothing: right after a collection
 * a process has given back what it takes again a minute later.
 */
function growth(samples: readonly number[]): number {
  const mostOf = (fifth: number) =>
    Math.max(...samples.slice((samples.length * fifth) / 5, (samples.length * (fifth + 1)) / 5));
  return mostOf(4) / mostOf(1) - 1;
}

/** How much more, in percent, a server has and holds on to in the end than when it had warmed up. */
function memoryGrowth({ memory, workers, live, liveWorker }: Soaked) {
  const ofLive = (looks: readonly number[]) => (looks.at(-1) ?? Number.NaN) / (looks[0] ?? Number.NaN) - 1;
  return { server: growth(memory), workers: growth(workers), live: ofLive(live), liveWorker: ofLive(liveWorker) };
}

interface Soaked {
  calls: number;
  failed: number;
  /** What the failed ones were answered with, 0 for none at all. */
  statuses: Set<number>;
  waits: number[];
  /** Megabytes that the process has, each second. */
  memory: number[];
  /** Megabytes that the largest of the advisor's workers has, each second. */
  workers: number[];
  /** Megabytes that the process holds on to, after the first, third and last fifth. */
  live: number[];
  /** The same of the worker that is kept, in a long soak. */
  liveWorker: number[];
}

/** Makes calls at a steady rate, however long each takes. */
async function soak(server: ServerProcess, people: readonly TestPerson[], seconds: number): Promise<Soaked> {
  const soaked: Soaked = {
    calls: 0,
    failed: 0,
    statuses: new Set(),
    waits: [],
    memory: [],
    workers: [],
    live: [],
    liveWorker: [],
  };
  const looks = LOOKED_AT.map((fifths) => Math.round((seconds * fifths) / 5));
  const call = async (person: TestPerson) => {
    const { name, payload } = nextCall();
    const start = performance.now();
    const status = await fetch(`${person.url}${CALLS_PATH}/${name}`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ data: payload }),
    }).then(
      async (answer) => {
        await answer.text();
        return answer.status;
      },
      () => 0,
    );
    soaked.waits.push(performance.now() - start);
    if (status === 200) return;
    soaked.failed += 1;
    soaked.statuses.add(status);
  };
  const start = performance.now();
  const underWay = new Set<Promise<void>>();
  for (let second = 0; second < seconds; second++) {
    if (second % RENEW_EVERY_SECONDS === RENEW_EVERY_SECONDS - 1)
      await Promise.all(people.map((person) => person.renewToken()));
    for (let at = 0; at < CALLS_PER_SECOND; at++) {
      const made = call(people[soaked.calls++ % people.length] as TestPerson);
      underWay.add(made);
      void made.then(() => underWay.delete(made));
      await wait(Math.max(0, start + second * 1000 + (at * 1000) / CALLS_PER_SECOND - performance.now()));
    }
    if (!server.isRunning) continue;
    const { process, children } = await residentMemory(server.pid);
    soaked.memory.push(process);
    soaked.workers.push(children[0]?.megabytes ?? 0);
    if (!looks.includes(second + 1)) continue;
    soaked.live.push(await liveMegabytes(server));
    const kept = Math.min(...children.map(({ pid }) => pid));
    if (seconds >= LEAST_FOR_MEMORY_SECONDS) soaked.liveWorker.push(await liveMegabytesOfWorker(kept));
  }
  await Promise.all(underWay);
  return soaked;
}

async function withServer<Result>(
  engine: Engine,
  work: (server: ServerProcess, people: TestPerson[]) => Promise<Result>,
  environment: Record<string, string> = INSPECTABLE,
): Promise<Result> {
  const { databaseUrl, dataDir, remove } = await openDatabase(engine);
  const port = await freePort();
  const server = new ServerProcess({
    DATA_DIR: dataDir,
    AUTH_SECRET: "a-secret-of-the-tests-that-is-long-enough",
    PORT: String(port),
    TRUSTED_PROXIES: "127.0.0.1",
    ...environment,
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  try {
    await server.url();
    const people: TestPerson[] = [];
    for (let at = 0; at < PEOPLE; at++) people.push(await TestPerson.signUp(`http://localhost:${port}`));
    // The first message waits for the advisor to be loaded.
    await people[0]?.call("handleSmartChatMessage", { message: "hello", sessionId: "s0" });
    return await work(server, people);
  } finally {
    await server.kill("SIGTERM");
    await remove();
  }
}

describe.each(isLong ? ENGINES : (["sqlite"] as const))("on %s", (engine) => {
  test("a hundred calls a second, for long: none fails, and memory does not grow", async () => {
    const seconds = rounds(2, 1_800);
    const soaked = await withServer(engine, (server, people) => soak(server, people, seconds));
    const { calls, failed, statuses, waits, memory, workers, live, liveWorker } = soaked;
    const sorted = waits.toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(sorted.length * share)]?.toFixed(1);
    const grown = seconds < LEAST_FOR_MEMORY_SECONDS ? null : memoryGrowth(soaked);
    const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
    const megabytes = (looks: readonly number[]) => `${looks.map((mb) => mb.toFixed(1)).join(", ")} MB`;
    const growing =
      grown === null
        ? "too short to tell of memory"
        : `grown by ${percent(grown.server)}, holding on to ${megabytes(live)}, ${percent(grown.live)} more; ` +
          `a worker ${megabytes([Math.max(...workers)])} at most, grown by ${percent(grown.workers)}, ` +
          `holding on to ${megabytes(liveWorker)}, ${percent(grown.liveWorker)} more`;
    process.stdout.write(
      `Soak on ${engine}: ${calls} calls in ${seconds} s, ${failed} failed (${[...statuses].join(", ") || "none"}), p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, ` +
        `${Math.max(...memory).toFixed(0)} MB at most, ${growing}\n`,
    );
    expect(failed).toBe(0);
    for (const share of Object.values(grown ?? {})) expect(share).toBeLessThan(0.05);
  });
});

test("a server that stops in the midst of it is noticed: the tests above can fail", async () => {
  const { failed } = await withServer("sqlite", async (server, people) => {
    const soaked = soak(server, people, 1);
    await wait(500);
    await server.kill("SIGKILL");
    return soaked;
  });
  expect(failed).toBeGreaterThan(0);
});

/** A module that makes a server keep 200 KB of each request. */
const LEAK = `
  import { Server } from "node:http";
  const kept = [];
  const { emit } = Server.prototype;
  Server.prototype.emit = function (name, ...rest) {
    if (name === "request") kept.push(new Array(25_000).fill(1.5));
    return emit.call(this, name, ...rest);
  };
`;

test("a server that keeps something of each call is noticed by what it has and by what it holds on to", async () => {
  const folder = mkdtempSync(join(tmpdir(), "leak-"));
  const file = join(folder, "leak.mjs");
  writeFileSync(file, LEAK);
  const leaking = { NODE_OPTIONS: `${INSPECTABLE.NODE_OPTIONS} --import=${file}` };
  const soaked = await withServer("sqlite", (server, people) => soak(server, people, 5), leaking);
  rmSync(folder, { recursive: true });
  const { server, live } = memoryGrowth(soaked);
  expect(soaked.failed).toBe(0);
  expect(server).toBeGreaterThan(0.05);
  // More than a server that has just started grows by.
  expect(live).toBeGreaterThan(0.5);
});

test("memory that only rises and falls has not grown", () => {
  const leaking = Array.from({ length: 100 }, (_, at) => 200 + at + 30 * (at % 7));
  expect(growth(leaking)).toBeGreaterThan(0.05);
  expect(growth(leaking.map((mb, at) => mb - at))).toBeLessThan(0.05);
});

/** A process that keeps 40 MB with each SIGUSR2, and lets go of as much. */
const LEAKING = `
  const kept = [];
  process.on("SIGUSR2", () => {
    kept.push(new Array(5e6).fill(1.5));
    new Array(5e6).fill(2.5);
    console.error("kept");
  });
  setInterval(() => {}, 1000);
  console.log("It is listening on http://nowhere");
`;

test("what a process goes on holding is found, and what it has let go of is not counted", async () => {
  const folder = mkdtempSync(join(tmpdir(), "leaking-"));
  const file = join(folder, "leaking.mjs");
  writeFileSync(file, LEAKING);
  const leaking = new ServerProcess(INSPECTABLE, folder, file);
  await leaking.url();
  const before = await liveMegabytes(leaking);
  process.kill(leaking.pid, "SIGUSR2");
  await expect.poll(() => leaking.log).toContain("kept");
  const more = (await liveMegabytes(leaking)) - before;
  await leaking.kill("SIGKILL");
  rmSync(folder, { recursive: true });
  expect(more).toBeGreaterThan(35);
  expect(more).toBeLessThan(45);
});
