import { rememberedLast } from "../language/remembered.ts";
import { foldMessage } from "./fold-message.ts";
import { mendSlip } from "./mend-slips.ts";
import { withoutIdioms } from "./unmistakable.ts";

/** The folded words of a message, slips mended and harmless ways of speaking taken out: it is looked at twice. */
export const plainlyFolded: (message: string) => readonly string[] = rememberedLast(1, (message: string) =>
  withoutIdioms(foldMessage(message).map(mendSlip)),
);
