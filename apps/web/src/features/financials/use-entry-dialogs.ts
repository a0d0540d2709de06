import { useRef, useState } from "react";
import { useDeletedToast } from "#receipts/use-deleted-toast.ts";
import { withoutEntry } from "./change-list.ts";
import type { SaveList } from "./use-save-list.ts";

interface Editing<Entry> {
  /** Another one each time the dialog opens, so that its form starts anew. */
  key: number;
  isOpen: boolean;
  /** What is edited, as it was when the dialog opened; null for a new entry. */
  entry: Entry | null;
}

/** Which entry of a list is being edited, and which one the person is asked about before it goes. */
export function useEntryDialogs<Entry extends { id: string; name: string }>({ section, saveList }: SaveList<Entry>) {
  const [editing, setEditing] = useState<Editing<Entry>>({ key: 0, isOpen: false, entry: null });
  const [deleting, setDeleting] = useState<{ isOpen: boolean; entry: Entry | null }>({ isOpen: false, entry: null });
  const tellDeleted = useDeletedToast();
  const addButton = useRef<HTMLButtonElement>(null);

  const edit = (entry: Entry | null) => setEditing(({ key }) => ({ key: key + 1, isOpen: true, entry }));
  const closeEdit = () => setEditing((before) => ({ ...before, isOpen: false }));
  const cancelDelete = () => setDeleting((before) => ({ ...before, isOpen: false }));
  const confirmDelete = async () => {
    const { entry } = deleting;
    if (!entry) return;
    const isGone = await saveList((list) => withoutEntry(list, entry.id), entry.id);
    cancelDelete();
    if (!isGone) return;
    tellDeleted({ name: entry.name, path: ["financials", section, entry.id] });
    closeEdit();
    // The button that asked is gone with its row, so the focus needs another place once the dialogs let it go.
    window.setTimeout(() => addButton.current?.focus(), FOCUS_DELAY_MS);
  };
  return {
    addButton,
    editing,
    edit,
    closeEdit,
    deleting,
    askDelete: (entry: Entry) => setDeleting({ isOpen: true, entry }),
    cancelDelete,
    confirmDelete,
  };
}

const FOCUS_DELAY_MS = 50;
