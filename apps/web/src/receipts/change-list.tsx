import type { FieldChange } from "@seven-figures/domain";
import { useId, useState } from "react";
import { classNames } from "#ui/class-names.ts";
import textButton from "#ui/text-button.module.css";
import styles from "./change-list.module.css";
import { ChangeRow } from "./change-row.tsx";
import { changeWords, changeWordsUnderName } from "./change-words.ts";

const SHOWN_AT_FIRST = 8;

interface ChangeListProps {
  changes: FieldChange[];
  /** What they are about stands above them already. */
  isNamed?: boolean;
}

/** The rows of one change. A long list shows its first rows and the rest on demand. */
export function ChangeList({ changes, isNamed = false }: ChangeListProps) {
  const [isWhole, setWhole] = useState(false);
  const listId = useId();
  const rows = changes.map(isNamed ? changeWordsUnderName : changeWords).filter((words) => words !== null);
  const shown = isWhole || rows.length <= SHOWN_AT_FIRST + 1 ? rows : rows.slice(0, SHOWN_AT_FIRST);
  if (rows.length === 0) return null;
  return (
    <div className={styles.changes}>
      <ul className={styles.list} id={listId}>
        {shown.map((words, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a stored change never alters, and paths may repeat (skills)
          <li key={at}>
            <ChangeRow words={words} />
          </li>
        ))}
      </ul>
      {shown.length < rows.length && (
        <button
          type="button"
          className={classNames(textButton.button, styles.more)}
          aria-controls={listId}
          onClick={() => setWhole(true)}
        >
          Show all {rows.length} changes
        </button>
      )}
    </div>
  );
}
