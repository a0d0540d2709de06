import { type ReactNode, useId } from "react";
import styles from "./summary.module.css";

interface SummaryCardProps {
  title: string;
  children: ReactNode;
}

export function SummaryCard({ title, children }: SummaryCardProps) {
  const id = useId();
  return (
    <aside className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </aside>
  );
}
