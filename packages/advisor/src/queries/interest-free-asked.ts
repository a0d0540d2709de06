import { type Query, type Selection, select } from "@seven-figures/domain";
import { all, list, value } from "./build.ts";
import type { Scope } from "./scope.ts";

const OWED = /\b(?:debts?|loans?|cards?|ow(?:e|ed|ing)|borrow\w*|lenders?|of them)\b/;
const NO_INTEREST =
  /\b(?:do(?:es)? not|don'?t|doesn'?t|dont|doesnt|never|with ?out|no|zero|0 ?%|nothing in)(?: \S+){0,4} interest\b|\binterest[- ]free\b|\b(?:at|have|has|with|carry|on) (?:a )?(?:zero|0|nil|no)(?: ?%| percent| rate| interest)\b/;
const OTHER = /\b(?:if|month\w*|payments?|how long|when|pay off|save|invest\w*|transfer|offer\w*|should)\b/;

/** "Not counting the interest-free ones": the others are meant. */
const LEFT_OUT =
  /\b(?:not counting|leaving out|apart from|other than|except(?:ing)?|exclud\w+|ignor\w+|skip\w*|minus|without|bar|aside from) (?:all )?(?:the|any|those|my) (?:\w+ )?(?:0|zero|interest|free|no)\b/;

/** "How many of the things I owe charge no interest", "which debts are interest-free". */
export function interestFreeAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  if (!OWED.test(typed) || !NO_INTEREST.test(typed) || OTHER.test(typed) || LEFT_OUT.test(typed)) return null;
  if (scope.pieces.some(({ kind }) => /^(?:money|named|date|span)$/.test(kind))) return null;
  const of: Selection = { kind: "where", of: all("debts"), field: "rate", equals: 0 };
  if (select(all("debts"), scope.documents).length === 0) return null;
  if (/\bhow many\b/.test(typed)) return [value({ kind: "count", of })];
  return /\b(?:which|what)\b/.test(typed) ? [list(of, "amount", true)] : null;
}
