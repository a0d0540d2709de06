import { GOAL_TYPE_OPTIONS, type GoalStatus, type GoalType, labelOf } from "@seven-figures/domain";
import { BookOpen } from "#ui/icons/book-open.tsx";
import { Check } from "#ui/icons/check.tsx";
import { Circle } from "#ui/icons/circle.tsx";
import { CircleDollarSign } from "#ui/icons/circle-dollar-sign.tsx";
import { CircleDot } from "#ui/icons/circle-dot.tsx";
import type { IconComponent } from "#ui/icons/create-icon.tsx";
import { Hammer } from "#ui/icons/hammer.tsx";
import { Repeat } from "#ui/icons/repeat.tsx";
import { Sprout } from "#ui/icons/sprout.tsx";
import { Users } from "#ui/icons/users.tsx";

const TYPE_ICONS: Record<GoalType, IconComponent> = {
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
export const STATUS_APPEARANCE: Record<GoalStatus, { Icon: IconComponent; tone: "success" | "neutral" }> = {
  "Not Started": { Icon: Circle, tone: "neutral" },
  "In Progress": { Icon: CircleDot, tone: "neutral" },
  Completed: { Icon: Check, tone: "success" },
};
