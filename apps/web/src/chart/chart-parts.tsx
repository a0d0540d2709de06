import { type Dollars, formatDollars, formatMonth, formatShortDate, formatShortDollars } from "@seven-figures/domain";
import type { ReactNode } from "react";
import styles from "./chart-parts.module.css";
import { PLOT_HEIGHT } from "./chart-scale.ts";
import { toDate } from "./time-axis.ts";

interface TimeAxisProps {
  by: "day" | "month" | "year";
  ticks: readonly { time: number; share: number }[];
}

/** The labels under the plot; the first and the last stay inside it. */
export function TimeAxis({ by, ticks }: TimeAxisProps) {
  return ticks.map(({ time, share }) => {
    const date = toDate(time);
    return (
      <text
        key={time}
        x={`${share * 100}%`}
        y={PLOT_HEIGHT + 20}
        textAnchor={share === 0 ? "start" : share === 1 ? "end" : "middle"}
      >
        {by === "day" ? formatShortDate(date) : formatMonth(date).slice(0, by === "month" ? 3 : undefined)}
      </text>
    );
  });
}

/** A place in the plot: how far along its width, 0 to 1, and how many pixels from its top. */
interface Place {
  share: number;
  y: number;
}

/** A dot on the line, and what is drawn with the dot as its origin. */
export function PlotPoint({ share, y, told = false, children }: Place & { told?: boolean; children?: ReactNode }) {
  return (
    <svg x={`${share * 100}%`} y={y} className={styles.point} role="presentation">
      <circle r={4.5} className={told ? styles.told : styles.dot} />
      {children}
    </svg>
  );
}

/** Amounts longer than this are written short. */
const LONGEST_AMOUNT = 10;

/** 'Passed $250,000': below the line that goes on above it, or, far right, above the line that came from below. */
export function PassedLabel({ amount, share, y }: Place & { amount: Dollars }) {
  const full = formatDollars(amount);
  const text = `Passed ${full.length > LONGEST_AMOUNT ? formatShortDollars(amount) : full}`;
  const place =
    share > 0.5
      ? ({ x: -8, y: Math.max(-8, 4 - y), textAnchor: "end" } as const)
      : ({ x: -4, y: 20, textAnchor: "start" } as const);
  return (
    <text {...place} className={styles.passed}>
      {text}
    </text>
  );
}

interface ShownPointProps extends Place {
  label: string;
  netWorth: Dollars;
}

const TIP = { width: 200, height: 58, apart: 12 };
/** What is free between the top of the chart and that of the plot. */
const ABOVE_PLOT = 8;

/** What a point of the line says while it is pointed at; on the side that has room. */
export function ShownPoint({ label, netWorth, share, y }: ShownPointProps) {
  const before = share > 0.5;
  return (
    <foreignObject
      x={before ? -TIP.apart - TIP.width : TIP.apart}
      y={Math.max(-TIP.height / 2, -ABOVE_PLOT - y)}
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
