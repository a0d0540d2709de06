import { performance } from "node:perf_hooks";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { Browser } from "#test/auth/browser.ts";
import { type OpenedAuth, openAuth, PATIENT } from "#test/auth/open-auth.ts";

describe.each(["sqlite", "postgres"] as const)("what a refused sign-in takes on %s", (engine) => {
  let opened: OpenedAuth;
  beforeAll(async () => {
    opened = await openAuth(engine, { limits: PATIENT });
    await new Browser(opened.auth).signUp("ann@example.com", "Secret1");
  });
  afterAll(() => opened.close());
  const browser = () => new Browser(opened.auth);

  test("an unknown e-mail and a wrong password both take the time of a password's hash", async () => {
    const timeOf = async (email: string) => {
      const started = performance.now();
      await browser().signIn(email, "Secret2");
      return performance.now() - started;
    };
    const unknown: number[] = [];
    const wrong: number[] = [];
    for (let at = 0; at < 7; at++) {
      unknown.push(await timeOf(`nobody-${at}@example.com`));
      wrong.push(await timeOf("ann@example.com"));
    }
    const [fastestUnknown, fastestWrong] = [Math.min(...unknown), Math.min(...wrong)];
    expect(fastestUnknown).toBeGreaterThan(fastestWrong * 0.4);
    expect(fastestUnknown).toBeLessThan(fastestWrong * 2.5);
  });
});
