import { type Debt, yearlyInterest } from "@seven-figures/domain";
import { rate } from "../../answers/words/figures.ts";
import { named, sentences } from "../../answers/words/sentences.ts";
import { money, strong } from "../shown.ts";
import { byRate, spokenDebts, type Verdict, type Wanted } from "./verdict.ts";

const ASKS_WHY = "^\\W*(?:(?:but|and|so|ok|okay|hm+|wait|huh) )*(?:why|how come)";
const WHY = new RegExp(`${ASKS_WHY}\\b`);
/** An order, or one that is set against another. */
const OF_ORDER =
  /\bfirst\b|\bnot\b|\binstead\b|\bover\b|\bbefore\b|\b(?:if|when)\b.*\b(?:costs?|owe|bigger|more|larger|higher)\b/;
const BARE = new RegExp(`${ASKS_WHY}(?: (?:is )?(?:that|so|though|tho|this))?\\W*$`);
const LONGEST = 90;
/** What a rate is told by: so many dollars of debt. */
const SAMPLE = 100;

/** "Why Kohl's if Discover costs me more?", "why?" after an order was told: what the order follows. Null where that is not asked. */
export function whyThisFirst(wanted: Wanted): Verdict | null {
  const { typed, debts, assets } = wanted;
  if (!WHY.test(typed) || typed.length > LONGEST || assets.length > 0) return null;
  const isAboutOrder = toldAnOrder(wanted);
  const isBare = isAboutOrder && BARE.test(typed);
  if (!isBare && (debts.length === 0 || !OF_ORDER.test(typed))) return null;
  if (debts.length === 1 && !isAboutOrder) return null;
  const spoken = spokenDebts(wanted);
  const among = byRate(debts.length > 1 ? debts : spoken.length > 1 ? spoken : wanted.facts.debts);
  const [first, second] = among.filter(({ interestRate }) => interestRate !== null);
  if (!first || !second) return null;
  return { message: words(first, second), quickReplies: [], debts: among, assets: [] };
}

/** Whether the last answer told which of several debts goes first. */
function toldAnOrder({ before: { last } }: Wanted): boolean {
  const [query] = last?.queries ?? [];
  if (!last || !query) return false;
  if (query.kind === "list") return query.by === "rate";
  const isOfInterest = query.kind === "value" && query.of.kind === "sum" && query.of.field === "interest";
  return isOfInterest && last.items.length > 1 && last.items.every(({ side }) => side === "debts");
}

function words(first: Debt, second: Debt): string {
  const per = ({ interestRate }: Debt) => money(((interestRate ?? 0) * SAMPLE) / 100);
  const cost = (debt: Debt) => yearlyInterest(debt) ?? 0;
  const isDearer = cost(second) > cost(first);
  if (first.interestRate === second.interestRate)
    return `${named(first.name)} and ${named(second.name)} cost the same, ${rate(first.interestRate ?? 0)}: the smaller one first is gone sooner, and takes a payment off your month.`;
  return sentences(
    `${strong(`${named(first.name)} first`)} because of the rate: each ${money(SAMPLE)} owed there costs ${per(first)} a year, and ${per(second)} on ${named(second.name)}. So a dollar paid there saves more.`,
    isDearer &&
      `${named(second.name)} costs more in all, ${money(Math.round(cost(second)))} a year against ${money(Math.round(cost(first)))}, only because more is owed on it.`,
    `What has to be paid each month on ${named(second.name)} goes on being paid, so that nothing falls due.`,
  );
}
