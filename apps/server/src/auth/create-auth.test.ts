import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth, PATIENT, SECRET } from "#test/auth/open-auth.ts";
import { createOauth } from "./assistants/create-oauth.ts";
import { createBetterAuth } from "./create-better-auth.ts";
import { createSigningKeys } from "./tokens/signing-keys.ts";

describe.each(["sqlite", "postgres"] as const)("authentication on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine, { limits: PATIENT });
    await new Browser(opened.auth).signUp("ann@example.com", "Secret1");
  });
  afterAll(() => opened.close());
  const browser = (options = {}) => new Browser(opened.auth, options);

  test("the tables are those that better-auth expects, with its OAuth provider and without", async () => {
    const parts = {
      ...opened,
      keys: createSigningKeys(opened.db, engine, SECRET),
      config: { publicUrl: "http://localhost:3102", authSecret: SECRET, supportEmail: "" },
      mail: { send: async () => true, forget: async () => undefined },
      log: { warn: () => undefined, error: () => undefined },
      inBackground: () => undefined,
      onPasswordReset: async () => undefined,
    };
    for (const { $context } of [createBetterAuth(parts), await createOauth(parts)]) {
      const { explicitSchemaCheck } = await $context;
      expect(explicitSchemaCheck).toBeDefined();
      await expect(explicitSchemaCheck?.()).resolves.toBeUndefined();
    }
  });

  test("a page of another origin can neither sign in nor sign out", async () => {
    const foreign = browser({ origin: "https://evil.example" });
    expect(await foreign.signIn("ann@example.com", "Secret1")).toMatchObject({ status: 403, setCookies: [] });
    expect(await foreign.signUp("evil@example.com", "Secret1")).toMatchObject({ status: 403, setCookies: [] });
    const person = browser();
    await person.signIn("ann@example.com", "Secret1");
    const token = await person.token();
    for (const [name, value] of person.cookies) foreign.cookies.set(name, value);
    expect((await foreign.post("/sign-out")).status).toBe(403);
    expect(await opened.auth.verifyToken(token)).not.toBeNull();
  });

  test.each(["http://localhost:3102", "http://127.0.0.1:3102", "http://[::1]:3102"])(
    "where the server is at localhost, %s is home",
    async (origin) => {
      expect((await browser({ origin }).signIn("ann@example.com", "Secret1")).status).toBe(200);
    },
  );

  test.each(["http://127.0.0.1:3103", "https://localhost:3102", "http://localhost.evil.example:3102", "null"])(
    "%s is not",
    async (origin) => {
      expect((await browser({ origin }).signIn("ann@example.com", "Secret1")).status).toBe(403);
    },
  );

  test("where the server is elsewhere, 127.0.0.1 is foreign", async () => {
    const { auth } = await openAuth(engine, { publicUrl: "https://money.example", database: opened, limits: PATIENT });
    const signIn = (origin: string) => new Browser(auth, { origin }).signIn("ann@example.com", "Secret1");
    expect((await signIn("http://127.0.0.1:3102")).status).toBe(403);
    expect((await signIn("https://money.example")).status).toBe(200);
  });

  test("a form of another page, which can send no JSON, gets nowhere", async () => {
    const body = new URLSearchParams({ email: "ann@example.com", password: "Secret1" });
    const request = new Request("http://localhost:3102/api/auth/sign-in/email", { method: "POST", body });
    const response = await opened.auth.handle(request, "127.0.0.1");
    expect(response.status).toBe(400);
    expect(response.headers.getSetCookie()).toEqual([]);
  });

  test("a body that is no JSON, no object, or far too long is an invalid one", async () => {
    for (const body of ["{", "[]", "null", '"x"', "", JSON.stringify({ email: `${"x".repeat(20_000)}@example.com` })]) {
      const headers = { "Content-Type": "application/json" };
      const request = new Request("http://localhost:3102/api/auth/sign-in/email", { method: "POST", body, headers });
      expect((await opened.auth.handle(request, "127.0.0.1")).status).toBe(400);
    }
  });

  test.each([
    "GET /",
    "GET /ok",
    "GET /error",
    "GET /jwks",
    "GET /sign-up/email",
    "GET /list-sessions",
    "GET /reset-password/abc",
    "POST /token",
    "POST /sign-in/social",
    "POST /sign-in/email/",
    "POST /update-user",
    "POST /change-email",
    "POST /delete-user",
    "POST /revoke-sessions",
  ])("%s is not answered, whatever better-auth has there", async (call) => {
    const [method = "", path = ""] = call.split(" ");
    const person = browser();
    await person.signIn("ann@example.com", "Secret1");
    expect((await (method === "GET" ? person.get(path) : person.post(path))).status).toBe(404);
  });

  test("signed out, there is no session and no token", async () => {
    expect(await browser().get("/get-session")).toMatchObject({ status: 200, body: null });
    expect(await browser().get("/token")).toMatchObject({
      status: 401,
      body: { code: "invalid-credential", message: "You are not signed in." },
    });
    expect((await browser().post("/sign-out")).status).toBe(200);
  });

  test("what the browser learns of its session is an id and an end", async () => {
    const person = browser();
    await person.signIn("ann@example.com", "Secret1");
    const { body } = await person.get("/get-session");
    expect(body).toEqual({
      session: { id: expect.any(String), expiresAt: expect.any(String) },
      user: { id: expect.any(String), name: "ann", email: "ann@example.com" },
    });
  });

  test("signing out deletes the session and its cookies", async () => {
    const person = browser();
    await person.signIn("ann@example.com", "Secret1", { rememberMe: true });
    const found = await opened.auth.verifyToken(await person.token());
    const { setCookies } = await person.post("/sign-out");
    expect(setCookies.every((line) => /Max-Age=0/.test(line))).toBe(true);
    expect([...person.cookies.keys()].filter((name) => !name.includes(".device-"))).toEqual([]);
    const left = opened.db
      .selectFrom("auth_session")
      .select("id")
      .where("id", "=", found?.sessionId ?? "");
    expect(await left.execute()).toEqual([]);
  });

  test("a forged session cookie is nobody's", async () => {
    const person = browser();
    await person.signIn("ann@example.com", "Secret1");
    const name = "seven-figures.session_token";
    const [token] = (person.cookies.get(name) ?? "").split(".");
    person.cookies.set(name, `${token}.${"A".repeat(43)}%3D`);
    expect((await person.get("/token")).status).toBe(401);
  });

  test("the database keeps neither passwords nor private keys in the clear", async () => {
    await browser().get("/token");
    const accounts = await opened.db.selectFrom("auth_account").select("password").execute();
    expect(accounts.every(({ password }) => password?.startsWith("$argon2id$"))).toBe(true);
    const keys = await opened.db.selectFrom("auth_jwks").select("privateKey").execute();
    expect(keys.some(({ privateKey }) => privateKey.includes('"d"'))).toBe(false);
  });

  test("a person who is deleted leaves nothing, and others stay", async () => {
    const person = browser();
    await person.signUp("gone@example.com", "Secret1");
    const id = await person.userId();
    await browser().post("/request-password-reset", { email: "gone@example.com" });
    const token = await person.token();
    expect(await opened.auth.verifyPassword(id, "Secret1")).toEqual({ right: true });
    await opened.auth.deletePerson(id, "gone@example.com");
    expect(await opened.auth.verifyToken(token)).toBeNull();
    expect(await opened.auth.verifyPassword(id, "Secret1")).toEqual({ right: false });
    for (const table of ["auth_session", "auth_account"] as const) {
      expect(await opened.db.selectFrom(table).select("id").where("userId", "=", id).execute()).toEqual([]);
    }
    const links = opened.db.selectFrom("auth_verification").select("id").where("value", "=", id);
    expect(await links.execute()).toEqual([]);
    expect((await browser().signIn("gone@example.com", "Secret1")).status).toBe(401);
    expect((await browser().signIn("ann@example.com", "Secret1")).status).toBe(200);
    expect((await browser().signUp("gone@example.com", "Secret1")).status).toBe(200);
  });

  test("where sessions can't be read, nobody is told that they are signed out", async () => {
    const person = browser();
    await person.signIn("ann@example.com", "Secret1");
    await opened.db.schema.alterTable("auth_session").renameTo("auth_session_away").execute();
    try {
      expect((await person.get("/token")).status).toBe(500);
      expect((await person.get("/get-session")).status).toBe(500);
    } finally {
      await opened.db.schema.alterTable("auth_session_away").renameTo("auth_session").execute();
    }
    expect((await person.get("/token")).status).toBe(200);
  });

  test("a database that fails is a 500 without detail, and is logged", async () => {
    const broken = await openAuth(engine);
    await broken.close();
    const { status, body } = await new Browser(broken.auth).signIn("ann@example.com", "Secret1");
    expect({ status, body }).toEqual({
      status: 500,
      body: { code: "internal", message: "An unexpected error occurred. Please try again later." },
    });
    expect(broken.logged.join()).toContain("An account request failed");
  });
});
