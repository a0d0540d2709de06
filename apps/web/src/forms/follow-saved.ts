import { sameValue } from "./same-value.ts";

/**
 * What a list becomes that was changed here and elsewhere: entries are merged one by one. `prefer`: whose stands where
 * both changed the same in different ways.
 */
type Merge<Value> = (base: Value, typed: Value, fresh: Value, prefer: "typed" | "fresh") => Value;

/** How the fields merge that are not taken as a whole. */
export type Merges<Fields> = { [Key in keyof Fields]?: Merge<Fields[Key]> };

interface Followed<Fields> {
  /** Fields that the person left alone, with their newer values, and those that were merged. */
  updates: Partial<Fields>;
  /** Fields that changed elsewhere and hold something else that the person typed. */
  conflicts: (keyof Fields & string)[];
}

/**
 * What an open form does when the saved values move from `base` to `fresh` while it holds `typed`: a field left alone
 * follows, a field that was typed in stays. A field is compared as a whole, a list too, unless `merges` says how.
 */
export function followSaved<Fields extends object>(
  base: Fields,
  typed: Fields,
  fresh: Fields,
  merges: Merges<Fields> = {},
): Followed<Fields> {
  const followed: Followed<Fields> = { updates: {}, conflicts: [] };
  for (const key of Object.keys(fresh) as (keyof Fields & string)[]) {
    const values = [base[key], typed[key], fresh[key]] as const;
    if (sameValue(base[key], fresh[key]) || sameValue(typed[key], fresh[key])) continue;
    if (sameValue(typed[key], base[key])) followed.updates[key] = fresh[key];
    else if (isConflict(merges[key], ...values)) followed.conflicts.push(key);
    const merge = merges[key];
    if (merge && !(key in followed.updates)) followed.updates[key] = merge(...values, "typed");
  }
  return followed;
}

/** Whether the same was changed here and elsewhere in different ways. */
export function isConflict<Value>(merge: Merge<Value> | undefined, base: Value, typed: Value, fresh: Value): boolean {
  if (!merge) return !sameValue(typed, fresh);
  return !sameValue(merge(base, typed, fresh, "typed"), merge(base, typed, fresh, "fresh"));
}
