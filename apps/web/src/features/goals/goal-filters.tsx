import { GOAL_STATUSES, GOAL_TYPE_OPTIONS, GOAL_TYPES } from "@seven-figures/domain";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { GoalFilter } from "./filter-goals.ts";
import styles from "./goal-filters.module.css";

const STATUS_OPTIONS = GOAL_STATUSES.map((status) => ({ value: status, label: status }));

interface GoalFiltersProps {
  filter: GoalFilter;
  onFilter: (filter: GoalFilter) => void;
}

/** Narrows a long list of goals down. */
export function GoalFilters({ filter, onFilter }: GoalFiltersProps) {
  return (
    <search className={styles.filters}>
      <TextField
        label="Search goals"
        type="search"
        autoComplete="off"
        className={styles.text}
        value={filter.text}
        onChange={(event) => onFilter({ ...filter, text: event.currentTarget.value })}
      />
      <SelectField
        label="Type"
        placeholder="All types"
        options={GOAL_TYPE_OPTIONS}
        value={filter.type}
        onChange={(event) => onFilter({ ...filter, type: oneOf(GOAL_TYPES, event.currentTarget.value) })}
      />
      <SelectField
        label="Status"
        placeholder="All"
        options={STATUS_OPTIONS}
        value={filter.status}
        onChange={(event) => onFilter({ ...filter, status: oneOf(GOAL_STATUSES, event.currentTarget.value) })}
      />
    </search>
  );
}

function oneOf<Value extends string>(values: readonly Value[], chosen: string): Value | "" {
  return values.find((value) => value === chosen) ?? "";
}
