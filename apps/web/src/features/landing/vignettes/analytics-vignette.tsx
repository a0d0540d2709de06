import styles from "./analytics-vignette.module.css";

/** Assets and debts on one scale, as an example. */
export function AnalyticsVignette() {
  return (
    <div className={styles.bars}>
      <p>
        <span>You own</span>
        <b>$544,900</b>
      </p>
      <div className={styles.assets} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
      <p>
        <span>You owe</span>
        <b>$258,160</b>
      </p>
      <div className={styles.debts} aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
        <i />
      </div>
    </div>
  );
}
