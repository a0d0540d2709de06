import { type ReactNode, type Ref, type SubmitEventHandler, useId } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { keepFieldFocus } from "#ui/keep-field-focus.ts";
import styles from "./step-card.module.css";
import { LAST_STEP, STEPS } from "./steps.ts";

interface StepCardProps {
  step: number;
  text: string;
  titleRef: Ref<HTMLHeadingElement>;
  isCompleting?: boolean;
  onBack: () => void;
  onSubmit: SubmitEventHandler;
  children: ReactNode;
}

/** The card of one step. */
export function StepCard({ step, text, titleRef, isCompleting = false, onBack, onSubmit, children }: StepCardProps) {
  const id = useId();
  const isLast = step === LAST_STEP;
  return (
    <Card as="section" aria-labelledby={id} className={styles.card}>
      <form className={styles.form} onSubmit={onSubmit} onMouseDown={keepFieldFocus} noValidate>
        <div>
          <h2 id={id} ref={titleRef} tabIndex={-1} className={styles.title}>
            {STEPS[step]?.title}
          </h2>
          <p className={styles.text}>{text}</p>
        </div>
        {children}
        <div className={styles.end}>
          <Button variant="secondary" disabled={step === 0 || isCompleting} onClick={onBack}>
            Back
          </Button>
          <Button type="submit" variant="primary" busy={isCompleting} busyLabel="Completing...">
            {isLast ? "Complete Setup" : "Next"}
          </Button>
        </div>
      </form>
    </Card>
  );
}
