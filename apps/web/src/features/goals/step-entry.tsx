import { type GoalFormInput, isMoneyType } from "@seven-figures/domain";
import { useFormContext, useWatch } from "react-hook-form";
import { StepActions } from "./step-actions.tsx";
import styles from "./step-entry.module.css";
import { StepFields } from "./step-fields.tsx";
import { StepSummary } from "./step-summary.tsx";

interface StepEntryProps {
  /** Its place in the list, from 0. */
  at: number;
  count: number;
  isOpen: boolean;
  /** Whether it was just added: what is still blank is no mistake yet. */
  isUntried: boolean;
  isGone: boolean;
  onToggle: () => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One submilestone of the goal form: a row that opens into its fields. */
export function StepEntry({ at, count, isOpen, isUntried, isGone, onToggle, onMove, onRemove }: StepEntryProps) {
  const { control, formState } = useFormContext<GoalFormInput>();
  const [step, type] = useWatch({ control, name: [`submilestones.${at}`, "type"] });
  const touched: Partial<Record<string, unknown>> = formState.touchedFields.submilestones?.[at] ?? {};
  const errors = Object.entries(formState.errors.submilestones?.[at] ?? {}).filter(
    ([field]) => !isUntried || touched[field],
  );
  const messages = Object.fromEntries(errors.map(([field, error]) => [field, (error as { message?: string }).message]));
  if (!step) return null;
  return (
    <fieldset className={styles.step} data-open={isOpen}>
      <legend className="visually-hidden">Submilestone {at + 1}</legend>
      <div className={styles.row}>
        <StepSummary
          step={step}
          place={at + 1}
          hasAmount={isMoneyType(type)}
          isOpen={isOpen}
          error={isOpen ? undefined : Object.values(messages)[0]}
          onToggle={onToggle}
        />
        <StepActions at={at} count={count} onMove={onMove} onRemove={onRemove} />
      </div>
      {isGone ? <p className={styles.gone}>This step was deleted elsewhere. Saving adds it again.</p> : null}
      {isOpen ? <StepFields at={at} errors={messages} /> : null}
    </fieldset>
  );
}
