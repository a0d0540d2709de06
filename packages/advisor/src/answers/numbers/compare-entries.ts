import { type Debt, netWorth, sumDollars } from "@seven-figures/domain";
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

/** Net worth with one entry left out, as in 'without the house'. */
export function answerNetWorthWithout({ text, facts }: Asked): Draft | null {
  const entry = namedEntry(text, facts);
  if (!entry || entry.kind === "goal") return null;
  const [id, name] = entry.kind === "asset" ? [entry.asset.id, entry.asset.name] : [entry.debt.id, entry.debt.name];
  const isOnlyHome =
    entry.kind === "asset" &&
    entry.asset.type === "real-estate" &&
    facts.assets.filter(({ type }) => type === "real-estate").length === 1;
  const goesAlong = (debt: Debt) => (entry.kind === "debt" ? debt.id === id : isOnlyHome && debt.type === "mortgage");
  const without = netWorth({
    assets: entry.kind === "asset" ? facts.assets.filter((asset) => asset.id !== id) : facts.assets,
    debts: facts.debts.filter((debt) => !goesAlong(debt)),
  });
  const mortgage = entry.kind === "asset" && facts.debts.some(goesAlong) ? " and its mortgage" : "";
  const gone = facts.debts.filter(goesAlong);
  const debtsWithout = gone.length > 0 ? facts.totalDebts - sumDollars(gone.map(({ balance }) => balance)) : null;
  return {
    about: id,
    message: paragraphs(
      `Without ${named(name)}${mortgage} your net worth is **${dollars(without)}**, with it ${dollars(facts.netWorth)}.`,
      debtsWithout !== null && `Your other debts come to ${dollars(debtsWithout)}.`,
    ),
    again: `${dollars(without)} without it.`,
    deeper:
      entry.kind === "asset"
        ? "Selling it at that value would not change your net worth: cash takes its place."
        : "The figure supposes that the debt is simply gone, not that cash paid for it.",
    used: { without, debtsWithout },
    quickReplies: ["What's my net worth?", "How are my assets spread?"],
  };
}
