import type { Documents } from "@seven-figures/domain";
import { documentsOf } from "../testing/run-case.ts";
import type { SampleState } from "./sample-state.ts";

/** Invented stored data as documents. */
export function documentsFor(state: SampleState): Documents {
  const entries = (list: readonly { id: string; name: string; type: string; amount: number }[], key: string) =>
    list.length > 0 ? list.map(({ id, name, type, amount }) => ({ id, name, type, [key]: amount })) : null;
  const goals = state.goals.map(({ id, title, type, steps }) => ({
    id,
    title,
    type,
    status: "In Progress",
    ...(type === "financial" ? { targetAmount: 5000, currentAmount: 900 } : {}),
    submilestones: steps.map((step, order) => ({ ...step, completed: false, targetAmount: 100, order })),
  }));
  return documentsOf({
    state: {
      assets: entries(state.assets, "value"),
      debts: entries(state.debts, "balance"),
      goals,
      skills: { skills: state.skills, interests: state.interests },
    },
  } as Parameters<typeof documentsOf>[0]);
}
