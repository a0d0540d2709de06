import { formatDollars, PERIODS, roundToCents, yearlyAmount } from "@seven-figures/domain";
import * as z from "zod/mini";
import { advisorTool, type Desk, dollars, propose, refused } from "./advisor-tool.ts";

const FIELDS = ["annualIncome", "annualExpenses", "currentSavings"] as const;
const WAYS = ["set", "add", "subtract", "raise_percent", "cut_percent", "forget"] as const;

const args = z.object({
  field: z.enum(FIELDS),
  how: z.enum(WAYS),
  amount: z.optional(dollars),
  period: z.optional(z.enum(PERIODS)),
  weeklyHours: z.optional(z.number().check(z.gt(0), z.lte(168))),
});

export const yearlyTool = advisorTool({
  name: "change_yearly_figure",
  description:
    "Sets or changes annual income, annual expenses or the Current Savings box. Give the amount and its period exactly as the person said them; the yearly figure is computed here. 'add' also for a second income, '..._percent' for raises and cuts in percent. Income or expenses below 20,000 without a period: ask instead. currentSavings only when the words 'current savings' are said (period 'year').",
  arguments: args,
  run(change, desk) {
    const before = desk.draft.documents.financials.financialInfo[change.field];
    const after = figureAfter(change, before);
    if (typeof after === "object" && after !== null) return after;
    return propose(desk, { kind: "set-financial-info", fields: { [change.field]: after } }, () => figures(desk));
  },
});

function figureAfter({ how, amount, period = "year", weeklyHours }: z.output<typeof args>, before: number | null) {
  if (how === "forget") return null;
  if (amount === undefined) return refused("amount is required");
  if (how === "set") return yearlyAmount(amount, period, weeklyHours);
  if (amount < 0) return refused("amount cannot be negative");
  if (before === null) return refused("Nothing is stored yet that could be changed: ask for the whole figure.");
  const change = how.endsWith("_percent") ? (before * amount) / 100 : yearlyAmount(amount, period, weeklyHours);
  const after = roundToCents(how === "subtract" || how === "cut_percent" ? before - change : before + change);
  return after < 0 ? refused(`Only ${formatDollars(before)} a year is stored.`) : after;
}

function figures({ draft }: Desk): unknown {
  return draft.documents.financials.financialInfo;
}
