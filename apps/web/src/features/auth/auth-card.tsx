import type { ReactNode } from "react";
import styles from "./auth-card.module.css";

/** The one card of the sign-in pages: a heading, a line under it, the form, the way to the other page. */
export function AuthCard({
  title,
  intro,
  children,
  foot,
}: {
  title: string;
  intro?: ReactNode;
  children?: ReactNode;
  foot?: ReactNode;
}) {
  return (
    <div className={styles.page}>
      <div className={styles.card}>
        <h1 tabIndex={-1}>{title}</h1>
        {intro && <p className={styles.intro}>{intro}</p>}
        {children}
      </div>
      {foot && <p className={styles.foot}>{foot}</p>}
    </div>
  );
}
