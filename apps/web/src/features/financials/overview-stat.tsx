import { Figure } from "#ui/figure.tsx";
import styles from "./overview-stats.module.css";

/** Above this many characters a figure takes a line of its own on phones. */
const LONG_FIGURE = 11;

interface OverviewStatProps {
  label: string;
  /** Null where it was never entered. */
  value: string | null;
  isMain?: boolean;
  /** On phones, in a line of its own. */
  isWide?: boolean;
}

export function OverviewStat({ label, value, isMain = false, isWide = false }: OverviewStatProps) {
  const figure = [
    isMain ? styles.mainFigure : styles.figure,
    (value?.length ?? 0) > LONG_FIGURE && styles.long,
    value === null && styles.missing,
  ];
  return (
    <div className={[styles.stat, isMain && styles.main, isWide && styles.wide].filter(Boolean).join(" ")}>
      <dt className={styles.label}>{label}</dt>
      <dd className={figure.filter(Boolean).join(" ")}>{value === null ? "Not entered" : <Figure>{value}</Figure>}</dd>
    </div>
  );
}
