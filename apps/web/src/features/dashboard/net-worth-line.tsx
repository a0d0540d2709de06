import { type Dollars, formatDate, formatDollars } from "@seven-figures/domain";
import { useId } from "react";
import { Area, AreaChart, CartesianGrid, ReferenceDot, ResponsiveContainer, Tooltip, XAxis, YAxis } from "recharts";
import { axisTicks, tickLabels } from "./axis-ticks.ts";
import { EdgeTick, PassedLabel, PointTip } from "./chart-parts.tsx";
import type { HistorySeries } from "./history-series.ts";
import { milestonePassed } from "./milestone-passed.ts";
import styles from "./net-worth-line.module.css";
import { timeTicks, toTime } from "./time-axis.ts";

interface NetWorthLineProps {
  series: HistorySeries;
  targetAmount: Dollars;
}

/** Loaded on its own: it brings the charting library. */
export function NetWorthLine({ series: { points, by }, targetAmount }: NetWorthLineProps) {
  const fade = useId();
  const data = points.map((point) => ({ ...point, time: toTime(point.date) }));
  const [first, last] = [data[0], data.at(-1)];
  if (!first || !last) return null;
  const ticks = axisTicks(points.map(({ netWorth }) => netWorth));
  const labels = tickLabels(ticks);
  const passed = milestonePassed(points, targetAmount);
  const passedAt = passed ? data[passed.at] : undefined;
  const alone = data.length === 1;
  return (
    <div
      className={styles.chart}
      data-alone={alone}
      role="img"
      aria-label={`Net worth from ${formatDollars(first.netWorth)} on ${formatDate(first.date)} to ${formatDollars(last.netWorth)} on ${formatDate(last.date)}`}
    >
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
            domain={alone ? [first.time - 1, first.time + 1] : [first.time, last.time]}
            ticks={timeTicks(data.map(({ time }) => time))}
            tick={<EdgeTick by={by} edges={[first.time, last.time]} />}
          />
          <Tooltip content={<PointTip />} cursor={{ stroke: "var(--line-strong)" }} isAnimationActive={false} />
          <Area
            dataKey="netWorth"
            type="monotone"
            stroke="var(--progress)"
            strokeWidth={2.25}
            fill={`url(#${fade})`}
            dot={false}
            activeDot={{ r: 4.5, fill: "var(--progress)", stroke: "var(--surface)", strokeWidth: 2 }}
            isAnimationActive={false}
            baseValue={ticks[0] ?? 0}
          />
          {passed && passedAt ? (
            <ReferenceDot
              className={styles.dot}
              x={passedAt.time}
              y={passedAt.netWorth}
              r={4.5}
              label={
                <PassedLabel amount={passed.amount} share={(passedAt.time - first.time) / (last.time - first.time)} />
              }
            />
          ) : null}
          <ReferenceDot className={styles.dot} x={last.time} y={last.netWorth} r={4.5} />
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
