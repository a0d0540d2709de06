import type { ReactNode } from "react";
import styles from "./dashboard-layout.module.css";

interface DashboardLayoutProps {
  main: ReactNode;
  rail: ReactNode;
  /** Whether the mini chat's panel floats over the end of the page, which then needs the room. */
  chatOpen?: boolean;
}

/** The dashboard's two columns: the road and what to do, and beside it what lies ahead. */
export function DashboardLayout({ main, rail, chatOpen = false }: DashboardLayoutProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.stack}>{main}</div>
      <div className={styles.rail} data-chat-open={chatOpen}>
        {rail}
      </div>
    </div>
  );
}
