import { formatDollars, onboardingGoalForm, TARGET_FIELDS } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { newerLines } from "#forms/newer-lines.ts";
import { useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { GoalFields } from "#profile-fields/goal-fields.tsx";
import { toGoalFields } from "./goal-values.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionSave } from "./use-section-save.ts";

const TITLE = "Financial Goal & Strategy";

export function GoalSection({ profile, save, reportDirty }: SectionProps) {
  const { financialGoal } = profile;
  const schema = useMemo(() => onboardingGoalForm(today()), []);
  const saved = useMemo(() => toGoalFields(financialGoal), [financialGoal]);
  const { form, isDirty, conflicts, takeNewer, accept } = useSavedForm(schema, saved);
  const { isSaving, run } = useSectionSave(TITLE);
  useReportDirty(reportDirty, TITLE, isDirty);

  const submit = form.handleSubmit((data) =>
    run(async () => {
      const typed = form.getValues();
      const stored = await save({ profileSection: "financialGoal", data });
      accept(typed, toGoalFields(stored.financialGoal));
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
      <GoalFields form={form} />
    </SectionFrame>
  );
}
