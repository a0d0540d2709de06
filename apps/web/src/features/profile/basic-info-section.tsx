import { BASIC_INFO_FIELDS, type BasicInfo, basicInfoForm, COUNTRY_OPTIONS, labelOf } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { newerLines } from "#forms/newer-lines.ts";
import { useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { BasicInfoFields } from "./basic-info-fields.tsx";
import { toBasicInfoForm } from "./basic-info-values.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionSave } from "./use-section-save.ts";

const TITLE = "Basic Information";

export function BasicInfoSection({ profile, save, reportDirty }: SectionProps) {
  const schema = useMemo(() => basicInfoForm(today()), []);
  const saved = useMemo(() => toBasicInfoForm(profile.basicInfo), [profile.basicInfo]);
  const { form, isDirty, conflicts, takeNewer, accept } = useSavedForm(schema, saved);
  const { isSaving, run } = useSectionSave(TITLE);
  useReportDirty(reportDirty, TITLE, isDirty);

  const submit = form.handleSubmit((data) =>
    run(async () => {
      const typed = form.getValues();
      const stored = await save({ profileSection: "basicInfo", data });
      accept(typed, toBasicInfoForm(stored.basicInfo));
      return undefined;
    }),
  );
  return (
    <SectionFrame
      title={TITLE}
      summary={summaryOf(profile.basicInfo)}
      isOpen
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
    >
      <ChangedElsewhere newer={newerLines(BASIC_INFO_FIELDS, conflicts, profile.basicInfo)} onTakeNewer={takeNewer} />
      <BasicInfoFields form={form} />
    </SectionFrame>
  );
}

function summaryOf({ name, country, employmentStatus }: BasicInfo): string {
  return (
    [name, labelOf(COUNTRY_OPTIONS, country), employmentStatus].filter(Boolean).join(" · ") || "Nothing entered yet"
  );
}
