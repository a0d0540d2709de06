import {
  DOWN_PAYMENT_PERCENT,
  formatSpan,
  HIGH_INTEREST_RATE,
  homePriceFor,
  purchaseOutlook,
  spareCash,
  whatIf,
} from "@seven-figures/domain";
import { costlyDebts } from "../person/debt-outlook.ts";
import type { Asked, Draft } from "../topic.ts";
import { assumedGrowth } from "../words/assumptions.ts";
import { dollars, monthsOf, rate, span } from "../words/figures.ts";
import { named, paragraphs, sentences } from "../words/sentences.ts";
import { answerHomePurchase } from "./home-purchase.ts";
import { askFor } from "./missing.ts";

const NEXT = ["How many months of expenses are covered?", "What's my cash flow?", "Rent or buy: which is better?"];

/** Whether a stated purchase is affordable; a home is looked at by its down payment. Null without an amount. */
export function answerAffordability(asked: Asked): Draft | null {
  const { numbers, facts, text } = asked;
  const price = Math.max(0, ...numbers.amounts);
  if (!(price > 0)) return withoutPrice(asked);
  if (/\b(house|home|condo|flat|apartment|property|mortgage)\b/i.test(text) && numbers.period !== "month") {
    return answerHomePurchase(asked, price);
  }
  if (numbers.period === "month") return monthlyCost(asked, price);
  const missing = askFor(facts, ["expenses"], "say whether you can afford it");
  if (missing) return missing;
  const outlook = purchaseOutlook(price, facts);
  const debt = costlyDebts(facts)[0];
  const outcome = facts.path ? whatIf(facts.path, { lumpSum: -price }, facts.target) : null;
  const later = outcome?.monthsSooner && outcome.monthsSooner <= -1 ? -outcome.monthsSooner : null;
  return {
    about: `once:${price}`,
    message: paragraphs(
      verdict(price, outlook, facts.liquid),
      sentences(
        later !== null && `Bought with savings, it moves your target about ${formatSpan(later)} back.`,
        debt &&
          (debt.interestRate ?? 0) >= HIGH_INTEREST_RATE &&
          `Clearing ${named(debt.name)} (${rate(debt.interestRate ?? 0)}) with that money would bring more.`,
      ),
      later !== null && assumedGrowth(facts),
    ),
    again:
      outlook.missing === 0
        ? "Affordable, yes."
        : `Not comfortably: ${dollars(outlook.missing)} is missing to keep your cushion.`,
    deeper:
      "The price is the start: think of insurance, upkeep and what it is worth in a few years, then ask whether you would still buy it if it took you a month longer to decide.",
    used: { price, outlook, outcome, later },
    quickReplies: NEXT.slice(0, 2),
  };
}

function verdict(price: number, outlook: ReturnType<typeof purchaseOutlook>, liquid: number): string {
  const left =
    outlook.monthsCoveredAfter === null
      ? `${dollars(outlook.cashAfter)} of cash`
      : `${dollars(outlook.cashAfter)} of cash, ${monthsOf(outlook.monthsCoveredAfter)} of expenses`;
  if (outlook.missing === 0) return `**Yes**, ${dollars(price)} fits: it leaves you ${left}.`;
  const wait =
    outlook.monthsToSave === null
      ? "There is no surplus to save it from at the moment."
      : `With your surplus that is ${span(outlook.monthsToSave)} of saving.`;
  const why =
    outlook.cashAfter < 0
      ? `You have ${dollars(liquid)} at hand, so it would have to be borrowed.`
      : `It would leave you ${left}, less than a cushion of three months.`;
  return `**Not comfortably yet.** ${why} To pay ${dollars(price)} and keep three months of expenses, you need ${dollars(outlook.missing)} more. ${wait}`;
}

function monthlyCost({ facts }: Asked, cost: number): Draft | null {
  const { path, monthlySurplus } = facts;
  if (!path || monthlySurplus === null) return askFor(facts, ["income", "expenses"], "say whether you can afford it");
  const outcome = whatIf(path, { monthly: -cost }, facts.target);
  const left = outcome.changedPath.monthly;
  const later = outcome.monthsSooner !== null && outcome.monthsSooner <= -1 ? -outcome.monthsSooner : null;
  return {
    about: `monthly:${cost}`,
    message: paragraphs(
      left >= 0
        ? `It fits your cash flow: ${dollars(cost)} a month of your ${dollars(monthlySurplus)} surplus leaves ${dollars(left)}.`
        : `**No**, not at today's figures: ${dollars(cost)} a month is more than your surplus of ${dollars(monthlySurplus)}, ${dollars(-left)} would be missing each month.`,
      later !== null && `It moves your target about ${formatSpan(later)} back. ${assumedGrowth(facts)}`,
    ),
    again: left >= 0 ? `${dollars(left)} a month would remain.` : "Still more than is left over.",
    deeper:
      "Monthly payments hide the price: multiply by the months before you sign, and read what it costs to get out.",
    used: { outcome, later, left },
    quickReplies: ["What's my cash flow?", "When will I reach my target?"],
  };
}

/** What could be paid in cash with three months of expenses left, and the home price that this is a down payment for. */
function withoutPrice({ text, facts }: Asked): Draft {
  const spare = facts.emergencyFund ? spareCash(facts.liquid, facts.emergencyFund.low) : null;
  const home =
    spare !== null && /\b(house|home|condo|flat|apartment|property)\b/i.test(text) ? homePriceFor(spare) : null;
  return {
    about: home === null ? "any" : "home",
    message: paragraphs(
      spare !== null &&
        (spare > 0
          ? `You could pay up to **${dollars(spare)}** from your cash today and still cover three months of expenses.`
          : "There is no cash to spare beyond three months of expenses at the moment."),
      home !== null &&
        home > 0 &&
        `As a down payment of ${rate(DOWN_PAYMENT_PERCENT)} that fits a home of about ${dollars(home)}; whether the loan fits, a lender tells from your income and other debts.`,
      "Tell me what it costs, and whether once or every month, and I'll hold it against your cash and your surplus.",
    ),
    again: spare !== null && spare > 0 ? `${dollars(spare)} is the sum to spare.` : "I need the price for that.",
    deeper: "A rule that serves well: wait a day for each large wish, and pay it from money that is there.",
    used: { spare, home, DOWN_PAYMENT_PERCENT },
    quickReplies: NEXT.slice(0, 2),
  };
}
