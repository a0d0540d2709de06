import styles from "./road-vignette.module.css";

const LABELS = [
  { amount: "$0", share: "" },
  { amount: "$250k", share: "25%" },
  { amount: "$500k", share: "50%" },
  { amount: "$750k", share: "75%" },
  { amount: "$1M", share: "100%" },
];

/** The dashboard's road, as an example. */
export function RoadVignette() {
  return (
    <div className={styles.road} role="img" aria-label="An example: net worth at 28.7% of $1,000,000">
      <span className={styles.here}>28.7%</span>
      <div className={styles.track}>
        <span className={styles.fill} />
        <i className={styles.at1} />
        <i className={styles.at5} />
        <i className={styles.at10} />
        <i className={styles.at25} />
        <i className={styles.at50} />
        <i className={styles.at75} />
      </div>
      <div className={styles.ruler} />
      <ol className={styles.labels}>
        {LABELS.map(({ amount, share }) => (
          <li key={amount}>
            <b>{amount}</b> {share}
          </li>
        ))}
      </ol>
    </div>
  );
}
