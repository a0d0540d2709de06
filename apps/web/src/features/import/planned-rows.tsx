import { CircleAlert, CircleCheck, CirclePlus, Pencil } from "lucide-react";
import { useState } from "react";
import { ChangeRow } from "#receipts/change-row.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { amountWords, kindWords, otherChanges } from "./entry-words.ts";
import styles from "./import.module.css";
import type { PlannedRow } from "./plan-import.ts";

const SHOWN_AT_FIRST = 50;
const ICON = { size: 14, strokeWidth: 2, "aria-hidden": true } as const;

const STATUS = {
  new: { tone: "success", word: "New", icon: <CirclePlus {...ICON} /> },
  changed: { tone: "accent", word: "Changed", icon: <Pencil {...ICON} /> },
  unchanged: { tone: "neutral", word: "Unchanged", icon: <CircleCheck {...ICON} /> },
  refused: { tone: "danger", word: "Not understood", icon: <CircleAlert {...ICON} /> },
} as const;

/** Each row of the table with what it would do, or why it would do nothing. */
export function PlannedRows({ rows }: { rows: readonly PlannedRow[] }) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ol className={styles.rows}>
        {shown.map((row) => (
          <li key={row.row} className={styles.row}>
            <Row row={row} />
          </li>
        ))}
      </ol>
      {shown.length < rows.length && (
        <Button variant="quiet" size="small" onClick={() => setWhole(true)}>
          Show all {rows.length} rows
        </Button>
      )}
    </>
  );
}

function Row({ row }: { row: PlannedRow }) {
  const { tone, word, icon } = STATUS[row.status];
  return (
    <>
      <Badge tone={tone} icon={icon} className={styles.status}>
        {word}
      </Badge>
      <div className={styles.main}>
        <p className={styles.name}>{row.name || `Row ${row.row}`}</p>
        <p className={styles.note}>{row.status === "refused" ? `Row ${row.row}: ${row.reason}` : kindWords(row)}</p>
        {row.status !== "refused" && otherChanges(row).map((words) => <ChangeRow key={words.subject} words={words} />)}
        {row.note && <p className={styles.note}>{row.note}</p>}
      </div>
      {row.status !== "refused" && (
        <div className={styles.amount}>
          <ChangeRow words={amountWords(row)} />
        </div>
      )}
    </>
  );
}
