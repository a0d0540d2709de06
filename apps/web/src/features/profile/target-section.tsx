import { formatDollars, onboardingGoalForm, TARGET_FIELDS } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { newerLines } from "#forms/newer-lines.ts";
import { TargetStrategyFields } from "#profile-fields/target-strategy-fields.tsx";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { toTargetForm } from "./target-values.ts";
import { useSectionForm } from "./use-section-form.ts";

export function TargetSection({ profile, save, reportDirty }: SectionProps) {
  const { financialGoal } = profile;
  const schema = useMemo(() => onboardingGoalForm(today()), []);
  const saved = useMemo(() => toTargetForm(financialGoal), [financialGoal]);
  const { form, conflicts, takeNewer, frame } = useSectionForm({
    title: "Financial Goal & Strategy",
    schema,
    saved,
    reportDirty,
    store: async (data) => ({
      saved: toTargetForm((await save({ profileSection: "financialGoal", data })).financialGoal),
    }),
  });
  return (
    <SectionFrame {...frame} summary={`${formatDollars(financialGoal.targetAmount)} by ${financialGoal.targetYear}`}>
      <ChangedElsewhere newer={newerLines(TARGET_FIELDS, conflicts, financialGoal)} onTakeNewer={takeNewer} />
      <TargetStrategyFields form={form} />
    </SectionFrame>
  );
}
