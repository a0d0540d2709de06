import { GOAL_TYPE_OPTIONS, type GoalStatus, type GoalType, labelOf } from "@seven-figures/domain";
import {
  BookOpen,
  Check,
  Circle,
  CircleDollarSign,
  CircleDot,
  Hammer,
  type LucideIcon,
  Repeat,
  Sprout,
  Users,
} from "lucide-react";

const TYPE_ICONS: Record<GoalType, LucideIcon> = {
  financial: CircleDollarSign,
  skill: BookOpen,
  behavior: Repeat,
  lifestyle: Sprout,
  networking: Users,
  project: Hammer,
};

/** What a goal's type looks like on every screen: its icon, its hue's token and its label. */
export function typeAppearance(type: GoalType) {
  return { Icon: TYPE_ICONS[type], hue: `goal-${type}` as const, label: labelOf(GOAL_TYPE_OPTIONS, type) };
}

/** A status is never colour alone: its word goes with an icon. */
export const STATUS_APPEARANCE: Record<GoalStatus, { Icon: LucideIcon; tone: "success" | "neutral" }> = {
  "Not Started": { Icon: Circle, tone: "neutral" },
  "In Progress": { Icon: CircleDot, tone: "neutral" },
  Completed: { Icon: Check, tone: "success" },
};
