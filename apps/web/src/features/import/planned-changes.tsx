import type { ReactNode } from "react";
import styles from "./import.module.css";
import { ImportActions } from "./import-actions.tsx";
import { countsText, currencyNote } from "./import-text.ts";
import { PlannedRows, type RowStatus, type ShownRow } from "./planned-rows.tsx";

interface PlannedChangesProps<Row> {
  /** All rows, the refused ones too. */
  rows: readonly Row[];
  show: (row: Row) => ShownRow;
  /** What has to be said or mended before anything can be stored. */
  problem: string | null;
  /** Signs of other currencies that were found. */
  foreign: readonly string[];
  /** How many would be stored, and what one and several of them are called. */
  count: number;
  nouns: readonly [one: string, several: string];
  isBusy: boolean;
  movedOn: string;
  onImport: () => Promise<void>;
  /** What is said of all rows together. */
  children: ReactNode;
}

/** What would change by a table, row by row, and the button that does it. */
export function PlannedChanges<Row extends { status: RowStatus }>({
  rows,
  show,
  problem,
  foreign,
  children,
  ...action
}: PlannedChangesProps<Row>) {
  return (
    <>
      <h3 className={styles.part}>What would change</h3>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <p className={styles.counts} role="status">
            {countsText(rows)}
          </p>
          {children}
          {foreign.length > 0 && <p className={styles.about}>{currencyNote(foreign)}</p>}
          <PlannedRows rows={rows} show={show} />
        </>
      )}
      <ImportActions rows={rows} isHeld={problem !== null} {...action} />
    </>
  );
}
