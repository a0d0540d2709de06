import { type Debt, yearlyInterest } from "@seven-figures/domain";
import { rate } from "../../answers/words/figures.ts";
import { listed, named, sentences } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import { money, strong } from "../shown.ts";
import { savingMeant } from "./saving-meant.ts";
import { byRate, STATES, spokenDebts, TELLS, type Verdict, WANTS_ADVICE, type Wanted } from "./verdict.ts";

const CHOICE = /\b(?:or|vs|versus|which|what one|between|alin|ano)\b|\/|\?.*\?/;
/** What a bare choice says beside the names: "so, the sapphire or the freedom then", "got 500 spare. Hilux or Nelnet?" */
const BESIDE_NAMES = anyOf(
  "a, an, the, my, our, this, that, and, so, ok, okay, hmm?, um, well, right, then, now, or, vs, versus, either, between, on, at, to, for, with, of, it, i, i'?ve, we, do, does, go, goes, hit, is, mean, got, have, has, come, comes in, spare, left, extra, bonus, over, money, cash, payment, payments, month, week, payday, what, which, which one, where, one, card, loan, debt, first, next, next, better, please, po, mate, still, can't, cannot, both, decide, help, would, you, pick, choose",
  "gi",
);
const IN_ORDER = /\b(?:first|next|before|sooner|una|unahin|uunahin|muna)\b/;
const PAYS = anyOf(
  "pay\\w*, clear, kill, knock, smash, attack, tackle, retire, wipe, throw\\w*, chuck, put, hit, focus, target, rid, finish, settle, zero, start, extra, spare, money, cash, bonus, gets?",
  "",
);
/** A figure is asked for, or what would be. */
const OTHER = anyOf(
  "when, how (?:long|many|much), if, bigger, larger, smaller, higher, lower, highest, lowest, cheaper, owe, bought, opened",
  "",
);
const HAS_BEEN = /\b(?:did|have|had|has) (?:i|we)\b/;
const TURNS_OUT =
  /\b(?:will|would|does|is|are|gets?) (?:\S+ ){0,4}(?:be )?(?:gone|paid off|over|finished|cleared) first\b/;

const OR_SAVING =
  /\bor\b.*\b(?:fund|saving|savings|save|cushion|buffer|invest\w*|retire\w*|401k|roth|ira|isa)\b|\b(?:fund|saving|savings|save|cushion|buffer|invest\w*|retire\w*|401k|roth|ira|isa)\b.*\bor\b/;

/** Which of several debts that are named, or that were just spoken of, is to be paid first; null where that is not asked. */
export function whichDebtFirst(wanted: Wanted): Verdict | null {
  const { typed, debts, assets } = wanted;
  const isWanted = IN_ORDER.test(typed) || (WANTS_ADVICE.test(typed) && PAYS.test(typed)) || BEGINS.test(typed);
  const isAsked = (isWanted && CHOICE.test(typed)) || isBareChoice(wanted);
  // "the cards first or finish the emergency fund" is no choice among the cards
  if (OR_SAVING.test(typed) && savingMeant(wanted)) return null;
  if (
    !isAsked ||
    TELLS.test(typed) ||
    STATES.test(typed) ||
    TURNS_OUT.test(typed) ||
    HAS_BEEN.test(typed) ||
    OTHER.test(beforeAnother(typed))
  )
    return null;
  const ofLast = debts.length === 0 && assets.length === 0 && /\b(?:one|two|them|these|those)\b/.test(typed);
  const among = ofLast ? spokenDebts(wanted) : debts;
  if (among.length < 2 || assets.length > 0 || among.length > 4) return null;
  return { message: firstOf(among), quickReplies: ["When will I be debt-free?"], debts: byRate(among), assets: [] };
}

/** "Pay the Visa or the Amex?" */
const BEGINS = /^\W*(?:(?:so|ok|then|do i) )*(?:pay|clear|kill|knock|smash|attack|tackle|wipe|hit|throw|overpay)\b.*\?/;
const EITHER = /\b(?:or|vs|versus)\b|\/|,/;

/** Whether a message names debts with "or" between them, and says hardly anything else. */
function isBareChoice({ laid: { tokens, pieces, text }, debts, typed }: Wanted): boolean {
  const isNamed = (at: number) => pieces.some(({ from, to }) => at >= from && at < to);
  const [first] = pieces.filter(({ kind }) => kind === "named" || kind === "group");
  if (debts.length < 2 || !first || !EITHER.test(text) || /^\W*and\b/.test(typed)) return false;
  const beside = tokens.filter((_, at) => !isNamed(at)).map(({ text: word }) => word);
  const isBare = beside.join(" ").replace(BESIDE_NAMES, "").replace(/\W/g, "") === "";
  return isBare && /\b(?:or|vs|versus)\b|\//.test(typed);
}

/** "..., and what will each cost me this year": what is asked beside is told with the verdict. */
function beforeAnother(typed: string): string {
  return typed.replace(/\band (?:what|how much) (?:will|would|does|do|is) (?:each|they|both|it)\b.*/, "");
}

function firstOf(debts: readonly Debt[]): string {
  const [first, ...others] = byRate(debts) as [Debt, ...Debt[]];
  const unknown = others.filter(({ interestRate }) => interestRate === null);
  const known = others.filter(({ interestRate }) => interestRate !== null);
  if (first.interestRate === null)
    return `That turns on their rates, and I have none of ${listed(others.concat(first).map(nameOf))}. Tell me what each charges: the highest goes first.`;
  const isEqual = known.some(({ interestRate }) => interestRate === first.interestRate);
  const than = listed(known.map((debt) => `${nameOf(debt)} ${rate(debt.interestRate ?? 0)}`));
  const smallest = known.find(({ balance }) => balance < first.balance);
  return sentences(
    isEqual
      ? `${strong(`${nameOf(first)} first`)}: the rates are the same, ${rate(first.interestRate)}, and it is the smaller one, so one payment is gone sooner.`
      : `${strong(`${nameOf(first)} first`)}, because it costs ${rate(first.interestRate)}${than && ` and ${than}`}.`,
    `In interest that is about ${listed([first, ...known].map(costOf))} a year.`,
    !isEqual &&
      smallest &&
      `${nameOf(smallest)} is smaller and would be gone sooner, but that order costs more. Pay the minimum on it meanwhile.`,
    unknown.length > 0 &&
      `I have no rate of ${listed(unknown.map(nameOf))}: if it is above ${rate(first.interestRate)}, that goes first.`,
  );
}

const nameOf = ({ name }: Debt) => named(name);

function costOf(debt: Debt): string {
  return `${strong(money(Math.round(yearlyInterest(debt) ?? 0)))} on ${nameOf(debt)}`;
}
