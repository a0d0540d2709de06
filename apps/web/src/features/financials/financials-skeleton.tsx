import { Skeleton } from "#ui/skeleton.tsx";
import { SlowNote } from "#ui/slow-note.tsx";
import styles from "./financials-skeleton.module.css";

/** The page's cards as they are about to come, in their sizes. */
export function FinancialsSkeleton() {
  return (
    <div className={styles.page} role="status" aria-label="Loading your financial information...">
      <SlowNote />
      <Skeleton height={116} />
      <div className={styles.halves}>
        <Skeleton height={340} />
        <Skeleton height={340} />
      </div>
      <div className={styles.halves}>
        <Skeleton height={320} />
        <Skeleton height={320} />
      </div>
    </div>
  );
}
