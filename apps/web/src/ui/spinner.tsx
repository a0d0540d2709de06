import { SlowNote } from "./slow-note.tsx";
import styles from "./spinner.module.css";

export function Spinner({ label = "Loading" }: { label?: string }) {
  return <span className={styles.spinner} role="status" aria-label={label} />;
}

/** A spinner in the middle of the page, while the sign-in state loads. */
export function PageSpinner({ label }: { label?: string }) {
  return (
    <div className={styles.page}>
      <Spinner {...(label === undefined ? {} : { label })} />
      <SlowNote />
    </div>
  );
}
