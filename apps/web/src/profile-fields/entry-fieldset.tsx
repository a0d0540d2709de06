import { Trash2 } from "lucide-react";
import { type ReactNode, useId } from "react";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./entry-list.module.css";

interface EntryFieldsetProps {
  title: string;
  note?: string | undefined;
  onRemove: () => void;
  children: ReactNode;
}

export function EntryFieldset({ title, note, onRemove, children }: EntryFieldsetProps) {
  const id = useId();
  return (
    <fieldset className={styles.entry} aria-labelledby={id}>
      <div className={styles.head}>
        <h3 id={id} className={styles.title}>
          {title}
        </h3>
        <IconButton label={`Remove ${title.toLowerCase()}`} onClick={onRemove}>
          <Trash2 size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      </div>
      {children}
      {note && <p className={styles.note}>{note}</p>}
    </fieldset>
  );
}
