import { performance } from "node:perf_hooks";
import { expect, test } from "vitest";
import { RESET_ANSWERED_EVERY_MS } from "../../src/auth/routes/request-password-reset.ts";
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

async function open(resetAnsweredEveryMs = RESET_ANSWERED_EVERY_MS): Promise<OpenedAuth> {
  const limits = {
    signInPerAccount: unlimited,
    signInPerAddress: unlimited,
    resetRequestPerAccount: unlimited,
    resetRequestPerAccountAndAddress: unlimited,
    resetRequestPerAddress: unlimited,
  };
  const opened = await openAuth("sqlite", { limits, resetAnsweredEveryMs });
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

/** How far requests for reset mails are apart, for an e-mail with an account and for others. */
async function resetsApart(
  opened: OpenedAuth,
  what: string,
  pairs: number,
  afterwards?: () => Promise<void>,
): Promise<number> {
  const stranger = new Browser(opened.auth, { address: "10.0.0.1" });
  const ask = async (email: string) => {
    await stranger.post("/request-password-reset", { email });
    await afterwards?.();
  };
  let at = 0;
  const difference = await apart(
    what,
    () => ask(EMAIL),
    () => ask(`nobody-${at++}@example.com`),
    pairs,
  );
  await opened.auth.idle();
  expect(opened.sent).toHaveLength(pairs);
  return difference;
}

test("nor by the time that asking for a reset mail takes", async () => {
  const opened = await open();
  expect(await resetsApart(opened, "a reset request", rounds(5, 1_000))).toBeLessThan(MOST_APART);
  await opened.close();
});

// A few milliseconds apart: a stall of the machine hides them at times, and never makes them.
test("where the answer waits for the mail it would show: the test above can fail", { retry: 2 }, async () => {
  const opened = await open(1);
  expect(await resetsApart(opened, "the mutation", 20, () => opened.auth.idle())).toBeGreaterThan(MOST_APART);
  await opened.close();
});
