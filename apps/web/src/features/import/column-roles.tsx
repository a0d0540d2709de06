import { columnCells, columnName } from "#tables/read-table.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ROLE_OPTIONS, type Role, type RowsAre, withRole } from "./entry-columns.ts";
import styles from "./import.module.css";
import type { EntryTable } from "./read-entries.ts";

const ROWS_ARE: readonly { value: RowsAre; label: string }[] = [
  { value: "mixed", label: "Assets and debts" },
  { value: "assets", label: "Assets only" },
  { value: "debts", label: "Debts only" },
];

/** What each column was taken for, and what the rows are. */
export function ColumnRoles({ source, onChange }: { source: EntryTable; onChange: (source: EntryTable) => void }) {
  const { table, roles, rowsAre } = source;
  return (
    <>
      <h3 className={styles.part}>What is in the columns</h3>
      <div className={styles.columns}>
        {roles.map((role, at) => (
          <SelectField
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
            key={at}
            label={columnName(table, at)}
            help={sampleOf(columnCells(table, at))}
            options={ROLE_OPTIONS}
            value={role}
            onChange={(event) => onChange({ ...source, roles: withRole(roles, at, event.target.value as Role) })}
          />
        ))}
        <SelectField
          label="The rows are"
          help={rowsAre === "mixed" ? "What a row is follows from its type, name or sign." : undefined}
          options={ROWS_ARE}
          value={rowsAre}
          onChange={(event) => onChange({ ...source, rowsAre: event.target.value as RowsAre })}
        />
      </div>
    </>
  );
}

function sampleOf(cells: readonly string[]): string | undefined {
  const shown = [...new Set(cells.filter((cell) => cell !== ""))].slice(0, 2);
  const text = shown.map((cell) => (cell.length > 24 ? `${cell.slice(0, 24)}...` : cell)).join(" · ");
  return text === "" ? undefined : text;
}
