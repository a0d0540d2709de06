import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { OutOfTime } from "../advisor-mind.ts";
import { PreviewLine } from "./preview-line.ts";

const here = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A line in which something is read until `end` is called. */
function busyLine() {
  const line = new PreviewLine();
  const { promise, resolve: end } = Promise.withResolvers<string>();
  const first = line.take("first", here, () => promise);
  const take = (who: string, text: string, gone = here) => line.take(who, gone, async () => text);
  return { line, first, take, end: () => end("first") };
}

test("each person waits with one thing at most: the newer takes the older one's place, which is told busy", async () => {
  const { take, end } = busyLine();
  const order: string[] = [];
  const tell = (text: string) => order.push(text);
  const older = take("ann", "older");
  const bob = take("bob", "bob").then(tell);
  const newer = take("ann", "newer").then(tell);
  expect(await older).toBe("busy");
  const many = Array.from({ length: 20 }, (_, at) => take("cid", `cid ${at}`));
  const eve = take("eve", "eve");
  end();
  await Promise.all([bob, newer]);
  expect(order).toEqual(["newer", "bob"]);
  expect(await Promise.all(many)).toEqual([...Array.from({ length: 19 }, () => "busy"), "cid 19"]);
  expect(await eve, "one person's many kept nobody out").toBe("eve");
});

test("the ninth is told busy; one who goes on writing leaves at that moment, and their place is another's", async () => {
  const { take, first, end } = busyLine();
  const writer = new AbortController();
  const left = take("writer", "writer", writer.signal);
  const others = Array.from({ length: 6 }, (_, at) => take(`other ${at}`, "read"));
  expect(await take("ninth", "read")).toBe("busy");
  writer.abort();
  const ninth = take("ninth", "read");
  await expect(left).rejects.toThrow("aborted");
  end();
  expect(await Promise.all([first, ninth, ...others])).toEqual(["first", ...Array.from({ length: 7 }, () => "read")]);
  await expect(take("writer", "writer", writer.signal)).rejects.toThrow("aborted");
  expect(await take("writer", "writer")).toBe("writer");
});

test("whose turn does not come within four seconds is told so then, and is read by nobody later", async () => {
  const { line, first, take, end } = busyLine();
  const waiting = take("ann", "ann");
  await vi.advanceTimersByTimeAsync(1_000);
  const later = line.take("bob", here, async (ms) => ms);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toBe("busy");
  end();
  expect(await first).toBe("first");
  expect(await later, "milliseconds that are left").toBeCloseTo(1_000, -1);
});

test("after a message that took too long nothing of that person is read for a minute, and others are", async () => {
  const { line, take, end } = busyLine();
  const long = line.take("ann", here, () => Promise.reject(new OutOfTime()));
  const failing = line.take("bob", here, () => Promise.reject(new Error("a defect")));
  const outcomes = Promise.allSettled([long, failing]);
  end();
  expect(await outcomes).toMatchObject([{ reason: expect.any(OutOfTime) }, { reason: { message: "a defect" } }]);
  await vi.advanceTimersByTimeAsync(59_000);
  await expect(take("ann", "ann")).rejects.toThrow(OutOfTime);
  expect(await take("bob", "bob")).toBe("bob");
  await vi.advanceTimersByTimeAsync(1_000);
  expect(await take("ann", "ann")).toBe("ann");
});
