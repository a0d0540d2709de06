import { CircleAlert, CircleCheck, CirclePlus, Pencil } from "lucide-react";
import { useState } from "react";
import { ChangeRow } from "#receipts/change-row.tsx";
import type { ChangeWords } from "#receipts/change-words.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import rowList from "#ui/row-list.module.css";
import styles from "./import.module.css";

const SHOWN_AT_FIRST = 50;
const ICON = { size: 14, strokeWidth: 2, "aria-hidden": true } as const;

const STATUS = {
  new: { tone: "success", word: "New", icon: <CirclePlus {...ICON} /> },
  changed: { tone: "accent", word: "Changed", icon: <Pencil {...ICON} /> },
  unchanged: { tone: "neutral", word: "Unchanged", icon: <CircleCheck {...ICON} /> },
  refused: { tone: "danger", word: "Not understood", icon: <CircleAlert {...ICON} /> },
} as const;

export type RowStatus = keyof typeof STATUS;

/** What is shown of one row. */
export interface ShownRow {
  status: RowStatus;
  name: string;
  /** What it is; of a row that was not understood why. */
  about: string;
  /** The amount before and after; null where there is none. */
  amount: ChangeWords | null;
  /** What else changes. */
  changes?: readonly ChangeWords[];
  note?: string | null;
}

interface PlannedRowsProps<Row> {
  rows: readonly Row[];
  /** Only asked of rows that are shown. */
  show: (row: Row) => ShownRow;
}

/** Each row of the table with what it would do, or why it would do nothing. */
export function PlannedRows<Row>({ rows, show }: PlannedRowsProps<Row>) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? rows : rows.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <ol className={rowList.list}>
        {shown.map((row, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
          <li key={at} className={styles.row}>
            <Row row={show(row)} />
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

function Row({ row }: { row: ShownRow }) {
  const { tone, word, icon } = STATUS[row.status];
  return (
    <>
      <Badge tone={tone} icon={icon} className={styles.status}>
        {word}
      </Badge>
      <div className={styles.main}>
        <p className={styles.name}>{row.name}</p>
        <p className={rowList.note}>{row.about}</p>
        {row.changes?.map((words) => (
          <ChangeRow key={words.subject} words={words} />
        ))}
        {row.note && <p className={rowList.note}>{row.note}</p>}
      </div>
      {row.amount && (
        <div className={styles.amount}>
          <ChangeRow words={row.amount} />
        </div>
      )}
    </>
  );
}
