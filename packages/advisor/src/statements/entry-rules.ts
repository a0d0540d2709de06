import { type EntryRule, I, MONEY, rule, WHAT } from "./entry-rule.ts";
import { HOLDING_RULES } from "./holding-rules.ts";
import { PAYMENT_RULES } from "./payment-rules.ts";

/** All ways of saying that something happened to an asset or a debt, in the order in which they are tried. */
export const ENTRY_RULES: EntryRule[] = [
  rule(
    "pay",
    "debt",
    `${I}made (?:my|the|a|an|our|this month 's) (?:T |usual |regular )*(?<what>(?!payment)(?:[a-z]\\S* )+?)payment of ${MONEY}$`,
    { needsAmount: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}made (?:my|the|a|an|our) (?:T |usual |regular |extra )*payment of ${MONEY} (?:on|to|towards?|for) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "set",
    null,
    "\\bM\\b.*\\bT\\b.*\\b(?:into|towards?|to|in|off|on)\\b|\\b(?:put|pay|paying|save|saving|contribute|contributing|invest|investing|add|send|transfer)\\b.*\\bM T\\b|\\bT\\b.*\\b(?:contribute|put|invest|save)\\b.*\\bM\\b|\\b(?:put|putting|save|saving|contribute|contributing|invest|investing|add|adding|send|sending|transfer|transferring|move|moving)\\b.*\\bM\\b.*\\bT$",
    { unwritten: "recurring" },
  ),
  rule(
    "set",
    null,
    "\\b(?:limit|minimum payment|min payment|late fee|annual fee)\\b.*\\bM\\b|\\bM (?:credit )?limit\\b",
    { unwritten: "no-balance" },
  ),
  rule(
    "set",
    null,
    "^(?!.*\\bowed?\\b).*(?<!\\b(?:by|up) )\\bM (?:in |of |worth of )?(?:interest(?! P| rate| free|-free| is| at| on it is)|fees?|finance charges?|late fees?)\\b",
    { unwritten: "no-balance" },
  ),
  rule(
    "set",
    null,
    "\\b(?:minimum|min)\\b(?: payment| due| on (?:my |the )?[a-z ]+?)? (?:is|:|of) (?:only |about |just )?M\\b",
    {
      unwritten: "no-balance",
    },
  ),
  rule(
    "set",
    null,
    "\\b(?:usually|normally|typically|generally|regularly) (?:pay|put|send|add|throw|move|transfer)\\b.*\\bM\\b",
    {
      unwritten: "recurring",
    },
  ),
  rule(
    "pay",
    "debt",
    `${I}(?:paid|sent|put|threw) ${MONEY} (?:off of|off|on|to|towards?|against) (?<what>(?:(?!\\b(?:from|out|using|with|M)\\b).)+?) (?:out of|from|using|with money from) (?<from>.+)$`,
    { needsAmount: true, storedFrom: true },
  ),
  rule(
    "pay",
    "debt",
    `${I}put ${MONEY} (?:on|to|towards?|in for|for|in on) (?<what>(?:my|the|our) (?:(?!\\bM\\b)\\S+ ){1,4}?)(?:payment|bill)$`,
    { needsAmount: true },
  ),
  // -- transfers between one's own
  rule(
    "add",
    null,
    `${I}(?:moved|move|transferred|transfer|shifted|shift|switched|swept|sent) ${MONEY} (?:out of|from) (?<from>.+?) (?:over to|over into|into|to|onto|in) ${WHAT}`,
    { needsAmount: true },
  ),
  rule(
    "add",
    null,
    `${I}(?:moved|move|transferred|transfer|shifted|shift|sent) ${MONEY} (?:over )?(?:to|into) (?<what>.+?) (?:out of|from) (?<from>.+)`,
    { needsAmount: true },
  ),
  ...PAYMENT_RULES,
  ...HOLDING_RULES,
];
