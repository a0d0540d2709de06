import { type Rewriting, rewriting } from "../rewrite.ts";

const STILL = "(?:still |currently |slowly |now |always |about |busy |working on |not (?:done|finished) )*";
const PAYING =
  "(?:making (?:the |my |our )?payments (?:on|for)|paying (?:on|off|down|back|for)|paying|chipping away at|plugging away at|whittling (?:down|away at)|working off|financing)";
const OWED = "(?:more )?(?:left to pay|left to go|to go|left|remaining|still owed|owed|to pay|outstanding)";

const LOAN = "(?:mortgage|loan|lien|note|car note)";

/** What is owed on a thing, told of the thing or of the lender. */
const OWED_ON_THINGS: Rewriting[] = [
  // "The boat has an 18,600 loan on it at 7.4%", "my house has a 200k mortgage"
  rewriting(
    `(?<=^|(?:^| )(?:,|and|but|so) )(?<thing>(?:my|our|the) (?:(?!(?:M|,|is|has|have|i|we) )[a-z0-9'-]+ ){1,4}?)(?:still |now )*(?:has|carries|comes with|came with) (?:(?:a|an|about|still) )*(?<m>M) (?:still )?(?:left on (?:its|the|a) )?(?<loan>${LOAN})(?: (?:on|against) (?:it|them))?(?: left)?\\b`,
    "i owe {m} on {thing} {loan}",
  ),
  // "I owe 22k on a truck that's worth 30k"
  rewriting(
    "(?<=\\bowe M (?:at P )?on (?<thing>(?:a|an|my|our|the) (?:(?!(?:M|P|,|that|which) ?)[a-z0-9'-]+ ){1,4}?)),? ?(?:that|which) is (?:probably |now |about )*(?=worth )",
    ", i have {thing}",
  ),
  // "The bank holds a 312k mortgage on our house"
  rewriting(
    `^(?:and |but |so )*(?:the |my |our )?(?:[a-z]+ )?(?:bank|lender|credit union|chase|wells fargo|rocket) (?:still )?(?:holds|has|carries|owns) (?:(?:a|an|about) )*(?<m>M) (?<loan>${LOAN}) (?:on|against) (?<thing>(?:my|our|the) (?:[a-z0-9'-]+ ){0,2}[a-z0-9'-]+)`,
    "i owe {m} on {thing} {loan}",
  ),
  // "I'm in debt to my brother for 1,500", "I'm behind 4,300 with the IRS"
  rewriting(
    "\\b(?:i|we) (?:am|are) (?:still |now |also )*in debt to (?<who>(?:(?!(?:M|for|,) )\\S+ ){1,4}?)(?:for|by) (?<m>M)\\b",
    "i owe {m} to {who}",
  ),
  rewriting("\\b(?:i|we) (?:am|are) (?:still |now |also )*behind (?:by )?(?<m>M) (?=(?:with|on|to) )", "i owe {m}"),
  rewriting(
    "^(?:and |so )*(?<m>M) to (?<who>(?:my|our) [a-z]+)(?: ,)? (?:that is|is) (?:what|how much|all) (?:i|we) (?:still )?owe(?: (?:him|her|them))?$",
    "i owe {m} to {who}",
  ),
  // "Paid back my mom and my dad: 200 to mom and 300 to dad"
  rewriting(
    "^(?:so |and |but |finally |today )*(?:(?:i|we) )?(?:just |finally |also )*(?!(?:i|we|owe|owed|owing|lent|lend|loaned|borrowed|charged|will|would|could|should|might|may|want|need|plan|hope|have|had|has|can|am|are|was|were|if|is|my|our|the|debts?|loans?|not|never|no|did|do)\\b)[a-z]+ (?:(?!(?:owe|owed|not|never|no|if|would|will|borrowed|lent|each|every|T)\\b)[a-z'-]+ ){1,8}?[:,] (?=M to (?:(?:the|my|our) )?(?:(?!(?:M|and|,) )[a-z'-]+ ){1,4}(?:, )?(?:and )?M to (?:(?:the|my|our) )?(?:[a-z'-]+ ?){1,4}$)",
    "i paid",
  ),
  // "Made both payments: 450 Discover, 300 car loan"
  rewriting(
    "^(?:so |and )*(?:(?:i|we) )?made (?:(?:both|all|my|our|the|two|three|N|these|D|B|'s|of) )*payments?(?: today| B| D)? [:,] (?=(?:M|[a-z]+ (?:[a-z]+ )?M)\\b)",
    "i paid",
  ),
];

/** What is being paid off, and payments told in two breaths. */
export const PAYMENTS_TOLD: Rewriting[] = [
  ...OWED_ON_THINGS,
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
