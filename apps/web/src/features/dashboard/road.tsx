import { type Dollars, formatDollars, formatProgress, formatShortDollars, milestones } from "@seven-figures/domain";
import styles from "./road.module.css";

const QUARTERS = [0, 25, 50, 75, 100];
/** Milestones too near each other to have their words below them. */
const EARLY = [1, 5, 10];

interface RoadProps {
  netWorth: Dollars;
  targetAmount: Dollars;
  /** The share of the target reached, 0 to 100. */
  percent: number;
  /** The year of each milestone still ahead, by its percent; empty while none can be told. */
  years: ReadonlyMap<number, number>;
}

/** Net worth on its way to the target: the bar with its milestones, a needle where the person is, a ruler below. */
export function Road({ netWorth, targetAmount, percent, years }: RoadProps) {
  const share = formatProgress(percent);
  const at = `${percent}%`;
  return (
    <div className={styles.road}>
      <span className={styles.share} style={{ left: `clamp(27px, ${at}, 100% - 27px)` }} aria-hidden>
        {share}
      </span>
      <span className={styles.needle} style={{ left: at }} aria-hidden />
      <div
        className={styles.track}
        role="progressbar"
        aria-label={`Net worth toward ${formatDollars(targetAmount)}`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Number.parseFloat(share)}
        aria-valuetext={share}
      >
        <span className={styles.walked} style={{ width: at }} />
        {milestones(netWorth, targetAmount)
          .filter(({ isGoal }) => !isGoal)
          .map(({ id, completed }) => (
            <i key={id} className={styles.stop} data-passed={completed} style={{ left: `max(${id}%, 9px)` }} />
          ))}
      </div>
      <div className={styles.ruler} aria-hidden />
      <ol className={styles.labels} data-dated={years.size > 0} aria-label="Marks on the road">
        {QUARTERS.map((quarter) => (
          <li key={quarter} style={{ left: `${quarter}%` }}>
            <b>{formatShortDollars((targetAmount * quarter) / 100)}</b> {quarter}%{" "}
            {years.has(quarter) ? <span className={styles.year}>{years.get(quarter)}</span> : null}
          </li>
        ))}
      </ol>
      <EarlyMarks marks={EARLY.filter((percent) => years.has(percent))} targetAmount={targetAmount} years={years} />
    </div>
  );
}

/** The first milestones while they lie ahead, in a line of their own. */
function EarlyMarks({ marks, targetAmount, years }: { marks: number[] } & Pick<RoadProps, "targetAmount" | "years">) {
  if (marks.length === 0) return null;
  return (
    <ul className={styles.early} aria-label="First marks">
      {marks.map((percent) => (
        <li key={percent}>
          <b>{formatShortDollars(Math.round((targetAmount * percent) / 100))}</b> <small>{percent}%</small>{" "}
          {years.get(percent)}
        </li>
      ))}
    </ul>
  );
}
