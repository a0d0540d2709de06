import { BASIC_INFO_FIELDS, type BasicInfo, basicInfoForm, COUNTRY_OPTIONS, labelOf } from "@seven-figures/domain";
import { useMemo } from "react";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { newerLines } from "#forms/newer-lines.ts";
import { BasicInfoFields } from "./basic-info-fields.tsx";
import { toBasicInfoForm } from "./basic-info-values.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionForm } from "./use-section-form.ts";

export function BasicInfoSection({ profile, save, reportDirty }: SectionProps) {
  const schema = useMemo(() => basicInfoForm(today()), []);
  const saved = useMemo(() => toBasicInfoForm(profile.basicInfo), [profile.basicInfo]);
  const { form, conflicts, takeNewer, frame } = useSectionForm({
    title: "Basic Information",
    schema,
    saved,
    reportDirty,
    store: async (data) => ({
      saved: toBasicInfoForm((await save({ profileSection: "basicInfo", data })).basicInfo),
    }),
  });
  return (
    <SectionFrame {...frame} summary={summaryOf(profile.basicInfo)} isOpen>
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
