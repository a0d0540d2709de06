import type { Goal } from "@seven-figures/domain";
import { Suspense, useEffect } from "react";
import { lazyPart } from "#ui/lazy-part.ts";
import { useFocusKept } from "./use-focus-kept.ts";
import type { GoalDialogsControl } from "./use-goal-dialogs.ts";
import type { ToggleStep } from "./use-step-toggle.ts";

const loadDetails = () => import("./goal-details.tsx");
const loadEditor = () => import("./goal-dialog.tsx");
const GoalDetails = lazyPart(async () => (await loadDetails()).GoalDetails);
const GoalDialog = lazyPart(async () => (await loadEditor()).GoalDialog);
/** Forms are not needed to see the page; they come once it stands, so that a click finds them there. */
const LOAD_AFTER_MS = 1000;

interface GoalDialogsProps {
  dialogs: GoalDialogsControl;
  goals: readonly Goal[];
  /** The revision of the goals shown; saves of an older one are refused. */
  revision: number;
  onToggleStep: ToggleStep;
}

/** The add/edit dialog and the details of a goal. A goal deleted elsewhere stays as it was, and says that it is gone. */
export function GoalDialogs({ dialogs, goals, revision, onToggleStep }: GoalDialogsProps) {
  useEffect(() => {
    const timer = setTimeout(() => void Promise.allSettled([loadDetails(), loadEditor()]), LOAD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const { view, open, serial } = dialogs.state;
  useFocusKept(open || !view);
  if (!view) return null;
  const stored = goals.find(({ id }) => id === view.goal?.id);
  const goal = stored ?? view.goal;
  const isGone = view.goal !== null && !stored;
  return (
    <Suspense>
      {view.kind === "editor" || !goal ? (
        <GoalDialog key={serial} open={open} goal={goal} isGone={isGone} revision={revision} onClose={dialogs.close} />
      ) : (
        <GoalDetails
          key={serial}
          open={open}
          goal={goal}
          isGone={isGone}
          onClose={dialogs.close}
          onEdit={() => dialogs.edit(goal)}
          onToggleStep={onToggleStep}
        />
      )}
    </Suspense>
  );
}
