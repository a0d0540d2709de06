import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import { addPasskey, PASSWORD, signUpWithApp } from "#test/auth/two-step-person.ts";

const FIREFOX = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";

describe.each(["sqlite", "postgres"] as const)("the security page on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => opened.close());
  const browser = (headers: Record<string, string> = {}) => new Browser(opened.auth, { headers });
  const sessionsOf = async (person: Browser) =>
    (await person.get("/security")).body?.sessions as { id: string; device: string }[];
  const newestLink = async () => {
    await opened.auth.idle();
    const mail = opened.sent.findLast(({ text }) => text.includes("confirm-email?token="));
    return { to: mail?.to, token: new URL(/http:\S+/.exec(mail?.text ?? "")?.[0] ?? "").searchParams.get("token") };
  };

  async function signedUp(email: string) {
    const person = browser();
    await person.signUp(email, PASSWORD);
    return person;
  }

  test("it is for those who are signed in, by pages of ours", async () => {
    expect((await browser().get("/security")).status).toBe(401);
    expect((await browser().post("/security/end-session", { id: "x" })).status).toBe(401);
    const person = await signedUp("ann@example.com");
    const foreign = new Browser(opened.auth, { origin: "https://evil.example" });
    for (const [name, value] of person.cookies) foreign.cookies.set(name, value);
    expect((await foreign.post("/security/sign-out-everywhere")).status).toBe(403);
    expect((await foreign.post("/security/end-session", { id: "x" })).status).toBe(403);
    expect((await person.get("/get-session")).body).not.toBeNull();
  });

  test("it lists devices; one can be signed out, and all of them", async () => {
    const person = await signedUp("bea@example.com");
    const other = browser({ "User-Agent": FIREFOX });
    await other.signIn("bea@example.com", PASSWORD);
    const token = await other.token();
    const { body } = await person.get("/security");
    expect(body).toMatchObject({ email: "bea@example.com", twoStep: { isOn: false }, passkeys: [] });
    const sessions = await sessionsOf(person);
    expect(sessions.map(({ device }) => device).sort()).toEqual(["Firefox on Windows", "Unknown device"]);
    expect(sessions.map(({ id }) => id)).toContain(body?.thisSession);

    await person.post("/security/end-session", { id: sessions.find(({ device }) => device.startsWith("Fire"))?.id });
    expect(await opened.auth.verifyToken(token)).toBeNull();
    expect(await sessionsOf(person)).toHaveLength(1);
    await other.signIn("bea@example.com", PASSWORD);
    const { setCookies } = await person.post("/security/sign-out-everywhere");
    expect(setCookies.some((line) => /session_token=;.*Max-Age=0/.test(line))).toBe(true);
    expect((await person.get("/token")).status).toBe(401);
    expect((await other.get("/token")).status).toBe(401);
  });

  test("a new password takes the old one, ends the other sessions, voids links and is told by mail", async () => {
    const person = await signedUp("cat@example.com");
    const other = browser();
    await other.signIn("cat@example.com", PASSWORD);
    await browser().post("/request-password-reset", { email: "cat@example.com" });
    await opened.auth.idle();
    const reset = new URL(/http:\S+/.exec(opened.sent.at(-1)?.text ?? "")?.[0] ?? "").searchParams.get("token");
    const change = (password: string, newPassword: unknown) =>
      person.post("/security/change-password", { password, newPassword });
    expect((await change("Wrong1", "Secret2")).body).toMatchObject({ code: "wrong-password" });
    expect((await change(PASSWORD, "secret2")).body).toMatchObject({ code: "weak-password" });
    expect((await change(PASSWORD, undefined)).body).toMatchObject({ code: "weak-password" });
    expect((await change(PASSWORD, "Secret2")).status).toBe(200);
    expect((await person.get("/token")).status).toBe(200);
    expect((await other.get("/token")).status).toBe(401);
    expect((await browser().signIn("cat@example.com", PASSWORD)).status).toBe(401);
    expect((await browser().signIn("cat@example.com", "Secret2")).status).toBe(200);
    expect((await browser().post("/reset-password", { token: reset, newPassword: "Secret3" })).status).toBe(400);
    await opened.auth.idle();
    expect(opened.sent.at(-1)).toMatchObject({ to: "cat@example.com", text: expect.stringContaining("was changed") });
  });

  test("a new e-mail counts once its mail's link is confirmed, which works once; the old address is told", async () => {
    const person = await signedUp("dee@example.com");
    await signedUp("taken@example.com");
    const change = (email: string, password = PASSWORD) => person.post("/security/change-email", { email, password });
    expect((await change("new@example.com", "Wrong1")).body).toMatchObject({ code: "wrong-password" });
    expect((await change("new")).body).toMatchObject({ code: "invalid-email" });
    expect((await change("dee@example.com")).body).toMatchObject({ code: "same-email" });
    expect((await change("taken@example.com")).body).toMatchObject({ code: "email-already-in-use" });
    expect((await change(" NEW@example.com")).status).toBe(200);
    const { to, token } = await newestLink();
    expect(to).toBe("new@example.com");
    expect((await browser().signIn("dee@example.com", PASSWORD)).status).toBe(200);

    const confirmed = await browser().post("/security/confirm-email", { token });
    expect(confirmed).toMatchObject({ status: 200, body: { email: "new@example.com" } });
    expect(await opened.auth.verifyToken(await person.token())).toMatchObject({ email: "new@example.com" });
    expect((await browser().signIn("new@example.com", PASSWORD)).status).toBe(200);
    expect((await browser().signIn("dee@example.com", PASSWORD)).status).toBe(401);
    await opened.auth.idle();
    expect(opened.sent.at(-1)).toMatchObject({ to: "dee@example.com" });
    expect((await browser().post("/security/confirm-email", { token })).body).toMatchObject({ code: "step-ended" });
  });

  test("only the newest link works, for an hour, and not for an address that was taken meanwhile", async () => {
    const person = await signedUp("eve@example.com");
    const ask = async (email: string) => {
      await person.post("/security/change-email", { email, password: PASSWORD });
      return (await newestLink()).token;
    };
    const confirm = async (token: unknown) => (await browser().post("/security/confirm-email", { token })).status;
    const [first, second] = [await ask("first@example.com"), await ask("second@example.com")];
    expect(await confirm(first)).toBe(400);
    await signedUp("second@example.com");
    expect(await confirm(second)).toBe(409);
    const third = await ask("third@example.com");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 61 * 60_000 });
    expect(await confirm(third)).toBe(400);
    vi.useRealTimers();
    expect(await confirm(undefined)).toBe(400);
    expect((await person.get("/get-session")).body).toMatchObject({ user: { email: "eve@example.com" } });
  });

  test("links that wait are void with a new password, and all is gone with the account", async () => {
    const person = await signedUp("fay@example.com");
    await person.post("/security/change-email", { email: "gay@example.com", password: PASSWORD });
    const { token } = await newestLink();
    await person.post("/security/change-password", { password: PASSWORD, newPassword: "Secret2" });
    expect((await browser().post("/security/confirm-email", { token })).status).toBe(400);
    await person.post("/security/change-email", { email: "gay@example.com", password: "Secret2" });
    await person.post("/security/begin-passkey", { password: "Secret2" });
    const userId = await person.userId();
    const other = browser();
    await signUpWithApp(other, "hal@example.com");
    await addPasskey(other);
    await opened.auth.deletePerson(userId, "fay@example.com");
    await opened.auth.deletePerson(await other.userId(), "hal@example.com");
    for (const table of ["auth_two_factor", "auth_passkey"] as const) {
      expect(await opened.db.selectFrom(table).select("id").execute()).toEqual([]);
    }
    const values = await opened.db.selectFrom("auth_verification").select("value").execute();
    expect(values.filter(({ value }) => value.includes(userId) || value.includes("fay@"))).toEqual([]);
  });
});
