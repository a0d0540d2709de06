import type { FieldChange } from "@seven-figures/domain";

const MOST_NAMES = 3;
const VERBS = { added: "Added", changed: "Changed", removed: "Removed" } as const;

/** One line for the activity list: `Added Ally savings and Visa; changed Income and expenses`. */
export function summarizeChange(fields: readonly FieldChange[]): string {
  const parts = (["added", "changed", "removed"] as const).flatMap((action) => {
    const things = [...new Set(fields.filter((field) => field.action === action).map(nameOf))];
    return things.length === 0 ? [] : [`${VERBS[action]} ${joinNames(things)}`];
  });
  const line = parts.map((part, at) => (at === 0 ? part : part[0]?.toLowerCase() + part.slice(1))).join("; ");
  // Names may hold what no database takes outside of JSON.
  return line.replaceAll("\0", "") || "Changed the order of entries";
}

/** Skills and interests are lists of names: there the name itself is what came or went. */
function nameOf({ path, thing, before, after }: FieldChange): string {
  return path[0] === "skills" ? String(after ?? before) : thing;
}

function joinNames(names: string[]): string {
  const shown = names.slice(0, MOST_NAMES);
  const rest = names.length - shown.length;
  if (rest > 0) return `${shown.join(", ")} and ${rest} more`;
  const last = shown.pop();
  return shown.length === 0 ? String(last) : `${shown.join(", ")} and ${last}`;
}
