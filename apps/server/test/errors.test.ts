import type { FunctionsError } from "@firebase/functions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CallFailure } from "../src/call/call-failure.ts";
import { describeEngines } from "./describe-engines.ts";
import { ally, financialGoal, profile, visa } from "./examples.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import type { TestPerson } from "./test-person.ts";

async function failureOf(work: Promise<unknown>): Promise<FunctionsError> {
  const failure = await work.then(
    () => undefined,
    (error: FunctionsError) => error,
  );
  if (!failure) throw new Error("The call succeeded");
  return failure;
}

const advisor = scriptedAdvisor(({ message }) =>
  message === "add" ? { changes: [{ kind: "add-asset", asset: ally }] } : {},
);

describeEngines({ advisor }, (server) => {
  test("INVALID_ARGUMENT names every wrong field with its sentence, and nothing is written", async () => {
    const person = await server().signUp();
    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    const read = async () => [await person.call("getUserFinancials", null), await person.call("getActivity", null)];
    const before = await read();
    const data = [ally, { ...ally, id: "a2", name: " ", value: 0 }];
    const failure = await failureOf(person.call("updateUserFinancialsSection", { section: "assets", data }));
    expect(failure).toMatchObject({
      code: "functions/invalid-argument",
      message: "Asset name is required [400]",
      details: {
        message: "Asset name is required",
        fields: [
          { path: "data.1.name", message: "Asset name is required" },
          { path: "data.1.value", message: "Asset value must be greater than $0" },
        ],
      },
    });
    expect(await read()).toEqual(before);
  });

  test.each([
    ["an amount beyond a trillion", { section: "assets", data: [{ ...ally, value: 1e12 + 1 }] }],
    ["an option that there is not", { section: "assets", data: [{ ...ally, type: "yacht" }] }],
    ["a name of 201 characters", { section: "assets", data: [{ ...ally, name: "x".repeat(201) }] }],
    ["a section that there is not", { section: "salary", data: [] }],
    ["two entries with one id", { section: "debts", data: [visa, visa] }],
    ["201 entries", { section: "debts", data: Array.from({ length: 201 }, (_, id) => ({ ...visa, id: `d${id}` })) }],
    ["a request id that is no UUID", { section: "debts", data: [], requestId: "1" }],
  ])("%s is refused", async (_what, payload) => {
    const person = await server().signUp();
    const failure = await failureOf(person.callAnything("updateUserFinancialsSection", payload));
    expect(failure).toMatchObject({ code: "functions/invalid-argument", details: { fields: [{}] } });
    expect(await person.call("getUserFinancials", null)).toMatchObject({ revision: 0 });
  });

  test("a goal must fit as a whole after its update", async () => {
    const person = await server().signUp();
    await person.call("addIntermediateGoal", { goal: financialGoal() });
    const update = person.call("updateIntermediateGoal", { goalId: "g1", updates: { currentAmount: 20_001 } });
    expect((await failureOf(update)).details).toEqual({
      message: "Current amount cannot exceed target amount",
      fields: [{ path: "updates.currentAmount", message: "Current amount cannot exceed target amount" }],
    });
    const twice = await failureOf(person.call("addIntermediateGoal", { goal: financialGoal() }));
    expect(twice).toMatchObject({ code: "functions/invalid-argument", details: { fields: [{ path: "goal" }] } });
  });

  test("years of a profile's history are checked against the current one", async () => {
    const person = await server().signUp();
    const data = [{ school: "NTNU", field: "Physics", graduationYear: "3000" }];
    const failure = await failureOf(
      person.call("updateUserProfileSection", { profileSection: "educationHistory", data }),
    );
    expect(failure.details).toMatchObject({
      fields: [{ path: "data.0.graduationYear", message: "Please enter a valid year" }],
    });
  });

  test.each([
    ["2020-01-01", "Seven Figures is not for children under 13, so the birthday must be at least 13 years ago"],
    ["2999-01-01", "Birthday cannot be in the future"],
  ])("a birthday of %s is refused, by whichever call it comes", async (birthday, message) => {
    const person = await server().signUp();
    const basicInfo = { ...profile.basicInfo, birthday };
    const [section, whole] = await Promise.all([
      failureOf(person.callAnything("updateUserProfileSection", { profileSection: "basicInfo", data: basicInfo })),
      failureOf(person.callAnything("saveUserProfile", { profile: { ...profile, basicInfo } })),
    ]);
    expect(section.details).toEqual({ message, fields: [{ path: "data.birthday", message }] });
    expect(whole.details).toEqual({ message, fields: [{ path: "profile.basicInfo.birthday", message }] });
    expect(await person.call("getUserProfile", null)).toMatchObject({ revision: 0 });
  });

  test("what a rule has no sentence for is told in plain words", async () => {
    const person = await server().signUp();
    const failure = await failureOf(
      person.callAnything("updateUserFinancialsSection", { section: "salary", data: [] }),
    );
    expect(failure.details).toMatchObject({ message: "Section is not one of the options" });
  });

  test("UNAUTHENTICATED: no token, one that is made up, one whose session has ended", async () => {
    const person = await server().signUp();
    for (const token of ["", "made.up.token", `${person.token.slice(0, -4)}AAAA`]) {
      person.token = token;
      expect(await failureOf(person.call("getUserStats", null))).toMatchObject({ code: "functions/unauthenticated" });
    }
  });

  test("PERMISSION_DENIED: an account is not deleted with the wrong password", async () => {
    const person = await server().signUp();
    const failure = await failureOf(person.call("deleteAccount", { password: "Wrong-1a" }));
    expect(failure).toMatchObject({
      code: "functions/permission-denied",
      details: { message: "The password is not right." },
    });
  });

  test("RESOURCE_EXHAUSTED: after many wrong passwords an account is told to wait, not that the right one is wrong", async () => {
    const person = await server().signUp();
    for (let guess = 0; guess < 10; guess++) {
      await failureOf(person.call("deleteAccount", { password: `Wrong-${guess}a` }));
    }
    const failure = await failureOf(person.call("deleteAccount", { password: person.password }));
    expect(failure).toMatchObject({
      code: "functions/resource-exhausted",
      details: { message: "Too many attempts. Please wait a few minutes before trying again." },
    });
  });

  test("NOT_FOUND: a function, a goal, a change that there is not", async () => {
    const person = await server().signUp();
    const calls: [string, unknown][] = [
      ["noSuchFunction", null],
      ["toString", null],
      ["updateIntermediateGoal", { goalId: "none", updates: {} }],
      ["deleteIntermediateGoal", { goalId: "none" }],
      ["undoAdvisorChange", { changeId: "none" }],
    ];
    for (const [name, payload] of calls) {
      expect(await failureOf(person.callAnything(name, payload))).toMatchObject({ code: "functions/not-found" });
    }
  });

  test("ABORTED: a revision that has moved on writes nothing", async () => {
    const person = await server().signUp();
    const { revision } = await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    await person.call("updateUserFinancialsSection", { section: "debts", data: [visa], revision });
    const stale = person.call("updateUserFinancialsSection", { section: "assets", data: [], revision });
    expect(await failureOf(stale)).toMatchObject({ code: "functions/aborted", details: { revision: 2 } });
    const whole = person.call("saveUserFinancials", {
      financials: { financialInfo: { annualIncome: 1, annualExpenses: 1, currentSavings: 1 }, assets: [], debts: [] },
      revision,
    });
    expect(await failureOf(whole)).toMatchObject({ code: "functions/aborted", details: { revision: 2 } });
    expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: [ally], debts: [visa], revision: 2 });
  });

  test("FAILED_PRECONDITION: an undo that would lose later edits, with what they are", async () => {
    const person = await server().signUp();
    const { data } = await person.call("handleSmartChatMessage", { message: "add", sessionId: "s1" });
    await person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value: 1 }] });
    const failure = await failureOf(person.call("undoAdvisorChange", { changeId: data.changeId ?? "" }));
    expect(failure).toMatchObject({
      code: "functions/failed-precondition",
      details: { message: "This can't be undone, since later edits would be lost: Ally savings." },
    });
    expect(await person.call("getUserFinancials", null)).toMatchObject({ assets: [{ value: 1 }] });
  });
});

describe("an advisor that fails", () => {
  let server: OpenServer;
  let person: TestPerson;
  const faulty = scriptedAdvisor(async ({ message, documents }, signal) => {
    if (message === "hang")
      await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    if (message === "away") throw new CallFailure("UNAVAILABLE", "The service can't be reached right now.");
    if (message.startsWith("break")) throw new TypeError(`${message}\n${JSON.stringify(documents)}`);
    return message === "wrong" ? { reply: { message: "wrong" } as never } : {};
  }, 6);
  beforeAll(async () => {
    server = await openServer({ advisor: faulty, callTimeoutMs: 300 });
    person = await server.signUp();
  });
  afterAll(() => server.close());
  const say = (message: string) => person.call("handleSmartChatMessage", { message, sessionId: "s1" });

  test("is answered for with the specification's sentence, and logged", async () => {
    const before = await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    const answer = await say("break it, I owe Wells $1,234");
    expect(answer).toMatchObject({
      success: false,
      message: "I'm sorry, I'm having trouble responding right now. Please try again later.",
    });
    expect(await person.call("getUserFinancials", null)).toEqual(before);
    expect(await person.call("exportUserData", null)).toMatchObject({ chatSessions: [], changes: [{ by: "you" }] });
    const failures = server.logged.filter((line) => line.includes("The advisor failed on a message"));
    expect(failures.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        level: "error",
        shape: { length: 28, lines: 1, longestToken: 5, tokens: "wwpCwC$NpN" },
        error: { name: "TypeError", frames: expect.arrayContaining([expect.stringContaining("errors.test.ts")]) },
      }),
    ]);
    expect(server.logged.join("")).not.toMatch(/break it|Wells|1,234|Ally/);
  });

  test("DEADLINE_EXCEEDED: a call that takes too long is given up and writes nothing", async () => {
    expect(await failureOf(say("hang"))).toMatchObject({ code: "functions/deadline-exceeded" });
    expect(await person.call("exportUserData", null)).toMatchObject({ chatSessions: [] });
  });

  test("INTERNAL: what was not foreseen is told without detail and logged with its cause", async () => {
    const failure = await failureOf(say("wrong"));
    expect(failure).toMatchObject({
      code: "functions/internal",
      details: { message: "An unexpected error occurred. Please try again later." },
    });
    expect(server.logged.join("")).toContain("answered what its contract does not allow");
    expect(await person.call("exportUserData", null)).toMatchObject({ chatSessions: [] });
  });

  test("RESOURCE_EXHAUSTED: too many messages within a minute are refused, with when to try again", async () => {
    for (let sent = 3; sent < 6; sent++) await say("hello");
    expect(await failureOf(say("hello"))).toMatchObject({ code: "functions/resource-exhausted" });
    const response = await fetch(`${server.url}/api/us-central1/handleSmartChatMessage`, {
      method: "POST",
      headers: { Authorization: `Bearer ${person.token}` },
      body: JSON.stringify({ data: { message: "hello", sessionId: "s1" } }),
    });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(50);
    expect(Number(response.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    const { error } = (await response.json()) as { error: { message: string } };
    expect(error.message).toContain(`Please try again in ${response.headers.get("retry-after")} seconds.`);
    const other = await server.signUp();
    expect(await other.call("handleSmartChatMessage", { message: "hello", sessionId: "s1" })).toMatchObject({
      success: true,
    });
  });
});
