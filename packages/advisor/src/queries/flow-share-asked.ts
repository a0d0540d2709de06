import type { Query } from "@seven-figures/domain";
import { measureOf, value } from "./build.ts";
import { ASSETS_FIRST, type Scope, thingsIn } from "./scope.ts";

const SHARE =
  /%|\b(?:percent\w*|pct|proportion|portion|share|fraction|(?:each|every|out of|from|of) (?:each |every |a )?[$£€]?100|of every (?:dollar|pound|euro|hundred|buck)|out of every (?:dollar|pound|euro|hundred|buck))\b/;
const PAY = /\b(?:pay|salary|income|wages?|earnings?|paychecks?|bring in|i (?:earn|make)|take[- ]home)\b/;
const GOES =
  /\b(?:go(?:es)? (?:out|on|to|in|for)|blow\w*|burn\w*|us(?:e|es|ing) up|eat(?:s|en)?(?: up)?|swallow\w*|living|spend(?:ing|s)?|spent|expenses|outgoings|bills|costs?)\b/;
const STAYS =
  /\b(?:keep(?:ing)?|sav(?:e|ing)|left|hang(?:ing|in)? on|hold(?:ing)? on|stash\w*|put(?:ting)? (?:away|aside|by)|stays?|surviv\w+|remain\w*|sticks?|unspent|(?:not|never|don.?t) spen[dt]|is mine)\b/;

/** "Of every 100 that I earn." */
const HUNDRED = 100;

/** What share of the pay goes out, or stays: "of every euro I bring in what percentage goes on expenses". */
export function flowShareAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!SHARE.test(typed) || !PAY.test(typed) || thingsIn(scope, ASSETS_FIRST).length > 0) return null;
  if (scope.pieces.some((piece) => piece.kind === "percent" || (piece.kind === "money" && piece.value !== HUNDRED)))
    return null;
  if (STAYS.test(typed)) return [value(measureOf("savings-rate"))];
  return GOES.test(typed) ? [value({ kind: "share", part: measureOf("expenses"), whole: measureOf("income") })] : null;
}
