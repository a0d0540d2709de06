import { afterEach, describe, expect, test, vi } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth } from "#test/auth/open-auth.ts";
import type { AuthLimits } from "../limits/auth-limits.ts";

const MINUTE = 60_000;
const EMAIL = "ann@example.com";

let opened: OpenedAuth | undefined;
afterEach(async () => {
  vi.useRealTimers();
  await opened?.close();
});

async function openWithAnn(engine: "sqlite" | "postgres", limits?: Partial<AuthLimits>) {
  opened = await openAuth(engine, limits ? { limits } : {});
  const owner = new Browser(opened.auth, { address: "10.0.0.1" });
  await owner.signUp(EMAIL, "Secret1");
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
  return { opened, owner };
}

const TRIES = 1_000;

/** How many wrong passwords were really looked at in the worst fifteen minutes of a thousand tries an hour. */
async function passwordsTried(auths: OpenedAuth["auth"][], addresses: number, tries = TRIES): Promise<number> {
  const looked: number[] = [];
  for (let at = 0; at < tries; at++) {
    const address = `10.${(at % addresses) >> 8}.${(at % addresses) & 255}.7`;
    const auth = auths[at % auths.length] as OpenedAuth["auth"];
    const { status } = await new Browser(auth, { address }).signIn(EMAIL, `Wrong${at}`);
    if (status === 401) looked.push(Date.now());
    vi.setSystemTime(Date.now() + (60 * MINUTE) / TRIES);
  }
  return Math.max(...looked.map((from) => looked.filter((at) => at >= from && at < from + 15 * MINUTE).length));
}

describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
  test.each([1, TRIES])(
    "from %i addresses at most ten wrong passwords are tried in any 15 minutes",
    async (addresses) => {
      const { opened } = await openWithAnn(engine);
      // A second process, as if the first had been started again in between.
      const { auth } = await openAuth(engine, { database: opened });
      expect(await passwordsTried([opened.auth, auth], addresses)).toBeLessThanOrEqual(10);
    },
  );

  test("with ten in five minutes more were tried: the test above can fail", async () => {
    const { opened } = await openWithAnn(engine, { signInPerAccount: { max: 10, windowMs: 5 * MINUTE } });
    // In a quarter of the hour it shows as much.
    expect(await passwordsTried([opened.auth], TRIES, TRIES / 4)).toBeGreaterThan(10);
  });

  test("while strangers try her account's door, its owner gets in from a device where she was before", async () => {
    const { opened, owner } = await openWithAnn(engine);
    for (let at = 0; at < 20; at++) {
      await new Browser(opened.auth, { address: `10.1.${at}.1` }).signIn(EMAIL, "Wrong1");
    }
    expect((await new Browser(opened.auth, { address: "10.2.0.1" }).signIn(EMAIL, "Secret1")).status).toBe(429);
    expect((await owner.signIn(EMAIL, "Secret1")).status).toBe(200);
  });

  test("a device's own wrong passwords are limited too, and a mark that was made up or is another's is none", async () => {
    const { opened, owner } = await openWithAnn(engine);
    const replies = [];
    for (let at = 0; at < 6; at++) replies.push((await owner.signIn(EMAIL, "Wrong1")).status);
    expect(replies).toEqual([401, 401, 401, 401, 401, 429]);

    const thief = new Browser(opened.auth, { address: "10.3.0.1" });
    await thief.signUp("thief@example.com", "Secret1");
    const [own] = [...thief.cookies].filter(([name]) => name.includes("device"));
    const [hers] = [...owner.cookies].filter(([name]) => name.includes("device"));
    const tried = [];
    for (let at = 0; at < 8; at++) {
      const made = at % 2 ? (own?.[1] ?? "") : `made-up-${at}.${own?.[1].split(".")[1]}`;
      thief.cookies.set(hers?.[0] ?? "", made);
      tried.push((await thief.signIn(EMAIL, "Wrong1")).status);
    }
    expect(tried.filter((status) => status === 401)).toHaveLength(5);
  });

  test("however often strangers ask for reset mails, the owner follows one that came and gets in", async () => {
    const { opened, owner } = await openWithAnn(engine);
    for (let at = 0; at < 30; at++) {
      const stranger = new Browser(opened.auth, { address: `10.4.${at}.1` });
      await stranger.post("/request-password-reset", { email: EMAIL });
      await stranger.signIn(EMAIL, "Wrong1");
      vi.setSystemTime(Date.now() + MINUTE);
    }
    expect((await owner.post("/request-password-reset", { email: EMAIL })).status).toBe(200);
    await opened.auth.idle();
    const token = new URL(/http:\S+/.exec(opened.sent.at(-1)?.text ?? "")?.[0] ?? "").searchParams.get("token");
    const elsewhere = new Browser(opened.auth, { address: "10.5.0.1" });
    expect((await elsewhere.post("/reset-password", { token, newPassword: "Secret2" })).status).toBe(200);
    for (let at = 0; at < 10; at++) {
      await new Browser(opened.auth, { address: `10.6.${at}.1` }).signIn(EMAIL, "Wrong1");
    }
    expect((await elsewhere.signIn(EMAIL, "Secret2")).status).toBe(200);
  });

  test("a stranger's five requests an hour from one address keep nobody else's shut", async () => {
    const { opened } = await openWithAnn(engine);
    const stranger = new Browser(opened.auth, { address: "10.7.0.1" });
    for (let at = 0; at < 5; at++) await stranger.post("/request-password-reset", { email: EMAIL });
    const other = new Browser(opened.auth, { address: "10.7.0.2" });
    expect((await other.post("/request-password-reset", { email: EMAIL })).status).toBe(200);
  });

  test("only the newest mail's link works", async () => {
    const { opened } = await openWithAnn(engine);
    const tokens = [];
    for (let at = 0; at < 2; at++) {
      await new Browser(opened.auth).post("/request-password-reset", { email: EMAIL });
      await opened.auth.idle();
      tokens.push(new URL(/http:\S+/.exec(opened.sent.at(-1)?.text ?? "")?.[0] ?? "").searchParams.get("token"));
    }
    const use = (token: string | null | undefined) =>
      new Browser(opened.auth).post("/reset-password", { token, newPassword: "Secret2" });
    expect((await use(tokens[0])).status).toBe(400);
    expect((await use(tokens[1])).status).toBe(200);
  });
});
