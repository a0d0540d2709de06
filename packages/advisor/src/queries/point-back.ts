import { type Documents, type ItemRef, SIDES, select } from "@seven-figures/domain";
import type { Laid } from "./pieces.ts";

const POINTS = /^(?:it|its|that|this|them|those|these|both|they|her|him)$/;
/** "In there", "on that one". */
const PLACES = /\b(?:in|on|from|left|into|to) (there)\b/;

/** "If it doubled instead": where nothing is named, what was spoken of before is meant. Whether that is so. */
export function pointBack(laid: Laid, spoken: readonly ItemRef[], documents: Documents): boolean {
  if (spoken.length === 0 || laid.pieces.some(({ kind }) => kind === "named" || kind === "group")) return false;
  const other = laid.tokens.findIndex(({ text }, at) => text === "other" && isOneOther(laid, at));
  const [sibling] = other < 0 ? [] : siblingOf(spoken, documents);
  if (sibling) return point(laid, [sibling], other, Math.min(other + 2, laid.tokens.length));
  const place = PLACES.exec(laid.text);
  const there = place ? laid.starts.indexOf(place.index + place[0].length - "there".length) : -1;
  const at = laid.tokens.findIndex(({ text, slot }) => slot === null && POINTS.test(text));
  if (at >= 0) return point(laid, spoken, at, at + 1);
  return there >= 0 && point(laid, spoken, there, there + 1);
}

function point(laid: Laid, items: readonly ItemRef[], from: number, to: number): true {
  const sides = Object.fromEntries(
    SIDES.flatMap((side) => {
      const ofSide = items.filter((each) => each.side === side);
      return ofSide.length > 0 ? [[side, ofSide]] : [];
    }),
  );
  laid.pieces = laid.pieces.filter((piece) => piece.to <= from || piece.from >= to);
  laid.pieces.push({ kind: "named", sides, text: "it", from, to });
  laid.pieces.sort((a, b) => a.from - b.from);
  return true;
}

/** "The other one", "the other account": no others of many. */
function isOneOther({ tokens }: Laid, at: number): boolean {
  const next = tokens[at + 1];
  return next === undefined || next.slot !== null || /^(?:one|account|card|loan|goal|[.?!,])$/.test(next.text);
}

/** The one that is told apart from what was spoken of by "the other": of the same kind, or of the same bank. */
function siblingOf(spoken: readonly ItemRef[], documents: Documents): ItemRef[] {
  const [one] = spoken;
  if (!one) return [];
  const all = select({ kind: "all", side: one.side }, documents);
  const self = all.find(({ id }) => id === one.id);
  const others = all.filter(({ id }) => !spoken.some((each) => each.id === id));
  const words = new Set(self?.name.toLowerCase().split(/\W+/) ?? []);
  const alike = others.filter(({ name }) =>
    name
      .toLowerCase()
      .split(/\W+/)
      .some((word) => words.has(word)),
  );
  const ofType = others.filter(({ type }) => type === self?.type);
  const found = [alike, ofType, others].find(({ length }) => length === 1) ?? [];
  return found.map(({ side, id }) => ({ side, id }));
}
