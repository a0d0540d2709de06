import type { Query } from "@seven-figures/domain";
import { amountOf } from "./build.ts";
import { piecesOf } from "./pieces.ts";
import type { Scope } from "./scope.ts";

const CAN = /\b(?:can|could|may|able to|afford|carry|manage|cover)\b/;
const SPARE =
  /\b(?:left|remain\w*|over|spare|surplus|stays?)\b(?: \S+){0,6} (?:month\w*|expenses|bills|costs?)\b|\b(?:month\w*|expenses|bills)\b(?: \S+){0,6} (?:left|remain\w*|over|spare|surplus|stays?)\b/;

/** Whether what is left over each month carries a monthly cost, and what of it is left then: "can I carry 900 a month from what is left". */
export function spareAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const [money, ...more] = piecesOf(scope.pieces, "money");
  if (!money || more.length > 0 || !CAN.test(typed) || !SPARE.test(typed)) return null;
  if (/\b(?:if|save|saving|until|how long)\b/.test(typed)) return null;
  return [{ kind: "afford", price: amountOf(money.value), monthly: true }];
}
