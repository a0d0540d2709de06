import type { ItemRef, Query } from "@seven-figures/domain";
import { entries, sumOf, value } from "./build.ts";
import { byTheMonth } from "./compose-reach.ts";
import { goalsIn, refOf } from "./compose-words.ts";
import { type PieceOf, piecesOf } from "./pieces.ts";
import { DEBTS_FIRST, type Scope, thingsIn } from "./scope.ts";

type Part = "percent" | "remaining" | "next" | "open" | "date" | "monthly";

const PARTS: readonly [Part, RegExp][] = [
  [
    "percent",
    /%|\b(?:percent\w*|pct|how far (?:through|along|on)|how (?:complete|full)|what (?:share|part|proportion))\b/,
  ],
  [
    "remaining",
    /\b(?:(?:left|remain\w*|how much|what|whats) (?:\S+ ){0,3}(?:to go|to find|to save|wanting|missing|short|outstanding|left|needed)|remain(?:s|ing)?|balance (?:is )?outstanding|short overall|still (?:to (?:find|save|get|go)|wanting|missing|short)|to get|shortfall|wetin remain)\b/,
  ],
  [
    "next",
    /\b(?:next (?:step|task|thing|milestone|bit|up|exam|on)|what(?:'?s| is) next|pending next|next is|comes next)\b/,
  ],
  ["open", /\b(?:how many|which|what) (?:\S+ ){0,3}(?:steps?|tasks?|modules?)\b.*\b(?:open|left|remain\w*|to do)\b/],
  ["date", /\b(?:due|deadline|by when|when must|what (?:day|date)|which day)\b(?! date)/],
];
const MONTHLY =
  /\b(?:how much|what|which|whats|work out|req(?:uire)?d?|needed)\b.*\b(?:per|a|each|every)? ?(?:month(?:ly)?|weekly|week|fortnight|fortnightly|paycheck|payday)\b|\b(?:month(?:ly)?|week(?:ly)?) (?:contribution|amount|saving|deposit)\b/;
const BY_ITS_DATE =
  /\b(?:by|before|till|until|upto|up to|to|meet|on) (?:the |its |that |his |her )?(?:due )?(?:date|deadline|time)\b|\bon time\b|\bin time\b|\bto make it\b|\bpunctual\w*\b/;
const SAVING =
  /\b(?:put(?:tin[g']?)?|set|save|saving|need|needed|required?|req'?d|contribut\w+|aside|to be (?:ready|done)|allocate)\b/;

/**
 * What is asked of one goal that is named, all of it: "how far through and how much to go", "what is next on it and when is it
 * due". Null where it is only one thing that wording reads as well.
 */
export function goalAsked(scope: Scope): Query[] | null {
  const [goal, ...others] = goalsIn(scope);
  const item = goal && refOf(goal);
  const [saving, ...more] = piecesOf(scope.pieces, "money");
  if (!item || others.length > 0 || more.length > 0) return null;
  const { typed } = scope.laid;
  if (saving) return withSaving(scope, item, saving);
  const asked = PARTS.filter(([, pattern]) => pattern.test(typed)).map(([part]) => part);
  const isMonthly = MONTHLY.test(typed) && (SAVING.test(typed) || BY_ITS_DATE.test(typed));
  const parts: Part[] = isMonthly ? [...asked.filter((part) => part !== "date"), "monthly"] : asked;
  const isSure = parts.length > 1 || parts[0] === "next" || (parts[0] === "monthly" && BY_ITS_DATE.test(typed));
  return isSure ? parts.map((part) => queryOf(part, item)) : null;
}

const WHEN = /\b(?:when|how long|how many (?:months|weeks|years|pays?)|months|done in|get there|there|until|finish)\b/;

/** "What has it still to get, and at 2,900 a month when is it there." */
function withSaving(scope: Scope, goal: ItemRef, saving: PieceOf<"money">): Query[] | null {
  const { typed } = scope.laid;
  const hasPeriod = scope.pieces.some(
    ({ kind, from }) => kind === "period" && from >= saving.to && from - saving.to <= 2,
  );
  const isOfDebts = thingsIn(scope, DEBTS_FIRST).some(({ side }) => side === "debts");
  if (isOfDebts || !hasPeriod || !WHEN.test(typed) || BY_ITS_DATE.test(typed)) return null;
  const parts = PARTS.filter(([part, pattern]) => part !== "date" && pattern.test(typed)).map(([part]) => part);
  const until: Query = { kind: "until", goal, amount: null, saving: byTheMonth(saving, scope.pieces) };
  return [...parts.map((part) => queryOf(part, goal)), until];
}

function queryOf(part: Part, goal: ItemRef): Query {
  switch (part) {
    case "percent":
    case "remaining":
      return value(sumOf(entries(goal), part));
    case "next":
    case "open":
      return { kind: "steps", goal, which: part };
    case "date":
      return { kind: "due", goal };
    case "monthly":
      return { kind: "save-by", goal, amount: null, months: null };
  }
}
