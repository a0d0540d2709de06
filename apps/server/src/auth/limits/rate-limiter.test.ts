import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { openTestDatabase, type TestDatabase } from "#test/auth/test-database.ts";
import { AUTH_LIMITS, type LimitName } from "./auth-limits.ts";
import { createRateLimiter, type RateLimiter } from "./rate-limiter.ts";

describe.each(["sqlite", "postgres"] as const)("limits on %s", (engine) => {
  let database: TestDatabase;
  let limiter: RateLimiter;
  beforeAll(async () => {
    database = await openTestDatabase(engine);
    limiter = createRateLimiter(database.db, AUTH_LIMITS);
  });
  afterEach(() => vi.useRealTimers());
  afterAll(() => database.close());

  const attempts = async (count: number, who: string) => {
    const results = [];
    for (let at = 0; at < count; at++) results.push(await limiter.attempt("signInPerAccount", who));
    return results;
  };

  test("five attempts pass, the sixth has to wait for a few minutes", async () => {
    const results = await attempts(6, "ann@example.com");
    expect(results.slice(0, 5).every(({ allowed }) => allowed)).toBe(true);
    expect(results[5]).toEqual({ allowed: false, retryAfterSeconds: 180 });
  });

  test("one person's attempts are not another's, nor those of another kind", async () => {
    await attempts(11, "bob@example.com");
    expect(await limiter.attempt("signInPerAccount", "eve@example.com")).toEqual({ allowed: true });
    expect(await limiter.attempt("signUpPerAccount", "bob@example.com")).toEqual({ allowed: true });
  });

  test("attempts come back one by one, each after its share of the time", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    await attempts(6, "cat@example.com");
    vi.setSystemTime(Date.now() + 179_000);
    expect((await limiter.attempt("signInPerAccount", "cat@example.com")).allowed).toBe(false);
    vi.setSystemTime(Date.now() + 1_000);
    expect((await attempts(2, "cat@example.com")).map(({ allowed }) => allowed)).toEqual([true, false]);
    vi.setSystemTime(Date.now() + 900_000);
    expect((await attempts(6, "cat@example.com")).filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  test("an attempt that is taken back does not count", async () => {
    for (let at = 0; at < 20; at++) {
      expect((await limiter.attempt("signInPerAccount", "eli@example.com")).allowed).toBe(true);
      await limiter.refund("signInPerAccount", "eli@example.com");
    }
    expect((await attempts(6, "eli@example.com")).filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  test.each(Object.keys(AUTH_LIMITS) as LimitName[])(
    "whoever is refused by %s can come back after the few minutes that are said",
    async (limit) => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
      let attempt = await limiter.attempt(limit, "ivy");
      while (attempt.allowed) attempt = await limiter.attempt(limit, "ivy");
      expect(attempt.retryAfterSeconds).toBeGreaterThanOrEqual(180);
      expect(attempt.retryAfterSeconds).toBeLessThanOrEqual(300);
      vi.setSystemTime(Date.now() + attempt.retryAfterSeconds * 1000);
      expect(await limiter.attempt(limit, "ivy")).toEqual({ allowed: true });
    },
  );

  test("of sixty attempts at the same moment exactly five pass", async () => {
    const results = await Promise.all(
      Array.from({ length: 60 }, () => limiter.attempt("signInPerAccount", "dan@example.com")),
    );
    expect(results.filter(({ allowed }) => allowed)).toHaveLength(5);
  });

  test("another process on the same database counts on", async () => {
    await attempts(10, "flo@example.com");
    const other = createRateLimiter(database.db, AUTH_LIMITS);
    expect((await other.attempt("signInPerAccount", "flo@example.com")).allowed).toBe(false);
  });

  test("what is forgotten may start again", async () => {
    await attempts(11, "gus@example.com");
    await limiter.forget("signInPerAccount", "gus@example.com");
    expect((await limiter.attempt("signInPerAccount", "gus@example.com")).allowed).toBe(true);
  });

  test("no e-mail stands in the table", async () => {
    await limiter.attempt("signInPerAccount", "hidden@example.com");
    const rows = await database.db.selectFrom("auth_limit").select("key").execute();
    expect(rows.some(({ key }) => key.includes("hidden"))).toBe(false);
  });

  test("counts that are over are swept away", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
    await attempts(1, "old@example.com");
    vi.setSystemTime(Date.now() + 24 * 3_600_000);
    await attempts(1, "new@example.com");
    expect(await database.db.selectFrom("auth_limit").select("key").execute()).toHaveLength(1);
  });
});
