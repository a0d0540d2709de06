import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";
import { type Hue, hueStyle } from "./hue.ts";

interface BadgeProps {
  tone?: "success" | "primary" | "accent" | "secondary" | "neutral" | "danger" | undefined;
  icon?: ReactNode;
  /** A kind: its dot before the word and its tint as the ground. */
  hue?: Hue | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** A word with an icon or a dot: never colour alone. */
export function Badge({ tone = "neutral", icon, hue, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(styles.badge, hue ? styles.typed : styles[tone], className)}
      style={hue && hueStyle(hue)}
    >
      {icon}
      {children}
    </span>
  );
}
