/** What clauses about money in hand are made of: words that say no more than that it was put somewhere. */
const PLACING: ReadonlySet<string> = new Set(
  `i we he she they you it that this them those all of some money cash cheque check funds price proceeds sale a an the my our me us him her
   is was are were be been got get gets getting have has had did do put puts putting popped stuck sticking went goes going go gone chucked
   dropped deposited deposit banked moved moving transferred wired sent threw tossed landed sits sitting sat hit parked stashed tucked lobbed
   whacked bunged plonked shoved slung added landing transfer straight right directly back over up in into to onto on at with inside out
   from account accounts bank savings checking for just then now already also too today yesterday tonight morning afternoon week safely yes yeah yep ok
   okay oh well so and anyway please thanks thank ta cheers mate love dear there here where which as well will-be credited paid pay pays
   paying off cleared towards toward against down left whole used using took take taken every bit lot both each even exactly M
   done finally lol haha right-now actually mostly um uh er hand hands over her's own very good safe sound REST ALL HALF by way whatever`.split(
    /\s+/,
  ),
);

/** What stands after the place, and says no more. */
const AFTER: ReadonlySet<string> = new Set(
  `account accounts savings checking bank now today yesterday tonight morning afternoon evening week this already also too then as well
   please thanks thank you ta cheers mate love dear for safe straight away there it that of them out from sale done yes ok okay lol haha so with
   mostly finally directly in and REST ALL`.split(/\s+/),
);

/** How many words of a text say more than that money was put somewhere. */
export function unknownWords(text: string, also: Iterable<string> = []): number {
  return unknownIn(text, PLACING, also);
}

/** How many words after the name of a place say more. */
export function unknownAfter(text: string): number {
  return unknownIn(text, AFTER, []);
}

function unknownIn(text: string, known: ReadonlySet<string>, also: Iterable<string>): number {
  const others = new Set(also);
  return text.split(" ").filter((word) => {
    if (!/\p{L}/u.test(word) || /^(?:[MABDTU]\d+|LOAN\d*)$/.test(word)) return false;
    return !known.has(word) && !others.has(word);
  }).length;
}

/** What is still to come, only thought of or denied, and what was no part of the sale. */
export const NOT_DONE =
  /\b(?:will|'ll|ll|tomorrow|next|going to|gonna|should|could|would|might|may|plan|planning|want|wanna|hope|hoping|thinking|maybe|perhaps|if|not|n't|never|dont|didnt|havent|soon|later|eventually|or|need|needs|nah)\b/;
/** What stands there, and is not put there. */
export const STANDS =
  /\b(?:now at|down to|up to|at M\d+|is now|total|balance|altogether|stands|worth|there is|there are|(?:have|has|had|got) M\d+ (?:in|at|on)|only|limit)\b|\b[ABD]\d+ (?:is|was|has|at|now)(?: now| at| only| about| around)* M\d/;
export const OTHER_SOURCE =
  /\b(?:bonus|wages?|salary|paid today|payday|pay ?che(?:ck|que)s?|got paid|my pay|refund|rebate|birthday|gift|dividends?|overtime|commission|tips|winnings|inherit\w*)\b|\bfrom (?:my |our )?(?:dad|mum|mom|mother|father|parents|brother|sister|work|boss|job)\b/;
export const BUYS =
  /\b(?:bought|buy|buying|purchased?|ordered|needed|new|cost|costs|bill|fee|borrowed|charged|charge|withdrew|earn\w*|salary|income|expenses|rate|interest|apr)\b/;
export const MENDS =
  /^\W*(?:no|nope|nah|wait|actually|sorry|oops|whoops|correction|scratch|undo|hang on|hold on|make (?:it|that)|cancel|delete|remove|change)\b|\b(?:i meant?|instead|wrong|mistake|typo|rather than|not M?\d)\b/;
/** Where money goes that is on no record. */
export const SPENT =
  /\b(?:gave|give|given|spen[dt]|kept|keep|keeping|gone|blew|blown|bought|cash|pocket\w*|hand|wallet|mattress|drawer|went|go|goes|to|for|on|paid|donated|tipped|treated|got|lent|sent|owed)\b/;
export const CLEARS =
  /\b(?:clear(?:s|ed)?|paid (?:off|out|up)|pays? off|paying off|kill(?:s|ed)|settled?|closed|wiped|done|gone|finished|taken care of|zeroed|sorted|retired|knocked out|payoff|in full|squared|discharged|satisfied|rid of|polished off|finished off)\b|\b(?:is|was|got|been|has been|are|too|as well|also) paid\b|\bpaid$/;
export const PAYS = /\b(?:on|onto|off|to|toward|towards|against|at|into|paid|pay|down|went|for|hit|got|took|on)\b/;
export const STAYS = /\b(?:still|stays?|remains?|for now|keeping|not|n't|alone|carries on|continues)\b/;
export const POINTS =
  /\b(?:it|that|them|those|REST|ALL|HALF|money|cash|check|cheque|proceeds|price|sale|LOAN\d*|the M\d+|M\d+ of)\b/;
