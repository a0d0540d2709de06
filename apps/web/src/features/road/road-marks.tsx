import { type CalendarDate, type Dollars, type RoadLine, toTime } from "@seven-figures/domain";
import styles from "./road-chart.module.css";
import { ROAD_HEIGHT, type RoadScale } from "./road-scale.ts";

interface RoadMarksProps {
  line: RoadLine;
  scale: RoadScale;
  showAt: (amount: Dollars, date: CalendarDate) => Dollars;
}

/** Milestones where the line passes them, and goals on their days: small enough that the line stays the picture. */
export function RoadMarks({ line, scale, showAt }: RoadMarksProps) {
  const stages = line.milestones.flatMap(({ percent, amount, date }) => (date ? [{ percent, amount, date }] : []));
  return (
    <>
      {stages.map(({ percent, amount, date }) => (
        <circle
          key={percent}
          className={percent === 100 ? styles.arrival : styles.stage}
          cx={`${scale.shareOf(toTime(date)) * 100}%`}
          cy={scale.yOf(showAt(amount, date))}
          r={percent === 100 ? 6 : 4}
        />
      ))}
      {line.marks
        .filter(({ date }) => scale.shareOf(toTime(date)) <= 1)
        .map(({ goalId, date, month }) => {
          const y = scale.yOf(showAt(line.worth[month] ?? line.netWorth, date));
          if (y < 0 || y > ROAD_HEIGHT) return null;
          return (
            <svg
              key={goalId}
              x={`${scale.shareOf(toTime(date)) * 100}%`}
              y={y}
              className={styles.mark}
              role="presentation"
            >
              <path className={styles.goal} d="M0,-7L7,0L0,7L-7,0Z" />
            </svg>
          );
        })}
    </>
  );
}
