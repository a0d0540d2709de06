import { type EntryRule, I, MONEY, PAID, rule, SHARE, WHAT } from "./entry-rule.ts";
import { PAY_OFF_RULES } from "./pay-off-rules.ts";

/** Debts: paid off, paid down, borrowed, charged. */
export const PAYMENT_RULES: EntryRule[] = [
  ...PAY_OFF_RULES,
  // -- a share
  rule("pay-share", "debt", `${I}(?:put|paid) ${SHARE} (?:of|on) (?<what>.+?) down$`),
  rule(
    "pay-share",
    "debt",
    `${I}(?:paid|pay|payed|cleared|knocked|knocked off|took|wiped out|got rid of|eliminated|settled|repaid|chipped) (?:off |down |back |out )?${SHARE}(?: of| off| out of)? (?<what>.+?)(?: off| down| back| out)?(?: with .*)?$`,
  ),
  rule(
    "pay-share",
    "debt",
    `^(?:and |so |but |, )*${SHARE} of (?<what>.+?) (?:is|has been|got|was) (?:now )?(?:paid|paid off|paid down|cleared|gone|settled)\\b`,
  ),
  rule(
    "pay-share",
    "debt",
    `${I}(?:cut|brought|got|paid|knocked|reduced|lowered) (?<what>(?!.*\\b(?:rate|interest|apr|M)\\b).+?) (?:down )?(?:in|by) ${SHARE}$`,
  ),
  rule("pay-share", "debt", `${I}halved ${WHAT}`),
  // -- borrowing, charging
  rule(
    "charge",
    "debt",
    `\\b(?:i|we) (?:have|managed to) (?:\\w+ )?(?:racked up|rack up|run up|built up|accumulated|piled up) ${MONEY} (?:(?:in|of|worth) )*(?:debt |charges )?(?:on|with) ${WHAT}`,
    { needsAmount: true, orNew: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:charged|charge|racked up|rack up|ran up|spent|put|swiped|used) ${MONEY} (?:(?!pay|clear|reduce|(?:down|towards?|off|against|and|at)\\b)\\w+ ){0,6}?(?:on|to|onto) (?<what>(?!pay|clear|reduc|bring)(?:the |my |our |that )?(?:\\w+ ){0,3}?(?:visa|amex|mastercard|discover|card|credit card|sapphire|klarna|afterpay|barclaycard|redcard|overdraft|heloc)\\b.*)$`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:charged|charge|racked up|rack up|ran up|run up) ${MONEY} (?:\\w+ ){0,6}?(?:on|to|onto|in|against) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:borrowed|borrow|drew|drawn) (?<amount>(?:another |an extra |an additional )M|M (?:more|extra)) (?:from|against|on|off) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:used|maxed) (?<what>.+?) (?:for|to (?:buy|pay for)) (?<amount>another M|M more|M)\\b`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    "(?<what>(?:my |our |the )?(?:[a-z-]+ ){0,2}?[a-z-]+) (?:lent|loaned|fronted|spotted|floated) (?:me|us) (?<amount>another M|an (?:extra|additional) M|M more)\\b",
    { needsAmount: true },
  ),
  rule("set", "debt", `${I}(?:borrowed|borrow) ${MONEY} (?:from|off) ${WHAT}`, { needsAmount: true }),
  rule(
    "set",
    "debt",
    `(?<what>(?:my |our |the )?(?:[a-z-]+ ){0,2}?[a-z-]+) (?:lent|loaned|fronted|spotted|floated) (?:me|us) ${MONEY}`,
    {
      needsAmount: true,
    },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:went|gone|dipped) ${MONEY} (?:further |deeper )?(?:into|over) (?<what>(?:my |the |our )?(?:\\w+ )?overdraft)`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:ran|run|racked|jacked) (?<what>(?:(?!\\bM\\b).)+?) up (?:by )?(?<amount>(?:another |an extra )?M)`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:swiped|used|tapped|hit) (?<what>(?:my |the |our )?(?:\\w+ ){0,3}?(?:visa|amex|mastercard|discover|card|sapphire)) for ${MONEY}`,
    {
      needsAmount: true,
    },
  ),
  // -- paying down
  rule(
    "pay",
    "debt",
    `^(?:and |an |another )*(?:extra|additional) (?<amount>M) (?:more )?(?:to|towards?|on|against|for) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `^(?:and |so |another |an extra )*(?<amount>M) (?:more )?(?:off|against|paid (?:on|to|off)) (?<what>(?!the (?:price|list)).+)$`,
    {
      needsAmount: true,
    },
  ),
  rule(
    "pay",
    "debt",
    `^(?:and |then |please |also |so |, )*(?:knock|chip|shave|lop) ${MONEY} off (?:of )?(?<what>(?!.*\\b(?:goal|target|income|salary|pay|expenses|spending)\\b).+)`,
    { needsAmount: true },
  ),
  rule(
    "set",
    "debt",
    `${I}(?:paid|pay|payed|have paid) (?<what>(?:(?!\\bM\\b|\\b(?:to|on|off|for)\\b).)+?) (?:back )?down to (?<amount>M)$`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:knocked|chipped|shaved|lopped|wiped|took|cut) (?:out |off |away )?${MONEY} (?:of|off|off of) ${WHAT}`,
    { needsAmount: true },
  ),
  rule("pay", "debt", `${I}took care of ${MONEY} (?:of|on) ${WHAT}`, { needsAmount: true }),
  rule(
    "pay",
    "debt",
    `${I}(?:dropped|plunked|laid|plopped|slapped)(?: down)? ${MONEY} (?:down )?(?:on|onto) (?<what>(?:the |my |our )?(?:[a-z']+ ){0,3}?(?:loans?|mortgage|heloc|bill|debt))\\b`,
    { needsAmount: true },
  ),
  rule("pay", "debt", `${I}(?:knocked|chipped|shaved) (?:out |off |away )${MONEY} (?:on|from|at) ${WHAT}`, {
    needsAmount: true,
  }),
  rule(
    "pay",
    "debt",
    `${I}(?:put|used|threw|applied|sent|spent) (?<amount>it all|all of it|all of that|it|that|the money|the cash) (?:on|onto|to|into|towards?) (?<what>.*\\b(?:loan|card|mortgage|debt|visa|amex|mastercard|heloc|overdraft|bill)\\b.*)`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:used|took|dipped into) (?:some of )?(?<from>(?:(?!\\bM\\b).)+?) to (?:pay|put|send|throw) ${MONEY} (?:off of|off|on|to|towards?|against|down on|at) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:payment|principal payment|lump sum) of ${MONEY} (?:on|to|towards?|against|off|for|into|onto) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?<amount>M) (?:\\w+ ){0,2}?(?:re|over)?payment (?:on|to|towards?|against|for|onto) ${WHAT}`,
    {
      needsAmount: true,
    },
  ),
  rule(
    "pay",
    "debt",
    `${I}${MONEY} (?:went|goes|has gone|was used|used) (?:to|towards?|on|into|for) (?:paying (?:down|off)|pay (?:down|off)) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:used|use|put|took) ${MONEY} (?:to|towards?|into|on|for) (?:pay(?:ing)? (?:down|off|back)|reduc(?:e|ing)|clear(?:ing)?) (?:some of |part of )?${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:paid|pay|payed|overpaid|overpay|underpaid) (?:down |off |back )?(?<what>(?:(?!\\b(?:off|to|on|for|towards?|M)\\b).)+?) (?:down )?(?:by |with |back )?${MONEY}(?: back| off| towards? it)?(?: of what (?:i|we) owe .*| of (?:it|that)| that (?:i|we) owed .*)?$`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:paid|pay|payed|paying) ${MONEY} (?:off of|off|down on|back to|back on|back|towards? paying (?:off|down)|towards?|onto|on|to|at|against|into|from) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:paid (?:off|down)|pay (?:off|down)|paid back|repaid|cleared) ${MONEY} (?:of|on|off|from|to|towards?) ${WHAT}`,
    { needsAmount: true },
  ),
  rule("pay", "debt", `${I}(?:sent) (?<what>(?:(?!\\bM\\b|\\bto\\b|\\boff\\b).)+?) ${MONEY}$`, { needsAmount: true }),
  rule(
    "pay",
    null,
    `${I}(?!got M (?:in cash |cash )?at\\b)${PAID} ${MONEY} (?:off of|off|towards? paying (?:off|down)|towards?|against|at|down on) ${WHAT}`,
    { needsAmount: true },
  ),
  rule("pay", "debt", `${I}(?:knocked|chipped|shaved|lopped|whacked) (?<what>.+?) down by ${MONEY}`, {
    needsAmount: true,
  }),
  rule("pay", "debt", `${I}(?:brought|got|reduced|lowered|cut|took) (?<what>.+?) (?:down )?by ${MONEY}`, {
    needsAmount: true,
  }),
  rule("pay", "debt", `${I}(?:lobbed|flung|hurled|chucked|slung|tossed|fired) ${MONEY} (?:at|to|towards?) ${WHAT}`, {
    needsAmount: true,
  }),
  rule(
    "pay",
    "debt",
    `${I}(?:gave|give|handed) (?<what>(?!me\\b|you\\b|him\\b|them\\b).+?) ${MONEY}(?: back| towards? (?:it|what i owe))?$`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:took|withdrew|pulled|used|moved|transferred) ${MONEY} (?:out of |from |in )(?<from>.+?) (?:to pay(?: off| down| back)?|to put (?:towards?|on)|and paid(?: down| off)?|to clear|towards?) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:put|bought|charged) (?:a|an|the|my|some|our|new) (?:\\w+ ){1,4}?(?:on|onto|to|with) (?<what>(?:the |my |our )?(?:\\w+ ){0,3}?\\w+) ?,? (?:for |at |it was |that is |costing )?(?<amount>M)$`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:bought|got|purchased|booked|paid for) (?:(?!\\bM\\b).)+? (?:on|with|using) (?<what>(?:the |my |our )?(?:\\w+ ){0,3}?(?:visa|amex|mastercard|discover|card|sapphire|barclaycard|klarna|afterpay)) ?,? (?:for |it was |that was )?(?<amount>M)$`,
    { needsAmount: true },
  ),
  rule(
    "charge",
    "debt",
    `${I}(?:bought|got|purchased|booked|paid for) (?:(?!\\bM\\b).)+? (?:for|at|worth) ${MONEY} (?:on|with|using) (?<what>(?:the |my |our )?(?:\\w+ ){0,3}?(?:visa|amex|mastercard|discover|card|sapphire|barclaycard|klarna|afterpay))$`,
    { needsAmount: true },
  ),
];
