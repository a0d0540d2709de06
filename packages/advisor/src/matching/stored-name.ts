import type { Documents } from "@seven-figures/domain";

/** What a stored entry or goal is called; undefined where nothing stored has that id. */
export function storedName(id: string, { financials, goals }: Documents): string | undefined {
  const entry = [...(financials.assets ?? []), ...(financials.debts ?? [])].find((each) => each.id === id);
  return entry?.name ?? goals.intermediateGoals.find((each) => each.id === id)?.title;
}
