import { type Asset, assetShares, type Debt, homeEquity, totalAssets, totalDebts } from "@seven-figures/domain";
import { plainQuestion } from "../match/plain-question.ts";
import type { PersonFacts } from "../person/person-facts.ts";
import type { Asked, Draft } from "../topic.ts";
import { dollars } from "../words/figures.ts";
import { bullets, named, paragraphs } from "../words/sentences.ts";
import { ASKED_OUTRIGHT } from "./asked-outright.ts";
import { debtLine } from "./entries.ts";
import { KINDS, type Kind } from "./kind-words.ts";
import { aboutAsset, aboutDebt } from "./single-entry.ts";

const OWN =
  /\b(my|mine|i|i've|ive|we|our|both|in savings|in the bank)\b|\bthe (?:two |three |four |\d )?(?:cards|loans|accounts)\b/i;
const OTHERS_FIRST = -100;

/** A kind that the person has entries of speaks for this topic; without one it is about something else. */
export function evidenceOfKind(text: string, facts: PersonFacts): number {
  const asksOfOwn = OWN.test(text) || ASKED_OUTRIGHT["kind-total"]?.some((way) => way.test(plainQuestion(text)));
  return asksOfOwn && ownKind(text, facts) ? 2 : OTHERS_FIRST;
}

/** What is owned or owed of one kind, such as all savings or all cards. */
export function answerKindTotal({ text, facts }: Asked): Draft | null {
  const found = ownKind(text, facts);
  if (!found) return null;
  const { kind, assets, debts } = found;
  const [asset, debt] = [assets[0], debts[0]];
  if (assets.length === 1 && asset) return aboutAsset(asset, facts);
  if (debts.length === 1 && debt) return aboutDebt(debt);
  const total = kind.of === "assets" ? totalAssets(assets) : totalDebts(debts);
  return {
    about: kind.label,
    message: paragraphs(
      kind.of === "assets"
        ? `You have **${dollars(total)}** in ${kind.label}:`
        : `You owe **${dollars(total)}** on your ${kind.label}:`,
      bullets([...assets.map(({ name, value }) => `${named(name)}: ${dollars(value)}`), ...debts.map(debtLine)]),
    ),
    again: `${dollars(total)} in all.`,
    deeper:
      kind.of === "assets"
        ? `All your assets come to ${dollars(facts.totalAssets)}.`
        : `All your debts come to ${dollars(facts.totalDebts)}.`,
    used: { total },
    quickReplies:
      kind.of === "assets"
        ? ["How are my assets spread?", "What's my net worth?"]
        : ["Which debt should I pay first?", "What do my debts cost me a year?"],
  };
}

interface OwnKind {
  kind: Kind;
  assets: Asset[];
  debts: Debt[];
}

/** The entries of the kind that a text speaks of; null where it names none, or the person has none of it. */
export function ownKind(text: string, facts: PersonFacts): OwnKind | null {
  for (const kind of KINDS) {
    if (!kind.words.test(text)) continue;
    const assets = kind.of === "assets" ? facts.assets.filter(({ type }) => kind.types.includes(type)) : [];
    const debts = kind.of === "debts" ? facts.debts.filter(({ type }) => kind.types.includes(type)) : [];
    if (assets.length + debts.length > 0) return { kind, assets, debts };
  }
  return null;
}

/** What the home is worth beyond its mortgage. */
export function answerHomeEquity({ facts }: Asked): Draft | null {
  const { financials } = facts.documents;
  const equity = homeEquity(financials);
  if (equity === null) return null;
  const homes = assetShares(facts.assets).find(({ type }) => type === "real-estate");
  return {
    message: `Your equity is **${dollars(equity)}**: real estate worth ${dollars(homes?.total ?? 0)} minus the mortgages on it.`,
    again: `${dollars(equity)}, going by the values that you entered.`,
    deeper:
      "It counts in your net worth in full, but it can't be spent without selling or borrowing; an appraisal tells how good the value is.",
    used: { equity, homes },
    quickReplies: ["What's my net worth?", "How are my assets spread?"],
  };
}
