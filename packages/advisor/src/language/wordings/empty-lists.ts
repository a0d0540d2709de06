import { type Rewriting, rewriting } from "../rewrite.ts";
import { BEGIN } from "./valuations.ts";

const LEAD =
  "(?:(?:as (?:for|to|far as)|in terms of|regarding|concerning|when it comes to|speaking of|on the (?:subject|topic|matter) of|about) )?(?:(?:my|our|any|the|actual|outstanding|other|current|total) )*";
const SIDE =
  "(?: (?:wise|side|front|list|i have|i owe|go|goes|is concerned|are concerned))*(?: [,:-]| is| are| comes? to| come to)*";
const HAS_NONE =
  "(?:there (?:is|are) (?:none|nothing|not any)|(?:(?:i|we) )?(?:(?:do not|have not|does not)(?: (?:have|got|own|owe|hold|carry))*(?: (?:any|one|a single one|none|a thing|anything))|(?:have|got|have got|hold|own|owe|got|am at|are at) (?:none|zero|nothing|nil|zilch|nada|zip))|not (?:any|one|a one|a single one|a thing)|none|nothing|zero|nil|zilch|nada|zip|no|n / a|na)";
/** What may follow; with "on the car" or "to my brother" behind it, it is not said of all. */
const END =
  "(?:(?: ,)? (?:at all|whatsoever|at the moment|now|at present|at this (?:point|time)|today|of any kind|to speak of|to report|to list|to declare|yet|so far|here|over here|on my end|on my side|either|still|thank god|thank goodness|and never have|and never did|none|nothing|zero|zip|i am happy to say|for me|any more))*(?= ,| and| but| though| so|$)";
const SOUL =
  "(?:no one|nobody|anyone|anybody|a soul|anyone else|anybody else|a living soul|any bank|the bank|any banks|banks)";
const DIME =
  "(?:anything|nothing|a (?:single |red )?(?:cent|penny|dime|nickel|thing|dollar|buck)|any (?:money|debts?)|no money|one (?:cent|penny|dime|dollar)|zero|zip|nada|zilch)";
const WHOLLY = "(?:(?:absolutely|literally|totally|completely|exactly|virtually) )*";
const IN_THE_WORLD = "(?: (?:in the world|in this world|on (?:this )?earth|to my name))?";

const PUT = "(?:put|mark|write|enter|list|set|note|record)";

/** "Debts: none", "as for assets, I don't have any": a list that is said to be empty, however it is put. */
export const EMPTY_LISTS: Rewriting[] = [
  rewriting(`${BEGIN}${LEAD}(?:debts?|liabilities)${SIDE} ${HAS_NONE}${END}`, "i have no debts"),
  rewriting(
    `${BEGIN}(?:i have )?(?:not|without) ${DIME} (?:of|in) (?<what>debts?|assets?)(?: to my name| anywhere| to speak of)*${END}`,
    "i have no {what}",
  ),
  rewriting(`^(?=do not (?:have|own|owe|hold)\\b)`, "i"),
  rewriting(`${BEGIN}${LEAD}assets?${SIDE} ${HAS_NONE}${END}`, "i have no assets"),
  rewriting(
    `${BEGIN}(?:and )?(?:(?:i|we) )?(?:do not|never) owe (?:${SOUL} )?${DIME}(?: to ${SOUL})?${END}`,
    "i have no debts",
  ),
  rewriting(
    `${BEGIN}(?:i|we) owe ${WHOLLY}(?:${SOUL} )?(?:nothing|zero|zip|nada|zilch)(?: to ${SOUL})?${END}`,
    "i have no debts",
  ),
  rewriting(
    `${BEGIN}(?:there is )?(?:nothing|not a thing|no money)(?: that)? (?:i|we) owe(?: (?:to )?${SOUL})?${END}`,
    "i have no debts",
  ),
  rewriting(`${BEGIN}(?:i|we) own ${WHOLLY}(?:nothing|zip|nada|zilch)${IN_THE_WORLD}${END}`, "i have no assets"),
  rewriting(
    `${BEGIN}(?:there is )?(?:nothing|not a thing)(?: that)? (?:i|we) own${IN_THE_WORLD}${END}`,
    "i have no assets",
  ),
  rewriting("\\b(?:no|zero|not any|without any) (?:(?:actual|real|outstanding|financial) )*liabilities\\b", "no debts"),
  rewriting(
    "\\b(?:no|zero|not any) (?:(?:actual|real|financial|physical) )*assets (?:at all|whatsoever|to speak of|of any kind)\\b",
    "no assets",
  ),
  rewriting(`${BEGIN}(?:i|we) owe no money(?: to ${SOUL})?${END}`, "i have no debts"),
  rewriting(
    `${BEGIN}(?:i|we) do not own (?:a (?:single |damn )?thing|anything|one thing)${IN_THE_WORLD}${END}`,
    "i have no assets",
  ),
  rewriting(`${BEGIN}there (?:is|are) (?:not any|no) debts?${END}`, "i have no debts"),
  rewriting(`${BEGIN}there (?:is|are) (?:not any|no) assets?${END}`, "i have no assets"),
  rewriting(
    `${BEGIN}(?:i|we) have never (?:ever )?(?:been in|had|had any|carried|taken on) (?:any )?debts?(?: in my (?:whole |entire )?life| before| ever)?(?:(?: ,)?(?: and| so)?(?: i| we)? have none)?${END}`,
    "i have no debts",
  ),
  rewriting(
    `${BEGIN}(?:(?:you|we) can )?${PUT}(?: me)?(?: down)? (?:zero|none|nothing|nil|no) (?:for|in|under|as|on) (?:my |the )?debts?${END}`,
    "i have no debts",
  ),
  rewriting(
    `${BEGIN}(?:(?:you|we) can )?${PUT}(?: me)?(?: down)? (?:zero|none|nothing|nil|no) (?:for|in|under|as|on) (?:my |the )?assets?${END}`,
    "i have no assets",
  ),
];
