import { type Rewriting, rewriting } from "../rewrite.ts";

const LIST = "(?:my |the )?(?:list of )?(?:skills?|interests?|hobbies)";
const WANT = "(?:and )?(?:i|we) (?:would (?:like|love)|want|need)(?: to (?:have|see|get))?";
/** With these a thing is on the list already, or is not to be. */
const NOT_TO_LIST =
  "is|are|was|were|already|never|not|cannot|no|used|would|could|might|may|did|does|do|if|has|have|had|came|comes|went|fell|disappeared|vanished|gone|wrong|twice|off|out";
const MODAL =
  "should|ought to|must|needs? to|need|needs|has to|have to|deserves? to|also|really|still|surely|definitely";
const TO_BE_LISTED = `^(?:and |also |so |oh |but |, )*{is}(?<thing>(?:my|our) (?:(?!(?:M|P|R|i|we|you|goals?|skills?|steps?|to|that|name|${NOT_TO_LIST}|${MODAL})\\b)[a-z0-9'-]+ ){1,5})(?:(?:${MODAL}) )*(?!(?:${NOT_TO_LIST}|${MODAL})\\b)[a-z]+ (?:up |down |somewhere |right )*(?:on|in|onto|into|among|to|with|under) (?:my |the |our |this |that |your )?(?:list|books|tally|inventory|assets|debts|list of assets|list of debts|others|debt list|asset list)(?: (?:as well|as|too|also|there|here|please|of things|of stuff|,))*$`;
const WHAT = "(?<what>(?:(?!\\b(?:M|i|we|to|not)\\b)\\S+ ){1,8}?)(?:to be )?";

/** "10k in the bank": kept there, whichever account it is. */
export const IN_THE_BANK: Rewriting[] = [rewriting("(?<=\\bM(?: [a-z]+)?) in the bank\\b", "in my bank account")];

/** What is wanted of the lists of skills and interests, said as what to do: "I'd like chess added to my interests". */
export const LISTS: Rewriting[] = [
  // "My vintage guitars belong on the list as well"
  rewriting(
    `${TO_BE_LISTED.replace("{is}", "(?=.*\\b(?:loans?|cards?|debts?|mortgage|bills?|heloc|overdraft|visa|amex)\\b)")}`,
    "add {thing}",
  ),
  rewriting(TO_BE_LISTED.replace("{is}", ""), "add {thing} to my assets"),
  rewriting(
    `\\b${WANT} ${WHAT}(?:added|put|listed|included|entered) (?:to|in|into|on|under|as|among) (?<list>${LIST})`,
    "add {what} to {list}",
  ),
  rewriting(
    `\\b${WANT} ${WHAT}(?:removed|taken|deleted|dropped|gone|off)(?: off| out)? ?(?:from|off|out of|of)? (?<list>${LIST})`,
    "remove {what} from {list}",
  ),
  rewriting(
    `\\b(?<verb>delete|remove|wipe|clear|erase|get rid of|scrap|drop)(?: out)? (?:all |every one |everything )?(?:of )?(?:my |the |our )?(?<one>goals|debts|assets) and (?:all )?(?:of )?(?:my |the |our )?(?<two>goals|debts|assets)\\b`,
    "{verb} all my {one} and {verb} all my {two}",
  ),
  rewriting(
    "^(?:please |can you |so |and |also )*list (?<what>(?:my|the|our|a|an) (?:(?!M )\\S+ ){1,6}?)(?:under|among|amongst|with|as) (?:an? |my |the |our )*(?<side>assets?|debts?|liabilities)\\b",
    "add {what} to my {side}",
  ),
  rewriting(
    "\\b(?:i|we) (?:would like|want|need) (?<what>(?:(?!M )\\S+ ){1,8}?)(?:to be )?(?:renamed|retitled|relabelled|relabeled) (?:to|as) (?<name>.+)$",
    "rename {what} to {name}",
  ),
  rewriting(
    "\\bform (?=(?:my|the|our) (?:list of |current )?(?:skills?|interests?|hobbies|goals?|assets|debts|list|savings|checking)\\b)",
    "from",
  ),
  rewriting(
    "(?<=: (?:.* )?)(?<name>(?:a|an|my|our|the) (?:[a-z0-9'&-]+ ){1,5}?), (?<amount>M(?: at P)?)(?= ,| and|$)",
    "{name} {amount}",
  ),
];
