import { type Rewriting, rewriting } from "../rewrite.ts";

const NOT_ASKED = "(?!.*\\b(?:why|how|whether|if)\\b)";

/** What a thing is called and where it is to be listed, said the way that rules know. */
export const NAMING: Rewriting[] = [
  rewriting(
    `^(?:so |and |but )*${NOT_ASKED}(?:what|whatever|the (?:one|account|card|loan|debt|asset|entry|thing|item)(?: (?:that|which))?|the (?:one|account|entry)) (?:is|was|you have|i have|i|you|shows? up|appears|goes|used to be|got|has been|'s) (?:[a-z]+ ){0,4}?(?=Q .*Q)`,
    "",
  ),
  rewriting(
    "\\b(?:ought to|needs to|has to|had better|is (?:supposed|meant) to|must) (?=(?:now )?(?:be|get|become) (?:called|named|titled|labell?ed|renamed|known)\\b)",
    "should",
  ),
  rewriting(
    "^(?<lead>(?:[a-z]+ ){1,3}?)(?<it>it|her|him|them|that|this)(?: down)? (?:among|in|to|on|with|under|onto|into) (?:(?:my|our|the|other) )*(?:assets?|debts?|belongings|possessions|things|list|liabilities)(?: list)? (?:under|by|with|using) (?:that|this|her|his|its|the same) (?:very )?name(?: ,)?",
    "{lead} {it} ,",
  ),
];
