interface PlottedPoint {
  x: number;
  y: number;
}

/**
 * An SVG path through the points, in order of x, that never swings beyond them: between two of them it only rises or
 * only falls. Slopes by M. Steffen, 'A simple method for monotonic interpolation in one dimension' (1990). It keeps its
 * form where its box is stretched.
 */
export function smoothLine(points: readonly PlottedPoint[]): string {
  const slopes = slopesOf(points);
  return points
    .map((point, at) => {
      const before = points[at - 1];
      if (!before) return `M${point.x},${point.y}`;
      const third = (point.x - before.x) / 3;
      const leaving = `${before.x + third},${before.y + third * (slopes[at - 1] ?? 0)}`;
      const arriving = `${point.x - third},${point.y - third * (slopes[at] ?? 0)}`;
      return `C${leaving} ${arriving} ${point.x},${point.y}`;
    })
    .join("");
}

function slopesOf(points: readonly PlottedPoint[]): number[] {
  const inner = points.map((point, at) => {
    const [before, after] = [points[at - 1], points[at + 1]];
    return before && after ? slopeWithin(before, point, after) : 0;
  });
  const last = points.length - 1;
  return inner.map((slope, at) => {
    if (at === 0) return slopeAtEnd(points[0], points[1], inner[1] ?? 0, last === 1);
    return at === last ? slopeAtEnd(points[last - 1], points[last], inner[last - 1] ?? 0, last === 1) : slope;
  });
}

function slopeWithin(before: PlottedPoint, point: PlottedPoint, after: PlottedPoint): number {
  const [left, right] = [point.x - before.x, after.x - point.x];
  const [into, outOf] = [(point.y - before.y) / left, (after.y - point.y) / right];
  const parabola = (into * right + outOf * left) / (left + right);
  return (Math.sign(into) + Math.sign(outOf)) * Math.min(Math.abs(into), Math.abs(outOf), Math.abs(parabola) / 2);
}

/** So that the piece at the end bends evenly into its neighbour; straight where there is none. */
function slopeAtEnd(
  from: PlottedPoint | undefined,
  to: PlottedPoint | undefined,
  neighbour: number,
  isAlone: boolean,
): number {
  if (!from || !to) return 0;
  const straight = (to.y - from.y) / (to.x - from.x);
  return isAlone ? straight : (3 * straight - neighbour) / 2;
}
