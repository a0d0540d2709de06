import { changedElsewhere, saveFailure } from "#forms/save-failure.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import styles from "./import.module.css";
import { countOf } from "./plan-import.ts";
import type { RowStatus } from "./planned-rows.tsx";

interface ImportActionsProps {
  /** All rows, the refused ones too. */
  rows: readonly { status: RowStatus }[];
  /** How many would be stored, and what one and several of them are called. */
  count: number;
  nouns: readonly [one: string, several: string];
  /** Whether something has to be said first. */
  isHeld: boolean;
  isBusy: boolean;
  /** What is told where the data changed elsewhere meanwhile. */
  movedOn: string;
  onImport: () => Promise<void>;
}

/** The one button that stores what was planned, and what it leaves out. */
export function ImportActions({
  rows,
  count,
  nouns: [one, several],
  isHeld,
  isBusy,
  movedOn,
  onImport,
}: ImportActionsProps) {
  const save = async () => {
    try {
      await onImport();
    } catch (error) {
      toast.error(
        changedElsewhere(error) ? movedOn : saveFailure(error, "This could not be imported. Please try again."),
      );
    }
  };
  return (
    <div className={styles.actions}>
      <Button variant="primary" disabled={count === 0 || isHeld} busy={isBusy} busyLabel="Importing..." onClick={save}>
        {count === 0 ? "Nothing to import" : `Import ${count} ${count === 1 ? one : several}`}
      </Button>
      <p className={styles.about}>
        {countOf(rows, "refused") > 0 ? "Rows that were not understood are left out. " : ""}Stored as one change, which
        you can undo.
      </p>
    </div>
  );
}
