import { type Debt, sumDollars } from "@seven-figures/domain";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, spokenDebts, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const ENOUGH = anyOf("enough, suffices?, sufficient, covers?", "");
const CLEARS = /\b(?:can|could|will|would) (?:\S+ ){1,2}(?:finish|clear|settle|kill|wipe|pay(?=.* (?:off|all|both)\b))/;
const OF_ALL = /\b(?:all|everything|whole|lot|together|lahat|both|enough or not|yes or no|debts|they)\b/;
const OTHER = anyOf(
  "months?, weeks?, years?, when, how (?:long|much|many), expenses, spending, bills, rent, retire, live, trip, house, wedding, fund, goals?",
  "",
);

/** Whether a said sum covers debts that are named, or those that were spoken of last; null where that is not asked. */
export function enoughForDebts(wanted: Wanted): Verdict | null {
  const { typed, laid, debts, assets, spoken, facts } = wanted;
  const [sum, ...others] = amountsIn(laid);
  const isOne = sum !== undefined && others.length === 0;
  const isAsked = isOne && (ENOUGH.test(typed) || CLEARS.test(typed)) && !OTHER.test(typed);
  if (!isAsked || TELLS.test(typed) || assets.length > 0 || laid.pieces.some(({ kind }) => kind === "period"))
    return null;
  const last = spokenDebts(wanted);
  const ofLast = spoken.every(({ side }) => side === "debts") && OF_ALL.test(typed);
  const asked = debts.length > 0 ? debts : ofLast ? (last.length > 0 ? last : facts.debts) : [];
  if (asked.length === 0 || (debts.length === 0 && /\bcan i\b/.test(typed) && last.length === 0)) return null;
  const owed = sumDollars(asked.map(({ balance }) => balance));
  const names = listed(asked.map(({ name }) => named(name)));
  const come = `${names} ${asked.length > 1 ? "come" : "comes"} to ${strong(money(owed))}`;
  const covered = clearedBy(sum.value, asked);
  const isShort = sum.value < owed;
  const message = isShort
    ? sentences(
        `No: ${come}, so ${money(sum.value)} is ${strong(money(owed - sum.value))} short.`,
        asked.length > 1 && covered.length > 0 && `It would clear ${listed(covered.map(({ name }) => named(name)))}.`,
      )
    : `Yes: ${come}, and ${strong(money(sum.value - owed))} of the ${money(sum.value)} would be left.`;
  return { message, quickReplies: ["Which debt should I pay first?"], debts: asked, assets: [] };
}

/** What a sum clears whole, the highest rate first. */
function clearedBy(sum: number, debts: readonly Debt[]): Debt[] {
  let rest = sum;
  return debts
    .toSorted((a, b) => (b.interestRate ?? 0) - (a.interestRate ?? 0))
    .filter(({ balance }) => {
      const isCleared = balance <= rest;
      if (isCleared) rest -= balance;
      return isCleared;
    });
}
