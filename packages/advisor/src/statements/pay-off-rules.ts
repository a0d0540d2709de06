import { type EntryRule, I, PAID, rule, SHARE, VAGUE_SHARE, WHAT } from "./entry-rule.ts";

/** How a balance gets to nothing. */
const AT_ZERO =
  "(?:says|reads|showing|is showing|hit|hits|reached|(?:went|is back|got|dropped|came|is all the way|went all the way|is all) (?:down )?to|is now|balance|balance is)";

/** Debts that are gone: paid off altogether, the last of it sent, nothing left on it. */
export const PAY_OFF_RULES: EntryRule[] = [
  rule(
    "pay-off",
    "debt",
    "^(?<what>[^:=]+?) ?(?:[:=]|done and) (?:fully |all )?(?:paid off|paid in full|cleared|settled|paid)\\b(?!.*\\bM\\b)",
  ),
  rule(
    "pay-off",
    "debt",
    `${I}(?:paid|payed) (?<what>(?!.*\\bM\\b|off |${SHARE}\\b|${VAGUE_SHARE}\\b).+?) (?:back )?(?:in full|off completely|off entirely|off in full|all off|off(?! of))(?: .*)?$`,
    {},
  ),
  rule(
    "pay-off",
    "debt",
    `${I}(?<!\\b(?:is|are|was|been|got|being) (?:now |all |fully )?)(?:finally )?(?:paid off|payed off|cleared(?: off)?|settled|killed off|wiped out|finished off|(?:finished|done) paying(?: off| back)?|knocked out|eliminated|zeroed out|fully repaid|repaid|discharged|paid back) (?:all of |the rest of |the whole of |everything (?:i owed|owed) (?:to|on) )?(?<what>(?!.*\\bM\\b|${SHARE}\\b|${VAGUE_SHARE}\\b).+?)(?: with it)?$`,
  ),
  rule("pay-off", "debt", `${I}made (?:the|my) (?:last|final) (?:\\w+ )?payment on ${WHAT}`),
  rule("pay-off", "debt", `${I}made (?:the|my|our) (?:very )?(?:last|final) (?<what>(?!payment)(?:\\w+ )+?)payment$`),
  rule(
    "pay-off",
    "debt",
    `^(?:and |so |but |, )*(?<what>(?!${SHARE}\\b|${VAGUE_SHARE}\\b|.*\\bM\\b).+?) (?:is|are|has been|have been|was|were|got|is been) (?:now )?(?:fully |completely |finally |entirely |all )?(?:paid off|paid$|paid for|paid in full|cleared|settled|paid back|history|debt-free|fully paid|done and dusted|wiped out)\\b`,
  ),
  rule(
    "pay-off",
    "debt",
    `^(?<what>.+?) (?:has|have|is at|is down to|is|shows|with|at|sits at|now has|:|${AT_ZERO})(?: now)? (?:a )?(?:zero|nil|nothing)(?: balance| dollars| owed| left)?\\b(?! (?:missed|late|percent|interest|fees?|payments?)\\b)`,
  ),
  rule("pay-off", "debt", `\\b(?:owe|owing) (?:nothing|zero|nil|M) (?:more )?(?:on|to) ${WHAT}$(?<!\\bM\\b.*)`),
  rule(
    "pay-off",
    "debt",
    `\\b(?:no longer|not) owe (?:anything |any money |a cent |a penny )?(?:on |to )?(?<what>(?!anybody|anyone|anything|any|a (?:cent|penny)).+?)(?: anything| a (?:dime|penny|cent)| any money)?(?: any more)?$`,
  ),
  rule(
    "pay-off",
    "debt",
    `(?:there is |have |has )?(?:nothing|zero|not anything) (?:left|owed|owing|outstanding|remaining|more)(?: to pay)? (?:on|to) ${WHAT}`,
  ),
  rule(
    "pay-off",
    "debt",
    "^(?:and |so |but |, )*(?:the |my |our )?(?:very )?(?:last|final) (?<what>(?!payment)(?:[a-z']+ ){1,4}?)payment (?:is|was|has been|went|just went|cleared|got|posted|made|done|sent)(?: (?:made|done|sent|in|out|through|posted|paid|cleared|B))*$",
  ),
  rule(
    "pay-off",
    "debt",
    "^(?:and |so |but |, )*(?:(?:i|we) have |there is )?no (?:more )?balance (?:left )?(?:on|with|at) (?<what>(?:(?!M\\b)\\S+(?!\\S) ?){1,5}?)(?: any (?:more|longer))?$",
  ),
  rule(
    "pay-off",
    "debt",
    "^(?:and |so |but |, )*(?:(?:i|we) have |there is )?no more (?<what>(?:[a-z'&-]+ ){1,4}?(?:debt|loan|balance|mortgage))$",
  ),
  rule("pay-off", "debt", `\\bmade the (?:last|final) (?:\\w+ )?payment$`, { allowsEmpty: true }),
  rule(
    "pay-off",
    "debt",
    `${I}(?:paid|settled|cleared) (?:the|my|our) (?:whole|entire|full|complete|remaining) (?:balance (?:of|on) )?(?<what>(?!M\\b).+)$`,
  ),
  rule(
    "pay-off",
    "debt",
    `${I}${PAID} (?:off )?(?:the |my |our |a )?(?:very )?(?:last|final|remaining|rest of the) M(?: \\w+){0,2}? (?:to|on|of|for|off|towards?|from|owed on|owed to) ${WHAT}`,
  ),
  rule(
    "pay-off",
    "debt",
    `${I}${PAID} (?:off )?(?:the |my |our |a )?(?:very )?(?:last|final|remaining) M(?: of it| on it)?$`,
    {
      allowsEmpty: true,
    },
  ),
  rule(
    "pay-off",
    "debt",
    `^(?:and |so |but |, )*(?<what>(?!.*\\bM\\b)(?!${SHARE}\\b|${VAGUE_SHARE}\\b|it\\b|that\\b).+?) (?:is been|is|are|has been|have been|got) (?:now |officially |all )*(?:taken care of|done(?: with)?|dead|handled|squared away|behind (?:me|us)|toast|off (?:my|our) back|(?:(?<=\\ball )paid up|paid up in full))(?: , .*)?$`,
  ),
  rule(
    "pay-off",
    "debt",
    `^(?:and |so |but |, )*(?:i |we |me )?(?:and |am |are |all |officially |now |have |got )*(?:done|through|finished|square|settled up|all settled|squared up|settled) (?:up )?(?:with|paying(?: off)?) (?<what>(?!.*\\bM\\b).+?)(?: on (?:that|it|those).*)?$`,
  ),
  rule(
    "pay-off",
    "debt",
    `${I}(?<!\\b(?:bank|issuer|lender|company|app|they) )(?:got rid of|said goodbye to|kissed goodbye|killed|crushed|demolished|nuked|closed out|zeroed|retired|eliminated|paid back) (?<what>(?!.*\\bM\\b)(?:(?:my|the|our|that|those) )?(?:[a-z'\\d-]+ )*?(?:debt|loan|loans|balance|mortgage|bill|card debt|visa|mastercard|amex|discover|heloc|klarna|afterpay|affirm|card))$`,
  ),
  rule(
    "pay-off",
    "debt",
    `^(?:and |so |but |, )*(?:my |the |our )?(?<what>(?!(?:i|we|it|that|this|they|which|all|hard work)\\b|${SHARE}\\b|${VAGUE_SHARE}\\b)(?:(?!M\\b|paid\\b)[a-z']+ ){1,4}?)(?:fully |all )?(?:paid off|paid in full|settled in full)$`,
  ),
  rule(
    "pay-off",
    "debt",
    `${I}(?:paid|sent|cleared|settled) (?:off )?(?:the|my|our) (?:very )?(?:last|rest|remainder|remaining balance) (?:of|on) (?<what>(?!.*\\bM\\b).+)$`,
  ),
  rule("pay-off", "debt", `\\b(?:have|has|got|at|is at) (?:a )?(?:zero|nil|empty) balance (?:on|with|at) ${WHAT}`),
  rule(
    "pay-off",
    "debt",
    `${I}(?:paid|got|brought|took|worked) (?<what>(?!.*\\bM\\b).+?) (?:(?:all the way )?down |all the way |back )?to (?:nothing|zero)$`,
  ),
  rule(
    "pay-off",
    "debt",
    `${I}(?:wrote|mailed|sent|made|sent off|dropped off) (?:the|my|our) (?:very )?(?:last|final) (?:check|cheque|payment|installment|instalment) (?:to|on|for|off to) (?<what>(?!.*\\bM\\b).+)$`,
  ),
  rule(
    "pay-off",
    "debt",
    "\\binsurance (?:company )?(?:just |finally |has |ended up )*(?:picked up|covered|paid|paid for|took care of|picking up|covering|paying) (?:all of |all |the (?:whole|entire|full) (?:of )?)(?:my |the |our )?(?<what>(?!.*\\bM\\b).+)$",
  ),
];
