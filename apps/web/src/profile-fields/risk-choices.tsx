import { type RiskTolerance, TARGET_FIELDS } from "@seven-figures/domain";
import { CircleAlert } from "lucide-react";
import { type ComponentProps, useId } from "react";
import styles from "./risk-choices.module.css";

const ABOUT: Record<RiskTolerance, string> = {
  conservative: "Small swings, slower growth",
  moderate: "Some swings, steady growth",
  aggressive: "Large swings, long run",
};

interface RiskChoicesProps extends Omit<ComponentProps<"input">, "type" | "value"> {
  error?: string | undefined;
}

/** Three radio cards; the props go to each radio button. */
export function RiskChoices({ error, ...radio }: RiskChoicesProps) {
  const id = useId();
  return (
    <div
      className={styles.field}
      role="radiogroup"
      aria-required
      aria-invalid={error ? true : undefined}
      aria-labelledby={`${id}-legend`}
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <p id={`${id}-legend`} className={styles.legend}>
        {TARGET_FIELDS.riskTolerance.label}{" "}
        <span className={styles.required} aria-hidden>
          *
        </span>
      </p>
      <div className={styles.choices}>
        {TARGET_FIELDS.riskTolerance.options.map(({ value, label }) => (
          <label key={value} className={error ? `${styles.choice} ${styles.wrong}` : styles.choice}>
            <input {...radio} type="radio" value={value} className={styles.radio} />
            <span className={styles.name}>{label}</span>
            <span className={styles.about}>{ABOUT[value]}</span>
          </label>
        ))}
      </div>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <CircleAlert size={16} strokeWidth={2} aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
