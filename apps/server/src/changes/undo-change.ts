import {
  check,
  DOCUMENT_KINDS,
  type DocumentKind,
  type Documents,
  type FieldChange,
  fieldChanges,
  financialsSchema,
  goalListSchema,
  profileSchema,
  revertChange,
  skillsSchema,
} from "@seven-figures/domain";
import type { Call } from "../functions/call.ts";
import type { LoggedChange } from "../store/logged-change.ts";
import type { PersonWriter } from "../store/person-writer.ts";
import type { StoredDocuments } from "../store/stored-documents.ts";
import { recordChange } from "./record-change.ts";

export interface UndoRequest {
  change: LoggedChange;
  seen: StoredDocuments;
  by: "you" | "advisor";
  timeZone?: string | undefined;
}

/** What came of an undo: what is as before again, or where later edits would be lost, also in people's words. */
export type Undo =
  | { restored: DocumentKind[]; fields: FieldChange[]; stored: StoredDocuments }
  | { lostPaths: string[]; lostThings: string[] };

/** Takes a change back and marks it so, with a row of its own in the change log. */
export async function undoChange(writer: PersonWriter, call: Call, request: UndoRequest): Promise<Undo> {
  const { change, seen, by, timeZone } = request;
  const reverted = revertChange(seen.documents, change.before, change.after);
  if ("refused" in reverted) return lost(reverted.paths, change);
  const brokenPaths = findBrokenRules(reverted.documents);
  if (brokenPaths.length > 0) return lost(brokenPaths, change);

  const { stored, fields } = await recordChange(writer, call, {
    seen,
    next: reverted.documents,
    by,
    undoes: change,
    timeZone,
  });
  await writer.markUndone(change.changeId, call.now);
  const restored = DOCUMENT_KINDS.filter((kind) => stored.revisions[kind] !== seen.revisions[kind]);
  return { restored, fields, stored };
}

/** Later edits may rest on what is taken back: an amount that was saved towards a target, once that was raised. */
function findBrokenRules({ profile, financials, goals, skills }: Documents): string[] {
  const checks = {
    profile: check(profileSchema, profile),
    financials: check(financialsSchema, financials),
    "goals.intermediateGoals": check(goalListSchema, goals.intermediateGoals),
    skills: check(skillsSchema, skills),
  };
  return Object.entries(checks).flatMap(([parent, checked]) =>
    "errors" in checked ? checked.errors.map(({ path }) => `${parent}.${path}`) : [],
  );
}

function lost(paths: string[], change: LoggedChange): Undo {
  const fields = fieldChanges(change.before, change.after);
  const touched = fields.filter(({ path }) => paths.some((lostPath) => isWithin(path, lostPath)));
  const named = touched.length > 0 ? touched : fields;
  return { lostPaths: paths, lostThings: [...new Set(named.map(({ thing }) => thing))] };
}

function isWithin(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}.`) || b.startsWith(`${a}.`);
}
