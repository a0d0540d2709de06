import { BOOTSTRAP_PATH, type Bootstrap } from "@seven-figures/calls";
import { expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { ally, profile } from "./examples.ts";
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
