import { type Rewriting, rewriting } from "../rewrite.ts";

const NOT_ASKED = "(?!.*\\b(?:why|how|whether|if|not|never)\\b)";
const LISTED =
  "(?:among|in|to|on|with|under|onto|into) (?:(?:my|our|the|other) )*(?:assets?|debts?|belongings|possessions|things|list|liabilities)(?: list)?";
const SO_NAMED = "(?:under|by|with|using) (?:that|this|her|his|its|the same) (?:very )?name";
/** Verbs after which the second name is no other name for the first. */
const OF_MONEY = "replace|move|merge|pay|join|cover|fund|get|receive|give|send|include|hold|have|cost|match|beat";

/** What a thing is called and where it is to be listed, said the way that rules know. */
export const NAMING: Rewriting[] = [
  rewriting(
    `^(?:so |and |but )*${NOT_ASKED}(?:what|whatever|the (?:one|account|card|loan|debt|asset|entry|thing|item)) (?:[a-z']+ ){1,6}?(?=Q .*Q)`,
    "",
  ),
  rewriting(
    `^(?:and |so )*${NOT_ASKED}(?:i|we) would (?:rather|prefer|like|love)(?: it)? (?:that |for )?(?=Q .*Q)`,
    "",
  ),
  rewriting(
    `^${NOT_ASKED}(?<lead>.+?) (?:ought to|needs to|has to|had better|is (?:supposed|meant) to|must|is to|should|went|goes|is going) (?!(?:\\S+ )*(?:${OF_MONEY}) )(?:[a-z]+ ){0,3}?(?:by|as|read|say|be|become|called|named|titled|labell?ed|known) (?=Q)`,
    "{lead} should be called",
  ),
  rewriting(
    "^(?:and |so )*(?:my|our|the) (?<list>assets|debts|liabilities) (?:should|ought to|need to|must) (?:also )?(?:include|have|show|contain|list)(?<what> .*)$",
    "add {what} to my {list}",
  ),
  rewriting(
    `^(?:[a-z]+ ){1,3}?(?:it|her|him|them|that|this)(?: down)? ${LISTED} ${SO_NAMED}(?: ,)?(?: and)? (?=.*\\bM\\b)`,
    "",
  ),
  rewriting(
    `^(?<lead>(?:[a-z]+ ){1,3}?)(?<it>it|her|him|them|that|this)(?: down)? ${LISTED} ${SO_NAMED}(?: ,)?`,
    "{lead} {it} ,",
  ),
];
