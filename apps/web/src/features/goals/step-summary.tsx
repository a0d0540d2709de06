import type { GoalFormInput } from "@seven-figures/domain";
import { ChevronDown, CircleAlert, CircleCheck } from "lucide-react";
import { stepFacts } from "./step-facts.ts";
import styles from "./step-summary.module.css";

interface StepSummaryProps {
  step: GoalFormInput["submilestones"][number];
  /** From 1. */
  place: number;
  hasAmount: boolean;
  isOpen: boolean;
  error: string | undefined;
  onToggle: () => void;
}

/** A submilestone of the goal form in a row: its title, amount and date. A press shows or hides its fields. */
export function StepSummary({ step, place, hasAmount, isOpen, error, onToggle }: StepSummaryProps) {
  const facts = isOpen ? "" : stepFacts(step, hasAmount);
  return (
    <button type="button" className={styles.toggle} aria-expanded={isOpen} onClick={onToggle}>
      <ChevronDown className={styles.chevron} aria-hidden />
      <span className={styles.text}>
        <b className={styles.title}>
          <span>{place}.</span> {step.title.trim() || "New submilestone"}
        </b>
        {facts || step.completed ? (
          <span className={styles.facts}>
            {step.completed && !isOpen ? <CircleCheck aria-label="Completed:" /> : null}
            {facts}
          </span>
        ) : null}
        {error ? (
          <span className={styles.error}>
            <CircleAlert aria-hidden /> {error}
          </span>
        ) : null}
      </span>
    </button>
  );
}
