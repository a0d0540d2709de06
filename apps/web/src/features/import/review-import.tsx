import type { FinancialsResult } from "@seven-figures/calls";
import { type FieldPath, netWorth } from "@seven-figures/domain";
import { useMemo } from "react";
import { newRequestId } from "#documents/new-request-id.ts";
import { useSaveLists } from "#documents/save-financials.ts";
import { ChangeRow } from "#receipts/change-row.tsx";
import { foreignCurrencies } from "#tables/read-amount.ts";
import { columnCells } from "#tables/read-table.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ColumnRoles } from "./column-roles.tsx";
import { ROLE_OPTIONS, ROWS_ARE_OPTIONS, type RowsAre } from "./entry-columns.ts";
import { netWorthWords, shownEntry } from "./entry-words.ts";
import styles from "./import.module.css";
import { planImport } from "./plan-import.ts";
import { PlannedChanges } from "./planned-changes.tsx";
import type { EntryTable } from "./read-entries.ts";

const MOVED_ON =
  "Your data changed elsewhere. The rows now stand beside the newer values: check them and import again.";

interface ReviewImportProps {
  source: EntryTable;
  financials: FinancialsResult;
  onChange: (source: EntryTable) => void;
  /** With the paths of what is new or changed now. */
  onImported: (paths: readonly FieldPath[]) => void;
}

/** What was recognised, what each row would do, and the one button that does it. */
export function ReviewImport({ source, financials, onChange, onImported }: ReviewImportProps) {
  const { mutateAsync, isPending } = useSaveLists();
  const { table, roles, rowsAre } = source;
  const plan = useMemo(
    () => planImport(table, roles, rowsAre, financials, newRequestId),
    [table, roles, rowsAre, financials],
  );
  const { rows, problem, assets, debts } = plan;
  const stored = rows.flatMap((row) =>
    row.status === "new" || row.status === "changed" ? [["financials", `${row.side}s`, row.after.id]] : [],
  );
  const foreign = foreignCurrencies(columnCells(table, roles.indexOf("amount")));

  const save = async () => {
    await mutateAsync({ seen: financials, lists: { assets, debts } });
    onImported(stored);
  };

  return (
    <>
      <h3 className={styles.part}>What is in the columns</h3>
      <ColumnRoles
        table={table}
        roles={roles}
        options={ROLE_OPTIONS}
        onChange={(chosen) => onChange({ ...source, roles: chosen })}
      >
        <SelectField
          label="The rows are"
          help={rowsAre === "mixed" ? "What a row is follows from its type, name or sign." : undefined}
          options={ROWS_ARE_OPTIONS}
          value={rowsAre}
          onChange={(event) => onChange({ ...source, rowsAre: event.target.value as RowsAre })}
        />
      </ColumnRoles>
      <PlannedChanges
        rows={rows}
        show={shownEntry}
        problem={problem}
        foreign={foreign}
        count={stored.length}
        nouns={["entry", "entries"]}
        isBusy={isPending}
        movedOn={MOVED_ON}
        onImport={save}
      >
        {stored.length > 0 && <ChangeRow words={netWorthWords(netWorth(financials), netWorth(plan))} />}
      </PlannedChanges>
    </>
  );
}
