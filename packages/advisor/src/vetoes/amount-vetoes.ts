import { formatDollars } from "@seven-figures/domain";
import { bold } from "../replies/describe-changes.ts";
import { type AmountWritten, amountsWritten } from "./amounts-written.ts";
import { canDerive, isOfStored, isSameAmount } from "./derive-amount.ts";
import type { Figure, FigureRole } from "./figures.ts";
import type { Case, Finding, Veto, VetoId } from "./veto.ts";

/**
 * What an amount must not come from: it has to be money that was said, or be computed from such and from what is stored.
 * An age, a year, a count or a rate of the message is no money, and another currency's is none of ours before it was asked.
 */
export const amountsAreSaid: Veto = (of) => {
  const unsaid = amountsWritten(of.changes, of.documents)
    .filter((amount) => !canDerive(amount, of, ["money"]) && !isMonthsOfExpenses(amount, of))
    .map((amount) => ({ amount, ...otherwise(amount, of) }))
    .filter(({ amount, veto }) => veto === "foreign-currency" || !isOfStored(amount, of));
  const foreign = unsaid.filter(({ veto }) => veto === "foreign-currency").map(({ amount }) => amount);
  return [
    ...(foreign.length > 0 ? [askCurrency(foreign, of)] : []),
    ...unsaid.filter(({ veto }) => veto !== "foreign-currency").map((each) => findingOf(each, of)),
  ];
};

const SAYS_MONTHS = /\bmonths?\b/i;
const MONTHS = 12;
const MOST_MONTHS = 24;

/** "A cushion of six months of expenses": whole months of what is stored as spent, where a message speaks of months. */
function isMonthsOfExpenses({ of, value }: AmountWritten, { message, documents }: Case): boolean {
  const yearly = documents.financials.financialInfo.annualExpenses;
  if (of !== "goal-target" || !yearly || !SAYS_MONTHS.test(message)) return false;
  const months = Math.round((value * MONTHS) / yearly);
  return months >= 1 && months <= MOST_MONTHS && isSameAmount(value, (yearly / MONTHS) * months);
}

interface Unsaid {
  amount: AmountWritten;
  veto: VetoId;
  /** What it was taken from. */
  figure: Figure | undefined;
}

const OTHERWISE: readonly [VetoId, readonly FigureRole[]][] = [
  ["foreign-currency", ["foreign"]],
  ["age-or-year", ["age", "year", "count"]],
  ["rate", ["rate"]],
];

function otherwise(amount: AmountWritten, of: Case): Omit<Unsaid, "amount"> {
  for (const [veto, roles] of OTHERWISE) {
    const figure = of.figures.find(({ role }) => roles.includes(role));
    if (figure && canDerive(amount, of, ["money", ...roles])) return { veto, figure };
  }
  return { veto: "unsaid-amount", figure: undefined };
}

function findingOf({ amount, veto, figure }: Unsaid, of: Case): Finding {
  const changes = [amount.change];
  const name = `**${bold(amount.name)}**`;
  if (!figure)
    return {
      veto,
      changes,
      refused: `I left ${name} as it is, because ${formatDollars(amount.value)} is not among the amounts that you gave me. Tell me the amount and I will note it.`,
    };
  const what = amount.of.startsWith("goal") ? `the goal ${name}` : name;
  return {
    veto,
    changes,
    ask: `I took ${figure.raw} as ${ROLE_WORDS[figure.role]}. What is the amount for ${what}?`,
    options: [],
    suggested: suggestedFor(amount, of),
  };
}

const FROM = 1_000;

/** Amounts that may be meant: those that were said beside it, and what is owed in all by someone who wants to be free of it. */
function suggestedFor({ of, name }: AmountWritten, { figures, documents }: Case): number[] {
  const owed = (documents.financials.debts ?? []).reduce((sum, { balance }) => sum + balance, 0);
  const said = figures.filter(({ role, marked, value }) => role === "money" && marked && value >= FROM);
  return [...said.map(({ value }) => value), ...(of === "goal-target" && /debt/i.test(name) && owed > 0 ? [owed] : [])];
}

const ROLE_WORDS: Record<FigureRole, string> = {
  age: "an age and no amount",
  year: "a year and no amount",
  count: "a number of something and no amount",
  rate: "a rate and no amount",
  money: "an amount",
  foreign: "another currency",
};

function askCurrency(amounts: readonly AmountWritten[], { figures }: Case): Finding {
  const said = figures.filter(({ role }) => role === "foreign").map(asWritten);
  const changes = [...new Set(amounts.map(({ change }) => change))];
  const kept = amounts.map(({ name, value }) => `**${bold(name)}** at ${formatDollars(value)}`).join(", ");
  return {
    veto: "foreign-currency",
    changes,
    ask: `I keep every amount in US dollars, and ${said.join(" and ")} ${said.length === 1 ? "is" : "are"} in another currency. Shall I take the figures as they stand (${kept})? Or tell me the amount in dollars.`,
    options: [
      { reply: "Take it as it stands", changes, yes: true },
      { reply: "Leave it out", changes: [] },
    ],
  };
}

/** "£5,000", "800 euro": with what tells the currency. */
export function asWritten({ before, raw, after }: Figure): string {
  const sign = /[£€¥₹]$/.exec(before)?.[0];
  if (sign) return sign + raw;
  const word = /^[\p{L}£€¥₹]+/u.exec(after)?.[0];
  return word ? `${raw} ${word}` : raw;
}
