import { useMemo } from "react";
import type { FieldValues } from "react-hook-form";
import { today } from "#config/today.ts";
import { ChangedElsewhere } from "#forms/changed-elsewhere.tsx";
import { EDUCATION, EXPERIENCE, type HistoryKind } from "./history-kinds.ts";
import { entriesText, PARTLY_SAVED } from "./history-text.ts";
import { aboutSaving, newerEntries } from "./newer-entries.ts";
import { SectionFrame } from "./section-frame.tsx";
import type { SectionProps } from "./section-props.ts";
import { useSectionForm } from "./use-section-form.ts";

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
  const { nameOf, noteOf, entriesOf, toForm, Fields } = kind;
  const entries = entriesOf(profile);
  const schema = useMemo(() => kind.schema(today()), [kind]);
  const saved = useMemo(() => toForm(entries), [toForm, entries]);
  const { form, conflicts, savedBefore, takeNewer, frame } = useSectionForm({
    title: kind.title,
    schema,
    saved,
    merges: kind.merges,
    reportDirty,
    store: async (form) => {
      const entered = entriesOf(form);
      const stored = await save(kind.toSection(entered));
      return { saved: toForm(entriesOf(stored)), notice: entered.some(noteOf) ? PARTLY_SAVED : undefined };
    },
  });
  const newer =
    conflicts.length > 0
      ? newerEntries({ before: entriesOf(savedBefore), typed: entriesOf(form.getValues()), now: entries, nameOf })
      : [];
  return (
    <SectionFrame {...frame} summary={entriesText(entries.length)}>
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
