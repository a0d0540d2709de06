import { EMERGENCY_FUND_MONTHS, liquidAssets } from "@seven-figures/domain";
import type { Asked, Draft } from "../topic.ts";
import { dollars, monthsOf } from "../words/figures.ts";
import { listed, named, sentences } from "../words/sentences.ts";
import { askFor } from "./missing.ts";

const { low, high } = EMERGENCY_FUND_MONTHS;

/** How many months the cash at hand would last, and what is missing to an emergency fund. */
export function answerExpenseCover({ facts }: Asked): Draft | null {
  const missing = askFor(facts, ["expenses"], "say how long your savings would last");
  if (missing) return missing;
  const { cover, emergencyFund: fund, liquid, monthlyExpenses } = facts;
  if (cover.kind !== "months" || !fund || monthlyExpenses === null) {
    return {
      message: `You have ${dollars(liquid)} at hand and no expenses entered, so nothing uses it up.`,
      again: "With no spending it lasts for as long as you like.",
      deeper: "Enter what you really spend, roughly, and I'll say how many months it covers.",
      quickReplies: ["What should I do next?"],
    };
  }
  const from = liquidAssets(facts.assets).map(({ name }) => named(name));
  const where = from.length > 0 ? ` (${listed(from.slice(0, 4))})` : "";
  return {
    message: sentences(
      `Your cash of ${dollars(liquid)}${where} covers **${monthsOf(cover.months)}** of expenses at ${dollars(monthlyExpenses)} a month.`,
      `A sound emergency fund is ${low} to ${high} months, for you ${dollars(fund.low)} to ${dollars(fund.high)}.`,
      verdict(fund),
    ),
    again: `${monthsOf(cover.months)}, going by what you spend now.`,
    deeper: `Investments and pensions are left out on purpose: they may be worth less, or cost a penalty, on the day that you need them. Uneven income, or one earner for several people, speaks for ${high} months rather than ${low}.`,
    quickReplies: ["Where should I keep my emergency fund?", "What should I do next?", "Help me create a budget"],
  };
}

function verdict(fund: { gapToLow: number; gapToHigh: number }): string {
  if (fund.gapToLow > 0) return `${dollars(fund.gapToLow)} is missing to the lower end.`;
  if (fund.gapToHigh > 0)
    return `You are within that range; ${dollars(fund.gapToHigh)} more would bring you to its upper end.`;
  return "You are at or above the upper end; what goes beyond it could work harder elsewhere.";
}
