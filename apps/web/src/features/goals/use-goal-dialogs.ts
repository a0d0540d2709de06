import type { Goal } from "@seven-figures/domain";
import { useCallback, useMemo, useState } from "react";

type View = { kind: "editor"; goal: Goal | null } | { kind: "details"; goal: Goal };

/** Which goal dialog is shown. `serial` tells one opening from the next, so that each form starts afresh. */
interface GoalDialogsState {
  view: View | null;
  open: boolean;
  serial: number;
}

/** Opens and closes the goal dialogs of a page; `GoalDialogs` shows them. */
export function useGoalDialogs() {
  const [state, setState] = useState<GoalDialogsState>({ view: null, open: false, serial: 0 });
  const show = useCallback((view: View) => setState(({ serial }) => ({ view, open: true, serial: serial + 1 })), []);
  const actions = useMemo(
    () => ({
      add: () => show({ kind: "editor", goal: null }),
      edit: (goal: Goal) => show({ kind: "editor", goal }),
      details: (goal: Goal) => show({ kind: "details", goal }),
      close: () => setState((before) => ({ ...before, open: false })),
    }),
    [show],
  );
  return { state, ...actions };
}

export type GoalDialogsControl = ReturnType<typeof useGoalDialogs>;
