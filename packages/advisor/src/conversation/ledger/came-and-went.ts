import { anyOf } from "../../language/any-of.ts";

/** Words of a clause that are neither sums nor names. */
const words = (least: number, most: number) => `(?:(?!M\\d|[ADGST]\\d)\\S+ ){${least},${most}}`;
const whole = (pattern: string) => new RegExp(`^${pattern}$`);
const SUM = "M(?<sum>\\d+)";

const HANDS = "(?:paid|sent|gave|deposited|wired|transferred)(?: (?:me|us))?";
const CAME = "(?:landed|hit|came|went|arrived|dropped|cleared|deposited|was|in|into|to| )*";
/** Not what is to be done, nor what somebody did with their own. */
const NO_PLAN = "(?!(?:(?!M\\d)\\S+ )*(?:to|need|forgot|remember|wife|husband|partner|owes?) )";
/** "Got paid 612 into Harbor", "a customer paid 2,400 into the business account", "payday, 1,800 landed in checking". */
export const PAID_IN: readonly RegExp[] = [
  whole(`(?:got|was|were|been|am) paid ${SUM} (?:in|into|to) A(?<place>\\d+)`),
  whole(`${NO_PLAN}${words(1, 4)}${HANDS} ${SUM} (?:in|into|to) A(?<place>\\d+)`),
  whole(`${words(0, 4)}(?:of )?${SUM} (?:landed|hit|came|arrived|dropped|cleared)${" ?"}${CAME}A(?<place>\\d+)`),
  whole(`${words(1, 4)}(?:of )?${SUM} (?:went|is)${" ?"}${CAME}A(?<place>\\d+)`),
];
/** "My bandmate owed me 120": it came in, where it is told where it went. */
export const PAID_BACK = whole(
  `${words(1, 4)}(?:owed|paid|sent|gave|venmoed|zelled|dropped off|handed|brought(?: over)?)(?: me| us)? ${SUM}(?: (?:he|she|they) owed(?: me| us)?)?`,
);

const TAKES_LOAN = "(?:(?:had )?to borrow|borrowed|took)";
/** "Borrowed another 200 from mom", "dad lent me 300 more". */
export const BORROWED: readonly RegExp[] = [
  whole(`${TAKES_LOAN} ${SUM} (?:from|off|on) D(?<place>\\d+)`),
  whole(`D(?<place>\\d+) (?:lent|loaned|fronted|spotted|advanced) (?:me|us) ${SUM}`),
];

const GAVE_BACK = "(?:refunded|credited|reversed|returned|reimbursed|waived)(?: me| us)?";
const REFUND =
  "(?:refund|(?:statement )?credit(?! D\\d)|return|reversal|chargeback|reimbursement|rebate|cash back|cashback)";
const ON = "(?:on|to|onto|in|into|for|from)";
const WHY = "(?: (?:as|for|because of|of) .*)?";
/** "Got a refund of 120 back on the card", "they credited 85 to the Discover": it lowers what is owed. */
export const REFUNDED: readonly RegExp[] = [
  whole(
    `${words(0, 5)}${REFUND} (?:of |for )?${SUM}(?: ${REFUND})?(?: ${ON}| back| put| went| posted| came)* D(?<place>\\d+)${WHY}`,
  ),
  whole(
    `${NO_PLAN}${words(0, 4)}${SUM} (?:[a-z]+ )?${REFUND}(?: (?:${ON}|put|went|posted|came|hit|landed|showed up))* D(?<place>\\d+)${WHY}`,
  ),
  whole(`(?:${words(0, 4)}|D\\d+ )${GAVE_BACK} ${SUM}(?: (?:charge|fee|payment))? ${ON} D(?<place>\\d+)${WHY}`),
  whole(`D(?<place>\\d+) ${GAVE_BACK} ${SUM}(?: (?:charge|fee|of|interest|it))*`),
];
/** Something was brought back to where it was bought: what follows is a refund. */
export const BROUGHT_BACK = anyOf(
  "returned, brought back, took (?:\\S+ ){1,4}back, sent (?:\\S+ ){1,4}back, refund\\w*, refunded",
);
/** "150 went back on the card", after something was returned. */
export const WENT_BACK = whole(
  `(?:they |store |shop |it )*(?:put |got |gave me )?${SUM} (?:went |came |was |put |is )*${ON} D(?<place>\\d+)${WHY}`,
);

const BUYS = "(?:bought|got|picked up|grabbed|purchased|spent|put|invested|snagged|scooped up)";
const OF = "(?: (?:of|in|on|into|worth of|worth|bucks of|bucks|to))*";
/** "Bought 150 more bitcoin with my Cash App": one goes up, the other down. */
export const BOUGHT = whole(`${BUYS} ${SUM}${OF} (?:A|T)(?<place>\\d+)`);
export const SPENT_OF = whole(
  `(?:spent|used|took|put) ${SUM} (?:of|from|out of) A(?<source>\\d+) (?:on|for|to buy|in|into) A(?<place>\\d+)`,
);

const ENDED =
  "(?:matured|came due|came up|ran out|expired|came to term|ended|closed|closed out|has matured|was closed|reached maturity|finished)";
/** "My CD matured": what it held has to be placed. */
export const MATURED: readonly RegExp[] = [
  whole(`A(?<place>\\d+)(?: is| has| was)? ${ENDED}`),
  whole(`(?:closed|closed out|cashed in|cashed out|broke|emptied|cleared out|cashed) A(?<place>\\d+)(?: out)?`),
];

/** What comes in, or is told of what somebody has: no bill. */
const NO_BILL = anyOf(`
  got, received, made, earned, won, sold, borrowed, owed?, owes, bonus, is, has, with, new, raise, salary, wages, tips, refund\\w*, worth, value, valued, price, balance, total, pay, paycheck,
  check, cheque, opened, started, finished, owns?, them, it, that, this, those, him, he, she, they, sent, gave, put, took, threw, rest, remainder, difference, before, after, now, moved?, transferred, added, saved, invested, deposited, bought, buy, spent, charged, left, remains?, interest, dividends?, income, expenses, goal, target, savings, now, stands?, have
`);
const BILL = whole(
  `(?:paid )?(?:for )?(?<what>${words(1, 6)})(?:of |was |were |is |at |cost |cost me |came to |for |: |bill )*${SUM}(?: (?:both|all|together|each way))?`,
);

/** "Council tax 212": a bill, of which it has to be told where it was paid from. */
export function billIn(clause: string): number | null {
  const found = BILL.exec(clause)?.groups;
  return found && !NO_BILL.test(found.what ?? "") ? Number(found.sum) : null;
}
