import { formatDate, formatDollars, GOAL_FIELDS, type Goal, isMoneyGoal } from "@seven-figures/domain";
import { Pencil } from "lucide-react";
import { DeletedElsewhere } from "#forms/deleted-elsewhere.tsx";
import { aheadPart } from "#ui/ahead-part.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useExtra } from "#ui/use-extra.ts";
import { AddGoalAgain } from "./add-goal-again.tsx";
import { GoalBadges } from "./goal-badges.tsx";
import styles from "./goal-details.module.css";
import { GoalProgressBar } from "./goal-progress-bar.tsx";
import { GoalTile } from "./goal-tile.tsx";
import { ProgressUpdate } from "./progress-update.tsx";
import { StepChecklist } from "./step-checklist.tsx";
import type { ToggleStep } from "./use-step-toggle.ts";

/** What a goal does to the date of the target: worked out once somebody looks at one of money. */
const nearer = aheadPart(async () => (await import("#explained/nearer-figures.tsx")).NearerFigures, {
  whenIdle: false,
});

interface GoalDetailsProps {
  open: boolean;
  goal: Goal;
  /** Whether it was deleted elsewhere while this is open. */
  isGone: boolean;
  onClose: () => void;
  onEdit: () => void;
  onToggleStep: ToggleStep;
}

/** Everything about one goal, with its progress and steps to update. */
export function GoalDetails({ open, goal, isGone, onClose, onEdit, onToggleStep }: GoalDetailsProps) {
  const isNearer = open && !isGone && isMoneyGoal(goal) && goal.status !== "Completed";
  const NearerFigures = useExtra(nearer, isNearer);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      title="Goal Details"
      footer={
        isGone ? (
          <AddGoalAgain goal={goal} onAdded={onClose} />
        ) : (
          <Button variant="secondary" icon={<Pencil aria-hidden />} onClick={onEdit}>
            Edit Goal
          </Button>
        )
      }
    >
      <div className={styles.body}>
        <DeletedElsewhere noun={isGone ? "goal" : null}>
          <p>You can add it again as it stands here.</p>
        </DeletedElsewhere>
        <div className={styles.head}>
          <GoalTile type={goal.type} />
          <h3>{goal.title}</h3>
        </div>
        <GoalBadges goal={goal} />
        <GoalProgressBar goal={goal} />
        {isGone ? null : <ProgressUpdate goal={goal} />}
        <Facts goal={goal} />
        <StepChecklist goal={goal} onToggle={onToggleStep} />
        {isNearer && NearerFigures ? <NearerFigures of="goal" id={goal.id} level={4} /> : null}
      </div>
    </Dialog>
  );
}

function Facts({ goal }: { goal: Goal }) {
  const facts = [
    ...(isMoneyGoal(goal)
      ? [
          { label: GOAL_FIELDS.currentAmount.label, value: formatDollars(goal.currentAmount) },
          { label: GOAL_FIELDS.targetAmount.label, value: formatDollars(goal.targetAmount) },
        ]
      : []),
    { label: GOAL_FIELDS.targetDate.label, value: goal.targetDate ? formatDate(goal.targetDate) : "No target date" },
    ...(goal.category ? [{ label: GOAL_FIELDS.category.label, value: goal.category }] : []),
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <section className={styles.about}>
        <h4>{GOAL_FIELDS.description.label}</h4>
        <p>{goal.description || "No Description Provided"}</p>
      </section>
    </>
  );
}
