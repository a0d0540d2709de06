import { expect, test, vi } from "vitest";
import { type Connection, isWaitingForConnection, loadWhenReachable } from "./load-when-reachable.ts";

const lost = new TypeError("Failed to fetch dynamically imported module");

/** Fails as often as told, then loads. */
function failing(times: number) {
  let left = times;
  return async () => {
    if (left-- > 0) throw lost;
    return "part";
  };
}

const reachable: Connection = { isLost: () => false, isReachable: async () => true, untilMaybeBack: async () => {} };

test("what loads at once is never waited for", async () => {
  expect(await loadWhenReachable(failing(0), reachable)).toBe("part");
  expect(isWaitingForConnection()).toBe(false);
});

test("without a connection it waits, says so, and loads once there is one", async () => {
  const seen: boolean[] = [];
  let asked = 0;
  const connection: Connection = {
    isLost: () => false,
    isReachable: async () => ++asked > 2,
    untilMaybeBack: async () => {
      seen.push(isWaitingForConnection());
    },
  };
  expect(await loadWhenReachable(failing(1), connection)).toBe("part");
  expect(seen).toEqual([true, true]);
  expect(isWaitingForConnection()).toBe(false);
});

test("without a connection nothing is tried that the browser would remember as failed", async () => {
  let isBack = false;
  const load = vi.fn(async () => {
    if (!isBack) throw lost;
    return "part";
  });
  const connection: Connection = {
    isLost: () => !isBack,
    isReachable: async () => isBack,
    untilMaybeBack: async () => {
      expect(isWaitingForConnection()).toBe(true);
      isBack = true;
    },
  };
  expect(await loadWhenReachable(load, connection)).toBe("part");
  expect(load).toHaveBeenCalledOnce();
  expect(isWaitingForConnection()).toBe(false);
});

test("a server on a machine without a network is asked all the same, and nothing says that one waits", async () => {
  const untilMaybeBack = vi.fn(async () => {});
  const connection: Connection = { isLost: () => true, isReachable: async () => true, untilMaybeBack };
  expect(await loadWhenReachable(failing(0), connection)).toBe("part");
  expect(untilMaybeBack).not.toHaveBeenCalled();
});

test("what a server that answers does not have is a failure, and nothing waits for it", async () => {
  await expect(loadWhenReachable(failing(9), reachable)).rejects.toBe(lost);
  expect(isWaitingForConnection()).toBe(false);
});

test("a server that takes the question and never answers is asked again", async () => {
  const cutOff = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  vi.stubGlobal("window", new EventTarget());
  vi.useFakeTimers();
  let asked = 0;
  vi.stubGlobal("fetch", (_address: string, { signal }: RequestInit = {}) => {
    if (++asked > 1) return Promise.resolve({ ok: true });
    return new Promise((_resolve, reject) => {
      if (signal?.aborted) reject(signal.reason);
    });
  });
  const loading = loadWhenReachable(failing(1));
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(2);
  expect(await loading).toBe("part");
  expect(cutOff).toHaveBeenCalled();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
