import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { Browser } from "../auth/browser.ts";
import { type OpenedAuth, openAuth } from "../auth/open-auth.ts";
import { rounds } from "./rounds.ts";

const PAIRS = rounds(40, 1_000);
/** A few pairs on a busy machine only show what is far off. */
const MOST_APART = PAIRS >= 1_000 ? 0.05 : 0.4;
const EMAIL = "ann@example.com";
const unlimited = { max: 1_000_000, windowMs: 3_600_000 };

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

function median(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
}

/** How far the median times of two kinds of tries are apart, as a share of the longer; a pair is timed at one moment. */
async function apart(
  what: string,
  known: () => Promise<unknown>,
  unknown: () => Promise<unknown>,
  pairs = PAIRS,
): Promise<number> {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let at = 0; at < pairs; at++) {
    const first = at % 2 === 0;
    if (first) times.known.push(await timeOf(known));
    times.unknown.push(await timeOf(unknown));
    if (!first) times.known.push(await timeOf(known));
  }
  const [a, b] = [median(times.known), median(times.unknown)];
  process.stdout.write(`Timing of ${what}: ${pairs} pairs, medians ${a.toFixed(2)} and ${b.toFixed(2)} ms\n`);
  return Math.abs(a - b) / Math.max(a, b);
}

async function open(): Promise<OpenedAuth> {
  const limits = {
    signInPerAccount: unlimited,
    signInPerAddress: unlimited,
    resetRequestPerAccount: unlimited,
    resetRequestPerAccountAndAddress: unlimited,
    resetRequestPerAddress: unlimited,
  };
  const opened = await openAuth("sqlite", { limits });
  await new Browser(opened.auth).signUp(EMAIL, "Secret1");
  return opened;
}

test("nobody can tell by the time that a sign-in takes whether an e-mail has an account", async () => {
  const opened = await open();
  const stranger = new Browser(opened.auth, { address: "10.0.0.1" });
  let at = 0;
  const difference = await apart(
    "sign-in",
    () => stranger.signIn(EMAIL, "Wrong1"),
    () => stranger.signIn(`nobody-${at++}@example.com`, "Wrong1"),
  );
  expect(difference).toBeLessThan(MOST_APART);
  await opened.close();
});

test("where an unknown e-mail costs no hash it would show: the test above can fail", async () => {
  const opened = await open();
  const stranger = new Browser(opened.auth, { address: "10.0.0.1" });
  const findOnly = () => opened.db.selectFrom("auth_user").select("id").where("email", "=", "nobody").execute();
  expect(await apart("the mutation", () => stranger.signIn(EMAIL, "Wrong1"), findOnly)).toBeGreaterThan(MOST_APART);
  await opened.close();
});

test("nor by the time that asking for a reset mail takes", async () => {
  const opened = await open();
  const stranger = new Browser(opened.auth, { address: "10.0.0.1" });
  const ask = (email: string) => stranger.post("/request-password-reset", { email });
  await ask(EMAIL);
  let at = 0;
  const difference = await apart(
    "a reset request",
    () => ask(EMAIL),
    () => ask(`nobody-${at++}@example.com`),
    rounds(10, 1_000),
  );
  expect(opened.sent).toHaveLength(rounds(11, 1_001));
  expect(difference).toBeLessThan(MOST_APART);
  await opened.close();
});
