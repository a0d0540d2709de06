import { respond } from "@seven-figures/advisor";
import { expect, test } from "vitest";
import { documentsOf } from "../../../../packages/advisor/testing/run-case.ts";
import { loadReader } from "../../src/advisor/load-reader.ts";
import { drawShapes, hostileShapes, type Shape } from "./hostile-shapes.ts";
import { printProgress, rounds, seededRandom } from "./rounds.ts";

const SHORT = 500;
const LONG = 2_000;
/** Four times the length: four times the time where it is linear, sixteen times where it is quadratic. */
const MOST_TIMES = 8;
/** Whatever takes less is no danger, and too short to be compared. */
const LEAST_MS = 60;
/** These took 28 and 19 times as long before they were mended. */
const ONCE_WORST = ["short and debt in turn", "short and closed in turn"];
const random = seededRandom("Hostile messages");
const reader = loadReader();
const documents = documentsOf({
  state: {
    assets: [{ id: "a1", name: "Vanguard savings account", type: "savings", value: 100 }],
    debts: [{ id: "d1", name: "Visa", type: "credit-card", balance: 100 }],
  },
});

function read(message: string): void {
  respond({ documents, conversation: null, message, today: "2026-11-20", newId: (prefix) => `${prefix}-1`, reader });
}

/** Milliseconds of processor time, the least of a few tries. */
function timeOf(work: () => void, tries = 5): number {
  const times = Array.from({ length: tries }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.min(...times);
}

/** How many times as long a shape of four times the length takes; 0 where it is too short to be told. */
function growthOf({ of }: Shape, work: (message: string) => void): { times: number; ms: number } {
  const ms = timeOf(() => work(of(LONG)));
  return { times: ms < LEAST_MS ? 0 : ms / timeOf(() => work(of(SHORT))), ms };
}

test("a message takes time by its length, however it is put together", () => {
  read("I make 85k a year and owe 3,200 on a Visa");
  const drawn = drawShapes(rounds(2, hostileShapes().length), random);
  const shapes = [
    ...hostileShapes().filter(({ name }) => ONCE_WORST.includes(name) && !drawn.some((shape) => shape.name === name)),
    ...drawn,
  ];
  const grown = shapes.map((shape, at) => {
    const growth = { shape: shape.name, ...growthOf(shape, read) };
    printProgress(at + 1, shapes.length, `shapes, ${shape.name} ${growth.times.toFixed(1)} times, ${growth.ms} ms`);
    return growth;
  });
  const [worst] = grown.toSorted((a, b) => b.times - a.times);
  const [longest] = grown.toSorted((a, b) => b.ms - a.ms);
  process.stdout.write(
    `${shapes.length} shapes of ${LONG} letters: at most ${worst?.times.toFixed(1)} times as long as of ${SHORT} ` +
      `(${worst?.shape}), the longest ${longest?.ms.toFixed(0)} ms (${longest?.shape})\n`,
  );
  expect(grown.filter(({ times }) => times > MOST_TIMES)).toEqual([]);
});

test("a reader that compares every two letters is found out: the test above can fail", () => {
  const compareAll = (message: string) => {
    let same = 0;
    for (const one of message) for (const two of message) if (one === two) same += 1;
    expect(same).toBeGreaterThan(0);
  };
  const slow = (message: string) => {
    for (let at = 0; at < 5; at++) compareAll(message);
  };
  const [shape] = hostileShapes();
  expect(shape && growthOf(shape, slow).times).toBeGreaterThan(MOST_TIMES);
});
