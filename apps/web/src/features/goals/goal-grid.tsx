import type { CalendarDate, Goal } from "@seven-figures/domain";
import { memo } from "react";
import { CardBoundary } from "#ui/card-boundary.tsx";
import cardGrid from "#ui/card-grid.module.css";
import { classNames } from "#ui/class-names.ts";
import { GoalCard } from "./goal-card.tsx";
import styles from "./goal-grid.module.css";
import { MoreGoals } from "./more-goals.tsx";
import { NewGoalTile } from "./new-goal-tile.tsx";
import { AT_FIRST, useShownCount } from "./use-shown-count.ts";

interface GoalGridProps {
  /** In the order in which they are to stand. */
  goals: readonly Goal[];
  today: CalendarDate;
  onAdd: () => void;
  onOpen: (goal: Goal) => void;
  onEdit: (goal: Goal) => void;
}

/** A tile for a new goal and a card for each goal. Of a long list those out of sight are not drawn. */
export function GoalGrid({ goals, today, onAdd, onOpen, onEdit }: GoalGridProps) {
  const { shown, showMore } = useShownCount(goals.length);
  const rest = goals.length - shown;
  return (
    <>
      <ul className={classNames(cardGrid.grid, goals.length > AT_FIRST && styles.long)}>
        <li>
          <NewGoalTile onAdd={onAdd} />
        </li>
        {goals.slice(0, shown).map((goal) => (
          <GoalItem key={goal.id} goal={goal} today={today} onOpen={onOpen} onEdit={onEdit} />
        ))}
      </ul>
      {rest > 0 ? <MoreGoals rest={rest} onMore={showMore} /> : null}
    </>
  );
}

/** Made again only where its own goal changed. */
const GoalItem = memo(function GoalItem({
  goal,
  today,
  onOpen,
  onEdit,
}: Pick<GoalGridProps, "today" | "onOpen" | "onEdit"> & { goal: Goal }) {
  return (
    <li>
      <CardBoundary>
        <GoalCard goal={goal} today={today} onOpen={() => onOpen(goal)} onEdit={() => onEdit(goal)} />
      </CardBoundary>
    </li>
  );
});
