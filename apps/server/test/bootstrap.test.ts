import { BOOTSTRAP_PATH, type Bootstrap } from "@seven-figures/calls";
import SqliteDatabase from "better-sqlite3";
import { expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { ally, financialGoal, profile, toldFund } from "./examples.ts";
import { openServer } from "./open-server.ts";
import type { TestPerson } from "./test-person.ts";

describeEngines({}, (server) => {
  const bootstrap = (headers: Record<string, string>) => fetch(`${server().url}${BOOTSTRAP_PATH}`, { headers });
  const bootstrapOf = async ({ cookie }: TestPerson): Promise<Bootstrap> =>
    (await (await bootstrap({ Cookie: cookie })).json()) as Bootstrap;

  test("a bootstrap says who is signed in and what the calls of a page would answer", async () => {
    const person = await server().signUp("Sam Rivera");
    await person.call("saveUserProfile", { profile });
    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    const { session, token, ...documents } = await bootstrapOf(person);
    expect(session.user).toEqual({ id: person.userId, name: "Sam Rivera", email: person.email });
    expect(documents).toEqual({
      profile: await person.call("getUserProfile", null),
      financials: await person.call("getUserFinancials", null),
      goals: await person.call("getUserIntermediateGoals", null),
      history: await person.call("getNetWorthHistory", null),
    });
    const asked = await fetch(`${server().url}/api/us-central1/getUserStats`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
      body: '{"data":null}',
    });
    expect(asked.status).toBe(200);
  });

  test("a bootstrap tells nothing to whoever is not signed in, and is kept by nobody", async () => {
    const nobody = await bootstrap({});
    expect(nobody.headers.get("Cache-Control")).toBe("no-store");
    expect(await nobody.json()).toEqual({ session: null });
    expect(await (await bootstrap({ Cookie: "seven-figures.session_token=made-up" })).json()).toEqual({
      session: null,
    });
    const person = await server().signUp();
    expect(await (await bootstrap({ Authorization: `Bearer ${person.token}` })).json()).toEqual({ session: null });
    const { cookie } = person;
    await fetch(`${server().url}/api/auth/sign-out`, {
      method: "POST",
      headers: { "Content-Type": "application/json", Origin: server().url, Cookie: cookie },
      body: "{}",
    });
    expect(await (await bootstrap({ Cookie: cookie })).json()).toEqual({ session: null });
  });

  test("a bootstrap is read alone: other methods find nothing", async () => {
    const { cookie } = await server().signUp();
    const posted = await fetch(`${server().url}${BOOTSTRAP_PATH}`, { method: "POST", headers: { Cookie: cookie } });
    expect(posted.status).toBe(404);
  });
});

test("a bootstrap counts as the calls that it stands for", async () => {
  const strict = await openServer({ callsPerMinute: 9 });
  const { cookie } = await strict.signUp();
  const ask = async () => (await fetch(`${strict.url}${BOOTSTRAP_PATH}`, { headers: { Cookie: cookie } })).status;
  expect([await ask(), await ask(), await ask()]).toEqual([200, 200, 429]);
  await strict.close();
});

/** What is done to a stored document, and which call would not answer it so. */
const BENT = [
  ["profile", "getUserProfile", "$.secret", "null"],
  ["financials", "getUserFinancials", "$.secret", "null"],
  ["goals", "getUserIntermediateGoals", "$.intermediateGoals[0].secret", "null"],
  ["past", "getNetWorthHistory", "$.checkIns", '[{"date":5}]'],
] as const;

test("each part of a bootstrap is checked by its call's contract, outside of production", async () => {
  const checked = await openServer();
  const production = await openServer({ config: checked.config, checkStored: false });
  const database = new SqliteDatabase(`${checked.config.dataDir}/seven-figures.sqlite`);
  for (const [kind, name, path, value] of BENT) {
    const person = await checked.signUp();
    await person.call("saveUserProfile", { profile });
    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
    await person.call("addIntermediateGoal", { goal: financialGoal() });
    await person.call("saveToldFigures", { told: [toldFund] });
    const statusFrom = async ({ url }: { url: string }) =>
      (await fetch(`${url}${BOOTSTRAP_PATH}`, { headers: { Cookie: person.cookie } })).status;
    expect(await statusFrom(checked), name).toBe(200);
    const bent = database
      .prepare("update documents set body = json_set(body, ?, json(?)) where user_id = ? and kind = ?")
      .run(path, value, person.userId, kind);
    expect(bent.changes).toBe(1);
    expect([await statusFrom(checked), await statusFrom(production)], name).toEqual([500, 200]);
    expect(checked.logged.join("")).toContain(`${name} answered what its contract`);
  }
  database.close();
  await production.close();
  await checked.close();
});
