import styles from "./summary.module.css";

/** Facts in lines, the name left and the value right. */
export function SummaryList({ facts }: { facts: { label: string; value: string }[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label} className={styles.fact}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
