import {
  type Asset,
  type CalendarDate,
  type Debt,
  type Goal,
  type GoalLever,
  goalOfEvent,
  goalOfLever,
  type RoadEvent,
  type RoadLevers,
  type RoadLine,
} from "@seven-figures/domain";
import { GoalButton } from "./goal-button.tsx";

interface GoalOfLeverProps {
  of: GoalLever | RoadEvent;
  line: RoadLine;
  levers: RoadLevers;
  assets: readonly Asset[];
  debts: readonly Debt[];
  today: CalendarDate;
  isAdding: boolean;
  onAdd: (goal: Goal) => void;
}

/** Stands in until a goal is added. */
const NEW_GOAL = "new";

/** What makes a goal of a lever or of what happens once; loaded when the first is moved. */
export function GoalOfLever({ of, today, isAdding, onAdd, ...known }: GoalOfLeverProps) {
  const goal = typeof of === "string" ? goalOfLever(of, known, NEW_GOAL) : goalOfEvent(of, today, NEW_GOAL);
  return <GoalButton goal={goal} isAdding={isAdding} onAdd={onAdd} />;
}
