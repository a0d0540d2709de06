import { sameValue } from "./same-value.ts";

export interface Followed<Fields> {
  /** Fields that the person left alone, with their newer values. */
  updates: Partial<Fields>;
  /** Fields that changed elsewhere and hold something else that the person typed. */
  conflicts: (keyof Fields & string)[];
}

/**
 * What an open form does when the saved values move from `base` to `fresh` while it holds `typed`: a field left alone
 * follows, a field that was typed in stays. A field is compared as a whole, a list too.
 */
export function followSaved<Fields extends object>(base: Fields, typed: Fields, fresh: Fields): Followed<Fields> {
  const followed: Followed<Fields> = { updates: {}, conflicts: [] };
  for (const key of Object.keys(fresh) as (keyof Fields & string)[]) {
    if (sameValue(base[key], fresh[key]) || sameValue(typed[key], fresh[key])) continue;
    if (sameValue(typed[key], base[key])) followed.updates[key] = fresh[key];
    else followed.conflicts.push(key);
  }
  return followed;
}
