import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { inSlices } from "./in-slices.ts";

const PIECE_MS = 1;
let now = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(performance, "now").mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function* countTo(last: number, counted: number[]): Generator<void, string> {
  for (let at = 1; at <= last; at++) {
    now += PIECE_MS;
    counted.push(at);
    yield;
  }
  return "done";
}

it("works a few milliseconds at a time, and tells the sum at the end", () => {
  const [counted, told]: [number[], string[]] = [[], []];
  inSlices(countTo(10, counted), (sum) => told.push(sum));
  expect(counted).toEqual([]);
  vi.advanceTimersToNextTimer();
  expect(counted).toEqual([1, 2, 3, 4]);
  vi.runAllTimers();
  expect(counted).toHaveLength(10);
  expect(told).toEqual(["done"]);
});

it("ends when it is told to", () => {
  const [counted, told]: [number[], string[]] = [[], []];
  const stop = inSlices(countTo(10, counted), (sum) => told.push(sum));
  vi.advanceTimersToNextTimer();
  stop();
  vi.runAllTimers();
  expect(counted).toHaveLength(4);
  expect(told).toEqual([]);
});
