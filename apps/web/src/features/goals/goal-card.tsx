import type { CalendarDate, Goal } from "@seven-figures/domain";
import { ChevronRight, Pencil } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import { DueLine } from "./due-line.tsx";
import { GoalBadges } from "./goal-badges.tsx";
import styles from "./goal-card.module.css";
import { GoalProgressBar } from "./goal-progress-bar.tsx";
import { GoalTile } from "./goal-tile.tsx";
import { StepPreview } from "./step-preview.tsx";

interface GoalCardProps {
  goal: Goal;
  today: CalendarDate;
  /** Title below the tile and no description, for the dashboard's narrow cards. */
  compact?: boolean;
  onOpen: () => void;
  onEdit: () => void;
}

/** A goal at a glance. The whole card opens its details; the pencil opens the editor. */
export function GoalCard({ goal, today, compact = false, onOpen, onEdit }: GoalCardProps) {
  return (
    <article className={styles.card} data-compact={compact}>
      <div className={styles.head}>
        <GoalTile type={goal.type} />
        <h3 className={styles.title}>
          <button type="button" className={styles.open} onClick={onOpen}>
            <span className={styles.name}>{goal.title}</span>
            <ChevronRight className={styles.chevron} size={18} strokeWidth={2} aria-hidden />
          </button>
        </h3>
        <span className={styles.edit}>
          <IconButton label={`Edit ${goal.title}`} onClick={onEdit}>
            <Pencil aria-hidden />
          </IconButton>
        </span>
      </div>
      <GoalBadges goal={goal} />
      <GoalProgressBar goal={goal} />
      <DueLine goal={goal} today={today} />
      {compact ? null : <p className={styles.about}>{goal.description || "No Description Provided"}</p>}
      <StepPreview steps={goal.submilestones} />
    </article>
  );
}
