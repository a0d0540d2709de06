import { type Dollars, formatDollars } from "@seven-figures/domain";
import { classNames } from "#ui/class-names.ts";
import styles from "./cash-flow-card.module.css";
import partedBar from "./parted-bar.module.css";

/** A year's income as a bar: what is spent of it and what is kept, or what goes beyond it. */
export function CashFlowBar({ income, expenses }: { income: Dollars; expenses: Dollars }) {
  const difference = Math.abs(income - expenses);
  const isOver = expenses > income;
  const covered = isOver ? income : expenses;
  return (
    <div>
      <div className={classNames(partedBar.bar, styles.bar)} aria-hidden>
        {covered > 0 && <span className={styles.spent} style={{ flexGrow: covered }} />}
        {difference > 0 && <span className={isOver ? styles.over : styles.kept} style={{ flexGrow: difference }} />}
      </div>
      <dl className={styles.key}>
        <div>
          <dt className={styles.spentKey}>Spent</dt> <dd>{formatDollars(expenses)}</dd>
        </div>
        <div>
          <dt className={isOver ? styles.overKey : styles.keptKey}>{isOver ? "Above income" : "Kept"}</dt>{" "}
          <dd>{formatDollars(difference)}</dd>
        </div>
      </dl>
    </div>
  );
}
