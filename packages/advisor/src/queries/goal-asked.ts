import type { ItemRef, Query } from "@seven-figures/domain";
import { amountOf, entries, sumOf, value } from "./build.ts";
import { byTheMonth } from "./compose-reach.ts";
import { goalsIn, refOf } from "./compose-words.ts";
import { monthlyIn } from "./follow-former.ts";
import { byTime } from "./follow-time.ts";
import { monthsUntil, type PieceOf, piecesOf } from "./pieces.ts";
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
  /\b(?:how much|what|which|whats|work out|req(?:uire)?d?|needed)\b.*\b(?:per|a|each|every)? ?(?:month(?:ly)?|weekly|week|fortnight|fortnightly|paycheck|payday)\b|\b(?:month(?:ly)?|week(?:ly)?) (?:contribution|amount|saving|deposit)\b|\b(?:per|a|each|every) (?:month|week)\b.*\b(?:until|till|by|before) (?:the |its )?(?:due )?(?:date|deadline)\b/;
const BY_ITS_DATE =
  /\b(?:by|before|till|until|upto|up to|to|meet|on) (?:the |its |that |his |her )?(?:due )?(?:date|deadline|time)\b|\bon (?:time|schedule|track|target|course)\b|\bin time\b|\bto make it\b|\bpunctual\w*\b/;
const SAVING =
  /\b(?:put(?:tin[g']?)?|set|save|saving|need|needed|required?|req'?d|contribut\w+|aside|to be (?:ready|done)|allocate)\b/;

/**
 * What is asked of one goal that is named, all of it: "how far through and how much to go", "what is next on it and when is it
 * due". Null where it is only one thing that wording reads as well.
 */
export function goalAsked(scope: Scope): Query[] | null {
  const [goal, ...others] = goalsIn(scope);
  const item = goal && refOf(goal);
  const [saving, ...more] = savingsIn(scope);
  if (!item || others.length > 0 || more.length > 0) return null;
  const { typed } = scope.laid;
  if (saving) return withSaving(scope, item, saving);
  const inTime = onTrack(scope, item);
  if (inTime) return inTime;
  const asked = PARTS.filter(([, pattern]) => pattern.test(typed)).map(([part]) => part);
  const isMonthly = MONTHLY.test(typed) && (SAVING.test(typed) || BY_ITS_DATE.test(typed));
  const parts: Part[] = isMonthly ? [...asked.filter((part) => part !== "date"), "monthly"] : asked;
  const isSure = parts.length > 1 || parts[0] === "next" || (parts[0] === "monthly" && BY_ITS_DATE.test(typed));
  return isSure ? parts.map((part) => queryOf(part, item)) : null;
}

/** Amounts, and a bare number that goes in so often: "if 55 goes in each Friday". */
export function savingsIn({ pieces, laid }: Scope): PieceOf<"money">[] {
  const money = piecesOf(pieces, "money");
  const [count, ...others] = piecesOf(pieces, "count");
  const isPaid = count && piecesOf(pieces, "period").some(({ from }) => from >= count.to && from - count.to <= 2);
  if (money.length > 0 || !isPaid || others.length > 0 || !/\b(?:go(?:es|ing)?|put|into?) /.test(laid.typed))
    return money;
  return [{ ...count, kind: "money", bound: null }];
}

const ON_TRACK =
  /\b(?:on (?:track|course|schedule)|(?:is|are|am|how(?:'?s| is| are)) .*\btracking|(?:will|can|could|are|am|gonna|going) .*\b(?:make|reach|get|do|manage|afford) .*\b(?:in time|on time|by)|feasible|doable|achievable|realistic|possible|behind (?:on|with)|ahead (?:on|with))\b/;

const MOVED =
  /^(?:(?:and|ok|so|but|well|hm|then) )*(?:what )?(?:about )?if .*\b(?:push|postpon\w*|delay|mov|shift|extend|wait|put(?:ting)? .* off|go|went|bring|made|make|was|were|took|take|stretch)\w*\b/;

/** "What if I push mama's house to 2032?": the same goal by another day; null where another is supposed. */
export function movedGoalAsked(scope: Scope): Query[] | null {
  const [goal, ...others] = goalsIn(scope);
  const item = goal && refOf(goal);
  if (!item || others.length > 0 || !MOVED.test(scope.laid.text)) return null;
  return byTime(scope, [{ kind: "save-by", goal: item, amount: null, months: null }]);
}

/** "Am I on track for Japan?": what it asks for each month, and whether that is there. */
function onTrack(scope: Scope, goal: ItemRef): Query[] | null {
  const { typed, text: words } = scope.laid;
  if (!ON_TRACK.test(typed) && !ON_TRACK.test(words)) return null;
  const [span] = piecesOf(scope.pieces, "span");
  const [date] = piecesOf(scope.pieces, "date");
  const named = span?.months ?? (date ? monthsUntil(date.date, scope.today) : 0);
  const save: Query = { kind: "save-by", goal, amount: null, months: named > 0 ? named : null };
  const monthly = monthlyIn(save, scope);
  if (monthly === null) return [value(sumOf(entries(goal), "percent"))];
  return [{ kind: "afford", price: amountOf(monthly), monthly: true }, save];
}

const WHEN =
  /\b(?:when|how long|how many (?:months|weeks|years|pays?|pay ?checks|paydays|\w+days|of (?:those|them))|months|in (?:weeks|fortnights|pay ?checks|paydays|\w+days)|done in|get there|there|until|finish)\b/;

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
