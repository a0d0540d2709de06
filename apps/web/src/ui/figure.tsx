import type { CSSProperties } from "react";
import styles from "./figure.module.css";
import { figureWidth } from "./figure-width.ts";

/**
 * An amount that never breaks: as large as the text around it, or smaller where the nearest container (an element
 * with `container-type: inline-size`) is too narrow for it.
 */
export function Figure({ children }: { children: string }) {
  return (
    <span className={styles.figure} style={{ "--figure-width": figureWidth(children) } as CSSProperties}>
      {children}
    </span>
  );
}
