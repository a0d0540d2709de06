import { type Rewriting, rewriting } from "../rewrite.ts";

const WHAT =
  "(?<what>(?:my|our|the) (?!(?:\\w+ )*(?:bonus|paycheck|income|salary|pay|rent|bills?|expenses|refund|goal|step|mom|dad|mother|father|brother|sister|son|daughter|kid|wife|husband|friend|neighbou?r|boss|parents)\\b)(?:(?!(?:M|P|,|:|'s|is|are|yet|has|have|was|and|but) )[a-z0-9&'-]+ ){0,6}?(?!(?:M|P|is|are|yet)\\b)[a-z0-9&'-]+)";
const TOLD =
  "(?=(?: yet| at all| still)*(?: ,| :| and| but)* (?:it |that |there |its |they |balance |the |i |we )?.*\\bM\\b)";
const YET = "(?: yet| at all| still| anywhere| either| for some reason)*";

/** What is said to be missing from the list is had: "the app isn't showing my Roth, there's 11k in it". */
export const UNLISTED: Rewriting[] = [
  rewriting(
    `^(?:and |but |so |also |, )*(?:(?!i |we )[a-z]+ ){0,2}?(?:you|it|app|list|karma|mint|this|that|they|bank|sync|page|dashboard|overview) (?:do not|does not|did not|is not|are not|have not|has not|still do not|is still not) (?:(?:yet|even|currently|have|show|list|include|see|seeing|picking|pick|showing|got|listing|tracking|track|count|counting|include|including|know|up|about|on) )+${WHAT}${TOLD}${YET}`,
    "i have {what}",
  ),
  rewriting(
    `^(?:and |but |so |also |, )*(?:(?:you|it|the app|the list|my list|this) (?:is|are)|there is) (?:still |also )?missing ${WHAT}${TOLD}${YET}`,
    "i have {what}",
  ),
  rewriting(
    `^(?:and |but |so |also |, )*${WHAT} (?:is|are|was|has|have) (?:not|never|missing)(?: (?:been|yet|even|currently))*(?: (?:showing(?: up)?|listed(?! for sale)|included|added|recorded|entered|counted|on (?:here|there|(?:the|my|your) list)|in (?:here|there|(?:the|your) app)))+${TOLD}${YET}`,
    "i have {what}",
  ),
];
