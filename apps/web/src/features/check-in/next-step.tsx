import { type CalendarDate, dueLabel, formatDate, type Task } from "@seven-figures/domain";
import { paths } from "#config/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import styles from "./check-in.module.css";

/** The first open step of the to-do list; without one, a way to a plan. */
export function NextStep({ task, today }: { task: Task | undefined; today: CalendarDate }) {
  if (!task) {
    return (
      <Card title="Your step this week" headingLevel={3}>
        <p className={styles.text}>No step is open. The advisor can make a plan with dated steps.</p>
        <ButtonLink to={paths.chatbot} variant="secondary">
          Talk to the Advisor
        </ButtonLink>
      </Card>
    );
  }
  const { goal, step } = task;
  return (
    <Card title="Your step this week" headingLevel={3}>
      <p className={styles.step}>{step.title}</p>
      <p className={styles.text}>
        {goal.title}
        {step.targetDate ? ` · ${dueLabel(step.targetDate, today).text ?? `Due ${formatDate(step.targetDate)}`}` : ""}
      </p>
    </Card>
  );
}
