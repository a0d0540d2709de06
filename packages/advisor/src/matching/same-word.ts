import { countSlips } from "../language/count-slips.ts";
import { isEnglish } from "../language/english-words.ts";
import { withoutOwner } from "../language/fold-word.ts";
import { singular } from "../language/singular.ts";

/** Whether two words are one, but for an owner's mark, a plural or one slip of the hand. */
export function sameWord(a: string, b: string): boolean {
  const [x, y] = [singular(withoutOwner(a)), singular(withoutOwner(b))];
  if (x === y) return true;
  const isSlip = x.length >= 5 && y.length >= 5 && x[0] === y[0] && countSlips(x, y, 1) <= 1;
  return isSlip && !(isEnglish(x) && isEnglish(y));
}
