import { EventEmitter } from "node:events";
import type { ServerResponse } from "node:http";
import { setImmediate as nextTurn, setTimeout as wait } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { type Ending, settleInTime } from "./settle-in-time.ts";

const LONG_MS = 60_000;

function outgoingTo(caller: { destroyed?: boolean; writableFinished?: boolean } = {}) {
  const emitter = new EventEmitter();
  return Object.assign(emitter, { destroyed: false, writableFinished: false, ...caller }) as EventEmitter &
    ServerResponse;
}

/** Work that never ends by itself, and what it was given. */
function endless() {
  let ending: Ending | undefined;
  return {
    work: (given: Ending) => {
      ending = given;
      return new Promise<never>(() => {});
    },
    signal: () => ending?.signal,
  };
}

test("work that is done within its turn sets no timer and leaves no listener", async () => {
  const timer = vi.spyOn(globalThis, "setTimeout");
  const outgoing = outgoingTo();
  expect(await settleInTime(outgoing, LONG_MS, async () => "done")).toBe("done");
  await nextTurn();
  expect(timer).not.toHaveBeenCalled();
  expect(outgoing.listenerCount("close")).toBe(0);
  timer.mockRestore();
});

test("work that takes longer is given up in time, and its signal says why", async () => {
  const { work, signal } = endless();
  await expect(settleInTime(outgoingTo(), 20, work)).rejects.toMatchObject({ status: "DEADLINE_EXCEEDED" });
  expect(signal()?.aborted).toBe(true);
  expect(signal()?.reason).toMatchObject({ status: "DEADLINE_EXCEEDED" });
});

test("work that has its signal already hears that it is given up", async () => {
  const { work, signal } = endless();
  const outgoing = outgoingTo();
  const settled = settleInTime(outgoing, LONG_MS, work);
  const known = signal();
  expect(known?.aborted).toBe(false);
  await nextTurn();
  outgoing.emit("close");
  await expect(settled).rejects.toMatchObject({ status: "CANCELLED" });
  expect(known?.aborted).toBe(true);
});

test("a caller who left before anybody looked is noticed as well", async () => {
  const { work } = endless();
  const outgoing = outgoingTo();
  const settled = settleInTime(outgoing, LONG_MS, work);
  Object.assign(outgoing, { destroyed: true });
  outgoing.emit("close");
  await expect(settled).rejects.toMatchObject({ status: "CANCELLED" });
});

test("each of several that begin in one turn is watched, and one that was done is not given up later", async () => {
  const late = [1, 2, 3].map(() => settleInTime(outgoingTo(), 20, endless().work));
  const done = settleInTime(outgoingTo(), 20, async () => "done");
  const slow = settleInTime(outgoingTo(), LONG_MS, async () => {
    await wait(40);
    return "slow";
  });
  for (const one of late) await expect(one).rejects.toMatchObject({ status: "DEADLINE_EXCEEDED" });
  expect(await done).toBe("done");
  expect(await slow).toBe("slow");
});
