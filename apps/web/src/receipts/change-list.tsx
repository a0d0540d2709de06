import type { FieldChange } from "@seven-figures/domain";
import { useId, useState } from "react";
import styles from "./change-list.module.css";
import { ChangeRow } from "./change-row.tsx";

const SHOWN_AT_FIRST = 8;

/** The rows of one change. A long list shows its first rows and the rest on demand. */
export function ChangeList({ changes }: { changes: FieldChange[] }) {
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const shown = isWhole || changes.length <= SHOWN_AT_FIRST + 1 ? changes : changes.slice(0, SHOWN_AT_FIRST);
  return (
    <div className={styles.changes}>
      <ul className={styles.list} id={listId}>
        {shown.map((change, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored change never alters, and paths may repeat (skills)
          <li key={at}>
            <ChangeRow change={change} />
          </li>
        ))}
      </ul>
      {shown.length < changes.length && (
        <button type="button" className={styles.more} aria-controls={listId} onClick={() => setWhole(true)}>
          Show all {changes.length} changes
        </button>
      )}
    </div>
  );
}
