import styles from "./summary.module.css";

const MOST_BARS = 30;

/** The years ahead as rising bars: a picture, its numbers stand in the list below it. */
export function YearBars({ from, years }: { from: number; years: number }) {
  const count = Math.min(years, MOST_BARS);
  const heights = Array.from({ length: count }, (_, at) => 15 + 85 * (at / Math.max(count - 1, 1)) ** 1.5);
  return (
    <div aria-hidden>
      <div className={styles.years}>
        {heights.map((height) => (
          <span key={height} style={{ height: `${height}%` }} />
        ))}
      </div>
      <p className={styles.ends}>
        <span>{from}</span>
        {years > 0 && <span>{from + years}</span>}
      </p>
    </div>
  );
}
