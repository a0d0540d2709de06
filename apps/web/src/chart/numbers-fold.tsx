import type { LucideIcon } from "lucide-react";
import { type ReactNode, useState } from "react";
import styles from "./numbers-fold.module.css";

interface NumbersFoldProps {
  icon: LucideIcon;
  /** Whether the numbers are only made when they are asked for: there are many. */
  late?: boolean;
  children: ReactNode;
}

/** The numbers behind a picture, one tap away. */
export function NumbersFold({ icon: Icon, late, children }: NumbersFoldProps) {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.numbers} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon size={16} strokeWidth={2} aria-hidden /> Show the numbers
      </summary>
      {open || !late ? children : null}
    </details>
  );
}
