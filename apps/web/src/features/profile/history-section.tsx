import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { useReportDirty } from "#forms/use-dirty-parts.ts";
import { useSavedForm } from "#forms/use-saved-form.ts";
import { EDUCATION, EXPERIENCE, type HistoryKind } from "./history-kinds.ts";
import { entriesText, PARTLY_SAVED } from "./history-text.ts";
import { aboutSaving, newerEntries } from "./newer-entries.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionSave } from "./use-section-save.ts";

export function EducationSection(props: SectionProps) {
  return <HistorySection kind={EDUCATION} {...props} />;
}

export function ExperienceSection(props: SectionProps) {
  return <HistorySection kind={EXPERIENCE} {...props} />;
}

interface HistorySectionProps<Entry extends object, Form extends FieldValues> extends SectionProps {
  kind: HistoryKind<Entry, Form>;
}

function HistorySection<Entry extends object, Form extends FieldValues>({
  kind,
  profile,
  save,
  reportDirty,
}: HistorySectionProps<Entry, Form>) {
  const { title, nameOf, noteOf, entriesOf, toForm, Fields } = kind;
  const entries = entriesOf(profile);
  const schema = useMemo(() => kind.schema(today()), [kind]);
  const saved = useMemo(() => toForm(entries), [toForm, entries]);
  const { form, isDirty, conflicts, savedBefore, takeNewer, accept } = useSavedForm(schema, saved, kind.merges);
  const { isSaving, run } = useSectionSave(title);
  useReportDirty(reportDirty, title, isDirty);

  const submit = form.handleSubmit((submitted) =>
    run(async () => {
      const typed = toForm(structuredClone(entriesOf(form.getValues())));
      const entered = entriesOf(submitted);
      const fresh = toForm(entriesOf(await save(kind.toSection(entered))));
      const isPartial = entered.some(noteOf);
      // What is not complete yet stays in the form
      accept(isPartial ? fresh : typed, fresh);
      return isPartial ? { notice: PARTLY_SAVED } : undefined;
    }),
  );
  const newer =
    conflicts.length > 0
      ? newerEntries({ before: entriesOf(savedBefore), typed: entriesOf(form.getValues()), now: entries, nameOf })
      : [];
  return (
    <SectionFrame
      title={title}
      summary={entriesText(entries.length)}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
    >
      <ChangedElsewhere
        newer={newer}
        intro="This changed elsewhere:"
        consequence={aboutSaving(newer)}
        onTakeNewer={takeNewer}
      />
      <Fields form={form} noteOf={noteOf} />
    </SectionFrame>
  );
}
