import { type Rewriting, rewriting } from "../rewrite.ts";

const STILL = "(?:still |currently |slowly |now |always |about |busy |working on |not (?:done|finished) )*";
const PAYING =
  "(?:making (?:the |my |our )?payments (?:on|for)|paying (?:on|off|down|back|for)|paying|chipping away at|plugging away at|whittling (?:down|away at)|working off|financing)";
const OWED = "(?:more )?(?:left to pay|left to go|to go|left|remaining|still owed|owed|to pay|outstanding)";

/** What is being paid off, and payments told in two breaths. */
export const PAYMENTS_TOLD: Rewriting[] = [
  // "Still paying off the truck, 17,200 left at 6.4%", with or without an "I am"
  rewriting(
    `^(?:and |so |but |also )*(?:(?:i|we) )?(?:am |are |have been |been |have )*${STILL}${PAYING} (?<what>(?:my|our|the|a|an|this|that|some) (?:(?!\\b[MTR]\\b|,|:)\\S+ ){1,6}?)(?:off |down |back )?(?:[,:] |and |but )*(?:(?:with|there is|have|got|still|i|we|owe|it is|it has|at|down to|is) )*(?<amount>M) ${OWED}(?: on it| on that)?(?<after>.*)$`,
    "i owe {amount} on {what} {after}",
  ),
  // "17,200 left on the truck loan I'm still paying off, 6.4%"
  rewriting(
    `(?<=\\bM (?:.* )?(?:left|owed?|to go|remaining|on|of) (?:[a-z0-9'-]+ ){1,5})(?:that |which )?(?:i|we) (?:am|are) ${STILL}${PAYING}(?= ,| at|$)`,
    "",
  ),
  // "Made my Aidvantage payment, it was 212.60"
  rewriting(
    "(?<=\\bpayment\\b(?:(?! M\\b).)*) (?:(?:,|and|:|-|which|it|that|this one) ?)+(?:was|came to|totaled|totalled|ended up being|came out to)(?: for| at)? (?=M$)",
    " , ",
  ),
];

/** "Did my student loan payment, 212.60": told, where nothing is asked. */
export const PAYMENTS_DONE: Rewriting[] = [
  rewriting(
    "^(?:and |so )*did (?=(?:my|the|our|a|an|D 's|B 's) (?:[a-z0-9'-]+ ){0,5}?payment\\b(?:(?! M\\b).)* M$)",
    "made",
  ),
];
