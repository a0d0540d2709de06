import type { Laid } from "./pieces.ts";
import { signsOf } from "./question-features.ts";
import { supposedIn } from "./supposed-part.ts";

/** The signs of a question without what it supposes. */
export function questionSigns(laid: Laid): string[] {
  const parts = supposedIn(laid);
  return parts.asked.flatMap(({ from, to }) => signsOf(laid, from, to));
}
