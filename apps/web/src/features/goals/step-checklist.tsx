import { formatDate, formatDollars, type Goal, type Submilestone } from "@seven-figures/domain";
import { CheckboxField } from "#ui/checkbox-field.tsx";
import styles from "./step-checklist.module.css";
import type { ToggleStep } from "./use-step-toggle.ts";

/** A goal's submilestones; a click on one turns its completed over. */
export function StepChecklist({ goal, onToggle }: { goal: Goal; onToggle: ToggleStep }) {
  const completed = goal.submilestones.filter((step) => step.completed).length;
  return (
    <section className={styles.steps} aria-labelledby="goal-steps">
      <div className={styles.head}>
        <h4 id="goal-steps">Submilestones</h4>
        <p>
          {completed}/{goal.submilestones.length} completed
        </p>
      </div>
      {goal.submilestones.length === 0 ? <p className={styles.none}>No submilestones yet</p> : null}
      <ul className={styles.list}>
        {goal.submilestones.map((step) => (
          <li key={step.id} className={styles.step} data-completed={step.completed}>
            <CheckboxField
              label={step.title}
              help={aboutStep(step)}
              checked={step.completed}
              onChange={() => onToggle(goal.id, step.id, !step.completed)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function aboutStep(step: Submilestone): string | undefined {
  const facts = [
    step.targetAmount === null ? "" : formatDollars(step.targetAmount),
    step.targetDate ? formatDate(step.targetDate) : "",
    step.description,
  ];
  return facts.filter((fact) => fact !== "").join(" · ") || undefined;
}
