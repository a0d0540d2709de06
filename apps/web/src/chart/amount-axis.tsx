import styles from "./amount-axis.module.css";

/** The round amounts beside the lines of the plot; the widest decides where the plot begins. */
export function AmountAxis({ ticks }: { ticks: readonly { label: string; y: number }[] }) {
  return (
    <div className={styles.amounts} aria-hidden>
      {ticks.map(({ label, y }) => (
        <span key={label} style={{ top: Math.max(y, TOP_LABEL) }}>
          {label}
        </span>
      ))}
    </div>
  );
}

/** The middle of the top label, so that it stays inside the chart. */
const TOP_LABEL = 1;
