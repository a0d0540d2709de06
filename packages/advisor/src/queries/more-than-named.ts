import { type Documents, select } from "@seven-figures/domain";
import { singular } from "../language/singular.ts";
import type { GroupWords } from "./group-words.ts";
import type { Named } from "./name-finder.ts";

/** "The houses" of somebody who has one by that word, and a duplex: all of the kind, and not the one that bears the word. */
export function isOfWholeKind({ sides, text }: Named, groups: readonly GroupWords[], documents: Documents): boolean {
  if (text.includes(" ") || singular(text) === text) return false;
  const named = Object.values(sides).flat();
  return groups.some(({ pattern, selection, isMany }) => {
    if (!isMany || selection.kind !== "type" || text.replace(pattern, "") !== "") return false;
    const all = select(selection, documents);
    return all.length > named.length && named.every(({ id }) => all.some((each) => each.id === id));
  });
}
