import { randomUUID } from "node:crypto";
import { CALLS_PATH, type CallName, contract } from "@seven-figures/calls";
import fc from "fast-check";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { printedSeed, rounds } from "./endurance/rounds.ts";
import { ally, financialGoal, moreSaved, profile, toldFund, visa } from "./examples.ts";
import { openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import type { TestPerson } from "./test-person.ts";

async function post({ url, token }: TestPerson, name: string, body: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`${url}${CALLS_PATH}/${name}`, {
    method: "POST",
    headers: { Authorization: `Bearer ${token}` },
    body,
  });
  return { status: answer.status, text: await answer.text() };
}

/** Payloads that are right, to be bent in one place. */
const RIGHT: [CallName, object][] = [
  ["saveUserProfile", { profile }],
  ["updateUserProfileSection", { profileSection: "experience", data: profile.experience }],
  ["saveUserFinancials", { financials: { financialInfo: {}, assets: [ally], debts: [visa] } }],
  ["updateUserFinancialsSection", { section: "debts", data: [visa], revision: 1 }],
  ["saveUserIntermediateGoals", { goals: [financialGoal()] }],
  ["addIntermediateGoal", { goal: financialGoal() }],
  ["updateIntermediateGoal", { goalId: "g1", updates: financialGoal() }],
  ["deleteIntermediateGoal", { goalId: "g1", revision: 1 }],
  ["saveUserSkills", { skills: { skills: ["Sales"], interests: ["Art"] } }],
  ["updateUserSkillsSection", { section: "skills", data: ["Sales"], revision: 1 }],
  ["undoAdvisorChange", { changeId: "change-1" }],
  ["getActivity", { before: "change-1" }],
  ["getChatSessions", { before: "s1" }],
  ["getChatMessages", { sessionId: "s1", before: "reply-1" }],
  ["getNetWorthHistory", { from: "2026-01-01" }],
  ["saveCheckIn", { financialInfo: {}, assets: [ally], debts: [visa], timeZone: "Europe/Oslo", revision: 1 }],
  ["saveScenarios", { scenarios: [moreSaved], revision: 1 }],
  ["saveToldFigures", { told: [toldFund], revision: 1 }],
  ["saveReminders", { calendar: "new", mail: true }],
  ["handleSmartChatMessage", { message: "hello", sessionId: "s1", timeZone: "Europe/Oslo" }],
  ["previewMessage", { message: "hello", sessionId: "s1", timeZone: "Europe/Oslo" }],
  [
    "completeOnboarding",
    { profile, goals: [], skills: { skills: ["Sales"], interests: ["Art"] }, timeZone: "Europe/Oslo" },
  ],
];

/** Of these one person has only so many a minute: after as many bodies somebody else goes on. */
const MOST_OF_ONE: Partial<Record<CallName, number>> = { handleSmartChatMessage: 100, previewMessage: 50 };

/** For each function, in `npm run test:endurance`. */
const BODIES = 2_000;
const seed = printedSeed("Fuzzed bodies");

const HOSTILE = [
  null,
  "",
  "x".repeat(5_000),
  -1,
  1e300,
  0.001,
  2 ** 53,
  [],
  {},
  [[]],
  true,
  "\u0000",
  "__proto__",
  "\ud800",
  "2027-02-29",
];

/** The same JSON with the value at a random place replaced. */
function bend(value: unknown, path: number[], replacement: unknown): unknown {
  const [at, ...rest] = path;
  if (at === undefined || typeof value !== "object" || value === null) return replacement;
  const keys = Object.keys(value);
  if (keys.length === 0) return replacement;
  const key = keys[at % keys.length] ?? "";
  const bent = bend(value[key as never], rest, replacement);
  return Array.isArray(value)
    ? value.map((entry, index) => (String(index) === key ? bent : entry))
    : { ...value, [key]: bent };
}

const open = { callsPerMinute: Number.MAX_SAFE_INTEGER, config: { trustedProxies: ["127.0.0.1"] } };
describeEngines(open, (server) => {
  let person: TestPerson;
  beforeAll(async () => {
    person = await server().signUp();
  });
  // The test of a long run may take longer than its token is good for.
  beforeEach(() => person.renewToken());

  test.each(RIGHT)(
    "%s: what is right but for one thing is refused or stored, never a failure of the server",
    async (name, payload) => {
      const bent = fc.record({
        path: fc.array(fc.nat(12), { minLength: 1, maxLength: 5 }),
        replacement: fc.oneof(fc.constantFrom(...HOSTILE), fc.jsonValue()),
      });
      const mostOfOne = MOST_OF_ONE[name];
      let whose = person;
      let bodies = 0;
      await fc.assert(
        fc.asyncProperty(bent, async ({ path, replacement }) => {
          if (mostOfOne && bodies++ % mostOfOne === 0) whose = await server().signUp();
          const { status, text } = await post(whose, name, JSON.stringify({ data: bend(payload, path, replacement) }));
          expect([name, [200, 400, 404, 409].includes(status), status, status < 500 || text]).toEqual([
            name,
            true,
            status,
            true,
          ]);
          if (status === 400) expect(JSON.parse(text).error.details.fields.length).toBeGreaterThan(0);
        }),
        { numRuns: rounds(20, BODIES), seed },
      );
    },
  );

  test("there is such a payload for each function that takes one, but a right password for deleteAccount", () => {
    const takesOne = (name: CallName) => name !== "deleteAccount" && !contract[name].payload.safeParse(null).success;
    const names = (Object.keys(contract) as CallName[]).filter(takesOne);
    expect(names.filter((name) => !RIGHT.some(([right]) => right === name))).toEqual([]);
  });

  test.each(Object.keys(contract))("%s: nor is any JSON at all", async (name) => {
    // No JSON happens to be a right password; erasing takes away what it erases.
    const whose = name === "cleanupUserData" ? await server().signUp() : person;
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (data) => {
        const { status } = await post(whose, name, JSON.stringify({ data }));
        expect(status === 401 || status >= 500 ? [status, data] : []).toEqual([]);
      }),
      { numRuns: rounds(7, BODIES), seed },
    );
  });

  test.each([
    ["nested too deep", `{"data":${"[".repeat(100_000)}${"]".repeat(100_000)}}`],
    [
      "nested too deep in what nobody looks at",
      `{"data":{"section":"assets","data":[],"createdAt":${"[".repeat(20_000)}${"]".repeat(20_000)},"requestId":"${randomUUID()}"}}`,
    ],
    ["with a prototype in it", '{"data":{"__proto__":{"section":"assets"},"constructor":{"prototype":{"x":1}}}}'],
    ["with one key twice", '{"data":{"section":"assets","section":"nothing","data":[]}}'],
    ["of bytes that are no text", "\u0000\u0001"],
  ])("a body %s is refused", async (_what, body) => {
    expect((await post(person, "updateUserFinancialsSection", body)).status).toBe(400);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
    expect((await post(person, "getUserFinancials", body)).status).toBeLessThan(500);
  });
});

test("a server that fails is noticed: the tests above can fail", async () => {
  const advisor = scriptedAdvisor(async () => ({ reply: { message: "no such answer" } as never }));
  const server = await openServer({ advisor });
  const body = JSON.stringify({ data: { message: "hello", sessionId: "s1" } });
  const { status } = await post(await server.signUp(), "handleSmartChatMessage", body);
  expect(status).toBeGreaterThanOrEqual(500);
  await server.close();
});
