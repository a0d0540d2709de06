import { whyFirst } from "../../answers/words/why-first.ts";
import { byRate, spokenDebts, type Verdict, type Wanted } from "./verdict.ts";

const ASKS_WHY = "^\\W*(?:(?:but|and|so|ok|okay|hm+|wait|huh) )*(?:why|how come)";
const WHY = new RegExp(`${ASKS_WHY}\\b`);
/** An order, or one that is set against another. */
const OF_ORDER =
  /\bfirst\b|\bnot\b|\binstead\b|\bover\b|\bbefore\b|\b(?:if|when)\b.*\b(?:costs?|owe|bigger|more|larger|higher)\b/;
const BARE = new RegExp(`${ASKS_WHY}(?: (?:is )?(?:that|so|though|tho|this))?\\W*$`);
/** "Why tho? Sapphire is the bigger one", after an order was told. */
const OF_SIZE = /\b(?:bigger|larger|smaller|biggest|largest|smallest|more|less|higher|lower|most)\b/;
const LONGEST = 90;

/** "Why Kohl's if Discover costs me more?", "why?" after an order was told: what the order follows. Null where that is not asked. */
export function whyThisFirst(wanted: Wanted): Verdict | null {
  const { typed, debts, assets } = wanted;
  if (!WHY.test(typed) || typed.length > LONGEST || assets.length > 0) return null;
  const isAboutOrder = toldAnOrder(wanted);
  const isBare = isAboutOrder && BARE.test(typed);
  const isOfOrder = OF_ORDER.test(typed) || (isAboutOrder && OF_SIZE.test(typed));
  if (!isBare && (debts.length === 0 || !isOfOrder)) return null;
  if (debts.length === 1 && !isAboutOrder) return null;
  const spoken = spokenDebts(wanted);
  const among = byRate(debts.length > 1 ? debts : spoken.length > 1 ? spoken : wanted.facts.debts);
  const [first, second] = among.filter(({ interestRate }) => interestRate !== null);
  if (!first || !second) return null;
  return { message: whyFirst(first, second), quickReplies: [], debts: among, assets: [] };
}

/** Whether the last answer told which of several debts goes first. */
function toldAnOrder({ before: { last } }: Wanted): boolean {
  const [query] = last?.queries ?? [];
  if (!last || !query) return false;
  if (query.kind === "list") return query.by === "rate";
  const isOfInterest = query.kind === "value" && query.of.kind === "sum" && query.of.field === "interest";
  return isOfInterest && last.items.length > 1 && last.items.every(({ side }) => side === "debts");
}
