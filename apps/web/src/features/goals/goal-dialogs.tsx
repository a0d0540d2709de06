import type { Goal } from "@seven-figures/domain";
import { aheadPart, useAhead } from "#ui/ahead-part.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import type { GoalDialogsControl } from "./use-goal-dialogs.ts";
import type { ToggleStep } from "./use-step-toggle.ts";

/** Forms are not needed to see the page; they come once it stands, so that a press finds them there. */
const details = aheadPart(async () => (await import("./goal-details.tsx")).GoalDetails);
const editor = aheadPart(async () => (await import("./goal-dialog.tsx")).GoalDialog);

interface GoalDialogsProps {
  dialogs: GoalDialogsControl;
  goals: readonly Goal[];
  /** The revision of the goals shown; saves of an older one are refused. */
  revision: number;
  onToggleStep: ToggleStep;
}

/** The add/edit dialog and the details of a goal. A goal deleted elsewhere stays as it was, and says that it is gone. */
export function GoalDialogs({ dialogs, goals, revision, onToggleStep }: GoalDialogsProps) {
  const { view, open, serial } = dialogs.state;
  useFocusKept(open || !view);
  const stored = goals.find(({ id }) => id === view?.goal?.id);
  const goal = stored ?? view?.goal ?? null;
  const edits = view !== null && (view.kind === "editor" || !goal);
  const GoalDetails = useAhead(details, view !== null && !edits);
  const GoalDialog = useAhead(editor, edits);
  if (!view) return null;
  const isGone = view.goal !== null && !stored;
  if (edits || !goal) {
    if (!GoalDialog) return null;
    return (
      <GoalDialog key={serial} open={open} goal={goal} isGone={isGone} revision={revision} onClose={dialogs.close} />
    );
  }
  if (!GoalDetails) return null;
  return (
    <GoalDetails
      key={serial}
      open={open}
      goal={goal}
      isGone={isGone}
      onClose={dialogs.close}
      onEdit={() => dialogs.edit(goal)}
      onToggleStep={onToggleStep}
    />
  );
}
