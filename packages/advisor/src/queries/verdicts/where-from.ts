import { type Debt, evaluateQuery, sumDollars, yearlyInterest } from "@seven-figures/domain";
import { rate } from "../../answers/words/figures.ts";
import { listed, named } from "../../answers/words/sentences.ts";
import { anyOf } from "../../language/any-of.ts";
import type { LastAsked } from "../follow-up.ts";
import { money, strong } from "../shown.ts";
import { whyWords } from "../why.ts";
import { amountsIn, spokenDebts, type Verdict, type Wanted } from "./verdict.ts";

const WHERE_FROM =
  /\bwhere(?:'s|s)?\b.*\b(?:from|out of)\W*$|\bwhere (?:do|does|did|is|are|'s)\b.*\b(?:come|coming) from\b/;
const WHERE_GOT = /\bwhere (?:did|do|have) (?:you|u|ya) (?:get|got)\b/;
const HOW_GOT =
  /\bhow(?:'d|'ve|d)?(?: (?:do|did|have))? (?:you|u|ya) (?:get|got|gotten|come|came|work|arrive|figure|calculate|reckon)\b/;
const OF_FIGURE = anyOf("that, it, this, those, number, figure, amount, sum, \\$?[\\d,.]+k?", "");
const LONGEST = 90;
const MONTHS = 12;
/** Answers round to dollars. */
const NEAR = 1;

/** "Where does the 550 come from": how a figure that was told is made; null where that is not asked. */
export function whereFrom(wanted: Wanted): Verdict | null {
  const { typed, laid, before } = wanted;
  if (typed.length > LONGEST || ![WHERE_FROM, WHERE_GOT, HOW_GOT].some((pattern) => pattern.test(typed))) return null;
  if (wanted.debts.length + wanted.assets.length > 0 || !OF_FIGURE.test(typed)) return null;
  const { last } = before;
  const [sum, ...more] = amountsIn(laid);
  const made = sum && more.length === 0 ? madeOf(sum.value, wanted) : null;
  const message = made ?? (last ? ofLast(last, sum === undefined, wanted) : null);
  if (!message) return null;
  return { message, quickReplies: [], debts: [], assets: [], ...(last ? { of: last } : {}) };
}

/** How the last answer was made: its figure, the interest on the debt that it was of, or what it was reckoned from. */
function ofLast({ queries }: LastAsked, isAlone: boolean, wanted: Wanted): string | null {
  const [query] = queries;
  if (!query) return null;
  const scene = { documents: wanted.facts.documents, today: wanted.facts.today };
  const outcome = evaluateQuery(query, scene);
  const figure = isAlone && outcome.kind === "figure" ? outcome.figure : null;
  const made = figure?.unit === "money" ? madeOf(figure.value, wanted) : null;
  const [debt, ...others] = spokenDebts(wanted);
  const isOfRate = figure?.unit === "percent" && debt !== undefined && others.length === 0;
  return made ?? (isOfRate ? ofInterest(debt) : whyWords(queries, scene) || null);
}

/** How a sum follows from what is on record. */
function madeOf(sum: number, wanted: Wanted): string | null {
  return figures(wanted).find(([figure]) => Math.abs(figure - sum) < NEAR)?.[1] ?? null;
}

/** What it was asked last whether it is there. */
function affordAsked({ last }: Wanted["before"]): number[] {
  const [query] = last?.queries ?? [];
  return query?.kind === "afford" && query.price.kind === "amount" ? [query.price.value] : [];
}

function ofInterest(debt: Debt): string {
  const yearly = yearlyInterest(debt) ?? 0;
  return `It is the interest on ${named(debt.name)}: ${rate(debt.interestRate ?? 0)} of ${money(debt.balance)} is ${strong(money(yearly))} a year, ${money(yearly / MONTHS)} a month.`;
}

type Made = [figure: number, words: string];

function figures({ facts, before }: Wanted): Made[] {
  const { income, expenses, yearlySurplus, debts, totalAssets, totalDebts, netWorth, liquid, assets } = facts;
  const flows: Made[] =
    income !== null && expenses !== null && yearlySurplus !== null
      ? ofFlows(income, expenses, yearlySurplus, [...before.asked, ...affordAsked(before)])
      : [];
  const interest = debts.flatMap((debt): Made[] => {
    const yearly = yearlyInterest(debt) ?? 0;
    const words = ofInterest(debt);
    return [
      [yearly, words],
      [yearly / MONTHS, words],
    ];
  });
  const all = sumDollars(debts.map((debt) => yearlyInterest(debt) ?? 0));
  const ofAll = `It is the interest on all debts at their rates: ${strong(money(all))} a year, ${money(all / MONTHS)} a month.`;
  const cash = listed(
    assets.filter(({ type }) => type === "savings").map(({ name, value }) => `${named(name)} ${money(value)}`),
  );
  return [
    ...flows,
    ...interest,
    [all, ofAll],
    [all / MONTHS, ofAll],
    [
      netWorth,
      `You own ${strong(money(totalAssets))} and owe ${strong(money(totalDebts))}: the difference is ${strong(money(netWorth))}.`,
    ],
    [liquid, `It is your cash: ${cash || money(liquid)}.`],
  ];
}

function ofFlows(income: number, expenses: number, spare: number, asked: readonly number[]): Made[] {
  const [made, spent] = [money(income / MONTHS), money(expenses / MONTHS)];
  const left = `It is what is left over on paper: you told me that you make ${money(income)} a year and spend ${money(expenses)}, so ${made} less ${spent} is ${strong(`${money(spare / MONTHS)} a month`)}, ${money(spare)} a year. If it is not there at the end of the month, you spend more than that.`;
  const after = asked.map((cost): Made => {
    const words = `You make ${made} a month and spend ${spent}, which leaves ${money(spare / MONTHS)}; less the ${money(cost)} that is ${strong(money(spare / MONTHS - cost))}. If it is not there at the end of the month, you spend more than you told me.`;
    return [spare / MONTHS - cost, words];
  });
  return [
    [spare / MONTHS, left],
    [spare, left],
    ...after,
    [income / MONTHS, `It is your income of ${money(income)} a year, over twelve months.`],
    [expenses / MONTHS, `It is your spending of ${money(expenses)} a year, over twelve months.`],
  ];
}
