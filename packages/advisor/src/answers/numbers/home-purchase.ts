import { DOWN_PAYMENT_PERCENT, homeOutlook } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { decimal, dollars, rate, span } from "../words/figures.ts";
import { paragraphs, sentences } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

/** What a home at a price asks for before it can be bought. */
export function answerHomePurchase({ facts }: Asked, price: number): Draft | null {
  const missing = askFor(facts, ["income", "expenses"], "look at a home at that price");
  if (missing) return missing;
  const home = homeOutlook(price, facts);
  const { downPayment: down, outlook, yearsOfIncome: times } = home;
  return {
    about: `home:${price}`,
    message: paragraphs(
      sentences(
        `A home for ${dollars(price)} asks for about **${dollars(down)} down** (${rate(DOWN_PAYMENT_PERCENT)}), before closing costs.`,
        `You have ${dollars(facts.liquid)} at hand.`,
        outlook.missing === 0
          ? "That covers it and leaves three months of expenses."
          : `To pay it and keep three months of expenses, ${dollars(outlook.missing)} is missing${outlook.monthsToSave === null ? "." : `, ${span(outlook.monthsToSave)} of your surplus.`}`,
      ),
      times !== null &&
        `The price is ${decimal(times)} times your yearly income; lenders look at that and at what your other debts take.`,
      "Nothing is changed in your data: this was only a look.",
    ),
    again: `${dollars(down)} down and a cushion of three months is the mark to aim at.`,
    deeper:
      "Ask a lender for a pre-approval to learn the rate, then compare the whole monthly cost (loan, taxes, insurance, upkeep) with the rent of a like home.",
    used: { price, home, share: DOWN_PAYMENT_PERCENT },
    quickReplies: ["Rent or buy: which is better?", "How do mortgages work?", "How can I save more money?"],
  };
}
