import type { GoalLever, RoadEvent } from "@seven-figures/domain";
import { createContext, type ReactNode, useContext } from "react";

/**
 * What makes a goal of a lever or an event; nothing where it asks for none. By context, so that the levers themselves
 * need not be drawn anew when the road behind them is another.
 */
export const LeverGoals = createContext<(of: GoalLever | RoadEvent) => ReactNode>(() => null);

export function LeverGoal({ of }: { of: GoalLever | RoadEvent }) {
  return useContext(LeverGoals)(of);
}
