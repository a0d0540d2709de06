import { Check } from "lucide-react";
import { classNames } from "#ui/class-names.ts";
import { STEPS } from "./steps.ts";
import styles from "./wizard-steps.module.css";

/** Where in the wizard the person is; phones show the bars alone. */
export function WizardSteps({ step }: { step: number }) {
  return (
    <ol className={styles.steps}>
      {STEPS.map(({ title, isOptional }, at) => (
        <li
          key={title}
          className={classNames(styles.step, at < step && styles.done, at === step && styles.now)}
          aria-current={at === step ? "step" : undefined}
        >
          <span className={styles.text}>
            {at < step && (
              <>
                <Check size={16} strokeWidth={2} className={styles.mark} aria-hidden />
                <span className="visually-hidden">Done: </span>
              </>
            )}
            {title} {isOptional && <span className={styles.optional}>Optional</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
