import {
  formatDollars,
  formatDollarsLeft,
  formatDollarsToward,
  formatProgress,
  type TargetOutlook,
} from "@seven-figures/domain";
import { Card } from "#ui/card.tsx";
import { classNames } from "#ui/class-names.ts";
import { Figure } from "#ui/figure.tsx";
import figureCard from "#ui/figure-card.module.css";
import { ProgressBar } from "#ui/progress-bar.tsx";
import styles from "./milestone-card.module.css";
import { type MilestoneStretch, milestoneStretch } from "./milestone-stretch.ts";
import { nextMilestoneWords } from "./outlook-words.ts";

/** The next mark on the road and the way to it. */
export function MilestoneCard({ outlook }: { outlook: TargetOutlook }) {
  const stretch = milestoneStretch(outlook.netWorth, outlook.target);
  const when = nextMilestoneWords(outlook);
  const { next, from, toGo, ordinal, count } = stretch;
  const reached = next.completed;
  const label = reached ? "All milestones" : `From ${formatDollars(from)} to ${formatDollars(next.amount)}`;
  return (
    <Card className={classNames(figureCard.card, styles.card)} aria-labelledby="next-milestone">
      <h2 id="next-milestone" className={figureCard.label}>
        Next Milestone
      </h2>
      <p className={classNames(figureCard.figure, styles.amount)}>
        <Figure>{formatDollars(next.amount)}</Figure>
      </p>
      <p className={styles.title}>
        {ordinal === null ? (
          next.title
        ) : (
          <>
            <span className={styles.ordinal}>
              Milestone {ordinal} of {count}:
            </span>{" "}
            "{next.title}"
          </>
        )}
      </p>
      {when ? <p className={styles.when}>{when}</p> : null}
      <p className={styles.about}>{about(stretch)}</p>
      <div className={styles.way}>
        <ProgressBar value={next.progress} label={label} />
        <p className={styles.ends}>
          <span>{formatProgress(next.progress)}</span>
          <span>{reached ? "Completed" : `${formatDollarsLeft(toGo)} to go`}</span>
        </p>
      </div>
    </Card>
  );
}

function about({ next, from, come, toZero }: MilestoneStretch): string {
  if (next.completed) return next.description;
  if (toZero > 0) return `${formatDollarsLeft(toZero)} to zero first, then ${formatDollars(next.amount)} to this mark.`;
  if (come === 0) return "Your next mark on the road.";
  const soFar = `You have come ${formatDollarsToward(come, next.amount - from)}`;
  return from === 0 ? `${soFar} so far.` : `${soFar} since ${formatDollars(from)}.`;
}
