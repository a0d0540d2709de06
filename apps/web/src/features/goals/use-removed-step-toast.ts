import type { GoalFormInput } from "@seven-figures/domain";
import { useCallback, useEffect, useRef } from "react";
import { toast } from "#ui/toast.tsx";

type FormStep = GoalFormInput["submilestones"][number];

/** Offers to put a removed submilestone back into the form, while that is open. One without a title is no loss. */
export function useRemovedStepToast(): (step: FormStep, putBack: () => void) => void {
  const close = useRef(() => {});
  useEffect(() => () => close.current(), []);
  return useCallback(({ title }, putBack) => {
    close.current();
    if (title.trim() !== "") close.current = toast.undoable(`${title.trim()} removed`, putBack);
  }, []);
}
