import type { ReactNode } from "react";
import styles from "./explanation.module.css";

interface FigureButtonProps {
  onExplain: () => void;
  /** Whether what explains it is unfolded below it; left out where a dialog does. */
  isOpen?: boolean;
  children: ReactNode;
}

/** A figure that explains itself when it is pressed. */
export function FigureButton({ onExplain, isOpen, children }: FigureButtonProps) {
  return (
    <button type="button" className={styles.figure} aria-expanded={isOpen} onClick={onExplain}>
      {children}
      <span className="visually-hidden">, how this is computed</span>
    </button>
  );
}
