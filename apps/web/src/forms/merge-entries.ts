import { followSaved } from "./follow-saved.ts";
import { sameValue } from "./same-value.ts";

interface EntryMergeOptions<Entry> {
  /** What tells an entry apart that was edited: entries have no ids. */
  nameOf: (entry: Entry) => string;
  prefer: "typed" | "fresh";
}

/**
 * A list whose entries have no ids, changed here (`typed`) and elsewhere (`fresh`): each entry takes both changes, field
 * by field; one that was added or deleted on either side is. Where both changed the same, or one deleted what the other
 * changed, `prefer` decides. The order is that of `typed`; what was added elsewhere comes last.
 */
export function mergeEntries<Entry extends object>(
  base: readonly Entry[],
  typed: readonly Entry[],
  fresh: readonly Entry[],
  { nameOf, prefer }: EntryMergeOptions<Entry>,
): Entry[] {
  const [mine, theirs] = [pairUp(base, typed, nameOf), pairUp(base, fresh, nameOf)];
  const merged = typed.flatMap((entry, at) => {
    const from = mine.indexOf(at);
    const was = base[from];
    if (!was) return [entry];
    const now = fresh[theirs[from] ?? -1];
    if (now) return [mergeFields(was, entry, now, prefer)];
    return prefer === "fresh" || sameValue(was, entry) ? [] : [entry];
  });
  const back = base.flatMap((was, from) => {
    const now = fresh[theirs[from] ?? -1];
    const wasDeletedHere = mine[from] === undefined;
    return prefer === "fresh" && wasDeletedHere && now && !sameValue(was, now) ? [now] : [];
  });
  const added = fresh.filter((entry, at) => !theirs.includes(at) && !typed.some((own) => sameValue(own, entry)));
  return [...merged, ...back, ...added];
}

function mergeFields<Entry extends object>(was: Entry, mine: Entry, theirs: Entry, prefer: "typed" | "fresh"): Entry {
  const { updates, conflicts } = followSaved(was, mine, theirs);
  const preferred = prefer === "fresh" ? Object.fromEntries(conflicts.map((key) => [key, theirs[key]])) : {};
  return { ...mine, ...updates, ...preferred };
}

/** For each entry of `base` its place in `other`: the same entry, else one of its name, else one mostly the same. */
function pairUp<Entry extends object>(
  base: readonly Entry[],
  other: readonly Entry[],
  nameOf: (entry: Entry) => string,
): (number | undefined)[] {
  const places: (number | undefined)[] = base.map(() => undefined);
  const isNamed = (a: Entry, b: Entry) => nameOf(a) !== "" && nameOf(a) === nameOf(b);
  for (const isPair of [sameValue, isNamed, isMostlySame]) {
    for (const [from, entry] of base.entries()) {
      if (places[from] !== undefined) continue;
      const at = other.findIndex((candidate, place) => !places.includes(place) && isPair(entry, candidate));
      if (at >= 0) places[from] = at;
    }
  }
  return places;
}

/** More than half of what either says is the same. */
function isMostlySame<Entry extends object>(a: Entry, b: Entry): boolean {
  const keys = (Object.keys({ ...a, ...b }) as (keyof Entry)[]).filter((key) => a[key] || b[key]);
  return keys.filter((key) => a[key] === b[key]).length > keys.length / 2;
}
