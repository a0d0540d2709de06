import { createHmac } from "node:crypto";
import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import { toStoredMoment } from "../stored-moment.ts";

const ORIGIN = "http://localhost:3102";

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
const payloadOf = (token: string): JWTPayload =>
  JSON.parse(Buffer.from(token.split(".")[1] ?? "", "base64url").toString());

describe.each(["sqlite", "postgres"] as const)("tokens on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => opened.close());

  let people = 0;
  const signedUp = async () => {
    const browser = new Browser(opened.auth);
    const email = `token-${++people}@example.com`;
    await browser.signUp(email, "Secret1");
    return { browser, email, token: await browser.token() };
  };
  const person = (token: string) => opened.auth.verifyToken(token);

  test("a token names the person and the session, and carries ids alone for fifteen minutes", async () => {
    const { token, email } = await signedUp();
    const found = await person(token);
    expect(found).toMatchObject({ email, name: email.split("@")[0] });
    const payload = payloadOf(token);
    expect(Object.keys(payload).sort()).toEqual(["aud", "exp", "iat", "iss", "sid", "sub"]);
    expect(payload).toMatchObject({ sub: found?.userId, sid: found?.sessionId, iss: ORIGIN, aud: ORIGIN });
    expect((payload.exp ?? 0) - (payload.iat ?? 0)).toBe(15 * 60);
  });

  test("asking again gives a token of the same session", async () => {
    const { browser, token } = await signedUp();
    const fresh = await browser.token();
    expect((await person(fresh))?.sessionId).toBe((await person(token))?.sessionId);
  });

  test("a token whose claims were altered is refused", async () => {
    const { token } = await signedUp();
    const other = await person((await signedUp()).token);
    const [header, , signature] = token.split(".");
    expect(await person(`${header}.${base64({ ...payloadOf(token), sub: other?.userId })}.${signature}`)).toBeNull();
    expect(await person(`${token}x`)).toBeNull();
  });

  test("a token that names no algorithm, or another one, is refused", async () => {
    const { token } = await signedUp();
    const { kid = "" } = decodeProtectedHeader(token);
    const payload = base64(payloadOf(token));
    expect(await person(`${base64({ alg: "none", kid })}.${payload}.`)).toBeNull();
    const row = await opened.db.selectFrom("auth_jwks").select("publicKey").where("id", "=", kid).executeTakeFirst();
    const signed = `${base64({ alg: "HS256", kid })}.${payload}`;
    const mac = createHmac("sha256", row?.publicKey ?? "")
      .update(signed)
      .digest("base64url");
    expect(await person(`${signed}.${mac}`)).toBeNull();
  });

  test("a token signed with another key is refused, whatever key it names", async () => {
    const { token } = await signedUp();
    const { privateKey, publicKey } = await generateKeyPair("EdDSA");
    const { kid = "" } = decodeProtectedHeader(token);
    const sign = (header: object) =>
      new SignJWT(payloadOf(token)).setProtectedHeader({ alg: "EdDSA", ...header }).sign(privateKey);
    expect(await person(await sign({ kid }))).toBeNull();
    expect(await person(await sign({ kid: "unknown" }))).toBeNull();
    expect(await person(await sign({}))).toBeNull();
    expect(await person(await sign({ kid, jwk: await exportJWK(publicKey) }))).toBeNull();
  });

  test("a token of another server is refused", async () => {
    const other = await openAuth(engine, { publicUrl: "http://localhost:9999", database: opened });
    const { token } = await signedUp();
    expect(await other.auth.verifyToken(token)).toBeNull();
  });

  test.each(["", "abc", "a.b.c", "....", "\u0000", "Bearer x", "é".repeat(3_000)])("%j is no token", async (text) => {
    expect(await person(text)).toBeNull();
  });

  test("a token that names a key with a NUL is refused like any other that is forged", async () => {
    const { token } = await signedUp();
    const [head = "", ...rest] = token.split(".");
    const header = JSON.parse(Buffer.from(head, "base64url").toString());
    const forged = Buffer.from(JSON.stringify({ ...header, kid: `${header.kid}\0` })).toString("base64url");
    expect(await person([forged, ...rest].join("."))).toBeNull();
  });

  test("after fifteen minutes a token is refused, one that was used before as well", async () => {
    const { token } = await signedUp();
    const unused = (await signedUp()).token;
    // A process of its own, since it does not go back in time with the test.
    const { auth } = await openAuth(engine, { database: opened });
    expect(await auth.verifyToken(token)).not.toBeNull();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 15 * 60_000 + 1_000 });
    expect(await auth.verifyToken(token)).toBeNull();
    expect(await auth.verifyToken(unused)).toBeNull();
    // Nor does it come back to life where the clock is set back.
    vi.setSystemTime(Date.now() - 10 * 60_000);
    expect(await auth.verifyToken(token)).toBeNull();
    expect(await auth.verifyToken(unused)).toBeNull();
  });

  test("after a sign-out the next call is refused, though the token has not run out", async () => {
    const { browser, token } = await signedUp();
    expect(await person(token)).not.toBeNull();
    await browser.post("/sign-out");
    expect(await person(token)).toBeNull();
  });

  test("a session that ran out is refused", async () => {
    const { token } = await signedUp();
    const found = await person(token);
    await opened.db
      .updateTable("auth_session")
      .set({ expiresAt: toStoredMoment(engine, Date.now() - 1_000) })
      .where("id", "=", found?.sessionId ?? "")
      .execute();
    expect(await person(token)).toBeNull();
  });

  test("a second process checks the tokens of the first, and the first those of the second", async () => {
    const second = await openAuth(engine, { database: opened });
    const { browser, token } = await signedUp();
    expect(await second.auth.verifyToken(token)).not.toBeNull();
    const elsewhere = new Browser(second.auth);
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value);
    expect(await person(await elsewhere.token())).not.toBeNull();
  });

  test("with another secret, older tokens and cookies are refused and new ones work", async () => {
    const { browser, token, email } = await signedUp();
    const changed = await openAuth(engine, { database: opened, authSecret: "another-secret-0123456789-0123456789" });
    expect(await changed.auth.verifyToken(token)).toBeNull();
    const again = new Browser(changed.auth);
    for (const [name, value] of browser.cookies) again.cookies.set(name, value);
    expect((await again.get("/token")).status).toBe(401);
    await again.signIn(email, "Secret1");
    expect(await changed.auth.verifyToken(await again.token())).toMatchObject({ email });
    expect(await person(token)).not.toBeNull();
  });

  test("a token that was checked before costs one query", async () => {
    const { token } = await signedUp();
    await person(token);
    const before = opened.queries.length;
    expect(await person(token)).not.toBeNull();
    expect(opened.queries.slice(before)).toHaveLength(1);
  });
});
