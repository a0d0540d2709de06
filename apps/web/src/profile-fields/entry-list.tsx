import { Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import { Button } from "#ui/button.tsx";
import { EntryFieldset } from "./entry-fieldset.tsx";
import styles from "./entry-list.module.css";

interface EntryListProps {
  /** What one entry is, such as `Education`. */
  noun: string;
  /** Shown where there are none. */
  emptyText: string;
  /** Of each entry, its key and, where it can't be saved yet, what is missing. */
  entries: { id: string; note?: string | undefined }[];
  children: (at: number) => ReactNode;
  onAdd: () => void;
  onRemove: (at: number) => void;
}

/** Entries one below the other, each with a way to remove it, and a way to add one. */
export function EntryList({ noun, emptyText, entries, children, onAdd, onRemove }: EntryListProps) {
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    onRemove(at);
    addButton.current?.focus();
  };
  return (
    <div className={styles.list}>
      {entries.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      {entries.map(({ id, note }, at) => (
        <EntryFieldset key={id} title={`${noun} ${at + 1}`} note={note} onRemove={() => remove(at)}>
          {children(at)}
        </EntryFieldset>
      ))}
      <Button
        ref={addButton}
        type="button"
        variant="secondary"
        size="small"
        icon={<Plus size={16} strokeWidth={2} aria-hidden />}
        onClick={onAdd}
      >
        {`Add ${noun}`}
      </Button>
    </div>
  );
}
