import { classNames } from "./class-names.ts";
import styles from "./skeleton.module.css";

interface SkeletonProps {
  /** How many lines of text are coming. */
  lines?: number | undefined;
  /** Or one block of this many pixels. */
  height?: number | undefined;
  className?: string | undefined;
}

/** The room of what is coming. It takes its place at once and is seen after 150 ms, so that quick answers don't flash. */
export function Skeleton({ lines = 1, height, className }: SkeletonProps) {
  const count = height === undefined ? lines : 1;
  return (
    <div className={classNames(styles.skeleton, className)} aria-hidden>
      {Array.from({ length: count }, (_, line) => line).map((line) => (
        <span key={line} className={styles.line} style={height === undefined ? undefined : { height }} />
      ))}
    </div>
  );
}
