import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Figure } from "./figure.tsx";
import styles from "./stats.module.css";

/** Figures beside each other below a card's main one; on phones one below the other. */
export function Stats({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <dl className={classNames(styles.stats, className)}>{children}</dl>;
}

export function Stat({ label, value, note }: { label: string; value: string; note?: string | undefined }) {
  return (
    <div className={styles.stat}>
      <dt>{label}</dt>
      <dd>
        <Figure>{value}</Figure>
      </dd>
      {note ? <dd className={styles.note}>{note}</dd> : null}
    </div>
  );
}
