import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { pointAfterKey } from "./point-keys.ts";
import { nearestTime } from "./time-axis.ts";

/**
 * Which point of a line is shown: the one nearest to the pointer or the last tap, or the one that the arrow keys led
 * to. `plot` is where the line is drawn, `handlers` are for the element around the chart. `span`: the times at the
 * plot's edges, where these are not the first and the last point.
 */
export function useShownPoint(times: readonly number[], span: readonly [number, number] | null = null) {
  const plot = useRef<SVGSVGElement>(null);
  const [at, setAt] = useState<number | null>(null);

  const point = (event: PointerEvent) => {
    const frame = plot.current?.getBoundingClientRect();
    const [first, last] = span ?? [times[0], times.at(-1)];
    if (!frame?.width || first === undefined || last === undefined) return;
    const share = Math.min(Math.max((event.clientX - frame.left) / frame.width, 0), 1);
    setAt(nearestTime(times, first + share * (last - first)));
  };

  const handlers = {
    onKeyDown: (event: KeyboardEvent) => {
      const next = pointAfterKey(event.key, at, times.length);
      if (next === undefined) return;
      event.preventDefault();
      setAt(next);
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (!currentTarget.contains(relatedTarget)) setAt(null);
    },
    onPointerDown: point,
    onPointerMove: point,
    // What a finger tapped stays until it taps elsewhere.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === "mouse") setAt(null);
    },
  };
  return { at, plot, handlers };
}
