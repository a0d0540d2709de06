import { type Debt, sumDollars } from "@seven-figures/domain";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { amountsIn, spokenDebts, TELLS, type Verdict, type Wanted } from "./verdict.ts";

const ENOUGH = anyOf("enough, suffices?, sufficient, covers?, (?:would|will|does|do|can) (?:it|that|\\S+) do it", "");
const CLEARS =
  /\b(?:can|could|will|would) (?:\S+ ){1,2}(?:finish|clear|settle|kill|wipe|close|zero|knock|(?:be|get) rid)\b/;
const PAYS_OFF = /\b(?:can|could|will|would) (?:\S+ ){1,2}pay\b.* (?:off|all|both)\b/;
const LEFT_AFTER = /\bleft\b.*\bafter (?:paying|clearing|killing|settling)/;
const ASKS = [ENOUGH, CLEARS, PAYS_OFF, LEFT_AFTER];
const ALL_BUT =
  /\b(?:all|everything|every debt)(?: of (?:it|them))? (?:but|except|apart from|other than|besides|bar|minus)\b/;
const OF_ALL = /\b(?:all|everything|whole|lot|together|lahat|both|enough or not|yes or no|debts|they)\b/;
const FEW_WORDS = 8;
const OTHER = anyOf(
  "(?<!next |this |last )(?:months?|weeks?|years?), when, how (?:long|much|many), expenses, spending, bills, rent, retire, live, trip, house, wedding, fund, goals?",
  "",
);

/** Whether a said sum covers debts that are named, or those that were spoken of last; null where that is not asked. */
export function enoughForDebts(wanted: Wanted): Verdict | null {
  const { typed, laid, assets } = wanted;
  const [sum, ...more] = amountsIn(laid);
  const isOne = sum !== undefined && more.length === 0;
  const others = ALL_BUT.exec(typed);
  const said = others ? typed.slice(0, others.index) : typed;
  const isAsked = isOne && ASKS.some((pattern) => pattern.test(typed)) && !OTHER.test(said);
  const isOfAssets = assets.length > 0 && !others;
  if (!isAsked || TELLS.test(typed) || isOfAssets || laid.pieces.some(({ kind }) => kind === "period")) return null;
  const asked = others ? allBut(wanted, typed.slice(others.index)) : debtsAsked(wanted);
  if (asked.length === 0) return null;
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

/** The debts that are named, else those that were spoken of last; of all where a message says so. */
function debtsAsked(wanted: Wanted): Debt[] {
  const { typed, debts, spoken, facts } = wanted;
  if (debts.length > 0) return [...debts];
  const last = spokenDebts(wanted);
  if (!spoken.every(({ side }) => side === "debts")) return [];
  if (last.length > 0 && (OF_ALL.test(typed) || typed.split(" ").length <= FEW_WORDS)) return last;
  return last.length === 0 && OF_ALL.test(typed) && !/\bcan i\b/.test(typed) ? facts.debts : [];
}

/** "All but the mortgage", "everything except the house": the debts without those. */
function allBut({ debts, facts }: Wanted, less: string): Debt[] {
  const isHome = /\b(?:house|home)\b/.test(less);
  return facts.debts.filter((debt) => !debts.includes(debt) && !(isHome && debt.type === "mortgage"));
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
