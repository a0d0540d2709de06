import { type CalendarDate, type Goal, sortGoals } from "@seven-figures/domain";
import { Search } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { filterGoals, isFiltered, NO_FILTER, SEARCH_ABOVE } from "./filter-goals.ts";
import { GoalFilters } from "./goal-filters.tsx";
import styles from "./goal-finder.module.css";
import { GoalGrid } from "./goal-grid.tsx";

interface GoalFinderProps {
  goals: readonly Goal[];
  today: CalendarDate;
  onAdd: () => void;
  onOpen: (goal: Goal) => void;
  onEdit: (goal: Goal) => void;
}

/** All goals, the nearest date first and undated last; where there are many, with a way to search them. */
export function GoalFinder({ goals, today, onAdd, onOpen, onEdit }: GoalFinderProps) {
  const [chosen, setChosen] = useState(NO_FILTER);
  const canSearch = goals.length > SEARCH_ABOVE;
  const filter = useDeferredValue(canSearch ? chosen : NO_FILTER);
  const sorted = useMemo(() => sortGoals(goals), [goals]);
  const found = useMemo(() => filterGoals(sorted, filter), [sorted, filter]);
  const filtered = isFiltered(filter);
  return (
    <>
      {canSearch ? <GoalFilters filter={chosen} onFilter={setChosen} /> : null}
      <p className={filtered ? styles.count : "visually-hidden"} role="status">
        {filtered ? `${found.length} of ${goals.length} goals` : ""}
      </p>
      {filtered && found.length === 0 ? (
        <Card as="div">
          <EmptyState
            icon={<Search strokeWidth={1.75} aria-hidden />}
            title="No goal matches"
            text="Try fewer words, or another type or status."
            action={
              <Button variant="secondary" onClick={() => setChosen(NO_FILTER)}>
                Show all goals
              </Button>
            }
          />
        </Card>
      ) : (
        <GoalGrid
          key={`${filter.text}/${filter.type}/${filter.status}`}
          goals={found}
          today={today}
          onAdd={onAdd}
          onOpen={onOpen}
          onEdit={onEdit}
        />
      )}
    </>
  );
}
