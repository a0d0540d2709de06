import { formatProgress } from "@seven-figures/domain";
import { classNames } from "./class-names.ts";
import { type Hue, hueStyle } from "./hue.ts";
import styles from "./progress-bar.module.css";

interface ProgressBarProps {
  /** 0 to 100; what lies outside is drawn at the nearest end. */
  value: number;
  label: string;
  hue?: Hue | undefined;
  className?: string | undefined;
}

export function ProgressBar({ value, label, hue, className }: ProgressBarProps) {
  const share = Math.min(100, Math.max(0, Number.isFinite(value) ? value : 0));
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Number.parseFloat(formatProgress(share))}
      className={classNames(styles.bar, className)}
      style={hue && hueStyle(hue)}
    >
      <span className={styles.fill} style={{ width: `${share}%` }} />
    </div>
  );
}
