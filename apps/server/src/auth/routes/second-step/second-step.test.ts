import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { appCodeAt } from "#test/auth/app-code.ts";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import { SoftPasskey } from "#test/auth/soft-passkey.ts";
import { addPasskey, PASSWORD, signInWith, signUpWithApp } from "#test/auth/two-step-person.ts";
import type { AuthLimits } from "../../limits/auth-limits.ts";

const MINUTE = 60_000;
const WRONG_CODE = {
  status: 400,
  body: { code: "invalid-code", message: "That code is not right. Please try again." },
};
const STEP_ENDED = { status: 401, body: { code: "step-ended" } };

describe.each(["sqlite", "postgres"] as const)("the second step on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => opened.close());
  const browser = (address = "127.0.0.1") => new Browser(opened.auth, { address });

  /** Someone with two-step sign-in, and a browser that is new to them after the password. */
  async function afterPassword(email: string, more: object = {}) {
    const owner = browser();
    const twoStep = await signUpWithApp(owner, email);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 2 * MINUTE });
    const fresh = browser("10.0.0.9");
    const reply = await fresh.signIn(email, PASSWORD, more);
    const code = () => appCodeAt(twoStep.address, Date.now());
    return { owner, fresh, reply, code, ...twoStep };
  }

  test("it is off until a code of the app that was set up is confirmed", async () => {
    const person = browser();
    await person.signUp("ann@example.com", PASSWORD);
    expect(await person.post("/security/set-up-app", { password: "Wrong1" })).toMatchObject({ status: 403 });
    const { body } = await person.post("/security/set-up-app", { password: PASSWORD });
    expect(body?.recoveryCodes).toHaveLength(10);
    expect(new URL(String(body?.address)).searchParams.get("issuer")).toBe("Seven Figures");
    expect((await browser().signIn("ann@example.com", PASSWORD)).body).toHaveProperty("user");
    expect(await person.post("/security/confirm-app", { code: "000000" })).toMatchObject(WRONG_CODE);
    const code = appCodeAt(String(body?.address), Date.now());
    expect((await person.post("/security/confirm-app", { code: `${code.slice(0, 3)} ${code.slice(3)}` })).status).toBe(
      200,
    );
    expect((await person.get("/security")).body?.twoStep).toEqual({ isOn: true, hasApp: true, recoveryCodesLeft: 10 });
    expect((await browser().signIn("ann@example.com", PASSWORD)).body).toEqual({
      secondStep: { app: true, passkey: false },
    });
    expect((await person.post("/security/set-up-app", { password: PASSWORD })).status).toBe(409);
    await opened.auth.idle();
    expect(opened.sent.at(-1)).toMatchObject({
      to: "ann@example.com",
      subject: "Your Seven Figures sign-in has changed",
    });
  });

  test("the password alone opens no session and marks no device; the code does, once", async () => {
    const { fresh, reply, code } = await afterPassword("bea@example.com");
    expect(reply.body).toEqual({ secondStep: { app: true, passkey: false } });
    expect([...fresh.cookies.keys()]).not.toContainEqual(expect.stringMatching(/session_token|device-/));
    expect((await fresh.get("/token")).status).toBe(401);
    expect(await fresh.post("/second-step/app-code", { code: code() })).toMatchObject({
      status: 200,
      body: { user: { email: "bea@example.com" } },
    });
    expect([...fresh.cookies.keys()]).toContainEqual(expect.stringMatching(/device-/));
    expect(await opened.auth.verifyToken(await fresh.token())).not.toBeNull();

    const thief = browser("10.0.0.8");
    await thief.signIn("bea@example.com", PASSWORD);
    expect(await thief.post("/second-step/app-code", { code: code() })).toMatchObject(WRONG_CODE);
  });

  test("without a password before it, with a made-up cookie, or ten minutes later there is no second step", async () => {
    const { fresh, code } = await afterPassword("cat@example.com");
    expect(await browser().post("/second-step/app-code", { code: code() })).toMatchObject(STEP_ENDED);
    const forger = browser();
    const [step] = (fresh.cookies.get("seven-figures.two_factor") ?? "").split(".");
    forger.cookies.set("seven-figures.two_factor", `${step}.${"A".repeat(43)}%3D`);
    expect(await forger.post("/second-step/app-code", { code: code() })).toMatchObject(STEP_ENDED);
    vi.setSystemTime(Date.now() + 11 * MINUTE);
    expect(await fresh.post("/second-step/app-code", { code: code() })).toMatchObject(STEP_ENDED);
  });

  test("a recovery code signs in once, however it is typed", async () => {
    const { fresh, recoveryCodes, owner } = await afterPassword("dee@example.com");
    const typed = ` ${recoveryCodes[3]?.toUpperCase().replace("-", " ")} `;
    expect((await fresh.post("/second-step/recovery-code", { code: typed })).status).toBe(200);
    expect((await owner.get("/security")).body?.twoStep).toMatchObject({ recoveryCodesLeft: 9 });
    await fresh.signIn("dee@example.com", PASSWORD);
    expect(await fresh.post("/second-step/recovery-code", { code: typed })).toMatchObject(WRONG_CODE);
    const { body } = await owner.post("/security/new-recovery-codes", { password: PASSWORD });
    expect(body?.recoveryCodes).toHaveLength(10);
    expect(await fresh.post("/second-step/recovery-code", { code: recoveryCodes[4] })).toMatchObject(WRONG_CODE);
  });

  test("remember me is kept over the second step, and so is not to be remembered", async () => {
    const remembered = await afterPassword("eve@example.com", { rememberMe: true });
    const session = (lines: string[]) => lines.find((line) => line.startsWith("seven-figures.session_token="));
    const long = await remembered.fresh.post("/second-step/app-code", { code: remembered.code() });
    expect(session(long.setCookies)).toContain("Max-Age=2592000");
    vi.useRealTimers();
    const brief = await afterPassword("fay@example.com", { rememberMe: false });
    const short = await brief.fresh.post("/second-step/app-code", { code: brief.code() });
    expect(session(short.setCookies)).not.toContain("Max-Age");
    vi.setSystemTime(Date.now() + 6 * 24 * 60 * MINUTE);
    expect((await brief.fresh.get("/token")).status).toBe(200);
    vi.setSystemTime(Date.now() + 2 * 24 * 60 * MINUTE);
    expect((await brief.fresh.get("/token")).status).toBe(401);
  });

  test("a password in a browser that is signed in already ends nothing before the second step", async () => {
    const { owner, code } = await afterPassword("gil@example.com");
    const before = await owner.token();
    const rival = browser();
    for (const [name, value] of owner.cookies) rival.cookies.set(name, value);
    await rival.signIn("gil@example.com", PASSWORD);
    expect(await opened.auth.verifyToken(before)).not.toBeNull();
    expect((await rival.post("/second-step/app-code", { code: code() })).status).toBe(200);
  });

  test("a new password by a mail's link leaves it on, and a stranger who asks for one does not disturb it", async () => {
    const { fresh, code } = await afterPassword("hal@example.com");
    await browser("10.0.0.7").post("/request-password-reset", { email: "hal@example.com" });
    await opened.auth.idle();
    expect((await fresh.post("/second-step/app-code", { code: code() })).status).toBe(200);
    const token = new URL(/http:\S+/.exec(opened.sent.at(-1)?.text ?? "")?.[0] ?? "").searchParams.get("token");
    await browser().post("/reset-password", { token, newPassword: "Secret2" });
    expect((await browser().signIn("hal@example.com", "Secret2")).body).toHaveProperty("secondStep");
  });

  test("under another secret of the server its codes open nothing, and a passkey still does", async () => {
    const { owner } = await afterPassword("jan@example.com");
    const passkey = new SoftPasskey();
    await addPasskey(owner, passkey);
    const { auth } = await openAuth(engine, {
      database: opened,
      authSecret: "another-secret-that-is-long-enough-01234567",
    });
    const fresh = new Browser(auth);
    expect((await fresh.signIn("jan@example.com", PASSWORD)).body).toEqual({
      secondStep: { app: true, passkey: true },
    });
    expect((await fresh.post("/second-step/app-code", { code: "123456" })).status).toBe(500);
    expect((await signInWith(passkey, fresh)).status).toBe(200);
    expect((await fresh.get("/security")).body).toMatchObject({ twoStep: { isOn: true, recoveryCodesLeft: 0 } });
  });

  test("turned off, the password is enough again", async () => {
    const { owner } = await afterPassword("ida@example.com");
    expect((await owner.post("/security/turn-off-two-step", { password: "Wrong1" })).status).toBe(403);
    expect((await owner.post("/security/turn-off-two-step", { password: PASSWORD })).status).toBe(200);
    expect((await browser().signIn("ida@example.com", PASSWORD)).body).toHaveProperty("user");
    expect(
      await opened.db
        .selectFrom("auth_two_factor")
        .select("id")
        .where("userId", "=", await owner.userId())
        .execute(),
    ).toEqual([]);
  });
});

/** How many wrong codes were looked at in the worst fifteen minutes of thirty, tried every twenty seconds by who has the password. */
async function codesTried(engine: "sqlite" | "postgres", limits?: Partial<AuthLimits>): Promise<number> {
  const opened = await openAuth(engine, limits ? { limits } : {});
  await signUpWithApp(new Browser(opened.auth), "ann@example.com");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  const looked: number[] = [];
  let thief = new Browser(opened.auth);
  for (let at = 0; at < 90; at++) {
    const { status } = await thief.post("/second-step/app-code", { code: `x${at}` });
    if (status === 400) looked.push(Date.now());
    if (status === 401) {
      thief = new Browser(opened.auth, { address: `10.${at % 200}.7.7` });
      await thief.signIn("ann@example.com", PASSWORD);
    }
    vi.setSystemTime(Date.now() + 20_000);
  }
  vi.useRealTimers();
  await opened.close();
  return Math.max(...looked.map((from) => looked.filter((at) => at >= from && at < from + 15 * MINUTE).length));
}

test("at most ten wrong codes are tried in any 15 minutes, from however many addresses", async () => {
  const tried = await codesTried("sqlite");
  expect(tried).toBeGreaterThan(4);
  expect(tried).toBeLessThanOrEqual(10);
});

test("without that limit more are tried: the test above can fail", async () => {
  expect(await codesTried("sqlite", { secondStepPerAccount: { max: 1_000, windowMs: MINUTE } })).toBeGreaterThan(10);
});

test("while a thief with the password tries codes, its owner gets in from a known device", async () => {
  const opened = await openAuth("sqlite");
  const owner = new Browser(opened.auth);
  const { recoveryCodes } = await signUpWithApp(owner, "ann@example.com");
  const thief = new Browser(opened.auth, { address: "10.0.0.1" });
  const replies = [];
  for (let at = 0; at < 7; at++) {
    if (at % 5 === 0) await thief.signIn("ann@example.com", PASSWORD);
    replies.push((await thief.post("/second-step/recovery-code", { code: `wrong-${at}` })).status);
  }
  expect(replies).toEqual([400, 400, 400, 400, 400, 429, 429]);
  await owner.signIn("ann@example.com", PASSWORD);
  expect((await owner.post("/second-step/recovery-code", { code: recoveryCodes[0] })).status).toBe(200);
  await opened.close();
});
