import type { ReactNode } from "react";
import styles from "./dashboard-layout.module.css";

interface DashboardLayoutProps {
  main: ReactNode;
  rail: ReactNode;
}

/** The dashboard's two columns: the road and what to do, and beside it what lies ahead. */
export function DashboardLayout({ main, rail }: DashboardLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{main}</div>
      <div className={styles.rail}>{rail}</div>
    </div>
  );
}
