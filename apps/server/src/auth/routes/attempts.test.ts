import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";

const window = { windowMs: 600_000 };

describe.each(["sqlite", "postgres"] as const)("attempts on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine, {
      limits: {
        signInPerAccount: { max: 3, ...window },
        signInPerAddress: { max: 8, ...window },
        signUpPerAddress: { max: 2, ...window },
        resetRequestPerAccount: { max: 2, ...window },
        resetRequestPerAddress: { max: 4, ...window },
        newPasswordPerAddress: { max: 2, ...window },
        verifyPasswordPerAccount: { max: 2, ...window },
      },
    });
    for (const name of ["ann", "bob", "cat"]) await from(`10.0.0.${name}`).signUp(`${name}@example.com`, "Secret1");
  });
  afterAll(() => opened.close());
  const from = (address: string, headers: Record<string, string> = {}) =>
    new Browser(opened.auth, { address, headers });

  test("too many wrong passwords close the account's door for a while, from wherever they come", async () => {
    for (let at = 0; at < 3; at++) await from(`10.1.0.${at}`).signIn("ann@example.com", "Wrong1");
    const { status, body, headers } = await from("10.1.0.9").signIn("ann@example.com", "Secret1");
    expect({ status, body }).toEqual({
      status: 429,
      body: {
        code: "too-many-requests",
        message: "Too many failed login attempts. Please wait a few minutes before trying again.",
      },
    });
    expect(Number(headers.get("Retry-After"))).toBeGreaterThanOrEqual(180);
    expect(Number(headers.get("Retry-After"))).toBeLessThanOrEqual(300);
  });

  test("other capitals of the e-mail are the same account", async () => {
    expect((await from("10.1.1.1").signIn("ANN@example.com", "Secret1")).status).toBe(429);
  });

  test("a right password does not count, however often it is given", async () => {
    for (let round = 0; round < 5; round++) {
      expect((await from(`10.2.0.${round}`).signIn("bob@example.com", "Secret1")).status).toBe(200);
    }
  });

  test("one address that tries many accounts is stopped, others are not", async () => {
    for (let at = 0; at < 8; at++) await from("10.3.0.1").signIn(`nobody-${at}@example.com`, "Secret1");
    expect((await from("10.3.0.1").signIn("cat@example.com", "Secret1")).status).toBe(429);
    expect((await from("10.3.0.2").signIn("cat@example.com", "Secret1")).status).toBe(200);
  });

  test("a made-up X-Forwarded-For changes nothing", async () => {
    const disguised = from("10.3.0.1", { "X-Forwarded-For": "203.0.113.7", "X-Real-IP": "203.0.113.7" });
    expect((await disguised.signIn("cat@example.com", "Secret1")).status).toBe(429);
  });

  test("sign-ups are counted by address", async () => {
    const replies = [];
    for (let at = 0; at < 3; at++) replies.push(await from("10.4.0.1").signUp(`new-${at}@example.com`, "Secret1"));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(replies[2]?.body).toMatchObject({
      message: "Too many requests. Please wait a few minutes before trying again.",
    });
  });

  test("reset mails are counted by account and by address", async () => {
    const ask = (address: string, email: string) => from(address).post("/request-password-reset", { email });
    expect((await ask("10.5.0.1", "cat@example.com")).status).toBe(200);
    expect((await ask("10.5.0.2", "cat@example.com")).status).toBe(200);
    expect(await ask("10.5.0.3", "cat@example.com")).toMatchObject({
      status: 429,
      body: { message: "Too many requests. Please wait a few minutes before trying again." },
    });
    for (let at = 0; at < 4; at++) expect((await ask("10.5.0.4", `no-${at}@example.com`)).status).toBe(404);
    expect((await ask("10.5.0.4", "no-5@example.com")).status).toBe(429);
  });

  test("guesses at reset links are counted by address", async () => {
    const guess = (token: string) => from("10.6.0.1").post("/reset-password", { token, newPassword: "Secret2" });
    expect((await guess("a")).status).toBe(400);
    expect((await guess("b")).status).toBe(400);
    expect((await guess("c")).status).toBe(429);
  });

  test("a password that is asked for again can't be guessed at without end", async () => {
    const person = from("10.7.0.1");
    await person.signIn("bob@example.com", "Secret1");
    const id = await person.userId();
    expect(await opened.auth.verifyPassword(id, "Secret1")).toEqual({ right: true });
    expect(await opened.auth.verifyPassword(id, "Wrong1")).toEqual({ right: false });
    expect(await opened.auth.verifyPassword(id, "Wrong2")).toEqual({ right: false });
    expect(await opened.auth.verifyPassword(id, "Secret1")).toEqual({ retryAfterSeconds: expect.any(Number) });
    expect(await opened.auth.verifyPassword("nobody", "Secret1")).toEqual({ right: false });
  });
});
