import type { Asked, Draft } from "../topic.ts";
import { dollars, monthsOf } from "../words/figures.ts";
import { bullets, paragraphs } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

/** What happens when the income stops. */
export function answerJobLoss({ facts }: Asked): Draft | null {
  const missing = askFor(facts, ["expenses"], "say how long you would last");
  if (missing) return missing;
  const { cover, monthlyExpenses } = facts;
  const months = cover.kind === "months" ? cover.months : null;
  return {
    message: paragraphs(
      months === null
        ? "With no expenses entered, nothing would run out."
        : `Your cash of ${dollars(facts.liquid)} would carry ${dollars(monthlyExpenses ?? 0)} a month of expenses for **${monthsOf(months)}**.`,
      bullets([
        "The first week: apply for unemployment benefits, and pause what isn't needed (subscriptions, extra payments, investing).",
        "Call lenders and the landlord before a payment is missed; most have a plan for it.",
        "Keep health insurance without a gap.",
        "Leave retirement accounts alone as long as you can: early withdrawals usually cost a penalty and years of growth.",
      ]),
    ),
    again:
      months === null
        ? "Nothing would run out."
        : "As before: your cushion decides how calmly you can look for the next job.",
    deeper:
      "A bare-bones budget, made while all is well, tells how far the cushion really reaches: only home, food, transport, insurance and the smallest payments.",
    used: { months },
    quickReplies: ["How many months of expenses are covered?", "How much emergency fund do I need?"],
  };
}
