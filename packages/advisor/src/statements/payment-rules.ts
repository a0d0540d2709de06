import { type EntryRule, I, MONEY, PAID, rule, WHAT } from "./entry-rule.ts";

/** Debts: paid off, paid down, borrowed, charged. */
export const PAYMENT_RULES: EntryRule[] = [
  // -- paying off altogether
  rule("pay-off", "debt", "^(?<what>[^:]+?) ?: (?:fully |all )?(?:paid off|paid in full|cleared|settled|paid)\\b"),
  rule(
    "pay-off",
    "debt",
    `${I}(?:paid|payed) (?<what>(?!.*\\bM\\b|off |down |half|P |a (?:third|quarter)|some |part ).+?) (?:back )?(?:in full|off completely|off entirely|off in full|all off|off(?! of))(?: .*)?$`,
    {},
  ),
  rule(
    "pay-off",
    "debt",
    `${I}(?:finally )?(?:paid off|payed off|cleared(?: off)?|settled|killed off|wiped out|finished off|finished paying(?: off| back)?|knocked out|eliminated|zeroed out|fully repaid|repaid|discharged|paid back) (?:all of |the rest of |the whole of |everything (?:i owed|owed) (?:to|on) )?(?<what>(?!.*\\bM\\b|half\\b|part\\b|some\\b|P\\b).+?)(?: with it)?$`,
  ),
  rule("pay-off", "debt", `${I}made (?:the|my) (?:last|final) (?:\\w+ )?payment on ${WHAT}`),
  rule("pay-off", "debt", `${I}made (?:the|my|our) (?:very )?(?:last|final) (?<what>(?!payment)(?:\\w+ )+?)payment$`),
  rule(
    "pay-off",
    "debt",
    `^(?:and |so |but |, )*(?<what>.+?) (?:is|are|has been|have been|was|were|got|is been) (?:now )?(?:fully |completely |finally |entirely |all )?(?:paid off|paid$|paid for|paid in full|cleared|settled|paid back|history|debt-free|fully paid|done and dusted|wiped out)\\b`,
  ),
  rule(
    "pay-off",
    "debt",
    `^(?<what>.+?) (?:has|have|is at|is down to|is|shows|with|at|sits at|now has|:)(?: now)? (?:a )?(?:zero|nil|nothing)(?: balance| dollars| owed| left)?\\b`,
  ),
  rule("pay-off", "debt", `\\b(?:owe|owing) (?:nothing|zero|nil|M) (?:more )?(?:on|to) ${WHAT}$(?<!\\bM\\b.*)`),
  rule(
    "pay-off",
    "debt",
    `\\b(?:no longer|not) owe (?:anything |any money |a cent |a penny )?(?:on |to )?(?<what>(?!anybody|anyone|anything|any|a (?:cent|penny)).+?)(?: any more| anything)?$`,
  ),
  rule("pay-off", "debt", `\\bmade the (?:last|final) (?:\\w+ )?payment$`, { allowsEmpty: true }),
  rule(
    "pay-off",
    "debt",
    `${I}(?:paid|settled|cleared) (?:the|my|our) (?:whole|entire|full|complete|remaining) (?:balance (?:of|on) )?(?<what>(?!M\\b).+)$`,
  ),
  // -- a share
  rule(
    "pay-share",
    "debt",
    `${I}(?:paid|pay|cleared|knocked) (?:off |down )?(?:half|(?:a |one )?third|(?:a |one )?quarter|three quarters|two thirds|P)(?: of| off)? (?<what>.+?)(?: off| down| back)?$`,
  ),
  // -- borrowing, charging
  rule(
    "charge",
    "debt",
    `${I}(?:charged|charge|racked up|rack up|ran up|spent|put|swiped|used) ${MONEY} (?:(?!pay|clear|reduce|down\\b)\\w+ ){0,6}?(?:on|to|onto) (?<what>(?!pay|clear|reduc|bring)(?:the |my |our |that )?(?:\\w+ ){0,3}?(?:visa|amex|mastercard|discover|card|credit card|sapphire|klarna|afterpay|barclaycard|redcard|overdraft|heloc)\\b.*)$`,
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
  rule("set", "debt", `${I}(?:borrowed|borrow) ${MONEY} (?:from|off) ${WHAT}`, { needsAmount: true }),
  rule("set", "debt", `(?<what>(?:my )?\\w+) (?:lent|loaned|fronted|spotted) (?:me|us) ${MONEY}`, {
    needsAmount: true,
  }),
  rule(
    "charge",
    "debt",
    `${I}(?:went|gone|dipped) ${MONEY} (?:further |deeper )?(?:into|over) (?<what>(?:my |the |our )?(?:\\w+ )?overdraft)`,
    { needsAmount: true },
  ),
  // -- paying down
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
    `${I}${PAID} ${MONEY} (?:off of|off|towards? paying (?:off|down)|towards?|against|at|down on) ${WHAT}`,
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
    `${I}(?:bought|got|purchased|booked|paid for) (?:(?!\\bM\\b).)+? (?:for|at|worth) ${MONEY} (?:on|with|using) (?<what>(?:the |my |our )?(?:\\w+ ){0,3}?(?:visa|amex|mastercard|discover|card|sapphire|barclaycard|klarna|afterpay))$`,
    { needsAmount: true },
  ),
];
