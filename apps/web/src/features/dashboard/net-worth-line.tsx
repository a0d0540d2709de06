import { type Dollars, formatDate, formatDollars } from "@seven-figures/domain";
import { useId } from "react";
import {
  Area,
  AreaChart,
  CartesianGrid,
  ReferenceDot,
  ReferenceLine,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from "recharts";
import { axisTicks, tickLabels } from "./axis-ticks.ts";
import { EdgeTick, PassedLabel, PlotFrame, ShownPoint } from "./chart-parts.tsx";
import type { HistorySeries } from "./history-series.ts";
import { milestonePassed } from "./milestone-passed.ts";
import styles from "./net-worth-line.module.css";
import { timeTicks, toTime } from "./time-axis.ts";
import { useShownPoint } from "./use-shown-point.ts";

interface NetWorthLineProps {
  series: HistorySeries;
  targetAmount: Dollars;
}

/**
 * At least two points as a line. A pointer or a tap shows the value under it, the arrow keys lead from point to point
 * and say it. Loaded on its own: it brings the charting library.
 */
export function NetWorthLine({ series: { points, by }, targetAmount }: NetWorthLineProps) {
  const id = useId();
  const fade = `${id}-fade`;
  const data = points.map((point) => ({ ...point, time: toTime(point.date) }));
  const times = data.map(({ time }) => time);
  const { at, plot, handlers } = useShownPoint(times);
  const [first, last] = [data[0], data.at(-1)];
  if (!first || !last) return null;
  const ticks = axisTicks(points.map(({ netWorth }) => netWorth));
  const labels = tickLabels(ticks);
  const passed = milestonePassed(points, targetAmount);
  const passedAt = passed ? data[passed.at] : undefined;
  const shown = at === null ? undefined : data[at];
  const shareOf = (time: number) => (time - first.time) / (last.time - first.time);
  return (
    <div
      className={styles.chart}
      role="application"
      aria-roledescription="chart"
      aria-label={`Net worth from ${formatDollars(first.netWorth)} on ${formatDate(first.date)} to ${formatDollars(last.netWorth)} on ${formatDate(last.date)}`}
      aria-describedby={`${id}-keys`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys read the line, for those who have no pointer
      tabIndex={0}
      {...handlers}
    >
      <p id={`${id}-keys`} hidden>
        The arrow keys lead from point to point.
      </p>
      <p className="visually-hidden" role="status">
        {shown ? `${shown.label}: ${formatDollars(shown.netWorth)}` : ""}
      </p>
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <defs>
            <linearGradient id={fade} x2="0" y2="1">
              <stop offset="0" stopColor="var(--progress)" stopOpacity={0.18} />
              <stop offset="1" stopColor="var(--progress)" stopOpacity={0} />
            </linearGradient>
          </defs>
          <CartesianGrid vertical={false} stroke="var(--line)" />
          <YAxis
            width="auto"
            axisLine={false}
            tickLine={false}
            ticks={ticks}
            domain={[ticks[0] ?? 0, ticks.at(-1) ?? 0]}
            tickFormatter={(amount: number) => labels[ticks.indexOf(amount)] ?? ""}
          />
          <XAxis
            dataKey="time"
            type="number"
            axisLine={false}
            tickLine={false}
            interval={0}
            domain={[first.time, last.time]}
            ticks={timeTicks(times)}
            tick={<EdgeTick by={by} edges={[first.time, last.time]} />}
          />
          <Area
            dataKey="netWorth"
            type="monotone"
            stroke="var(--progress)"
            strokeWidth={2.25}
            fill={`url(#${fade})`}
            dot={false}
            activeDot={false}
            isAnimationActive={false}
            baseValue={ticks[0] ?? 0}
          />
          {passed && passedAt ? (
            <ReferenceDot
              className={styles.dot}
              x={passedAt.time}
              y={passedAt.netWorth}
              r={4.5}
              label={<PassedLabel amount={passed.amount} share={shareOf(passedAt.time)} />}
            />
          ) : null}
          <ReferenceDot className={styles.dot} x={last.time} y={last.netWorth} r={4.5} />
          <PlotFrame ref={plot} />
          {shown ? (
            <>
              <ReferenceLine x={shown.time} stroke="var(--line-strong)" />
              <ReferenceDot
                className={styles.dot}
                x={shown.time}
                y={shown.netWorth}
                r={4.5}
                label={<ShownPoint {...shown} share={shareOf(shown.time)} />}
              />
            </>
          ) : null}
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
