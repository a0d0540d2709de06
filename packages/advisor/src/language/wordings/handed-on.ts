import { type Rewriting, rewriting } from "../rewrite.ts";
import { BEGIN } from "./valuations.ts";

/** With these among its words a sentence tells of what may be, or of what is not. */
const NOT_DONE =
  "if|would|will|could|can|should|might|may|shall|want|wants|wanted|plan|plans|planning|going|hope|hopes|hoping|offered|offers|trying|tried|never|not|nobody|nothing|none|no|asked|promised|needs?|supposed|meant|somebody else|usually|always";
const ANY = `(?!(?:${NOT_DONE}|i|we|M|R|,)\\b)[a-z'-]+`;
const ALL_OF_IT =
  "(?:(?:every|each) (?:last |single |red )*(?:cent|penny|dollar|dime|nickel|bit)(?: (?:of (?:it|that|the money|the proceeds|the cash)|from (?:it|that)|i got))?|the (?:whole|full|entire) (?:lot|amount|sum|thing|wad|pile|check|cheque)|all of (?:it|that|the money|the proceeds|the cash)|all that money|all the money|the proceeds|that money|the lot)";

/** Money that goes there is gone. */
const NOT_A_PLACE =
  "it|that|them|me|us|him|her|pay|help|buy|get|cover|fix|rent|food|bills|groceries|a|an|some|living|waste|charity|taxes";

/** Things and money that went from hand to hand, whatever the verb: the frame around it leaves one meaning only. */
export const HANDED_ON: Rewriting[] = [
  // "Someone took the jet ski off my hands for 3,200"
  rewriting(
    `${BEGIN}(?:${ANY} ){1,5}?(?<thing>(?:the|my|our) (?:(?!(?:off|M|,|and)\\b)[a-z0-9'-]+ ){1,4}?)(?:right |straight )?off (?:of )?(?:my|our) hands(?! for (?!M\\b))(?= |$)`,
    "i sold {thing}",
  ),
  // "every cent of it was paid onto the HELOC"
  rewriting(
    `${BEGIN}(?:i |we )?(?:${ANY} ){0,3}?${ALL_OF_IT} (?:(?:${ANY}) ){0,4}?(?:onto|on|to|towards?|into|at|against|in) (?=(?!(?:${NOT_A_PLACE})\\b)[a-z])`,
    "all of it went to",
  ),
];
