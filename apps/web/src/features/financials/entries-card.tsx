import { type Dollars, sumDollars } from "@seven-figures/domain";
import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import type { ReportDirty } from "#forms/use-dirty-parts.ts";
import { aheadPart, useAhead } from "#ui/ahead-part.ts";
import { isEntryGone } from "./change-list.ts";
import { DeleteEntryDialog } from "./delete-entry-dialog.tsx";
import { EmptyList } from "./empty-list.tsx";
import type { Entry, EntryKind } from "./entry-kind.ts";
import { EntryRows } from "./entry-rows.tsx";
import { ListCard } from "./list-card.tsx";
import { TypeBar } from "./type-bar.tsx";
import { useEntryDialogs } from "./use-entry-dialogs.ts";
import { useSaveList } from "./use-save-list.ts";

/** Not needed to see the page: it comes once that stands, so that a press finds it there. */
const editor = aheadPart(async () => (await import("./entry-editor.tsx")).EntryEditor);

interface EntriesCardProps<Kept extends Entry, Input extends FieldValues, Output> {
  kind: EntryKind<Kept, Input, Output>;
  entries: Kept[] | null;
  /** What the whole width of the bar stands for, the same in both cards. */
  scale: Dollars;
  /** Stands below the list. */
  foot?: ReactNode;
  reportDirty: ReportDirty;
  confirmLeave: (leave: () => void) => void;
}

/** The card of the assets or the debts, with the dialogs that change them. */
export function EntriesCard<Kept extends Entry, Input extends FieldValues, Output>({
  kind,
  entries,
  scale,
  foot,
  reportDirty,
  confirmLeave,
}: EntriesCardProps<Kept, Input, Output>) {
  const saving = useSaveList(kind);
  const dialogs = useEntryDialogs(saving);
  const { editing } = dialogs;
  const EntryEditor = useAhead(editor, editing.isOpen);
  const { noun, words } = kind;
  const total = sumDollars((entries ?? []).map(kind.amountOf));
  return (
    <ListCard
      title={`${noun}s`}
      count={entries?.length ?? 0}
      total={total}
      addLabel={`Add ${noun}`}
      addButton={dialogs.addButton}
      onAdd={() => dialogs.edit(null)}
    >
      {entries && entries.length > 0 ? (
        <>
          <TypeBar kind={kind} entries={entries} total={total} scale={scale} />
          <EntryRows kind={kind} entries={entries} total={total} onEdit={dialogs.edit} onDelete={dialogs.askDelete} />
          {foot}
        </>
      ) : (
        <EmptyList
          isConfirmed={entries !== null}
          icon={kind.icon}
          confirmedText={words.confirmed}
          neverText={words.never}
          why={words.why}
          confirmLabel={words.none}
          isSaving={saving.isSaving}
          onConfirm={() => saving.saveList((list) => list ?? [])}
        />
      )}
      {EntryEditor && (
        <EntryEditor
          key={editing.key}
          kind={kind}
          isOpen={editing.isOpen}
          entry={entries?.find(({ id }) => id === editing.entry?.id) ?? editing.entry}
          isGone={isEntryGone(editing.entry, entries)}
          saving={saving}
          reportDirty={reportDirty}
          confirmLeave={confirmLeave}
          onClose={dialogs.closeEdit}
          onDelete={dialogs.askDelete}
        />
      )}
      <DeleteEntryDialog noun={noun} consequence={words.consequence} dialogs={dialogs} isSaving={saving.isSaving} />
    </ListCard>
  );
}
