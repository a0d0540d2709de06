import { type Rewriting, rewriting } from "../rewrite.ts";

const GERUNDS: [past: string, gerund: string][] = [
  ["took", "taking"],
  ["pulled", "pulling"],
  ["withdrew", "withdrawing"],
  ["moved", "moving"],
  ["transferred", "transferring"],
  ["put", "putting"],
  ["added", "adding"],
  ["deposited", "depositing"],
  ["sold", "selling"],
  ["closed", "closing"],
  ["paid", "paying"],
  ["spent", "spending"],
  ["used", "using"],
  ["drained", "draining"],
  ["dipped", "dipping"],
  ["donated", "donating"],
  ["cashed", "cashing"],
  ["sent", "sending"],
  ["charged", "charging"],
  ["threw", "throwing"],
  ["borrowed", "borrowing"],
];

/** "I had no choice but to take out a loan": what had to be was done. */
export const HAD_TO: Rewriting[] = [
  rewriting(
    "(?<=\\b(?:i|we)) (?:had no (?:other |real |better )?(?:choice|option|alternative|way out)(?: left)?|could not help|saw no way|was left with no (?:choice|option)|were left with no (?:choice|option)) (?:but|except|other than)(?: to)? (?=[a-z])",
    "had to",
  ),
  rewriting(
    "(?<=\\b(?:i|we)) (?:was|were) (?:forced|obliged|compelled|made) (?:to|into) (?=(?:take|get|use|pay|sell|borrow|put|charge|open)\\b)",
    "had to",
  ),
  rewriting("(?<=\\b(?:i|we)) had to take out", "took out"),
  rewriting("(?<=^(?:and |so |but )*(?:(?:i|we) )?)(?:had|ended up having) to tap (?!out)", "tapped "),
];

/** "Ended up putting 420 on the Visa": done. */
const ENDED_UP: Rewriting[] = GERUNDS.map(([past, gerund]) =>
  rewriting(
    `\\b(?:(?:ended|wound|finished) up|got done|finished(?! paying\\b(?!.*\\bM\\b))|got around to|went ahead with) ${gerund}\\b`,
    past,
  ),
);

/** What was done, and what is to be done, with plainer verbs. */
export const DONE_VERBS: Rewriting[] = [
  ...ENDED_UP,
  rewriting(
    "^(?:please |so |and |can you |could you )*(?:take|get|cross|strike|pull) (?<what>(?:the|my|our|both) (?:(?!M )\\S+ ){1,5}and (?:the |my |our )?(?:(?!M )\\S+ ){1,4}?)(?:off|out of|from) (?:of )?(?:my |the |our )?(?:list of )?(?:assets|debts|list|books|records)(?: list)?$",
    "remove {what}",
  ),
  rewriting(
    "^(?:please |so |and |now |also |then |can you |could you |, )*(?:bin|axe|junk|chuck out|kick out|toss out|get shot of) (?=(?:the|my|our|that|this) )",
    "remove",
  ),
  rewriting(
    "\\b(?:parked|put|stashed|deposited|moved|stuck|tucked|left|threw|dropped|placed) (?:about )?(?<amount>M) (?:in |over |right |away )*there\\b",
    "put {amount} in it",
  ),
  rewriting(
    "(?<=^|, |and )(?:(?:the|my) (?:other|remaining|last) )?(?<amount>M) (?<who>i|we) (?<verb>put|sent|threw|stuck|[a-z]+ed) (?=(?:in|into|to|towards?|on|onto|at) )",
    "{who} {verb} {amount}",
  ),
  rewriting(
    "^(?<amount>(?:(?:the|another) (?:other )?)?M) (?:of it |of that )?went (?:straight |right )?(?:towards?|against) (?=[a-z])",
    "i paid {amount} on",
  ),
  rewriting(
    "^(?<one>(?:the |my |our )(?:(?!(?:M|and|is|are|has) )\\S+ ){1,4})and (?<two>(?:the |my |our )?(?:(?!(?:M|and|is|are|has) )\\S+ ){1,4}?)(?:are|have been|were|have|got) (?:(?:both|all|now|finally|been) )*(?:paid off|cleared|wiped out|paid|settled|gone and paid)(?= |$)",
    "i paid off {one} and {two}",
  ),
  rewriting(
    "^(?<one>(?:the |my |our )(?:(?!(?:M|and|is|are|has) )\\S+ ){1,4})and (?<two>(?:the |my |our )?(?:(?!(?:M|and|is|are|has) )\\S+ ){1,4}?)(?:are|have been|were|have|got) (?:(?:both|all|now|finally|been) )*(?<done>sold|closed|scrapped|donated)(?= |$)",
    "i {done} {one} and {two}",
  ),
];
