import type { Quantity, Query } from "@seven-figures/domain";
import { amountOf, entries, sumOf, value } from "./build.ts";
import { refOf } from "./compose-words.ts";
import { piecesOf } from "./pieces.ts";
import { GOALS_FIRST, type Scope, thingsIn } from "./scope.ts";
import { periodBeside } from "./suppose-yearly.ts";

const BE_IN_IT =
  /\b(?:(?:would|will|whatd|be|have|has|got|is|there|sit\w*|stand\w*) (?:\S+ ){0,4}(?:in (?:it|there|the)|then|by then|saved|there|at)|how much (?:\S+ ){0,4}(?:in (?:it|there)|saved|by then|then)|what (?:is|s) in (?:it|there)|grow to|come to)\b/;
const SHORT = /\b(?:short|missing|lack\w*|left to|to go|still need|away from|off the)\b/;
const LENGTH = /\b(?:how long|how many (?:months|years|weeks)|when)\b/;

/** What is in a goal or an account after so many months of saving: "if I put 110 a month to it for four months, what is in it then, and how much short is that". */
export function savedByThenAsked(scope: Scope): Query[] | null {
  const { typed } = scope.laid;
  const [span, ...spans] = piecesOf(scope.pieces, "span");
  const [thing, ...others] = thingsIn(scope, GOALS_FIRST);
  const [saving] = piecesOf(scope.pieces, "money").filter((each) => periodBeside(each, scope) !== null);
  const item = thing && refOf(thing);
  if (!span || spans.length > 0 || !item || item.side === "debts" || !saving || LENGTH.test(typed)) return null;
  if (others.some(({ selection }) => JSON.stringify(selection) !== JSON.stringify(thing.selection))) return null;
  if (!BE_IN_IT.test(typed) && !SHORT.test(typed)) return null;
  const monthly = (saving.value * (periodBeside(saving, scope) ?? MONTHS)) / MONTHS;
  const now = sumOf(entries(item));
  const then: Quantity = { kind: "plus", parts: [now, amountOf(monthly * span.months)] };
  const target = sumOf(entries(item), "target");
  const isShort = SHORT.test(typed) && item.side === "goals";
  return [value(then), ...(isShort ? [value({ kind: "minus", from: target, less: then })] : [])];
}

const MONTHS = 12;
