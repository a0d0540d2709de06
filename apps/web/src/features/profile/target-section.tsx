import { formatDollars, onboardingGoalForm, TARGET_FIELDS } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { newerLines } from "#forms/newer-lines.ts";
import { useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { TargetStrategyFields } from "#profile-fields/target-strategy-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { toTargetForm } from "./target-values.ts";
import { useSectionSave } from "./use-section-save.ts";

const TITLE = "Financial Goal & Strategy";

export function TargetSection({ profile, save, reportDirty }: SectionProps) {
  const { financialGoal } = profile;
  const schema = useMemo(() => onboardingGoalForm(today()), []);
  const saved = useMemo(() => toTargetForm(financialGoal), [financialGoal]);
  const { form, isDirty, conflicts, takeNewer, accept } = useSavedForm(schema, saved);
  const { isSaving, run } = useSectionSave(TITLE);
  useReportDirty(reportDirty, TITLE, isDirty);

  const submit = form.handleSubmit((data) =>
    run(async () => {
      const typed = form.getValues();
      const stored = await save({ profileSection: "financialGoal", data });
      accept(typed, toTargetForm(stored.financialGoal));
      return undefined;
    }),
  );
  return (
    <SectionFrame
      title={TITLE}
      summary={`${formatDollars(financialGoal.targetAmount)} by ${financialGoal.targetYear}`}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
    >
      <ChangedElsewhere newer={newerLines(TARGET_FIELDS, conflicts, financialGoal)} onTakeNewer={takeNewer} />
      <TargetStrategyFields form={form} />
    </SectionFrame>
  );
}
