import { countSlips } from "../language/count-slips.ts";
import { isEnglish } from "../language/english-words.ts";
import { withoutOwner } from "../language/fold-word.ts";
import { singular } from "../language/singular.ts";

/** "Vette", "stang": so many letters of a name's beginning are left out at most, and so many are left at least. */
export const MOST_CUT = 3;
export const SHORTEST_CLIPPED = 5;

function isClipped(short: string, long: string): boolean {
  const cut = long.length - short.length;
  return short.length >= SHORTEST_CLIPPED && cut > 0 && cut <= MOST_CUT && long.endsWith(short) && !isEnglish(short);
}

/** So many letters are said of a word's beginning at least, and so many left out: "dom" for domiciliary. */
export const SHORTEST_CUT = 3;
const FEWEST_LEFT_OUT = 3;

/** Whether a word that was said is only the beginning of another. */
export function isCutShort(said: string, word: string): boolean {
  return said.length >= SHORTEST_CUT && word.length >= said.length + FEWEST_LEFT_OUT && word.startsWith(said);
}

/** Whether two words are one, but for an owner's mark, a plural, a beginning left out or one slip of the hand. */
export function sameWord(a: string, b: string): boolean {
  const [x, y] = [singular(withoutOwner(a)), singular(withoutOwner(b))];
  if (x === y) return true;
  if (isClipped(x, y) || isClipped(y, x)) return true;
  const isSlip = x.length >= 5 && y.length >= 5 && x[0] === y[0] && countSlips(x, y, 1) <= 1;
  return isSlip && !(isEnglish(x) && isEnglish(y));
}
