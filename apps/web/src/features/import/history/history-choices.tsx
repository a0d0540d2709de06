import { formatDate } from "@seven-figures/domain";
import { useMemo } from "react";
import { type DayOrder, dayOrderOf, readDay } from "#tables/read-dates.ts";
import { columnCells } from "#tables/read-table.ts";
import { SelectField } from "#ui/select-field.tsx";
import { ColumnRoles } from "../column-roles.tsx";
import { HISTORY_ROLES, SHARED_ROLES } from "./history-columns.ts";
import type { Every, HistoryTable } from "./read-history.ts";

interface HistoryChoicesProps {
  source: HistoryTable;
  /** How often a figure is taken as things stand. */
  every: Every;
  onChange: (source: HistoryTable) => void;
}

const EVERY_OPTIONS: readonly { value: Every; label: string }[] = [
  { value: "row", label: "Every row" },
  { value: "month", label: "The last of each month" },
  { value: "quarter", label: "The last of each quarter" },
  { value: "year", label: "The last of each year" },
];

/** What was recognised in a table of earlier days; the order of day and month is asked for where it does not show. */
export function HistoryChoices({ source, every, onChange }: HistoryChoicesProps) {
  const { table, roles, order } = source;
  const dateAt = roles.indexOf("date");
  const { example } = useMemo(() => dayOrderOf(columnCells(table, dateAt)), [table, dateAt]);
  return (
    <ColumnRoles
      table={table}
      roles={roles}
      options={HISTORY_ROLES}
      shared={SHARED_ROLES}
      onChange={(chosen) => onChange({ ...source, roles: chosen })}
    >
      {example !== null && (
        <SelectField
          label={`${example} is`}
          help="Which of the two comes first in all dates."
          options={[
            ...(order === null ? [{ value: "", label: "Please choose" }] : []),
            { value: "month first", label: dayLabel(example, "month first") },
            { value: "day first", label: dayLabel(example, "day first") },
          ]}
          value={order ?? ""}
          onChange={(event) => onChange({ ...source, order: event.target.value as DayOrder })}
        />
      )}
      <SelectField
        label="Take"
        options={EVERY_OPTIONS}
        value={every}
        onChange={(event) => onChange({ ...source, every: event.target.value as Every })}
      />
    </ColumnRoles>
  );
}

function dayLabel(cell: string, order: DayOrder): string {
  const day = readDay(cell, order);
  return day ? formatDate(day) : order === "day first" ? "With the day first" : "With the month first";
}
