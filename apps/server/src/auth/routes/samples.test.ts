import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import { SAMPLE_LIFE_MS } from "../sample-account.ts";
import { MOST_SAMPLES } from "../samples.ts";
import { toStoredMoment } from "../stored-moment.ts";

const PASSWORD = "Secret1";
const HOUR = 3_600_000;

describe.each(["sqlite", "postgres"] as const)("visits on %s", (engine) => {
  let opened: OpenedAuth;
  let visits = 0;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterAll(() => opened.close());

  /** Someone who looks around, each from an address of their own. */
  async function lookAround(): Promise<Browser> {
    visits += 1;
    const browser = new Browser(opened.auth, { address: `10.1.0.${visits}` });
    expect((await browser.post("/sample/begin")).status).toBe(200);
    return browser;
  }

  const findUser = (id: string) =>
    opened.db.selectFrom("auth_user").selectAll().where("id", "=", id).executeTakeFirst();

  async function beganBefore(userId: string, ms: number): Promise<void> {
    const createdAt = toStoredMoment(engine, Date.now() - ms);
    await opened.db.updateTable("auth_user").set({ createdAt }).where("id", "=", userId).execute();
  }

  test("one press makes a person without e-mail and password, for a day", async () => {
    const visitor = await lookAround();
    const { body } = await visitor.get("/get-session");
    const { session, user } = body as { session: { expiresAt: string }; user: Record<string, string> };
    expect(user).toMatchObject({ name: "Alex Morgan", email: expect.stringMatching(/^visitor-\w+@sample\.invalid$/) });
    const inMs = (moment: string | undefined) => Date.parse(moment ?? "") - Date.now();
    for (const end of [session.expiresAt, user.sampleUntil]) {
      expect(inMs(end)).toBeGreaterThan(SAMPLE_LIFE_MS - HOUR);
      expect(inMs(end)).toBeLessThanOrEqual(SAMPLE_LIFE_MS);
    }
    expect(await opened.auth.verifyToken(await visitor.token())).toMatchObject({ userId: user.id, isSample: true });
    const again = await visitor.post("/sample/begin");
    expect(again.body).toEqual({ user });
  });

  test("an account of one's own is no sample, and is not left for one", async () => {
    const ann = new Browser(opened.auth);
    await ann.signUp("ann@example.com", PASSWORD);
    const { user } = (await ann.get("/get-session")).body as { user: object };
    expect(user).not.toHaveProperty("sampleUntil");
    expect((await ann.post("/sample/begin")).body).toEqual({ user });
    expect(await ann.post("/sample/keep", { email: "b@example.com", password: PASSWORD })).toMatchObject({
      status: 409,
    });
  });

  test("a page of another origin can begin none", async () => {
    const foreign = new Browser(opened.auth, { origin: "https://evil.example" });
    expect(await foreign.post("/sample/begin")).toMatchObject({ status: 403, setCookies: [] });
  });

  test("from one address come a dozen an hour", async () => {
    const begin = () => new Browser(opened.auth, { address: "10.2.0.1" }).post("/sample/begin");
    for (let count = 0; count < 12; count++) expect((await begin()).status).toBe(200);
    const refused = await begin();
    expect(refused).toMatchObject({ status: 429, body: { message: expect.stringContaining("Too many people") } });
    expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
  });

  test("no mail goes to a sample, and it gets no way in but by signing up", async () => {
    const visitor = await lookAround();
    const { user } = (await visitor.get("/get-session")).body as { user: { email: string } };
    expect(await new Browser(opened.auth).post("/request-password-reset", { email: user.email })).toMatchObject({
      status: 404,
      body: { code: "user-not-found" },
    });
    for (const [path, body] of [
      ["change-password", { newPassword: "Secret2" }],
      ["change-email", { email: "x@example.com" }],
      ["set-up-app", {}],
      ["confirm-app", { code: "123456" }],
      ["use-passkeys", {}],
      ["begin-passkey", {}],
      ["add-passkey", { response: {} }],
    ] as const) {
      const { status, body: answer } = await visitor.post(`/security/${path}`, { password: PASSWORD, ...body });
      expect({ path, status, answer }).toMatchObject({ path, status: 403, answer: { message: /sample/ } });
    }
    expect(opened.sent).toEqual([]);
  });

  test("kept by all rules of signing up, it is an account, and the visit's session opens nothing", async () => {
    await new Browser(opened.auth).signUp("taken@example.com", PASSWORD);
    const visitor = await lookAround();
    const [id, token] = [await visitor.userId(), await visitor.token()];
    const stolen = new Browser(opened.auth);
    for (const [name, value] of visitor.cookies) stolen.cookies.set(name, value);
    for (const [body, code] of [
      [{ email: "x", password: PASSWORD }, "invalid-email"],
      [{ email: "x@example.com", password: "short" }, "weak-password"],
      [{ email: "x@example.com" }, "weak-password"],
      [{ email: "Taken@example.com", password: PASSWORD }, "email-already-in-use"],
    ] as const) {
      expect((await visitor.post("/sample/keep", body)).body).toMatchObject({ code });
    }
    expect(await opened.auth.verifyToken(token)).toMatchObject({ isSample: true });

    const kept = await visitor.post("/sample/keep", { email: "Max@example.com", password: PASSWORD });
    expect(kept.body).toEqual({ user: { id, name: "max", email: "max@example.com" } });
    expect(await opened.auth.verifyToken(await visitor.token())).toMatchObject({ userId: id, isSample: false });
    expect(await opened.auth.verifyToken(token)).toBeNull();
    expect((await stolen.get("/get-session")).body).toBeNull();
    expect((await new Browser(opened.auth).signIn("max@example.com", PASSWORD)).body).toMatchObject({ user: { id } });
    await opened.auth.sweepSamples(Date.now() + 10 * SAMPLE_LIFE_MS);
    expect(await findUser(id)).toBeDefined();
  });

  test.each([
    ["two who", ["p@example.com", "q@example.com"]],
    ["two presses that", ["r@example.com", "r@example.com"]],
  ])("%s keep one visit at once get one account", async (_, emails) => {
    const visitor = await lookAround();
    const id = await visitor.userId();
    const replies = await Promise.all(
      emails.map((email) => visitor.post("/sample/keep", { email, password: PASSWORD })),
    );
    const first = replies.findIndex(({ status }) => status === 200);
    // The other finds an account in the visit's place, or, asked for later still, no session of the visit.
    expect([401, 409]).toContain(replies[1 - first]?.status);
    expect(await findUser(id)).toMatchObject({ email: emails[first] });
    const accounts = await opened.db.selectFrom("auth_account").select("id").where("userId", "=", id).execute();
    expect(accounts).toHaveLength(1);
  });

  test("after a day it is gone, and whoever comes too late is told", async () => {
    const [late, other] = [await lookAround(), await lookAround()];
    const [id, otherId] = [await late.userId(), await other.userId()];
    await beganBefore(id, SAMPLE_LIFE_MS + 1_000);
    expect(await late.post("/sample/keep", { email: "late@example.com", password: PASSWORD })).toMatchObject({
      status: 410,
      body: { code: "visit-ended", message: expect.stringContaining("Sign up") },
    });
    expect(await opened.auth.sweepSamples(Date.now())).toBe(1);
    expect(await findUser(id)).toBeUndefined();
    expect(await findUser(otherId)).toBeDefined();
    expect((await late.get("/get-session")).body).toBeNull();
    expect((await late.post("/sample/keep", { email: "late@example.com", password: PASSWORD })).status).toBe(401);
  });

  test("whoever signs out, or in with an account, leaves no sample behind", async () => {
    const [leaving, returning] = [await lookAround(), await lookAround()];
    const ids = [await leaving.userId(), await returning.userId()];
    await leaving.post("/sign-out");
    await new Browser(opened.auth).signUp("eve@example.com", PASSWORD);
    expect((await returning.signIn("eve@example.com", PASSWORD)).status).toBe(200);
    for (const id of ids) expect(await findUser(id)).toBeUndefined();
    expect((await returning.get("/get-session")).body).toMatchObject({ user: { email: "eve@example.com" } });
  });

  test("at one moment there are so many at most", async () => {
    const { db } = opened;
    const now = toStoredMoment(engine, Date.now());
    const flag = (yes: boolean) => (engine === "sqlite" ? Number(yes) : yes);
    const rows = Array.from({ length: MOST_SAMPLES }, (_, at) => ({
      id: `full-${at}`,
      name: "",
      email: `full-${at}@sample.invalid`,
      emailVerified: flag(false),
      image: null,
      isAnonymous: flag(true),
      createdAt: now,
      updatedAt: now,
    }));
    await db.insertInto("auth_user").values(rows).execute();
    const refused = await new Browser(opened.auth, { address: "10.3.0.1" }).post("/sample/begin");
    expect(refused).toMatchObject({ status: 429, setCookies: [], headers: expect.anything() });
    await db.deleteFrom("auth_user").where("id", "like", "full-%").execute();
    await lookAround();
  });
});
