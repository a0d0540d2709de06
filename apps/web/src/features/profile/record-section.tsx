import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { BASIC_INFO, type RecordKind, TARGET } from "./record-kinds.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionForm } from "./use-section-form.ts";

export function BasicInfoSection(props: SectionProps) {
  return <RecordSection kind={BASIC_INFO} {...props} />;
}

export function TargetSection(props: SectionProps) {
  return <RecordSection kind={TARGET} {...props} />;
}

interface RecordSectionProps<Stored extends object, Input extends FieldValues, Output> extends SectionProps {
  kind: RecordKind<Stored, Input, Output>;
}

function RecordSection<Stored extends object, Input extends FieldValues, Output>({
  kind,
  profile,
  save,
  reportDirty,
}: RecordSectionProps<Stored, Input, Output>) {
  const { storedIn, toForm, Fields } = kind;
  const stored = storedIn(profile);
  const schema = useMemo(() => kind.schema(today()), [kind]);
  const saved = useMemo(() => toForm(stored), [toForm, stored]);
  const { form, conflicts, takeNewer, frame } = useSectionForm({
    title: kind.title,
    schema,
    saved,
    reportDirty,
    store: async (entered) => ({ saved: toForm(storedIn(await save(kind.toSection(entered)))) }),
  });
  return (
    <SectionFrame {...frame} summary={kind.summaryOf(stored)} isOpen={kind.isOpen ?? false}>
      <ChangedElsewhere newer={kind.newerLines(conflicts, stored)} onTakeNewer={takeNewer} />
      <Fields form={form} />
    </SectionFrame>
  );
}
