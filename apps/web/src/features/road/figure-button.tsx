import type { ReactNode } from "react";
import styles from "./explanation.module.css";

/** A figure that explains itself when it is pressed. */
export function FigureButton({ onExplain, children }: { onExplain: () => void; children: ReactNode }) {
  return (
    <button type="button" className={styles.figure} onClick={onExplain}>
      {children}
      <span className="visually-hidden">, how this is computed</span>
    </button>
  );
}
