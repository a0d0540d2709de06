import { BookOpen, Circle, CircleCheck } from "lucide-react";
import styles from "./goal-vignette.module.css";

const SMALL = { size: 16, strokeWidth: 2, "aria-hidden": true } as const;

/** A goal with its steps, as an example. */
export function GoalVignette() {
  return (
    <div className={styles.goal}>
      <div className={styles.head}>
        <span className={styles.tile}>
          <BookOpen size={20} strokeWidth={1.75} aria-hidden />
        </span>
        <div>
          <p className={styles.title}>Pass the OCS board exam</p>
          <p className={styles.due}>Due Mar 6, 2027</p>
        </div>
      </div>
      <div className={styles.bar} role="img" aria-label="40% complete">
        <span />
      </div>
      <ul className={styles.steps}>
        <li className={styles.done}>
          <CircleCheck {...SMALL} /> Order the study guide
        </li>
        <li>
          <Circle {...SMALL} /> Register for the exam
        </li>
      </ul>
    </div>
  );
}
