import fc from "fast-check";
import { expect, test } from "vitest";
import { smoothLine } from "./smooth-line.ts";

const numbersOf = (path: string) => [...path.matchAll(/-?[\d.]+(?:e-?\d+)?/g)].map(Number);

/** The pieces of a path, each with the two points that it leads between and those that bend it. */
function piecesOf(path: string) {
  const [x = 0, y = 0, ...rest] = numbersOf(path);
  let from = { x, y };
  const pieces = [];
  for (let at = 0; at < rest.length; at += 6) {
    const [leavingX = 0, leavingY = 0, arrivingX = 0, arrivingY = 0, toX = 0, toY = 0] = rest.slice(at, at + 6);
    const to = { x: toX, y: toY };
    pieces.push({ from, leaving: { x: leavingX, y: leavingY }, arriving: { x: arrivingX, y: arrivingY }, to });
    from = to;
  }
  return pieces;
}

test("two points are a straight line, and so are points that lie on one", () => {
  expect(numbersOf(smoothLine([0, 30].map((x) => ({ x, y: x * 2 }))))).toEqual([0, 0, 10, 20, 20, 40, 30, 60]);
  const pieces = piecesOf(smoothLine([0, 3, 9, 30].map((x) => ({ x, y: x * 2 }))));
  for (const { leaving, arriving } of pieces) {
    expect(leaving.y).toBeCloseTo(leaving.x * 2);
    expect(arriving.y).toBeCloseTo(arriving.x * 2);
  }
});

test("a summit is flat at its top", () => {
  const [before, after] = piecesOf(
    smoothLine([
      { x: 0, y: 0 },
      { x: 3, y: 9 },
      { x: 6, y: 0 },
    ]),
  );
  expect(before?.arriving.y).toBe(9);
  expect(after?.leaving.y).toBe(9);
});

test("the line leads through every point and never swings beyond two neighbours", () => {
  const amounts = fc.array(fc.integer({ min: -1_000_000, max: 1_000_000 }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(amounts, fc.array(fc.integer({ min: 1, max: 90 }), { minLength: 40, maxLength: 40 }), (ys, gaps) => {
      let x = 0;
      const points = ys.map((y, at) => {
        x += gaps[at] ?? 1;
        return { x, y };
      });
      const pieces = piecesOf(smoothLine(points));
      expect([pieces[0]?.from, ...pieces.map(({ to }) => to)]).toEqual(points);
      for (const { from, leaving, arriving, to } of pieces) {
        const [low, high] = [Math.min(from.y, to.y), Math.max(from.y, to.y)];
        for (const { y } of [leaving, arriving]) {
          expect(y).toBeGreaterThanOrEqual(low - 1e-3);
          expect(y).toBeLessThanOrEqual(high + 1e-3);
        }
      }
    }),
  );
});
