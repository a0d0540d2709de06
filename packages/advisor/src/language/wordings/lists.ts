import { type Rewriting, rewriting } from "../rewrite.ts";

const LIST = "(?:my |the )?(?:list of )?(?:skills?|interests?|hobbies)";
const WANT = "(?:and )?(?:i|we) (?:would (?:like|love)|want|need)(?: to (?:have|see|get))?";
const WHAT = "(?<what>(?:(?!\\b(?:M|i|we|to|not)\\b)\\S+ ){1,8}?)(?:to be )?";

/** "10k in the bank": kept there, whichever account it is. */
export const IN_THE_BANK: Rewriting[] = [rewriting("(?<=\\bM(?: [a-z]+)?) in the bank\\b", "in my bank account")];

/** What is wanted of the lists of skills and interests, said as what to do: "I'd like chess added to my interests". */
export const LISTS: Rewriting[] = [
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
];
