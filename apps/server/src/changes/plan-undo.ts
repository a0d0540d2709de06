import {
  type CalendarDate,
  check,
  type Documents,
  type FieldPath,
  financialsSchema,
  goalListSchema,
  isOnboardingCompleted,
  pastSchema,
  profileSchema,
  revertChange,
  sameJson,
  scenariosSchema,
  skillsSchema,
  touchedThings,
} from "@seven-figures/domain";
import type { LoggedChange } from "../store/logged-change.ts";

/** The documents without a change, or why it must stand: what of it was edited since, in people's words. */
export type UndoPlan =
  | { documents: Documents }
  | { refused: "later-edits"; things: string[] }
  | { refused: "profile-needs-it" };

/** What taking a change back would come to, as things stand now. */
export function planUndo(current: Documents, { before, after }: LoggedChange, today: CalendarDate): UndoPlan {
  const reverted = revertChange(current, before, after);
  const paths = "refused" in reverted ? reverted.paths : findBrokenRules(reverted.documents);
  if ("refused" in reverted || paths.length > 0) {
    return { refused: "later-edits", things: touchedThings(before, after, paths) };
  }
  // Someone who was let in must not find themselves back at the first step of onboarding.
  const isLetIn = isOnboardingCompleted(current.profile, today);
  if (isLetIn && !isOnboardingCompleted(reverted.documents.profile, today)) return { refused: "profile-needs-it" };
  return reverted;
}

/** Whether Undo is worth offering: the change stands, can be taken back, and something would be different then. */
export function isUndoable(current: Documents, change: LoggedChange, today: CalendarDate): boolean {
  if (change.undoes !== null || change.undoneAt !== null) return false;
  const plan = planUndo(current, change, today);
  return "documents" in plan && !sameJson(plan.documents, current);
}

/** Later edits may rest on what is taken back: an amount that was saved towards a target, once that was raised. */
function findBrokenRules({ profile, financials, goals, skills, past, scenarios }: Documents): FieldPath[] {
  const checks = [
    { at: ["profile"], checked: check(profileSchema, profile) },
    { at: ["financials"], checked: check(financialsSchema, financials) },
    { at: ["goals", "intermediateGoals"], checked: check(goalListSchema, goals.intermediateGoals) },
    { at: ["skills"], checked: check(skillsSchema, skills) },
    { at: ["past"], checked: check(pastSchema, past) },
    { at: ["scenarios"], checked: check(scenariosSchema, scenarios) },
  ];
  return checks.flatMap(({ at, checked }) =>
    "errors" in checked ? checked.errors.map(({ path }) => [...at, ...path.split(".")]) : [],
  );
}
