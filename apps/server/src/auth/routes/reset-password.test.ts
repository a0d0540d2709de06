import type { KyselyPlugin } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import { openTestDatabase } from "#test/auth/test-database.ts";
import { RESET_ANSWERED_EVERY_MS } from "./request-password-reset.ts";

const VOID = {
  status: 400,
  body: {
    code: "invalid-credential",
    message: "This link is no longer valid. Please request a new password reset email.",
  },
};

describe.each(["sqlite", "postgres"] as const)("password reset on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => opened.close());
  const browser = () => new Browser(opened.auth);

  let people = 0;
  const signedUp = async () => {
    const person = browser();
    const email = `reset-${++people}@example.com`;
    await person.signUp(email, "Secret1");
    return { person, email };
  };
  const askFor = async (email: string) => {
    expect(await browser().post("/request-password-reset", { email })).toMatchObject({
      status: 200,
      body: { sent: true },
    });
    await opened.auth.idle();
    const link = /http:\S+/.exec(opened.sent.at(-1)?.text ?? "")?.[0] ?? "";
    return new URL(link).searchParams.get("token") ?? "";
  };
  const check = async (token: unknown) => (await browser().post("/check-reset-link", { token })).body;
  const setNew = (token: unknown, newPassword: unknown) => browser().post("/reset-password", { token, newPassword });

  test("the mail carries a link to our own page, and the link sets a new password", async () => {
    const { email } = await signedUp();
    const token = await askFor(email.toUpperCase());
    expect(opened.sent.at(-1)).toMatchObject({ to: email, subject: "Reset your Seven Figures password" });
    expect(opened.sent.at(-1)?.text).toContain(`http://localhost:3102/reset-password?token=${token}`);
    expect(opened.sent.at(-1)?.html).toContain(`href="http://localhost:3102/reset-password?token=${token}"`);
    expect(await setNew(token, "Secret2")).toMatchObject({ status: 200, body: { reset: true } });
    expect((await browser().signIn(email, "Secret1")).status).toBe(401);
    expect((await browser().signIn(email, "Secret2")).status).toBe(200);
  });

  test("all sessions end, in every browser", async () => {
    const { person, email } = await signedUp();
    const elsewhere = browser();
    await elsewhere.signIn(email, "Secret1");
    const tokens = [await person.token(), await elsewhere.token()];
    await setNew(await askFor(email), "Secret2");
    for (const token of tokens) expect(await opened.auth.verifyToken(token)).toBeNull();
    expect((await person.get("/token")).status).toBe(401);
  });

  test("a link works once", async () => {
    const { email } = await signedUp();
    const token = await askFor(email);
    expect((await setNew(token, "Secret2")).status).toBe(200);
    expect(await setNew(token, "Secret3")).toMatchObject(VOID);
  });

  test("a link says whether it can still be used, without being used up", async () => {
    const { email } = await signedUp();
    const token = await askFor(email);
    expect(await check(token)).toEqual({ valid: true });
    expect(await check(token)).toEqual({ valid: true });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
    expect(await check(token)).toEqual({ valid: false });
    vi.useRealTimers();
    const next = await askFor(email);
    await setNew(next, "Secret2");
    expect(await check(next)).toEqual({ valid: false });
    for (const made of ["", "made-up", undefined, 5, { $ne: null }])
      expect(await check(made)).toEqual({ valid: false });
  });

  test("opened twice at the same moment it works once", async () => {
    const { email } = await signedUp();
    const token = await askFor(email);
    const replies = await Promise.all(["Secret2", "Secret3", "Secret4"].map((password) => setNew(token, password)));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("after an hour it is void", async () => {
    const { email } = await signedUp();
    const token = await askFor(email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
    expect(await setNew(token, "Secret2")).toMatchObject(VOID);
    vi.useRealTimers();
    expect((await browser().signIn(email, "Secret1")).status).toBe(200);
  });

  test("of links that are asked for at the same moment one works", async () => {
    const { email } = await signedUp();
    const before = opened.sent.length;
    const asked = Array.from({ length: 3 }, () => browser().post("/request-password-reset", { email }));
    expect((await Promise.all(asked)).map(({ status }) => status)).toEqual([200, 200, 200]);
    await opened.auth.idle();
    const links = opened.sent.slice(before).map(({ text }) => new URL(/http:\S+/.exec(text)?.[0] ?? ""));
    const works = await Promise.all(links.map((link) => check(link.searchParams.get("token"))));
    expect(works.filter((link) => link?.valid)).toHaveLength(1);
  });

  test("once one link was used, others that were sent are void too", async () => {
    const { email } = await signedUp();
    const [first, second] = [await askFor(email), await askFor(email)];
    expect((await setNew(second, "Secret2")).status).toBe(200);
    expect(await setNew(first, "Secret3")).toMatchObject(VOID);
  });

  test("a weak password is refused and the link stays good", async () => {
    const { email } = await signedUp();
    const token = await askFor(email);
    expect(await setNew(token, "secret")).toMatchObject({ status: 400, body: { code: "weak-password" } });
    expect(await setNew(token, "")).toMatchObject({ status: 400, body: { code: "missing-password" } });
    expect((await setNew(token, "Secret2")).status).toBe(200);
  });

  test.each(["", "made-up", undefined, 5, { $ne: null }])("%j is no link's token", async (token) => {
    expect(await setNew(token, "Secret2")).toMatchObject(VOID);
  });

  test("the database holds no token that could be used", async () => {
    const { email } = await signedUp();
    const token = await askFor(email);
    const rows = await opened.db.selectFrom("auth_verification").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (const { identifier, id } of rows) {
      expect(await setNew(identifier, "Secret2")).toMatchObject(VOID);
      expect(await setNew(id, "Secret2")).toMatchObject(VOID);
    }
  });

  test("an unknown e-mail is named as such, and no mail goes out", async () => {
    const before = opened.sent.length;
    expect(await browser().post("/request-password-reset", { email: "nobody@example.com" })).toMatchObject({
      status: 404,
      body: { code: "user-not-found", message: "No account found with this email address." },
    });
    await opened.auth.idle();
    expect(opened.sent).toHaveLength(before);
  });

  test("what is no e-mail is refused", async () => {
    expect(await browser().post("/request-password-reset", { email: "nobody" })).toMatchObject({
      status: 400,
      body: { code: "invalid-email" },
    });
  });

  test("who mistyped the old password too often may sign in with the new one at once", async () => {
    const { email } = await signedUp();
    for (let at = 0; at < 11; at++) await browser().signIn(email, "Wrong1");
    expect((await browser().signIn(email, "Secret1")).status).toBe(429);
    await setNew(await askFor(email), "Secret2");
    expect((await browser().signIn(email, "Secret2")).status).toBe(200);
  });
});

test("where mailing the link fails, the answer is held back as long as any other", async () => {
  const { auth, db, close } = await openAuth("sqlite", { resetAnsweredEveryMs: RESET_ANSWERED_EVERY_MS });
  await new Browser(auth).signUp("ann@example.com", "Secret1");
  await db.schema.dropTable("auth_verification").execute();
  const ask = async (email: string) => {
    const began = performance.now();
    const { status } = await new Browser(auth).post("/request-password-reset", { email });
    return { status, ms: performance.now() - began };
  };
  const asked = [await ask("ann@example.com"), await ask("nobody@example.com")];
  expect(asked.map(({ status }) => status)).toEqual([500, 404]);
  // A timer may be a little early.
  for (const { ms } of asked) expect(ms).toBeGreaterThan(RESET_ANSWERED_EVERY_MS - 5);
  await close();
});

/** Links are made so late that the answer was given long before, and then they are not. */
function failLate(answered: () => Promise<void>): KyselyPlugin {
  const links = new WeakSet<object>();
  return {
    transformQuery({ node, queryId }) {
      if (node.kind === "DeleteQueryNode" && JSON.stringify(node).includes("auth_verification")) links.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!links.has(queryId)) return result;
      await answered();
      throw new Error("The links are locked.");
    },
  };
}

test("no answer waits for the mail; what fails after it is logged, and the server goes on", async () => {
  const database = await openTestDatabase("sqlite");
  let answered = Promise.withResolvers<void>();
  const late = { ...database, db: database.db.withPlugin(failLate(() => answered.promise)) };
  const { auth, sent, logged } = await openAuth("sqlite", { database: late, resetAnsweredEveryMs: 5 });
  await new Browser(auth).signUp("ann@example.com", "Secret1");
  const ask = () => new Browser(auth).post("/request-password-reset", { email: "ann@example.com" });
  expect(await ask()).toMatchObject({ status: 200, body: { sent: true } });
  expect(logged).toEqual([]);
  answered.resolve();
  await auth.idle();
  expect(logged).toEqual(["What was left to do after an answer failed Error: The links are locked."]);
  expect(sent).toEqual([]);
  answered = Promise.withResolvers();
  expect((await ask()).status).toBe(200);
  answered.resolve();
  await auth.idle();
  await database.close();
});

test("an account that is deleted while a link for it is being made leaves neither link nor mail behind", async () => {
  const found = Promise.withResolvers<void>();
  const deleted = Promise.withResolvers<void>();
  const finds = new WeakSet<object>();
  let count = 0;
  // The second time that the account is looked for is by what makes the link: it goes on once the account is gone.
  const holdSecondFind: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      if (node.kind === "SelectQueryNode" && JSON.stringify(node).includes("auth_user")) finds.add(queryId);
      return node;
    },
    async transformResult({ result, queryId }) {
      if (!finds.has(queryId)) return result;
      count += 1;
      if (count === 2) {
        found.resolve();
        await deleted.promise;
      }
      return result;
    },
  };
  const database = await openTestDatabase("sqlite");
  const held = { ...database, db: database.db.withPlugin(holdSecondFind) };
  const { auth, sent } = await openAuth("sqlite", { database: held, resetAnsweredEveryMs: 5 });
  const { body } = await new Browser(auth).signUp("ann@example.com", "Secret1");
  const { id } = (body as { user: { id: string } }).user;
  count = 0;
  await new Browser(auth).post("/request-password-reset", { email: "ann@example.com" });
  await found.promise;
  await auth.deletePerson(id, "ann@example.com");
  deleted.resolve();
  await auth.idle();
  expect(await database.db.selectFrom("auth_verification").selectAll().execute()).toEqual([]);
  expect(sent).toEqual([]);
  await database.close();
});
