import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetToken, getToken } from "./token.ts";

let served = 0;

beforeEach(() => {
  served = 0;
  forgetToken();
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => {
    served += 1;
    return Response.json({ token: `token-${served}` });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("many who ask at once share one request, and later ones the token", async () => {
  expect(await Promise.all([getToken(), getToken(), getToken()])).toEqual(["token-1", "token-1", "token-1"]);
  expect(await getToken()).toBe("token-1");
  expect(served).toBe(1);
});

test("it is renewed before its 15 minutes end", async () => {
  await getToken();
  vi.advanceTimersByTime(13 * 60_000);
  expect(await getToken()).toBe("token-1");
  vi.advanceTimersByTime(90_000);
  expect(await getToken()).toBe("token-2");
});

test("a refresh fetches a new one at once", async () => {
  await getToken();
  expect(await getToken({ refresh: true })).toBe("token-2");
  expect(await getToken()).toBe("token-2");
});
