import type { ReactNode } from "react";
import styles from "./dashboard-layout.module.css";

interface DashboardLayoutProps {
  main: ReactNode;
  /** The first of it is what stands beside the road in any case. */
  rail: ReactNode;
  /** Whether the mini chat is open: the end of the rail is then its place. */
  besideChat: boolean;
}

/** The dashboard's two columns: the road and what to do, and beside it what lies ahead. */
export function DashboardLayout({ main, rail, besideChat }: DashboardLayoutProps) {
  return (
    <div className={styles.columns} data-beside-chat={besideChat}>
      <div className={styles.stack}>{main}</div>
      <div className={styles.rail}>{rail}</div>
    </div>
  );
}
