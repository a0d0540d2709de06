import type { ReactNode } from "react";
import styles from "./summary.module.css";
import { SummaryCard } from "./summary-card.tsx";

export function StepNote({ title, children }: { title: string; children: ReactNode }) {
  return (
    <SummaryCard title={title}>
      <p className={styles.note}>{children}</p>
    </SummaryCard>
  );
}
