import { anyOf } from "../../language/any-of.ts";

/** Words of a clause that are neither sums nor names. */
const words = (most: number, but = "") => `(?: (?!M\\d|[ADGST]\\d${but})\\S+){0,${most}}`;
const INTO = "(?:off|on|onto|to|into|in|inside|at|towards?|against|enter|for)";
const PUTS_AWAY = "deposited|stuck|dropped|tucked|popped|saved|stashed|invested|banked|placed";
const PUTS = `(?:puts?|add|added|moved?|transferred|shifted|rolled|swept|throw|threw|sent|chucked|carry|carried|gave|given|made|${PUTS_AWAY})`;
const PAYS = "(?:paid|pay|sent|gave|repaid|knocked|threw|tossed|cleared|settled)";
const CHARGES = "(?:charged|swiped|spent)";
const VERB = `(?:${PUTS}|${PAYS}|${CHARGES})`;
/** What may stand for something stored. */
const PRONOUNS = "|(?:them|it|that)\\b";
const OF_IT = "(?: of (?:it|that|this|those))?";
const THE_SUM = "M(?<sum>\\d+)";
const whole = (pattern: string) => new RegExp(`^${pattern}$`);

const CAME = "(?: ?\\b(?:came|come|comes|went|paid|taken|was|were|is|are))*";
const OUT_OF = "(?:(?:with )?from|out of|out from|out|with|w|using|outta|via)";
/** Where money came from, wherever it stands in a clause. */
export const SOURCE = new RegExp(`${CAME} ?\\b${OUT_OF} (?:A(\\d+)|there|it|that)\\b`);
const POINTING = "that|it|this|they|those|these|all|both|everything|each|lot|of|two|them";
const COMING = "was|were|is|came|come|went|paid|got|took|pulled";
/** A clause without its source that only points at what was told before. */
export const POINTS = new RegExp(`^(?:(?:${POINTING}|${COMING}) ?)*$`);
export const TWO = /\b(?:both|two)\b/;
export const ALL = /\b(?:all|everything|lot|each|those|they|these|them)\b/;
const PUT_IT = `(?:${PUTS}|paid|got) (?:it|that|them|both|all|lot|everything)(?: all| both| in full)?(?: of (?:it|them|that))?`;
const WENT = `(?:went|goes|gone|landed|is|are|sits|sitting|is sitting|${PUT_IT})`;
const MONEY = "(?:that|it|its|all|this|they|them|lot|cash|check|cheque)";
export const HAND_INTO = whole(`(?:(?:of )?${MONEY} )*${WENT}(?: (?:in|into|to|inside))? (?:A(\\d+)|in there|there)`);
/** "Moved all of it into savings". */
export const ALL_INTO = whole(`${PUTS}(?: all| lot| everything)?(?: of)?(?: (?:it|that|them))? (?:in|into|to) A(\\d+)`);
/** What tells more than where money went. */
export const TELLS_MORE = anyOf(`
  bought, opened, owns?, owes?, raise, salary, goal, sold, borrowed, lent, loaned, refund, finished(?! (?:[a-z]+ )?(?:[a-z]+ )?(?:job|order|gig|shift|contract|commission|work)), started, married, quit, net worth, income, expenses, rent
`);
export const BEGINS_WITH_VERB = new RegExp(`^(${VERB}) `);
export const CHARGED = whole(CHARGES);

/** "Put 300 of it on the card", with no source. */
export const MOVED = whole(
  `(?:(?<verb>${VERB}) )?(?<part>(?:of (?:it|that|this) )?${THE_SUM}${OF_IT})(?: (?:went|goes|gone|go|sent|moved|paid|put))? (?<way>${INTO}) (?<side>[ADG])(?<place>\\d+)`,
);
/** "The fuel card, I put 680 on it for diesel". */
export const NAMED_FIRST = whole(
  `D(?<place>\\d+) (?<verb>${VERB}) ${THE_SUM} (?<way>on|off|to|into) it(?<what> for${words(4)})?`,
);
/** "Emma 150 toward her braces". */
export const TOWARD = whole(`(?:gave )?(?:G\\d+ |\\S+ )?${THE_SUM} towards? G(?<place>\\d+)`);
export const GOT = whole(`(?<side>[AD])(?<place>\\d+) (?:got|gets|received) ${THE_SUM}`);
/** "Set Cash App to 460". */
export const SET_TO = whole(`(?:set|change|make|update) [AD](?<place>\\d+) (?:to|at|as) ${THE_SUM}`);
export const PAID_TO = whole(`${PAYS} (?<side>[AD])(?<place>\\d+) ${THE_SUM}`);
/** "The loan payment of 1,450", which came out of checking. */
const BILLED =
  "(?:'s|autopay|auto-pay|direct debit|standing order|instal?lment|bill|minimum|took|of|was|went|out|through|for|is|taken)";
export const DUE = whole(`D(?<place>\\d+) (?:${BILLED} )*${THE_SUM}(?: (?:went|out|through|came|was|taken))*`);
export const DOWN_TO = whole(`(?:(?:paid|pay|got|brought|knocked|took) )?D(?<place>\\d+)(?: is)? down to ${THE_SUM}`);
const IN_FULL = "(?: (?:off|in full|full|completely|out|totally))+";
export const CLEARED = whole(
  `(?:${PAYS} off D(?<place>\\d+)|(?:cleared|settled|killed|wiped)(?: out)? D(?<cleared>\\d+)|${PAYS} D(?<whole>\\d+)${IN_FULL})`,
);
const TAKES = "(?:took|pulled|withdrew|drew|used|spent|got|fixed|bought|blew|cost|moved|gave|paid|lent|handed)";
const PLACED = "|(?:to|into|in|onto|on|towards?|at)\\b";
/** What left an account for something that is not stored. */
export const TAKEN = whole(`(?:${TAKES}${words(4, PRONOUNS)} )?${THE_SUM}${words(2, PLACED)}`);
/** The same, given to somebody. */
export const GIVEN = whole(`(?:gave|lent|handed|paid)(?: [GT]\\d+)?${words(3, PRONOUNS)} ${THE_SUM}${words(3)}`);
export const SPENT = whole(`(?:gave|spent|blew|lent|handed|cost)(?: [GT]\\d+)?${words(3)} ${THE_SUM}${words(2)}`);
export const THERE = whole(
  `(?:(?<verb>${VERB}) )?${THE_SUM}(?: (?<way>on|in|to|off)? ?(?:there|it))?(?<what> for${words(4)})?`,
);
/** "Made an additional principal payment of 2,200", of the loan that was named before. */
export const PREPAID = whole(`made (?:(?:additional|principal|lump sum|prepayment|early|big|of) )*${THE_SUM}`);
/** "The Visa, I used it for the pharmacy": the sums after it are charged. */
export const USED_IT = whole(`(?:used|charged|swiped) (?:it|that)(?: (?:for|at|on)${words(4)})?`);
/** "I'll keep the loan, but I paid 200": that is meant by what follows. */
export const KEPT = whole("(?:will )?(?:keep|keeping|kept) [AD](?<place>\\d+)");
export const INTEREST = whole(`${THE_SUM}${OF_IT} (?:was|is|went to|being|went on)(?: all)? interest`);
export const LEFT = whole(`(?:remain|remains|remaining|left|leaves|leaving) ${THE_SUM}${words(4)}`);
export const IS_LEFT = whole(`${THE_SUM} (?:remains?|remaining|left|is left|to go)`);
const STAYED = "(?: (?:went|goes|go|gone|is|are|sits|sitting|stayed|landed|did))*";
export const REST = whole(
  `(?:${PUTS} )?(?:rest|remainder|what is left|difference|leftovers?)${OF_IT}${STAYED} ${INTO} [ADG](?<place>\\d+)`,
);
/** "The other 300 is in Cash App", of money that came in. */
export const OTHER_PART = whole(
  `(?:${PUTS} )?(?:other|remaining|last|leftover) ${THE_SUM}(?: left)?${STAYED} ${INTO} [ADG](?<place>\\d+)`,
);
export const EARNED = whole(`(?:made|earned|collect|collected) ${THE_SUM}(?: (?:in|of|from) \\S+)?`);
const BROUGHT = "got|received|brought in|took in|won|got paid";
const IT_BROUGHT = "(?:(?!it|that|this)\\S+ ){1,2}(?:was|were|come in|came in|came to)(?: at| for)?";
export const CAME_IN = whole(`(?:${BROUGHT}|${IT_BROUGHT}) ${THE_SUM}${words(3)}`);
export const PLACE_ALONE = whole(
  `(?:made |same for |same on )?[AD](?<place>\\d+)(?: (?:'s|went through|went out|has gone|is done|got paid|came out|cleared|done|was taken))*`,
);
/** "Emma had her recital", of an account called Emma's: that is the child. */
export const OF_PERSON = /^[AGS](\d+) (?!.*\bM\d)[a-z]/;
export const SUM_ALONE = whole(THE_SUM);
/** A thing of which nothing is told but that it stays, or what was done with it. */
export const STAYS =
  /^(?:(?:fixed|repaired|serviced) [AGT]\d+|[ADGT]\d+ (?:'s |is )*(?:locked|tied up|off limits|bought|here|fixed))$/;
