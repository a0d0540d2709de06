import { zodResolver } from "@hookform/resolvers/zod";
import type { ProfileResult } from "@seven-figures/calls";
import {
  formatDollars,
  formatMoneyInput,
  formatShortDollars,
  nextTargetForm,
  type TargetOutlook,
} from "@seven-figures/domain";
import { useId, useMemo } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useSaveProfileSection } from "#documents/profile.ts";
import { fieldOf } from "#forms/field-of.ts";
import { saveFailure } from "#forms/save-failure.ts";
import { TargetFields } from "#profile-fields/target-fields.tsx";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./next-target-dialog.module.css";
import { type NextTarget, nextTargets } from "./next-targets.ts";

export interface NextTargetFormProps {
  outlook: TargetOutlook;
  profile: Pick<ProfileResult, "financialGoal" | "revision">;
  onDone: () => void;
}

export function NextTargetForm({ outlook, profile, onDone }: NextTargetFormProps) {
  const { today, netWorth } = outlook;
  const formId = useId();
  const offered = useMemo(() => nextTargets(outlook), [outlook]);
  const schema = useMemo(() => nextTargetForm(today, netWorth), [today, netWorth]);
  const { mutateAsync, isPending } = useSaveProfileSection();
  const form = useForm({ resolver: zodResolver(schema), defaultValues: fieldsOf(offered[0]), mode: "onTouched" });
  const { setValue, control } = form;
  const chosen = useWatch({ control, name: "targetAmount" });
  const choose = (target: NextTarget) => {
    const { targetAmount, targetYear } = fieldsOf(target);
    setValue("targetAmount", targetAmount, { shouldValidate: true });
    setValue("targetYear", targetYear, { shouldValidate: true });
  };
  const submit = form.handleSubmit(async (next) => {
    try {
      const data = { ...profile.financialGoal, ...next };
      await mutateAsync({ profileSection: "financialGoal", data, revision: profile.revision });
      toast.success(`Your next target: ${formatDollars(next.targetAmount)} by ${next.targetYear}`);
      onDone();
    } catch (error) {
      toast.error(saveFailure(error, "Your target could not be saved. Please try again."));
    }
  });
  return (
    <form id={formId} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.offers}>
        <legend className="visually-hidden">Suggestions</legend>
        {offered.map((target) => (
          <button
            key={target.amount}
            type="button"
            aria-pressed={chosen === fieldsOf(target).targetAmount}
            onClick={() => choose(target)}
          >
            <strong>{formatShortDollars(target.amount)}</strong>{" "}
            <span>{target.isDated ? `around ${target.year} at today's pace` : `by ${target.year}`}</span>
          </button>
        ))}
      </fieldset>
      <div className={styles.fields}>
        <TargetFields amount={fieldOf(form, "targetAmount")} year={fieldOf(form, "targetYear")} />
      </div>
      <div className={styles.foot}>
        <Button onClick={onDone}>Cancel</Button>
        <Button variant="primary" type="submit" busy={isPending} busyLabel="Saving...">
          Set next target
        </Button>
      </div>
    </form>
  );
}

function fieldsOf(target: NextTarget | undefined): { targetAmount: string; targetYear: string } {
  return {
    targetAmount: target ? formatMoneyInput(target.amount) : "",
    targetYear: target ? String(target.year) : "",
  };
}
