import { type Dollars, formatDollars, formatMonth, formatShortDate, formatShortDollars } from "@seven-figures/domain";
import type { Ref } from "react";
import { usePlotArea } from "recharts";
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
  const anchor = payload.value === edges[0] ? "start" : payload.value === edges[1] ? "end" : "middle";
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

interface ShownPointProps {
  label: string;
  netWorth: Dollars;
  /** Where along the line it is, 0 to 1: its tip stands on the side that has room. */
  share: number;
  viewBox?: { x?: number; y?: number; width?: number; height?: number };
}

const TIP = { width: 200, height: 58, apart: 12 };

/** What a point of the line says while it is pointed at. */
export function ShownPoint({ label, netWorth, share, viewBox }: ShownPointProps) {
  const x = (viewBox?.x ?? 0) + (viewBox?.width ?? 0) / 2;
  const y = (viewBox?.y ?? 0) + (viewBox?.height ?? 0) / 2;
  const before = share > 0.5;
  return (
    <foreignObject
      x={before ? x - TIP.apart - TIP.width : x + TIP.apart}
      y={Math.max(y - TIP.height / 2, 0)}
      width={TIP.width}
      height={TIP.height}
      className={styles.shown}
      data-before={before}
    >
      <p className={styles.tip}>
        <span>{label}</span> <b>{formatDollars(netWorth)}</b>
      </p>
    </foreignObject>
  );
}

/** Where the line is drawn, for whoever has to find a point of it by its place on the screen. */
export function PlotFrame({ ref }: { ref: Ref<SVGRectElement> }) {
  const plot = usePlotArea();
  return plot ? <rect ref={ref} {...plot} fill="none" pointerEvents="none" /> : null;
}
