import { FAMILY } from "../../lexicon/entry-kinds.ts";
import { type Rewriting, rewriting } from "../rewrite.ts";

const OWE = "(?<owe>(?:i|we) (?:also |still |now )*owe)";
const SOMETHING =
  "(?: (?:some |a bit of |a little |a little bit of )?(?:money|cash|bit|some|something|stuff))?(?: a bit)?";
const COUNTED =
  "(?: (?:on|to))? (?:two|three|four|a few|several|N) (?:cards|credit cards|loans|places|people|lenders|stores)(?: ,| :)";
const NAME = "(?:(?!(?:M|N|R|P|T|D|,|and|or|i|we|he|she|they|it|is|are|who|which|that|for|but|rent)\\b)\\S+ )";
const LAST = "(?:(?!(?:M|N|R|P|T|D|,|and|or|i|we|he|she|they|it|is|are|who|which|that|for|but|rent)\\b)\\S+(?: |$))";

/** "I owe money to Wayfair and to my aunt": each is owed by itself, where no amount is told of either. */
const OWED_TO_SEVERAL: Rewriting[] = [
  rewriting(
    `(?:(?<=^(?:and |so |also )*)|(?<=and ))${OWE}(?:${COUNTED}|${SOMETHING}(?: (?:to|on))?(?: both)?) (?<one>${NAME}{1,4}?)(?:, and|and|,) (?:to |on )?(?=${NAME}{0,4}${LAST}(?:(?:, and|and|,) ${LAST}{1,4})?(?:some (?:money|cash))?$)`,
    "{owe} {one} and i owe",
  ),
];

const PERSON = [...FAMILY].join("|");

/** "Paid mum back the 450 I owed her": owed until it was paid. "Gave mum 200 towards the loan from her": whose it is. */
const OWED_TO_PEOPLE: Rewriting[] = [
  rewriting(
    "(?<=\\b(?:paid|repaid|gave|sent|returned|handed|transferred|venmoed|zelled|settled|back)\\b.*\\bM)(?: that| which)? (?:i|we) (?:still )?(?:owed|had borrowed|borrowed)(?: (?:him|her|them|from (?:him|her|them)))?(?= ,| and| so|$)",
    "",
  ),
  rewriting(
    `(?<=\\b(?<who>${PERSON})\\b.*\\b(?:the|that|my|our) (?:loan|debt|money)) (?:from|to|with|i got from|i had from) (?:him|her|them)\\b`,
    "from {who}",
  ),
];

/** "My wife's card is 500, mine (the visa) 2,900": one's own, after somebody else's. */
const MINE: Rewriting[] = [
  rewriting(
    "(?<=^|(?:,|and|but|while|whereas) )mine(?: is)? (?:,|\\(|the|on the|on a)(?: (?:is|on|the|a|with|at))* (?<what>(?!(?:M|not|never|about|around|only|still|now|also|just|more|closer|nearer)\\b)(?:[a-z0-9-]+ ){1,3}?)(?:(?:\\)|,|is|at|has|sits at|stands at|on it) )*(?<m>M)(?! T)(?= |$)",
    "my {what} is {m}",
  ),
];

/** "I'm still paying off my braces": owed. "Withdrew 500, 300 went on the Visa": paid with what was taken out. */
const BEING_PAID: Rewriting[] = [
  rewriting("(?<=^(?:and |so |but |also )*)there is this (?=[a-z])", "there is a"),
  rewriting(
    "(?<=^(?:and |so |but )*there is (?:a|an|the|this|my|our) (?:.*\\b)?(?:loan|debt|card|bill|mortgage)\\b.*) (?:that |which )?(?:i|we) (?:am|are) (?:still )?paying(?: (?:on|off|down|for|back))*$",
    "",
  ),
  rewriting(
    `^(?:and |so |also |but )*(?<who>i|we) (?:am|are) (?:still |also |currently |slowly )*paying (?:off|on|down|back|for) (?<what>(?:my|our|the|a|an|some) (?!.*\\b(?:M|P|D|T|R|first|early|faster|quickly|aggressively|attention|rent|bills|next|instead)\\b)${NAME}{0,3}${LAST})$`,
    "{who} owe {what}",
  ),
  rewriting(
    "(?<=\\b(?:withdrew|took|pulled|drew|taken) (?:out )?M (?:out )?(?:from|of|out of) .*)(?<amount>M) (?:of (?:it|that) )?went (?:straight )?(?:on|onto|at|against|towards?|to) (?=(?:the|my|our)\\b)",
    "paid {amount} on",
  ),
];

export const OWING: Rewriting[] = [...MINE, ...OWED_TO_SEVERAL, ...OWED_TO_PEOPLE, ...BEING_PAID];
