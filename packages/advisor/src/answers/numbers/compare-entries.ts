import { type Asset, type Debt, netWorth, sumDollars } from "@seven-figures/domain";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars, rate } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { namedEntries, namedEntry } from "./single-entry.ts";

const OTHERS_FIRST = -100;

/** Speaks for a comparison where two entries are named. */
export function evidenceOfPair(text: string, facts: PersonFacts): number {
  return sameKind(text, facts).length > 1 ? 3 : OTHERS_FIRST;
}

const SUMS =
  /\b(?:plus|together|combined|total|sum|add|adds|between|across|both|altogether|and)\b(?!.*\b(?:if|should|first|interest|rate|month|pay off|clear|wipe|afford)\b)/;

/** "Visa plus Amex, how much is that", "what have I got in Ally and the brokerage": two or more by name, and their sum. */
export function asksOfPair(question: string, text: string, facts: PersonFacts): boolean {
  return (
    SUMS.test(question) && !/\b(?:if|should|without|excluding)\b/.test(question) && sameKind(text, facts).length > 1
  );
}

/** Two or more named accounts or debts side by side, the larger first, with their sum and difference. */
export function answerComparison({ text, facts }: Asked): Draft | null {
  const entries = sameKind(text, facts).toSorted((a, b) => b.amount - a.amount);
  const [first, second] = entries;
  if (!first || !second) return null;
  const total = sumDollars(entries.map(({ amount }) => amount));
  const difference = first.amount - second.amount;
  return {
    about: entries.map(({ id }) => id).join(),
    message: paragraphs(
      difference === 0
        ? `${named(first.name)} and ${named(second.name)} are the same: ${dollars(first.amount)}.`
        : `**${named(first.name)}** is higher than ${named(second.name)}, by ${dollars(difference)}.`,
      bullets(
        entries.map(
          ({ name, amount, interestRate }) =>
            `${named(name)}: ${dollars(amount)}${interestRate === null ? "" : ` at ${rate(interestRate)}`}`,
        ),
      ),
      `Together: ${dollars(total)}.`,
    ),
    again: `${named(first.name)} has the larger figure.`,
    deeper: "For debts the rate decides which to pay first, not the size.",
    used: { total, difference },
    quickReplies: ["Which debt should I pay first?", "What's my net worth?"],
  };
}

interface Compared {
  id: string;
  name: string;
  amount: number;
  interestRate: number | null;
}

/** The assets, or the debts, that are named; the kind of which more are. */
function sameKind(text: string, facts: PersonFacts): Compared[] {
  const entries = namedEntries(text, facts);
  const assets = entries.flatMap((entry) =>
    entry.kind === "asset" ? [{ ...entry.asset, amount: entry.asset.value, interestRate: null }] : [],
  );
  const debts = entries.flatMap((entry) =>
    entry.kind === "debt" ? [{ ...entry.debt, amount: entry.debt.balance }] : [],
  );
  return debts.length >= assets.length ? debts : assets;
}

const NOT_MORTGAGE = /\b(?:non[- ]?mortgage|consumer debts?|mortgage|home loan|house loan|house)\b/i;

interface LeftOut {
  name: string;
  asset: Asset | null;
  debts: Debt[];
}

/** What is to be left out: what is named, a home with its mortgage, or all mortgages. */
function leftOut(text: string, facts: PersonFacts): LeftOut | null {
  const entry = namedEntry(text, facts);
  const mortgages = facts.debts.filter(({ type }) => type === "mortgage");
  if (entry?.kind === "debt") return { name: named(entry.debt.name), asset: null, debts: [entry.debt] };
  if (entry?.kind === "asset") {
    const homes = facts.assets.filter(({ type }) => type === "real-estate");
    const debts = entry.asset.type === "real-estate" && homes.length === 1 ? mortgages : [];
    return {
      name: `${named(entry.asset.name)}${debts.length > 0 ? " and its mortgage" : ""}`,
      asset: entry.asset,
      debts,
    };
  }
  return mortgages.length > 0 && NOT_MORTGAGE.test(text)
    ? { name: "the mortgage", asset: null, debts: mortgages }
    : null;
}

/** Speaks for leaving something out where it is named. */
export function evidenceOfWithout(text: string, facts: PersonFacts): number {
  return leftOut(text, facts) ? 3 : OTHERS_FIRST;
}

const OF_DEBTS = /\b(?:debts?|owe|owed|owing|loans)\b/i;

/** Net worth, or what is owed, with one entry left out, as in 'without the house'. */
export function answerNetWorthWithout({ text, facts }: Asked): Draft | null {
  const out = leftOut(text, facts);
  if (!out) return null;
  const { name, asset, debts } = out;
  const without = netWorth({
    assets: asset ? facts.assets.filter(({ id }) => id !== asset.id) : facts.assets,
    debts: facts.debts.filter(({ id }) => !debts.some((debt) => debt.id === id)),
  });
  const debtsWithout = debts.length > 0 ? facts.totalDebts - sumDollars(debts.map(({ balance }) => balance)) : null;
  const worth = `Without ${name} your net worth is **${dollars(without)}**, with it ${dollars(facts.netWorth)}.`;
  const owed = debtsWithout !== null && `Your other debts come to **${dollars(debtsWithout)}**.`;
  return {
    about: asset?.id ?? debts.map(({ id }) => id).join(),
    message: OF_DEBTS.test(text) && owed ? paragraphs(owed, worth) : paragraphs(worth, owed),
    again: `${dollars(without)} without it.`,
    deeper: asset
      ? "Selling it at that value would not change your net worth: cash takes its place."
      : "The figure supposes that the debt is simply gone, not that cash paid for it.",
    used: { without, debtsWithout },
    quickReplies: ["What's my net worth?", "How are my assets spread?"],
  };
}
