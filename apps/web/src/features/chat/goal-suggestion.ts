import {
  formatDate,
  formatDollars,
  formatMonth,
  type Goal,
  type Instant,
  type Submilestone,
  sameJson,
} from "@seven-figures/domain";

/** `update`: a goal of this id stands already, and the suggestion, newer than it, says something else. */
export type SuggestionState = "new" | "update" | "added";

/** What is aimed at, and by which steps. */
type Plan = Pick<Goal, "title" | "type" | "targetAmount" | "targetDate" | "description" | "submilestones">;

/** Where a suggested goal stands, told from the stored goals alone: so that nothing is ever added twice. */
export function suggestionState(suggested: Goal, suggestedAt: Instant, stored: readonly Goal[]): SuggestionState {
  const existing = stored.find(({ id }) => id === suggested.id);
  if (!existing) return "new";
  const changedSince = existing.updatedAt > suggestedAt;
  return changedSince || sameJson(planOf(existing), planOf(suggestedUpdates(suggested, existing))) ? "added" : "update";
}

/** What a suggestion changes in the goal that stands: never how far the person has come. */
export function suggestedUpdates(suggested: Goal, existing: Goal): Plan & Pick<Goal, "category"> {
  const { title, type, targetAmount, targetDate, description, category } = suggested;
  return {
    title,
    type,
    targetAmount,
    targetDate,
    description,
    category,
    submilestones: mergeSteps(suggested.submilestones, existing.submilestones),
  };
}

/** The suggested steps, ticked where they were, then the person's own. */
function mergeSteps(suggested: Submilestone[], existing: Submilestone[]): Submilestone[] {
  const taken = new Set<string>();
  const fresh = suggested.map((step) => {
    const old = existing.find((candidate) => isSameStep(candidate, step));
    if (!old) return step;
    taken.add(old.id);
    return { ...step, id: old.id, completed: old.completed };
  });
  return [...fresh, ...existing.filter(({ id }) => !taken.has(id))].map((step, order) => ({ ...step, order }));
}

function isSameStep(a: Submilestone, b: Submilestone): boolean {
  return a.id === b.id || a.title.toLowerCase() === b.title.toLowerCase();
}

function planOf({ title, type, targetAmount, targetDate, description, submilestones }: Plan): Plan {
  return { title, type, targetAmount, targetDate, description, submilestones };
}

/** The card's fact: `$18,220 by Mar 2030`, `By Jan 31, 2027`; null where nothing is set. */
export function suggestionFact({ targetAmount, targetDate }: Pick<Goal, "targetAmount" | "targetDate">): string | null {
  if (targetAmount === null) return targetDate && `By ${formatDate(targetDate)}`;
  const amount = formatDollars(targetAmount);
  return targetDate ? `${amount} by ${formatMonth(targetDate)}` : amount;
}
