import { formatDollars, roundToCents } from "@seven-figures/domain";
import type { OpenYearlyStatement, YearlyStatement } from "../statements/statement.ts";
import type { Resolution, Resolving } from "./resolution.ts";

/** Without a period, from this amount on it is taken as yearly (below it could as well be monthly). */
const YEARLY_FROM = 20_000;
/** "A 5k raise" is yearly too, where a raise of a few hundred could be anything. */
const RAISE_YEARLY_FROM = 1_000;

const THOUSAND = 1_000;
/** "I make 80" is said of thousands; of less one can't tell. */
const LEAST_IN_THOUSANDS = 15;

const NAMES = { annualIncome: "income", annualExpenses: "expenses" } as const;

function whatNow(of: YearlyStatement["of"]): string {
  return `What ${of === "annualIncome" ? "is your income" : "are your expenses"} now, all together? An amount with its period will do, such as 52,000 a year.`;
}

/** Income or expenses as they will stand, or what is missing to tell. */
export function resolveYearly(statement: YearlyStatement, { documents }: Resolving): Resolution {
  const { of, mode, amount } = statement;
  const stored = documents.financials.financialInfo[of];
  const name = NAMES[of];
  if (amount < 0 && mode !== "percent") return { refused: `Your ${name} cannot be negative, so I left it as it was.` };
  if (mode !== "set" && stored === null) {
    return { ask: { need: "base", statement, question: whatNow(of), quickReplies: [] } };
  }
  const times = timesAYear(statement);
  if (times === null && mode === "set" && amount >= LEAST_IN_THOUSANDS && amount < THOUSAND) {
    const yearly = `${formatDollars(amount * THOUSAND)} a year`;
    const question = `Is that **${yearly}**? I heard ${formatDollars(amount)}.`;
    const quickReplies = [yearly, ...(of === "annualIncome" ? ["An hour"] : []), "Every week", "Every month"];
    return { ask: { need: "period", statement, question, quickReplies } };
  }
  if (times === null) {
    const question = `Is ${formatDollars(amount)} per month, per year, or something else?`;
    return {
      ask: {
        need: "period",
        statement,
        question,
        quickReplies: ["Every month", "Every two weeks", "Every week", "Every year"],
      },
    };
  }
  const value = roundToCents(newValue(statement, stored ?? 0, amount * times));
  if (value < 0)
    return { refused: `That would bring your ${name} below zero, so I left it at ${formatDollars(stored ?? 0)}.` };
  if (value === stored)
    return { noted: `Your yearly ${name} ${name === "expenses" ? "stay" : "stays"} at ${formatDollars(value)}.` };
  return { changes: [{ kind: "set-financial-info", fields: { [of]: value } }] };
}

/** The figure that income or expenses are to be changed to. */
export function askForYearly({ of, timesAYear: times }: OpenYearlyStatement): Resolution {
  const question = whatNow(of);
  const statement: YearlyStatement = { kind: "yearly", of, mode: "set", amount: 0, timesAYear: times };
  return { ask: { need: "figure", statement, question, quickReplies: [] } };
}

function timesAYear({ mode, amount, timesAYear: said, of }: YearlyStatement): number | null {
  if (said !== null || mode === "percent" || amount === 0) return said ?? 1;
  if (amount >= YEARLY_FROM) return 1;
  return mode !== "set" && of === "annualIncome" && amount >= RAISE_YEARLY_FROM ? 1 : null;
}

function newValue({ mode, amount }: YearlyStatement, stored: number, yearly: number): number {
  if (mode === "set") return yearly;
  if (mode === "percent") return stored * (1 + amount / 100);
  return mode === "add" ? stored + yearly : stored - yearly;
}
