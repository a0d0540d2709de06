import { RefreshCw } from "lucide-react";
import { Button } from "#ui/button.tsx";
import styles from "./changed-elsewhere.module.css";

interface ChangedElsewhereProps {
  /** The fields with their newer values, such as `Annual Income: $90,000`. */
  newer: string[];
  /** What comes before the lines, and what saving does. */
  intro?: string;
  consequence?: string;
  onTakeNewer: () => void;
}

/** Stands in a form whose saved values changed elsewhere while the person typed in the same fields. */
export function ChangedElsewhere({
  newer,
  intro = "This changed elsewhere. It is now:",
  consequence = "What you typed is kept. Saving replaces the newer values.",
  onTakeNewer,
}: ChangedElsewhereProps) {
  return (
    <div role="status" className={styles.notice}>
      {newer.length > 0 && (
        <>
          <RefreshCw size={18} strokeWidth={1.75} aria-hidden />
          <div className={styles.text}>
            <p>{intro}</p>
            <ul className={styles.list}>
              {newer.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>{consequence}</p>
          </div>
          <Button type="button" variant="secondary" size="small" onClick={onTakeNewer}>
            Use the newer values
          </Button>
        </>
      )}
    </div>
  );
}
