import type { Submilestone } from "@seven-figures/domain";
import { Circle, CircleCheck } from "lucide-react";
import styles from "./step-preview.module.css";

const SHOWN = 2;

/** The first 2 submilestones of a goal, how many more there are and how many are completed. */
export function StepPreview({ steps }: { steps: readonly Submilestone[] }) {
  const more = steps.length - SHOWN;
  const completed = steps.filter((step) => step.completed).length;
  return (
    <div className={styles.steps}>
      {steps.length > 0 ? (
        <ul className={styles.list}>
          {steps.slice(0, SHOWN).map((step) => (
            <li key={step.id} className={styles.step} data-completed={step.completed}>
              {step.completed ? <CircleCheck aria-label="Completed:" /> : <Circle aria-label="Open:" />}
              <span>{step.title}</span>
            </li>
          ))}
        </ul>
      ) : (
        <p className={styles.none}>No submilestones yet</p>
      )}
      <p className={styles.counts}>
        <span>{more > 0 ? `+${more} more` : null}</span>
        <span>
          {completed}/{steps.length} completed
        </span>
      </p>
    </div>
  );
}
