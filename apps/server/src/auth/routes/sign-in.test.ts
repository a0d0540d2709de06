import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth, PATIENT } from "#test/auth/open-auth.ts";

const WRONG = {
  status: 401,
  body: {
    code: "invalid-credential",
    message: "Invalid email or password. Please check your credentials and try again.",
  },
};

describe.each(["sqlite", "postgres"] as const)("sign-in on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine, { limits: PATIENT });
    await new Browser(opened.auth).signUp("ann@example.com", "Secret1");
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => opened.close());
  const browser = (address?: string) => new Browser(opened.auth, address ? { address } : {});
  const sessionCookie = (lines: string[]) =>
    lines.find((line) => line.startsWith("seven-figures.session_token=")) ?? "";

  test("e-mail in any capitals and the password open a session", async () => {
    const person = browser();
    const { status, body } = await person.signIn(" ANN@example.com", "Secret1");
    expect({ status, body }).toEqual({
      status: 200,
      body: { user: { id: expect.any(String), name: "ann", email: "ann@example.com" } },
    });
    expect((await person.get("/get-session")).body).toMatchObject({ user: { email: "ann@example.com" } });
  });

  test("an unknown e-mail and a wrong password get the same answer", async () => {
    expect(await browser().signIn("nobody@example.com", "Secret1")).toMatchObject(WRONG);
    expect(await browser().signIn("ann@example.com", "Secret2")).toMatchObject(WRONG);
  });

  test("what the form would refuse is refused before any password is compared", async () => {
    expect(await browser().signIn("ann", "Secret1")).toMatchObject({ status: 400, body: { code: "invalid-email" } });
    expect(await browser().signIn("ann@example.com", "")).toMatchObject({
      status: 400,
      body: { code: "missing-password" },
    });
    expect(await browser().signIn("ann@example.com", "abc")).toMatchObject({
      status: 400,
      body: { code: "weak-password" },
    });
  });

  test("a password beyond any that was ever accepted is just wrong", async () => {
    expect(await browser().signIn("ann@example.com", "x".repeat(5_000))).toMatchObject(WRONG);
  });

  test("remembered: the cookie lives for thirty days, hidden from scripts and from other sites' posts", async () => {
    const { setCookies } = await browser().signIn("ann@example.com", "Secret1", { rememberMe: true });
    expect(sessionCookie(setCookies)).toMatch(/; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
  });

  test.each([{ rememberMe: false }, {}, { rememberMe: "yes" }])(
    "%j: the cookie ends with the browser",
    async (more) => {
      const { setCookies } = await browser().signIn("ann@example.com", "Secret1", more);
      expect(sessionCookie(setCookies)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(sessionCookie(setCookies)).not.toMatch(/Max-Age|Expires/i);
    },
  );

  test("not remembered, a browser that stays open is signed out after seven days; remembered, it stays", async () => {
    const [brief, long] = [browser(), browser()];
    await brief.signIn("ann@example.com", "Secret1", { rememberMe: false });
    await long.signIn("ann@example.com", "Secret1", { rememberMe: true });
    const day = 86_400_000;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 6 * day });
    expect((await brief.get("/token")).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * day);
    expect((await brief.get("/token")).status).toBe(401);
    // Used every now and then, it goes on for thirty days from each use.
    for (let week = 0; week < 8; week++) {
      expect((await long.get("/token")).status).toBe(200);
      vi.setSystemTime(Date.now() + 7 * day);
    }
    vi.setSystemTime(Date.now() + 31 * day);
    expect((await long.get("/token")).status).toBe(401);
  });

  test("behind https the cookie is secure", async () => {
    const secure = await openAuth(engine, { publicUrl: "https://money.example", database: opened });
    const person = new Browser(secure.auth, { origin: "https://money.example" });
    const { setCookies } = await person.signIn("ann@example.com", "Secret1", { rememberMe: true });
    expect(setCookies[0]).toMatch(/^__Host-seven-figures\.session_token=.*; Path=\/; .*Secure/);
  });

  test("every sign-in makes a new session, and the one it replaces in this browser ends", async () => {
    const person = browser();
    await person.signIn("ann@example.com", "Secret1");
    const before = await person.token();
    await person.signIn("ann@example.com", "Secret1");
    const after = await person.token();
    expect(await opened.auth.verifyToken(before)).toBeNull();
    expect(await opened.auth.verifyToken(after)).not.toBeNull();
  });

  test("sessions that ran out are cleared away at the next sign-in", async () => {
    const sessionsOf = (userId: string) =>
      opened.db.selectFrom("auth_session").select("id").where("userId", "=", userId).execute();
    const person = browser();
    await person.signUp("bea@example.com", "Secret1");
    const userId = await person.userId();
    await browser().signIn("bea@example.com", "Secret1", { rememberMe: true });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 8 * 86_400_000 });
    await browser().signIn("bea@example.com", "Secret1");
    expect(await sessionsOf(userId)).toHaveLength(2);
  });

  test("a session cookie that someone else planted is not taken over", async () => {
    const person = browser();
    person.cookies.set("seven-figures.session_token", "planted.AAAA");
    await person.signIn("ann@example.com", "Secret1");
    expect(person.cookies.get("seven-figures.session_token")).not.toBe("planted.AAAA");
  });

  test("remembered after a session that was not, nothing of the old choice stays", async () => {
    const person = browser();
    await person.signIn("ann@example.com", "Secret1", { rememberMe: false });
    expect(person.cookies.has("seven-figures.dont_remember")).toBe(true);
    await person.signIn("ann@example.com", "Secret1", { rememberMe: true });
    expect(person.cookies.has("seven-figures.dont_remember")).toBe(false);
  });
});
