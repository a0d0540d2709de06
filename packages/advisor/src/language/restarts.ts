import { setSlots } from "./set-slots.ts";
import type { Token } from "./token.ts";

/** "275, no wait, 285 thousand": an amount taken back in the same breath. */
const RESTART =
  /(?<=^| )[MN](?: T)?(?: ,)?(?: (?:no|wait|i mean|i meant|scratch that|make that|correction|oops|whoops|or rather|rather|hold on|hang on|no sorry|sorry no|sorry i mean|sorry i meant)(?: ,)?)+(?: (?:it is|that is|more like))?(?= M(?: |$))/g;

/** Without amounts that were taken back for another one. */
export function withoutRestarts(tokens: Token[]): Token[] {
  return setSlots(tokens, RESTART, () => "drop");
}
