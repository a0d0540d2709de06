import { formatDate, formatDollars } from "@seven-figures/domain";
import { classNames } from "#ui/class-names.ts";
import { Figure } from "#ui/figure.tsx";
import figureCard from "#ui/figure-card.module.css";
import styles from "./first-point.module.css";
import type { NetWorthPoint } from "./net-worth-change.ts";

/** One point is no line yet: what it is, and what will come. */
export function FirstPoint({ point: { date, netWorth } }: { point: NetWorthPoint }) {
  return (
    <div className={styles.first}>
      <p className={styles.day}>
        <i className={styles.dot} aria-hidden /> {formatDate(date)}, your first day here
      </p>
      <p className={classNames(figureCard.figure, styles.amount)}>
        <Figure>{formatDollars(netWorth)}</Figure>
      </p>
      <p className={styles.next}>
        From tomorrow a line leads on from here. Each day on which your net worth changes becomes a point of it.
      </p>
    </div>
  );
}
