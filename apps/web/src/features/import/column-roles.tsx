import type { ReactNode } from "react";
import { columnCells, columnName, type Table } from "#tables/read-table.ts";
import { SelectField } from "#ui/select-field.tsx";
import styles from "./import.module.css";

interface ColumnRolesProps<Role extends string> {
  table: Table;
  roles: readonly Role[];
  options: readonly { value: Role; label: string }[];
  onChange: (roles: Role[]) => void;
  /** What several columns can hold. */
  shared?: readonly Role[];
  /** What else there is to say of the rows. */
  children: ReactNode;
}

/** What each column was taken for, to be changed where that is wrong. Each but `skip` and those that are shared is held by one column at most. */
export function ColumnRoles<Role extends string>({
  table,
  roles,
  options,
  onChange,
  shared = [],
  children,
}: ColumnRolesProps<Role | "skip">) {
  const withRole = (at: number, role: Role | "skip") =>
    roles.map((other, index) => (index === at ? role : other === role && !shared.includes(role) ? "skip" : other));
  return (
    <div className={styles.columns}>
      {roles.map((role, at) => (
        <SelectField
          // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place
          key={at}
          label={columnName(table, at)}
          help={sampleOf(columnCells(table, at))}
          options={options}
          value={role}
          onChange={(event) => onChange(withRole(at, event.target.value as Role | "skip"))}
        />
      ))}
      {children}
    </div>
  );
}

function sampleOf(cells: readonly string[]): string | undefined {
  const shown = [...new Set(cells.slice(0, 50).filter((cell) => cell !== ""))].slice(0, 2);
  const text = shown.map((cell) => (cell.length > 24 ? `${cell.slice(0, 24)}...` : cell)).join(" · ");
  return text === "" ? undefined : text;
}
