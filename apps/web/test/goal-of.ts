import { check, type Goal, goalSchema } from "@seven-figures/domain";

/** A goal with these fields, and whatever else it takes. */
export function goalOf(fields: object): Goal {
  const checked = check(goalSchema, { id: "1", title: "Learn SQL", type: "skill", ...fields });
  if ("errors" in checked) throw new Error(JSON.stringify(checked.errors));
  return checked.value;
}
