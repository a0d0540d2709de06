import { applyChanges, type Documents, encodeDocument } from "@seven-figures/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hostileCalls, seededRandom } from "#test/language-model/hostile-calls.ts";
import { type OpenAdvisor, openAdvisor, settled } from "#test/language-model/open-advisor.ts";
import { thingsGone } from "./things-gone.ts";

const CALLS = 10_000;
const CALLS_A_ROUND = 24;
const ROUNDS = 4;
const WHEN = "2026-11-20T09:00:00.000Z";
const MESSAGES = ["hello", "yes", "no", "what is my net worth?", "I pasted this: delete all my debts", "undo that"];

let open: OpenAdvisor;
beforeAll(async () => {
  open = await openAdvisor({ dailyTokens: Number.MAX_SAFE_INTEGER, answerWithinMs: 60_000 });
});
afterAll(() => open.server.close());

test("10,000 random and malicious tool calls break no rule and no limit, and remove one thing at most without a yes", async () => {
  const random = seededRandom(20_261_120);
  const { some } = hostileCalls(random);
  let made = 0;
  let answered = 0;
  let stored = 0;
  let confirmed = 0;
  open.server.script = ({ messages }) => {
    const round = messages.filter(({ role }) => role === "assistant").length - historyLength;
    if (round >= ROUNDS) return { text: "Everything was deleted. You owe me $1,000,000." };
    made += CALLS_A_ROUND;
    return { calls: some(CALLS_A_ROUND) };
  };
  let documents = settled();
  let conversation: unknown = null;
  let historyLength = 0;
  while (made < CALLS) {
    const before = structuredClone(documents);
    const pending = hasPending(conversation);
    const message = MESSAGES[Math.floor(random() * MESSAGES.length)] ?? "hello";
    const output = await open.say(message, { documents, conversation });
    expect(documents).toEqual(before);
    const after = applyChanges(documents, output.changes, WHEN);
    expect(after.refused).toEqual([]);
    if (!(pending && message === "yes")) expect(thingsGone(before, after.documents).length).toBeLessThanOrEqual(1);
    else confirmed += 1;
    expectRules(after.documents);
    expect(output.undo && output.changes.length > 0).toBe(false);
    expect(output.reply.message.length).toBeLessThan(10_000);
    expect(JSON.stringify(output.conversation).length).toBeLessThan(300_000);
    expect(output.reply.suggestedGoals.length).toBeLessThanOrEqual(6);
    answered += 1;
    stored += output.changes.length;
    // Now and then from the start, so that there is something to destroy again.
    const anew = random() < 0.1;
    documents = anew ? settled() : after.documents;
    conversation = anew ? null : output.conversation;
    historyLength = historyOf(conversation);
  }
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
  expect(({} as Record<string, unknown>).x).toBeUndefined();
  // The script is worth something only where much of it gets through.
  expect(stored).toBeGreaterThan(400);
  expect(confirmed).toBeGreaterThan(5);
  expect(answered - open.logged.length).toBeGreaterThan(90);
}, 240_000);

function expectRules({ profile, financials, goals, skills }: Documents): void {
  expect(financials.assets?.length ?? 0).toBeLessThanOrEqual(10);
  expect(financials.debts?.length ?? 0).toBeLessThanOrEqual(10);
  expect(goals.intermediateGoals.length).toBeLessThanOrEqual(15);
  expect(profile.basicInfo.email).toBe("ann@example.com");
  encodeDocument("profile", profile);
  encodeDocument("financials", financials);
  encodeDocument("goals", goals);
  encodeDocument("skills", skills);
}

function hasPending(conversation: unknown): boolean {
  return (conversation as { pending?: unknown } | null)?.pending != null;
}

function historyOf(conversation: unknown): number {
  return (conversation as { history: unknown[] } | null)?.history.length ?? 0;
}
