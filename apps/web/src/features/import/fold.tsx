import type { ReactNode } from "react";
import rowList from "#ui/row-list.module.css";
import styles from "./import.module.css";

interface FoldProps {
  title: string;
  /** A few words beside it that say what is inside. */
  about: string;
  open?: boolean;
  children: ReactNode;
}

/** A part that is rarely looked into. */
export function Fold({ title, about, open = false, children }: FoldProps) {
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {title} <span className={rowList.note}>{about}</span>
      </summary>
      {children}
    </details>
  );
}
