import type { LucideIcon } from "lucide-react";
import type { ReactNode, ToggleEventHandler } from "react";
import styles from "./numbers-fold.module.css";

interface NumbersFoldProps {
  icon: LucideIcon;
  onToggle?: ToggleEventHandler<HTMLDetailsElement>;
  children: ReactNode;
}

/** The numbers behind a picture, one tap away. */
export function NumbersFold({ icon: Icon, onToggle, children }: NumbersFoldProps) {
  return (
    <details className={styles.numbers} onToggle={onToggle}>
      <summary>
        <Icon size={16} strokeWidth={2} aria-hidden /> Show the numbers
      </summary>
      {children}
    </details>
  );
}
