import { type Rewriting, rewriting } from "../rewrite.ts";

/** What is preferred for the way to the target, said as what to set. */
export const TARGETS: Rewriting[] = [
  rewriting(
    "^(?:actually )?(?:i|we) (?:would (?:rather|prefer to)|would like to|want to) (?:do|go with|have|use|follow|take|switch to|pursue|change to) (?:a |an |the )?(?<what>(?:[\\w-]+ ){1,2}?)strategy(?: instead| now)?$",
    "set my strategy to {what}",
  ),
  rewriting(
    "^(?:(?:my|the|our) )?(?<what>(?:overall |net worth )?target(?: year| amount)?) (?:was|is|used to be|is set (?:to|at|for)|says) [MDN](?: ,| and| but| so)* (?:please |can you |could you )?(?:make|change|set|move|update) (?:it|that) (?:to |at )?(?=[MDN]\\b)",
    "set my {what} to",
  ),
  rewriting(
    "^(?:(?:i think|and|so) )*(?:(?:my|the|our) )?(?<what>(?:overall |net worth )?target(?: year| amount)?) (?:is|was|seems|looks|feels) (?:way |far |a bit |a little |kind of |much |probably )*(?:too|not) (?:high|low|ambitious|big|small|soon|late|far|far off|close|enough|right)(?: any more)?(?: ,| and| but| so)* (?:please |can you |could you |let us )?(?:make|change|set|move|lower|raise|bring|drop|push|bump) (?:it|that) (?:up |down |back |out )?(?:to |at )?(?=[MDN]\\b)",
    "set my {what} to",
  ),
  rewriting("(?<=\\btarget\\b.*M)(?: ,)?(?: and)? (?:in |by |for )?(?:the )?year (?:is |of |: )?(?=[DN]$)", "by"),
  rewriting(
    "^(?<figure>[MDN]) (?:should|needs to|has to|ought to) (?:now |really )?be (?:my|the|our) (?<what>(?:new )?(?:overall |net worth )?target(?: year| amount)?)\\b",
    "set my {what} to {figure}",
  ),
  rewriting(
    "\\b(?:put|putting|set|setting) (?:some |a bit of |a little |more )?(?:money|cash|something|a bit|a little) (?:away|aside|by) (?:for|towards?) (?=(?:a|an|my|our|the)\\b)",
    "save for",
  ),
];
