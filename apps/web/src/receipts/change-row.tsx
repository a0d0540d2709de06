import { ArrowRight } from "lucide-react";
import styles from "./change-row.module.css";
import type { ChangeWords } from "./change-words.ts";

/** What changed: struck old value, arrow, new value. */
export function ChangeRow({ words: { subject, ...values } }: { words: ChangeWords }) {
  return (
    <p className={styles.change}>
      {subject} <ChangeValues {...values} />
    </p>
  );
}

export function ChangeValues({ before, after }: Omit<ChangeWords, "subject">) {
  return (
    <span className={styles.values}>
      {before !== null && <del>{before}</del>}
      {before !== null && after !== null && (
        <>
          <ArrowRight className={styles.arrow} size={14} strokeWidth={2} aria-hidden />
          <span className="visually-hidden"> is now </span>
        </>
      )}
      {after !== null && <ins>{after}</ins>}
    </span>
  );
}
