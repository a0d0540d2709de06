import { rate } from "../../../answers/words/figures.ts";
import { paragraphs, sentences } from "../../../answers/words/sentences.ts";
import { anyOf } from "../../../language/any-of.ts";
import { money, strong } from "../../shown.ts";
import type { Wanted } from "../verdict.ts";
import { costliest, coverAfter, debtAt, leftAfter } from "./own-means.ts";
import { type Subject, sumsIn } from "./subject.ts";

const SOMEBODY = anyOf(
  "(?:grand)?(?:sons?|daughters?|kids?|child(?:ren)?), brothers?, sisters?, cousins?, nephews?, nieces?, mum, mom, mother, dad, father, parents?, friends?, buddy, mate, uncles?, aunt(?:ie)?s?, in.laws?, bestie, colleague, coworker, roommate, neighbou?r, boyfriend, girlfriend, bf, gf",
  "",
);
const GIVES =
  /\b(?:lend\w*|borrow\w*|gift\w*|bail\w*|(?:loan|give|spot|front) (?:him|her|them|my|am)|help\w* (?:\w+ ){0,3}out)\b/;
const NOT_FROM_ME = anyOf(
  "borrow\\w* (?:\\S+ )*?(?:from|off) (?:my|our|a|the), (?:should|can|could|if) (?:i|we) borrow, (?:lend|loan|give|gift|send)\\w* (?:me|us), co-?sign\\w*, invest\\w*, mortgage, a month, per month, each, monthly",
  "",
);
/** From so many months of expenses on money can be spared. */
const SPARED_FROM = 3;

/** Money for family or friends: only what could stay away for good. */
function forFamily(wanted: Wanted): string {
  const [sum] = sumsIn(wanted);
  const months = sum ? coverAfter(sum.value, wanted) : null;
  const debt = costliest(wanted);
  const costly = debt && (debt.interestRate ?? 0) >= 15 ? debt : null;
  return paragraphs(
    sum
      ? forSum(sum.value, months, wanted)
      : `${strong("Only what you could do without for good")}: half of what is lent in a family comes back late or never.`,
    costly && `While ${debtAt(costly)} is open, every dollar that you hand out is borrowed at that rate.`,
    'If it is to come back, write down the sum and the days, however close you are. A smaller sum as a gift, with nothing to remember, often saves the peace; and "I can\'t lend it, but I can help you look for another way" is a kind no. Nothing is changed.',
  );
}

function forSum(sum: number, months: number | null, wanted: Wanted): string {
  const { liquid } = wanted.facts;
  if (sum > liquid) return `${strong("No")}: ${money(sum)} is more than the ${money(liquid)} that you have in cash.`;
  const isSpared = months === null || months >= SPARED_FROM;
  const head = isSpared ? "You could, if you can live with never seeing it again" : "Rather not, or less";
  return sentences(
    `${strong(head)}: ${leftAfter(sum, wanted)}.`,
    !isSpared && `Below ${SPARED_FROM} months the next bad surprise would land on credit.`,
    liquid > 0 && `It is ${rate(Math.round((sum / liquid) * 100))} of that cash.`,
  );
}

/** Whether a partner's income belongs beside one's own: only with all that goes with it. */
function partnersIncome(wanted: Wanted): string {
  const { facts } = wanted;
  const [sum] = sumsIn(wanted);
  const both = sum && facts.income !== null ? sum.value + facts.income : null;
  return paragraphs(
    `${strong("Keep this to yours, unless you share the whole purse")}: income, spending, what is owned and what is owed have to be of the same people, or what is left over comes out wrong.`,
    sentences(
      both !== null &&
        `With both you would make ${strong(`${money(both)} a year`)}; then the expenses here have to be those of you both as well, and what you both own and owe.`,
      "For something that you pay for together, such as a home, look at both incomes for that one question and at your own share of it here.",
    ),
    "Nothing is written of it.",
  );
}

export const FAMILY_MONEY: readonly Subject[] = [
  {
    id: "partners-income",
    about: [
      /\b(?:count\w*|includ\w+|add\w*|put|combin\w+|merg\w+|enter|both|have|keep|track|mix\w*)\b/,
      /\b(?:his|her|hers|their|partner'?s?|spouse'?s?|husband'?s?|wife'?s?|hubby'?s?|fianc\S+|boyfriend'?s?|girlfriend'?s?)\b/,
      /\b(?:income|salary|pay|wages?|earnings|makes|paycheck|finances)\b/,
      anyOf(
        "in here, just me, just mine, on here, with mine, together, separate\\w*, count\\w*, includ\\w+, combin\\w+, merg\\w+, too, as well, both",
        "",
      ),
    ],
    unless: /\b(?:lend|borrow|lost|retire\w*|alimony|support|quit|tax(?:es)?)\b/,
    say: partnersIncome,
    next: ["What is my net worth?"],
  },
  {
    id: "money-for-family",
    about: [SOMEBODY, GIVES],
    unless: NOT_FROM_ME,
    say: forFamily,
    next: ["What should I do next?"],
  },
];
