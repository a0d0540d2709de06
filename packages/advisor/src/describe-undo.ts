import {
  type FieldChange,
  type FieldValue,
  fieldAt,
  fieldOfPath,
  formatDollars,
  spokenName,
} from "@seven-figures/domain";
import { bold } from "./replies/describe-changes.ts";
import type { UndoOutcome } from "./types.ts";

/** What came of an undo, in words. */
export function describeUndo(outcome: UndoOutcome): string {
  if (outcome.undone) {
    const lines = outcome.fields.slice(0, 8).map(describeField);
    if (lines.length < 2) return `Undone, I took the last change back: ${lines[0] ?? "all is as it was"}.`;
    return ["Undone, I took the last change back:", ...lines.map((line) => `- ${line}`)].join("\n");
  }
  if (outcome.reason === "nothing-to-undo") return "There is no change of mine left to undo.";
  if (outcome.reason === "profile-needs-it") {
    return "I did not undo it: your profile would no longer be complete. You can change it on the Profile page.";
  }
  const things = outcome.things.map((thing) => `**${bold(thing)}**`).join(", ");
  return `I did not undo it: ${things} changed again since, and that would be lost.`;
}

function describeField({ path, thing, action, before, after, unit }: FieldChange): string {
  const name = `**${bold(thing)}**`;
  if (action === "removed") return `${name} is off your list again`;
  if (action === "added")
    return `${name} is back${typeof after === "number" && unit === "money" ? ` at ${formatDollars(after)}` : ""}`;
  const facts = fieldAt(path);
  const field = facts ? spokenName(facts) : spaced(fieldOfPath(path));
  const subject = path[1] === "financialInfo" ? `your ${field.toLowerCase()}` : `the ${field} of ${name}`;
  const verb = facts?.isPlural ? "are" : "is";
  if (after === null || after === "") return `${subject} ${verb} not recorded any more`;
  return `${subject} ${verb} ${words(after, unit)} again${before === null ? "" : `, not ${words(before, unit)}`}`;
}

/** "birthDate" as "birth date". */
function spaced(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

function words(value: FieldValue, unit: FieldChange["unit"]): string {
  if (value === null || value === "") return "nothing";
  if (typeof value === "number" && unit === "money") return formatDollars(value);
  return unit === "percent" ? `${value}%` : bold(String(value));
}
