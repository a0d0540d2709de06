import styles from "./button.module.css";
import { classNames } from "./class-names.ts";

export interface ButtonLook {
  /** One primary per view or dialog; danger only as the last step of a deletion. */
  variant?: "primary" | "secondary" | "quiet" | "danger" | undefined;
  size?: "large" | "regular" | "small" | undefined;
}

/** The class of everything that looks like a button. */
export function buttonClass({ variant = "secondary", size = "regular" }: ButtonLook, className?: string): string {
  return classNames(styles.button, styles[variant], size !== "regular" && styles[size], className);
}
