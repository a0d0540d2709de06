import {
  type CalendarDate,
  type Dollars,
  formatDollars,
  formatMonth,
  formatShortDate,
  formatShortDollars,
} from "@seven-figures/domain";
import type { TooltipContentProps } from "recharts";
import styles from "./chart-parts.module.css";
import { toDate } from "./time-axis.ts";

interface EdgeTickProps {
  by: "day" | "month";
  edges: readonly [number, number];
  /** The chart passes these in. */
  x?: number | string;
  y?: number | string;
  payload?: { value: number };
}

/** A label under the time axis; the first and the last stay inside the chart. */
export function EdgeTick({ by, edges, x = 0, y = 0, payload }: EdgeTickProps) {
  if (!payload) return null;
  const date = toDate(payload.value);
  const alone = edges[0] === edges[1];
  const anchor = alone
    ? "middle"
    : payload.value === edges[0]
      ? "start"
      : payload.value === edges[1]
        ? "end"
        : "middle";
  return (
    <text x={x} y={y} dy={12} textAnchor={anchor}>
      {by === "month" ? formatMonth(date).slice(0, 3) : formatShortDate(date)}
    </text>
  );
}

interface PassedLabelProps {
  amount: Dollars;
  /** Where along the line it is, 0 to 1. */
  share: number;
  viewBox?: { x?: number; y?: number; width?: number; height?: number };
}

/** Amounts longer than this are written short. */
const LONGEST_AMOUNT = 10;

/** 'Passed $250,000': below the line that goes on above it, or, far right, above the line that came from below. */
export function PassedLabel({ amount, share, viewBox }: PassedLabelProps) {
  const [radius, middle] = [(viewBox?.width ?? 0) / 2, (viewBox?.y ?? 0) + (viewBox?.height ?? 0) / 2];
  const x = (viewBox?.x ?? 0) + radius;
  const full = formatDollars(amount);
  const text = `Passed ${full.length > LONGEST_AMOUNT ? formatShortDollars(amount) : full}`;
  const place =
    share > 0.5
      ? ({ x: x - 8, y: Math.max(middle - 8, 12), textAnchor: "end" } as const)
      : ({ x: x - 4, y: middle + 20, textAnchor: "start" } as const);
  return (
    <text {...place} className={styles.passed}>
      {text}
    </text>
  );
}

/** What a point of the line says when the pointer is on it. */
export function PointTip({ active, payload }: Partial<TooltipContentProps<number, string>>) {
  const point: { date: CalendarDate; netWorth: Dollars; label: string } | undefined = payload?.[0]?.payload;
  if (!active || !point) return null;
  return (
    <p className={styles.tip}>
      <span>{point.label}</span> <b>{formatDollars(point.netWorth)}</b>
    </p>
  );
}
