import { totalDebts } from "@seven-figures/domain";
import { listed, named, sentences } from "../../../answers/words/sentences.ts";
import { loansOn } from "../../../matching/loans-on.ts";
import { money, strong } from "../../shown.ts";
import { amountsIn, assetsNamed, TELLS, type Verdict, type Wanted } from "../verdict.ts";

const WORTH = /\bworth\b/;
const BOTH_WAYS =
  /\b(?:with|incl\w*|counting)\b.*\b(?:without|excl\w*|not (?:counting|including))\b|\bwithout\b.*\bwith\b(?!out)/;
const OTHER = /\b(?:mortgage|loan|debts?|if|sell|sold|when|by|per|share|percent)\b/;

/** "My net worth with and without the condo": what is owed on it goes with it. */
export function worthWithout(wanted: Wanted): Verdict | null {
  const { typed, laid, facts } = wanted;
  if (!WORTH.test(typed) || !BOTH_WAYS.test(typed) || OTHER.test(typed) || TELLS.test(typed)) return null;
  const [asset, ...more] = assetsNamed(wanted);
  if (!asset || more.length > 0 || amountsIn(laid).length > 0) return null;
  const loans = loansOn(asset, facts.assets, facts.debts);
  if (loans.length === 0) return null;
  const owed = totalDebts(loans);
  const message = sentences(
    `Your net worth is ${strong(money(facts.netWorth))} with ${named(asset.name)}.`,
    `Without that and its loan it is ${strong(money(facts.netWorth - asset.value + owed))}: ${named(asset.name)} ${money(asset.value)} less ${listed(loans.map(({ name, balance }) => `${named(name)} ${money(balance)}`))} is ${money(asset.value - owed)} of it.`,
    `Were the debt to stay, it would be ${money(facts.netWorth - asset.value)}.`,
  );
  return { message, quickReplies: [], debts: [], assets: [asset] };
}
