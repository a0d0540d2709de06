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
  usual: RoadLine;
  assets: readonly Asset[];
  debts: readonly Debt[];
  today: CalendarDate;
  isAdding: boolean;
  /** Where the levers stand by now: the page may not have followed them yet. */
  newest: () => { line: RoadLine; levers: RoadLevers };
  onAdd: (goal: Goal) => void;
}

/** Stands in until a goal is added. */
const NEW_GOAL = "new";

/** What makes a goal of a lever or of what happens once; loaded when the first is moved. */
export function GoalOfLever({ of, today, isAdding, newest, onAdd, ...known }: GoalOfLeverProps) {
  const goalWith = (moved: typeof known) =>
    typeof of === "string" ? goalOfLever(of, moved, NEW_GOAL) : goalOfEvent(of, today, NEW_GOAL);
  const goalNow = () => goalWith({ ...known, ...newest() });
  return <GoalButton goal={goalWith(known)} goalNow={goalNow} isAdding={isAdding} onAdd={onAdd} />;
}
