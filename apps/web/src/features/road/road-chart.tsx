import { type CalendarDate, type Dollars, formatDollars, formatShortDollars, toTime } from "@seven-figures/domain";
import { memo, useMemo, useRef } from "react";
import { ChartFrame, ChartPointer } from "#chart/chart-frame.tsx";
import { useShownPoint } from "#chart/use-shown-point.ts";
import { FigureButton } from "#explained/figure-button.tsx";
import type { DrawnRoad } from "./drawn-road.ts";
import type { Explained } from "./explanations.ts";
import styles from "./road-chart.module.css";
import { ComparedLines, type ComparedRoad, RoadLines } from "./road-lines.tsx";
import { RoadMarks } from "./road-marks.tsx";
import { useDrawnRoad } from "./road-pulls.ts";
import type { RoadReading } from "./road-readings.ts";
import { monthsAhead, ROAD_HEIGHT, type RoadScale, roadScale, yearTicks } from "./road-scale.ts";

interface RoadChartProps {
  road: DrawnRoad;
  compared: readonly ComparedRoad[];
  onExplain: (what: Explained) => void;
}

/**
 * The past running into the future: a line, the band around it, the target, milestones and goals. A pointer or a tap
 * reads it, the arrow keys lead from reading to reading. Drawn without measuring, as the dashboard's line is.
 */
export function RoadChart({ road, compared, onExplain }: RoadChartProps) {
  const { line, readings, span, show } = useDrawnRoad(road);
  const times = useMemo(() => readings.map(({ time }) => time), [readings]);
  const point = useShownPoint(times, [toTime(span.first), toTime(span.last)]);
  const { at } = point;
  const scale = roadScale(line, readings, span.last);
  const shown = at === null ? undefined : readings[at];
  // A mouse that leaves the chart for the button below takes the reading with it: the button still means that one.
  const last = useRef(-1);
  if (at !== null) last.current = at;
  const showAt = (amount: Dollars, date: CalendarDate) => show(amount, monthsAhead(line.today, date));
  const explained = readings[last.current] ?? readings.find(({ month }) => month === 0);
  const today = scale.shareOf(toTime(line.today)) * 100;
  return (
    <div className={styles.road}>
      <div className={styles.reading}>
        <p role="status">
          {shown ? (
            <ReadingWords reading={shown} />
          ) : (
            <span className={styles.hint}>Point at the road or use the arrow keys to read it.</span>
          )}
        </p>
        {explained ? (
          <FigureButton onExplain={() => onExplain({ reading: explained })}>
            Why {formatDollars(explained.netWorth)}?
          </FigureButton>
        ) : null}
      </div>
      <ChartFrame
        label="The road to your target, month by month"
        keys="The arrow keys lead from reading to reading, Page Up and Page Down by a year."
        height={ROAD_HEIGHT}
        ticks={scale.ticks}
        yOf={scale.yOf}
        shown={point}
      >
        <RoadLines readings={readings} scale={scale} />
        <ComparedLines compared={compared} scale={scale} />
        <line className={styles.today} x1={`${today}%`} x2={`${today}%`} y2={ROAD_HEIGHT} />
        <RoadMarks line={line} scale={scale} showAt={showAt} />
        {shown ? (
          <ShownReading reading={shown} share={scale.shareOf(shown.time)} y={scale.yOf(shown.netWorth)} />
        ) : null}
        <Years first={span.first} last={span.last} scale={scale} />
      </ChartFrame>
    </div>
  );
}

const Years = memo(function Years({ first, last, scale }: DrawnRoad["span"] & { scale: RoadScale }) {
  return yearTicks(first, last).map(({ year, time }) => (
    <text
      key={year}
      x={`${scale.shareOf(time) * 100}%`}
      y={ROAD_HEIGHT + 20}
      textAnchor={anchorOf(scale.shareOf(time))}
    >
      {year}
    </text>
  ));
});

function anchorOf(share: number): "start" | "middle" | "end" {
  return share < 0.03 ? "start" : share > 0.97 ? "end" : "middle";
}

function ReadingWords({ reading: { label, netWorth, low, high, target } }: { reading: RoadReading }) {
  return (
    <>
      {label}: <b>{formatDollars(netWorth)}</b>
      {low !== null && high !== null ? (
        <span>
          {" "}
          1 in 10 below {formatShortDollars(low)}, 1 in 10 above {formatShortDollars(high)}. Target{" "}
          {formatShortDollars(target)}
        </span>
      ) : null}
    </>
  );
}

function ShownReading({ reading, share, y }: { reading: RoadReading; share: number; y: number }) {
  const isInside = y >= 0 && y <= ROAD_HEIGHT;
  return (
    <>
      <ChartPointer share={share} height={ROAD_HEIGHT} />
      {isInside ? (
        <circle className={styles.dot} data-past={reading.month < 0} cx={`${share * 100}%`} cy={y} r={5} />
      ) : null}
    </>
  );
}
