import { type Dollars, formatDollars, formatPercent } from "@seven-figures/domain";
import styles from "./list-card.module.css";
import { shareOf } from "./shares.ts";

/** Says what the debts' bar shows beside the debts. */
export function DebtsFoot({ assetsTotal, debtsTotal }: { assetsTotal: Dollars; debtsTotal: Dollars }) {
  if (assetsTotal > debtsTotal) {
    return (
      <p className={styles.foot}>
        <span className={styles.stripes} aria-hidden />
        <span>
          The striped part is yours: <strong>{formatDollars(assetsTotal - debtsTotal)}</strong> net worth
        </span>
      </p>
    );
  }
  if (assetsTotal === 0) return null;
  return (
    <p className={styles.foot}>
      <span>
        Your assets cover <strong>{formatPercent(shareOf(assetsTotal, debtsTotal))}</strong> of your debts
      </span>
    </p>
  );
}
