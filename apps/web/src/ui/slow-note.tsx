import { useEffect, useState } from "react";
import styles from "./slow-note.module.css";
import { hasStood } from "./when-idle.ts";

/** How long something may load before it is said that it takes long. */
export const TELL_AFTER_MS = 8_000;

/** Beside what stands in for a page that loads: after a while, that it is still being tried. Moves nothing. */
export function SlowNote() {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const waited = hasStood() ? 0 : performance.now();
    const timer = setTimeout(() => setSlow(true), TELL_AFTER_MS - waited);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div role="status" className={styles.place}>
      {isSlow && <p className={styles.note}>This takes longer than usual. Still trying.</p>}
    </div>
  );
}
