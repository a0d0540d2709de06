import { type Dollars, formatDate, formatDollars, toTime } from "@seven-figures/domain";
import { useId } from "react";
import { axisTicks } from "#chart/axis-ticks.ts";
import { ChartFrame, ChartPointer } from "#chart/chart-frame.tsx";
import { PassedLabel, PlotPoint, ShownPoint, TimeAxis } from "#chart/chart-parts.tsx";
import { PLOT_HEIGHT, plotScale } from "#chart/chart-scale.ts";
import { smoothLine } from "#chart/smooth-line.ts";
import { timeTicks } from "#chart/time-axis.ts";
import { useShownPoint } from "#chart/use-shown-point.ts";
import type { HistorySeries } from "./history-series.ts";
import { milestonePassed } from "./milestone-passed.ts";
import styles from "./net-worth-line.module.css";

interface NetWorthLineProps {
  series: HistorySeries;
  targetAmount: Dollars;
}

/**
 * At least two points as a line. A pointer or a tap shows the value under it, the arrow keys lead from point to point
 * and say it. Drawn without measuring: across, places are parts of whatever width there is.
 */
export function NetWorthLine({ series: { points, by }, targetAmount }: NetWorthLineProps) {
  const id = useId();
  const data = points.map((point) => ({ ...point, time: toTime(point.date) }));
  const times = data.map(({ time }) => time);
  const point = useShownPoint(times);
  const { at } = point;
  const [first, last] = [data[0], data.at(-1)];
  if (!first || !last) return null;
  const ticks = axisTicks(points.map(({ netWorth }) => netWorth));
  const scale = plotScale([first.time, last.time], [ticks[0] ?? 0, ticks.at(-1) ?? 0]);
  const place = ({ time, netWorth }: { time: number; netWorth: Dollars }) => ({
    share: scale.shareOf(time),
    y: scale.yOf(netWorth),
  });
  const passed = milestonePassed(points, targetAmount);
  const passedAt = passed ? data[passed.at] : undefined;
  const shown = at === null ? undefined : data[at];
  const line = smoothLine(data.map((point) => ({ x: scale.shareOf(point.time) * 100, y: scale.yOf(point.netWorth) })));
  return (
    <ChartFrame
      label={`Net worth from ${formatDollars(first.netWorth)} on ${formatDate(first.date)} to ${formatDollars(last.netWorth)} on ${formatDate(last.date)}`}
      keys="The arrow keys lead from point to point."
      height={PLOT_HEIGHT}
      ticks={ticks}
      yOf={scale.yOf}
      shown={point}
      status={
        <p className="visually-hidden" role="status">
          {shown ? `${shown.label}: ${formatDollars(shown.netWorth)}` : ""}
        </p>
      }
    >
      <Line id={`${id}-fade`} path={line} />
      {shown ? <ChartPointer share={scale.shareOf(shown.time)} height={PLOT_HEIGHT} /> : null}
      {data
        .filter(({ told }) => told)
        .map((point) => (
          <PlotPoint key={point.date} told {...place(point)} />
        ))}
      {passed && passedAt ? (
        <PlotPoint {...place(passedAt)}>
          <PassedLabel amount={passed.amount} {...place(passedAt)} />
        </PlotPoint>
      ) : null}
      <PlotPoint {...place(last)} />
      {shown ? (
        <PlotPoint {...place(shown)}>
          <ShownPoint label={shown.label} netWorth={shown.netWorth} {...place(shown)} />
        </PlotPoint>
      ) : null}
      <TimeAxis by={by} ticks={timeTicks(times).map((time) => ({ time, share: scale.shareOf(time) }))} />
    </ChartFrame>
  );
}

/** The line and the fading area below it, stretched over the plot. */
function Line({ id, path }: { id: string; path: string }) {
  return (
    <svg className={styles.stretched} viewBox={`0 0 100 ${PLOT_HEIGHT}`} preserveAspectRatio="none" role="presentation">
      <linearGradient id={id} x2="0" y2="1">
        <stop offset="0" className={styles.near} />
        <stop offset="1" className={styles.far} />
      </linearGradient>
      <path d={`${path}V${PLOT_HEIGHT}H0Z`} fill={`url(#${id})`} fillOpacity={0.6} />
      <path d={path} className={styles.line} />
    </svg>
  );
}
