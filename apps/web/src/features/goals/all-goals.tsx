import type { ReactNode } from "react";
import styles from "./all-goals.module.css";

/** The section of the goals page that holds the grid. */
export function AllGoals({ children }: { children: ReactNode }) {
  return (
    <section className={styles.section} aria-labelledby="all-goals">
      <h2 id="all-goals">All Goals</h2>
      {children}
    </section>
  );
}
