import { Plus } from "lucide-react";
import { type ReactNode, useRef } from "react";
import type { UseFieldArrayReturn } from "react-hook-form";
import { Button } from "#ui/button.tsx";
import { EntryFieldset } from "./entry-fieldset.tsx";
import styles from "./entry-list.module.css";

interface EntryListProps<Entry> {
  /** What one entry is, such as `Education`. */
  noun: string;
  /** Shown where there are none. */
  emptyText: string;
  list: Pick<UseFieldArrayReturn, "fields" | "remove"> & { append: (entry: Entry) => void };
  /** What the entries hold by now. */
  entries: readonly Entry[];
  /** What is added. */
  blank: Entry;
  /** What an entry still lacks to be saved. */
  noteOf?: ((entry: Entry) => string | undefined) | undefined;
  children: (at: number) => ReactNode;
}

/** Entries one below the other, each with a way to remove it, and a way to add one. */
export function EntryList<Entry>(props: EntryListProps<Entry>) {
  const { noun, emptyText, list, entries, blank, noteOf, children } = props;
  const addButton = useRef<HTMLButtonElement>(null);
  const remove = (at: number) => {
    list.remove(at);
    addButton.current?.focus();
  };
  return (
    <div className={styles.list}>
      {list.fields.length === 0 && <p className={styles.empty}>{emptyText}</p>}
      {list.fields.map(({ id }, at) => (
        <EntryFieldset
          key={id}
          title={`${noun} ${at + 1}`}
          note={noteOf?.(entries[at] ?? blank)}
          onRemove={() => remove(at)}
        >
          {children(at)}
        </EntryFieldset>
      ))}
      <Button
        ref={addButton}
        type="button"
        variant="secondary"
        size="small"
        icon={<Plus size={16} strokeWidth={2} aria-hidden />}
        onClick={() => list.append(blank)}
      >
        {`Add ${noun}`}
      </Button>
    </div>
  );
}
