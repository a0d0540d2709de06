/**
 * What a question speaks of by a single word, for those that fit no way of asking. Tried in this order on a
 * {@link ../match/plain-question.ts plain question}.
 */
export const SPOKEN_OF = {
  "net-worth": /\b(?:net worth|wealth|worth in total|my worth)\b/,
  "debt-cost": /\binterest\b/,
  "count-goals": /\bgoals?\b/,
  "target-distance": /\bmillion\b/,
  target: /\b(?:target|risk|strategy|aiming)\b/,
  "cash-flow":
    /\b(?:left|surplus|unspent|leftover|spare|wiggle room|breathing room|save|saving|banking|extra|difference)\b.*\b(?:month|year|week|monthly|yearly|income|pay|spending|expenses)\b|\b(?:income|pay)\b.*\b(?:spending|expenses|unspent|left)\b/,
  "list-debts": /\b(?:debts?|owe|owing|liabilit\w+|loans?)\b/,
  "list-assets": /\b(?:assets?|own|accounts|savings|saved|possessions)\b/,
  income:
    /\b(?:income|salary|earn|earning|spend|spending|expenses|bills|outgoings|burn rate|cost of living|life cost)\b/,
} as const satisfies Record<string, RegExp>;
