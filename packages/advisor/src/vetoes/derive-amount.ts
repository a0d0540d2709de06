import type { Documents } from "@seven-figures/domain";
import { rememberedLast } from "../language/remembered.ts";
import type { AmountWritten } from "./amounts-written.ts";
import type { Figure, FigureRole } from "./figures.ts";
import type { Case } from "./veto.ts";

/** Payments in a year and the like: what an amount that was said can be multiplied with. */
export const TIMES = [1, 2, 3, 4, 6, 12, 13, 24, 26, 52, 104, 260, 365, 2080, 1 / 12, 1 / 2, 1 / 3, 1 / 4];
const WORDS_FOR_AMOUNTS: [RegExp, number][] = [
  [/\bmillionaires?\b|\ba mil(?:l(?:ion)?)?\b|\bseven figures?\b|\b7 figures?\b/i, 1e6],
  [/\bmillion\b/i, 1e6],
  [/\bsix figures?\b|\b6 figures?\b/i, 1e5],
  [/\bbillionaires?\b|\bbillion\b/i, 1e9],
  [/\bhundred\b/i, 100],
  [/\b(?:grand|thousand)\b/i, 1000],
];
const CLOSE = 1e-6;

/** Whether an amount is the same as another, to the cent. */
export function isSameAmount(one: number, other: number): boolean {
  return Math.abs(one - other) <= Math.max(0.01, Math.abs(other) * CLOSE);
}

/** Whether an amount is stored already, or a share of such: a goal to pay off a debt aims at its balance. */
export function isOfStored(amount: AmountWritten, of: Case): boolean {
  const sources = { amounts: [], stored: storedAmounts(of.documents), shares: sharesIn(of), factors: [] };
  return stepsTo(amount).some((step) => reaches(Math.abs(step), sources));
}

/**
 * Whether an amount can come from what was said: a number of the message with one of these roles, as it is or
 * multiplied to a year's, added to or taken from what is stored, a share of it, sums of a few.
 */
export function canDerive(amount: AmountWritten, of: Case, roles: readonly FigureRole[]): boolean {
  const { value, stored } = amount;
  if (value === 0) return true;
  const { values, sums, factors } = madeOf(of.figures, roles.join());
  const sources: Sources = {
    amounts: [...values, ...of.known, ...inWords(of.message), ...sums],
    stored: [],
    shares: sharesIn(of),
    factors,
  };
  if (stepsTo(amount).some((step) => reaches(Math.abs(step), sources))) return true;
  return stored !== null && partsOf(sources.shares).some((part) => isSameAmount(value, stored * part));
}

/** What the figures of some roles make, themselves and summed, and what they can be multiplied with: a message is judged fact by fact. */
const madeOf = rememberedLast(4, (figures: readonly Figure[], roleNames: string) => {
  const roles = roleNames.split(",");
  const plain = figures.filter(({ role }) => roles.includes(role)).map(({ value }) => value);
  return {
    values: valuesOf(figures, roles),
    sums: sumsOf(plain),
    factors: [...TIMES, ...countsIn(figures).flatMap((count) => [count, count * 52, count * 12, 1 / count])],
  };
});

/** What has to be said for an amount: itself, by how much it changes, how much is left to the aim. */
function stepsTo({ value, stored, aim }: AmountWritten): number[] {
  return [value, ...(stored === null ? [] : [value - stored]), ...(aim === undefined ? [] : [aim - value])];
}

interface Sources {
  amounts: readonly number[];
  stored: readonly number[];
  shares: readonly number[];
  factors: readonly number[];
}

function reaches(wanted: number, { amounts, stored, shares, factors }: Sources): boolean {
  const parts = partsOf(shares);
  return (
    stored.some((amount) => isSameAmount(wanted, amount)) ||
    amounts.some((amount) => factors.some((factor) => isSameAmount(wanted, amount * factor))) ||
    [...amounts, ...stored].some((amount) => parts.some((part) => isSameAmount(wanted, amount * part)))
  );
}

/** A share, what it leaves, what is there with it, and a year of it. */
function partsOf(shares: readonly number[]): number[] {
  return shares.flatMap((share) => [share, 1 - share, 1 + share, 12 * share]);
}

/** Of months, hours, days, people: what an amount can be multiplied with. */
function countsIn(figures: readonly Figure[]): number[] {
  return figures.filter(({ value }) => value > 0 && value <= 100).map(({ value }) => value);
}

/** The numbers themselves, and what "4 to 5k" and "two fifty" make of them. */
function valuesOf(figures: readonly Figure[], roles: readonly string[]): number[] {
  const fitting = figures.filter(({ role }) => roles.includes(role));
  return fitting.flatMap((figure) => {
    const next = figures[figures.indexOf(figure) + 1];
    const joined =
      next && next.sentence === figure.sentence && figure.value < 100
        ? [figure.value * 100 + next.value, figure.value * 1000 + next.value, figure.value * 1000 + next.value * 100]
        : [];
    const scaled = figure.marked || figure.value >= 1000 ? [] : [figure.value * 1000];
    return [figure.value, ...joined, ...scaled];
  });
}

function inWords(message: string): number[] {
  return WORDS_FOR_AMOUNTS.flatMap(([pattern, value]) => (pattern.test(message) ? [value] : []));
}

const MOST_SUMMED = 10;
const A_YEAR = [1, 12, 24, 26, 52];

/** Sums of two, by the year too ("75k and on top of that 400 a month"), and of all one after the other. */
function sumsOf(said: readonly number[]): number[] {
  const few = said.slice(0, MOST_SUMMED);
  const byTheYear = few.map((amount) => A_YEAR.map((times) => amount * times));
  const pairs = byTheYear.flatMap((ones, at) =>
    byTheYear
      .slice(at + 1)
      .flatMap((others) => ones.flatMap((one) => others.flatMap((other) => [one + other, Math.abs(one - other)]))),
  );
  const runs = few.flatMap((_, from) =>
    few.map((__, to) => few.slice(from, to + 1).reduce((sum, each) => sum + each, 0)),
  );
  return [...pairs, ...runs];
}

function storedAmounts({ financials, goals, profile }: Documents): number[] {
  const goalAmounts = goals.intermediateGoals.flatMap(({ targetAmount, currentAmount, submilestones }) => [
    targetAmount,
    currentAmount,
    targetAmount !== null && currentAmount !== null ? targetAmount - currentAmount : null,
    ...submilestones.map((step) => step.targetAmount),
  ]);
  const balances = (financials.debts ?? []).map(({ balance }) => balance);
  return [
    ...(financials.assets ?? []).map(({ value }) => value),
    ...balances,
    balances.reduce((sum, balance) => sum + balance, 0),
    ...goalAmounts,
    ...Object.values(financials.financialInfo),
    profile.financialGoal.targetAmount,
  ].filter((amount): amount is number => amount !== null && amount > 0);
}

const SHARE_WORDS: [RegExp, number][] = [
  [/\bhal(?:f|ved|ve|ving)\b/i, 0.5],
  [/\b(?:a|one)?[ -]?third\b/i, 1 / 3],
  [/\btwo[ -]thirds\b/i, 2 / 3],
  [/\bquarter\b/i, 0.25],
  [/\bthree[ -]quarters\b/i, 0.75],
  [/\b(?:doubled?|twice|doubling)\b/i, 2],
  [/\b(?:tripled?|thrice)\b/i, 3],
  [/\bfifth\b/i, 0.2],
  [/\btenth\b/i, 0.1],
  [/\bquadrupled?\b/i, 4],
];

function sharesIn({ figures, known, message }: Case): number[] {
  return [
    ...known.filter((amount) => amount > 0 && amount <= 100).map((percent) => percent / 100),
    ...figures
      .filter(({ role, value }) => (role === "rate" || role === "count") && value > 0)
      .map(({ value }) => value / 100),
    ...SHARE_WORDS.flatMap(([pattern, share]) => (pattern.test(message) ? [share] : [])),
  ];
}
