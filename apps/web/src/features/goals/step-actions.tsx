import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { IconButton } from "#ui/icon-button.tsx";
import styles from "./step-actions.module.css";

interface StepActionsProps {
  at: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** Up, down, remove. At the ends the arrows stay focusable, so that moving by keyboard never loses its place. */
export function StepActions({ at, count, onMove, onRemove }: StepActionsProps) {
  const place = at + 1;
  const [first, last] = [at === 0, at === count - 1];
  return (
    <span className={styles.actions}>
      <IconButton
        label={`Move submilestone ${place} up`}
        aria-disabled={first}
        onClick={() => (first ? undefined : onMove(at - 1))}
      >
        <ArrowUp aria-hidden />
      </IconButton>
      <IconButton
        label={`Move submilestone ${place} down`}
        aria-disabled={last}
        onClick={() => (last ? undefined : onMove(at + 1))}
      >
        <ArrowDown aria-hidden />
      </IconButton>
      <IconButton label={`Remove submilestone ${place}`} onClick={onRemove}>
        <Trash2 aria-hidden />
      </IconButton>
    </span>
  );
}
