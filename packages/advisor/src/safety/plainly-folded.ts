import { rememberedLast } from "../language/remembered.ts";
import { foldMessage } from "./fold-message.ts";
import { mendSlip } from "./mend-slips.ts";
import { withoutIdioms } from "./unmistakable.ts";

/** A message is looked at several times, and its parts in between. */
const MOST_REMEMBERED = 6;

/** The folded words of a message, slips mended and harmless ways of speaking taken out. */
export const plainlyFolded: (message: string) => readonly string[] = rememberedLast(
  MOST_REMEMBERED,
  (message: string) => withoutIdioms(foldMessage(message).map(mendSlip)),
);
