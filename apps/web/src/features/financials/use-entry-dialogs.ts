import { useRef, useState } from "react";
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
export function useEntryDialogs<Entry extends { id: string }>({ saveList }: SaveList<Entry>) {
  const [editing, setEditing] = useState<Editing<Entry>>({ key: 0, isOpen: false, entry: null });
  const [deleting, setDeleting] = useState<{ isOpen: boolean; entry: Entry | null }>({ isOpen: false, entry: null });
  const addButton = useRef<HTMLButtonElement>(null);

  const edit = (entry: Entry | null) => setEditing(({ key }) => ({ key: key + 1, isOpen: true, entry }));
  const closeEdit = () => setEditing((before) => ({ ...before, isOpen: false }));
  const cancelDelete = () => setDeleting((before) => ({ ...before, isOpen: false }));
  const confirmDelete = async () => {
    const id = deleting.entry?.id;
    if (id === undefined) return;
    const isGone = await saveList((list) => withoutEntry(list, id));
    cancelDelete();
    if (!isGone) return;
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
