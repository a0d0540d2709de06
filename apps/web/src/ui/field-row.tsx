import type { ReactNode } from "react";
import styles from "./field-row.module.css";

/** Fields two by two; on phones one below the other. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
