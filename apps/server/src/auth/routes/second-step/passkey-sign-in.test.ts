import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import { SoftPasskey } from "#test/auth/soft-passkey.ts";
import { addPasskey, PASSWORD, signInWith } from "#test/auth/two-step-person.ts";

const NOT_ACCEPTED = { status: 401, body: { code: "passkey-not-accepted" } };

describe.each(["sqlite", "postgres"] as const)("passkeys on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterAll(() => opened.close());
  const browser = () => new Browser(opened.auth);

  async function withPasskey(email: string, passkey = new SoftPasskey()) {
    const owner = browser();
    await owner.signUp(email, PASSWORD);
    const added = await addPasskey(owner, passkey);
    return { owner, passkey, added };
  }

  test("one is added with the password, named, and signs in by itself", async () => {
    const { owner, passkey, added } = await withPasskey("ann@example.com");
    expect(added.status).toBe(200);
    expect((await owner.get("/security")).body?.passkeys).toEqual([
      { id: added.body?.id, name: "Key", addedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    const elsewhere = browser();
    const { status, body, setCookies } = await signInWith(passkey, elsewhere);
    expect({ status, body }).toMatchObject({ status: 200, body: { user: { email: "ann@example.com" } } });
    expect(JSON.stringify(body)).not.toContain("token");
    expect(setCookies.some((line) => line.includes(".device-"))).toBe(true);
    expect(await opened.auth.verifyToken(await elsewhere.token())).toMatchObject({ email: "ann@example.com" });
    expect((await browser().signIn("ann@example.com", PASSWORD)).body).toHaveProperty("user");
  });

  test("none without the password, and after five wrong ones not for a while", async () => {
    const owner = browser();
    await owner.signUp("bea@example.com", PASSWORD);
    expect((await owner.post("/security/begin-passkey")).body).toMatchObject({ code: "missing-password" });
    const replies = [];
    for (let at = 0; at < 6; at++)
      replies.push((await owner.post("/security/begin-passkey", { password: "Wrong1" })).status);
    expect(replies).toEqual([403, 403, 403, 403, 403, 429]);
  });

  test("remembered or not, as the person says", async () => {
    const { passkey } = await withPasskey("cat@example.com");
    const sessionOf = (lines: string[]) =>
      lines.filter((line) => line.startsWith("seven-figures.session_token=")).at(-1);
    const long = await signInWith(passkey, browser(), { rememberMe: true });
    expect(sessionOf(long.setCookies)).toContain("Max-Age=2592000");
    const short = browser();
    const { setCookies } = await signInWith(passkey, short, { rememberMe: false });
    expect(sessionOf(setCookies)).not.toContain("Max-Age");
    expect(short.cookies.has("seven-figures.dont_remember")).toBe(true);
    const rows = await opened.db.selectFrom("auth_session").select("expiresAt").execute();
    const soonest = Math.min(...rows.map(({ expiresAt }) => new Date(expiresAt).getTime()));
    expect(soonest).toBeLessThan(Date.now() + 8 * 86_400_000);
  });

  test("one that saw neither finger, face nor PIN is refused, to add and to sign in", async () => {
    const { added } = await withPasskey("dee@example.com", new SoftPasskey({ isVerified: false }));
    expect(added).toMatchObject({ status: 400, body: { code: "passkey-not-accepted" } });
  });

  test("an unknown one, another page's, an old or a repeated answer are refused", async () => {
    const { passkey } = await withPasskey("eve@example.com");
    expect(await signInWith(new SoftPasskey(), browser())).toMatchObject(NOT_ACCEPTED);
    expect(await signInWith(new SoftPasskey({ origin: "https://evil.example" }), browser())).toMatchObject(
      NOT_ACCEPTED,
    );
    const person = browser();
    const { body } = await person.post("/passkey/begin");
    const response = passkey.signIn(body?.options);
    expect(await browser().post("/passkey/sign-in", { response })).toMatchObject(NOT_ACCEPTED);
    expect((await person.post("/passkey/sign-in", { response })).status).toBe(200);
    expect(await person.post("/passkey/sign-in", { response })).toMatchObject(NOT_ACCEPTED);
    for (const junk of [undefined, null, {}, "x", { id: 1, response: [] }]) {
      await person.post("/passkey/begin");
      expect((await person.post("/passkey/sign-in", { response: junk })).status).toBe(401);
    }
    expect(opened.logged.join()).not.toContain("An account request failed");
  });

  test("pages of other origins can neither ask for one nor sign in with it", async () => {
    const { passkey } = await withPasskey("fay@example.com");
    const home = browser();
    const { body } = await home.post("/passkey/begin");
    const foreign = new Browser(opened.auth, { origin: "https://evil.example" });
    for (const [name, value] of home.cookies) foreign.cookies.set(name, value);
    expect((await foreign.post("/passkey/begin")).status).toBe(403);
    expect((await foreign.post("/passkey/sign-in", { response: passkey.signIn(body?.options) })).status).toBe(403);
  });

  test("alone it can be the second step, with recovery codes, until it is turned off", async () => {
    const { owner, passkey, added } = await withPasskey("gil@example.com");
    const { body } = await owner.post("/security/use-passkeys", { password: PASSWORD });
    expect(body?.recoveryCodes).toHaveLength(10);
    const fresh = browser();
    expect((await fresh.signIn("gil@example.com", PASSWORD)).body).toEqual({
      secondStep: { app: false, passkey: true },
    });
    expect((await fresh.post("/second-step/app-code", { code: "000000" })).body).toMatchObject({
      code: "invalid-code",
    });
    expect((await signInWith(passkey, fresh)).status).toBe(200);

    const removal = { password: PASSWORD, id: added.body?.id };
    expect((await owner.post("/security/remove-passkey", removal)).body).toMatchObject({ code: "last-second-step" });
    await fresh.signIn("gil@example.com", PASSWORD);
    const [code] = (body?.recoveryCodes ?? []) as string[];
    expect((await fresh.post("/second-step/recovery-code", { code })).status).toBe(200);
    expect((await owner.post("/security/turn-off-two-step", { password: PASSWORD })).status).toBe(200);
    expect((await owner.post("/security/remove-passkey", removal)).status).toBe(200);
    expect(await signInWith(passkey, browser())).toMatchObject(NOT_ACCEPTED);
    expect((await owner.post("/security/use-passkeys", { password: PASSWORD })).status).toBe(409);
  });

  test("an app that is set up beside it leaves the recovery codes as they are known", async () => {
    const { owner } = await withPasskey("hal@example.com");
    const { body } = await owner.post("/security/use-passkeys", { password: PASSWORD });
    expect((await owner.post("/security/set-up-app", { password: PASSWORD })).body?.recoveryCodes).toBeNull();
    const fresh = browser();
    await fresh.signIn("hal@example.com", PASSWORD);
    const [code] = (body?.recoveryCodes ?? []) as string[];
    expect((await fresh.post("/second-step/recovery-code", { code })).status).toBe(200);
  });
});
