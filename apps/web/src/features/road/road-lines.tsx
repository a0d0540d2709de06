import { memo, type ReactNode } from "react";
import styles from "./road-chart.module.css";
import type { RoadReading } from "./road-readings.ts";
import { bounded, pathOf, ROAD_HEIGHT, type RoadScale, straightLine } from "./road-scale.ts";

/** A road that was kept, beside the one that is looked at. */
export interface ComparedRoad {
  id: string;
  name: string;
  readings: readonly RoadReading[];
}

/** The band, the target and the line through past and future, cut off at the edges of the picture. */
export function RoadLines({ readings, scale }: { readings: readonly RoadReading[]; scale: RoadScale }) {
  const past = readings.filter(({ month }) => month <= 0);
  const ahead = readings.filter(({ month }) => month >= 0);
  const target = readings.length > 1 ? pathOf(readings, (reading) => reading.target, scale) : "";
  return (
    <Stretched>
      <path className={styles.band} d={bandOf(ahead, scale)} />
      <path className={styles.target} d={target} />
      <path className={styles.past} d={pathOf(past, ({ netWorth }) => netWorth, scale)} />
      <path className={styles.ahead} d={pathOf(ahead, ({ netWorth }) => netWorth, scale)} />
    </Stretched>
  );
}

interface ComparedLinesProps {
  compared: readonly ComparedRoad[];
  scale: RoadScale;
}

export const ComparedLines = memo(function ComparedLines({ compared, scale }: ComparedLinesProps) {
  return (
    <Stretched>
      {compared.map(({ id, readings }, at) => (
        <path
          key={id}
          className={styles.compared}
          data-place={at}
          d={pathOf(
            readings.filter(({ month }) => month >= 0),
            ({ netWorth }) => netWorth,
            scale,
          )}
        />
      ))}
    </Stretched>
  );
});

function Stretched({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.stretched}
      width="100%"
      height={ROAD_HEIGHT}
      viewBox={`0 0 100 ${ROAD_HEIGHT}`}
      preserveAspectRatio="none"
      role="presentation"
    >
      {children}
    </svg>
  );
}

/** From today along the upper edge and back along the lower one. */
function bandOf(ahead: readonly RoadReading[], { shareOf, yOf }: RoadScale): string {
  const [today, ...later] = ahead.filter(({ low, high, month }) => month === 0 || (low !== null && high !== null));
  if (!today || later.length === 0) return "";
  const place = (reading: RoadReading, amount: number) => ({ x: shareOf(reading.time) * 100, y: bounded(yOf(amount)) });
  const upper = later.map((reading) => place(reading, reading.high ?? reading.netWorth));
  const lower = later.toReversed().map((reading) => place(reading, reading.low ?? reading.netWorth));
  return `${straightLine([place(today, today.netWorth), ...upper, ...lower])}Z`;
}
