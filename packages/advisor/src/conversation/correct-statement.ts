import { type Documents, TIMES_A_YEAR } from "@seven-figures/domain";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import { sameWord } from "../matching/same-word.ts";
import type { Statement } from "../statements/statement.ts";
import { correctEntry } from "./correct-entry.ts";
import { correctGoal, correctGoalEdit, movedGoal } from "./correct-goal.ts";
import { isYear, type Of, type Said, saidOf } from "./correction-said.ts";
import { OTHER_YEARLY, speaksOfOther, wordsAbout } from "./of-another.ts";

/** A statement as it was meant, or null where what was said does not correct it. `base` is the data from before it. */
export function correctStatement(statement: Statement, phrase: Phrase, base: Documents): Statement | null {
  const said = saidOf(statement, phrase);
  const swapped = statement.kind === "yearly" ? ofTheOther(statement, said) : null;
  if (swapped) return swapped;
  if (!/^(?:entry|goal-edit|goal-remove)$/.test(statement.kind) && speaksOfOther(statement, phrase, base)) return null;
  const figure = said.money ?? said.count;
  switch (statement.kind) {
    case "yearly":
      return correctYearly(statement, { ...said, money: figure });
    case "entry":
      return correctEntry(statement, said, base);
    case "goal-add":
      return correctGoal(statement, { ...said, money: figure });
    case "goal-edit":
      return correctGoalEdit(statement, said, base);
    case "goal-remove":
      return movedGoal(statement, said, base);
    case "target":
      return correctTarget(statement, { ...said, money: figure });
    case "current-savings":
      return figure === null ? null : { ...statement, amount: figure };
    case "step":
      if (figure === null && said.date === null) return null;
      return { ...statement, amount: figure ?? statement.amount, date: said.date ?? statement.date };
    default:
      return null;
  }
}

/** "I meant I spend 90k": what was taken for income. */
function ofTheOther(statement: Of<"yearly">, said: Said): Statement | null {
  const isMeant =
    (/\b(?:meant|mean|not what)\b/.test(said.phrase.text) || said.money === statement.amount) &&
    OTHER_YEARLY[statement.of].test(said.phrase.text);
  const of = statement.of === "annualIncome" ? "annualExpenses" : "annualIncome";
  return isMeant && statement.mode === "set" ? correctYearly({ ...statement, of }, said) : null;
}

/** Of the year that was told by parts: from so little less than it, up to so much more. */
const LIKE_YEAR = { least: 0.4, most: 1.6 };

/** "No wait, 45,000", after 4,000 a month: as much as the year has is said of the year. */
function periodOf({ amount, timesAYear }: Of<"yearly">, money: number | null): number | null {
  if (money === null || timesAYear === null || timesAYear < TIMES_A_YEAR.month || !amount) return timesAYear;
  const share = money / (amount * timesAYear);
  return share >= LIKE_YEAR.least && share <= LIKE_YEAR.most ? 1 : timesAYear;
}

/** "Income should be 39000": all of it, whatever was added to it before. */
const WHOLE_OF: Record<Of<"yearly">["of"], RegExp> = {
  annualIncome:
    /\b(?:income|salary|pay|earnings)(?: (?:should|ought to|is|was|has to|must)(?: be| have been)?) (?:M|N)\b/,
  annualExpenses:
    /\b(?:expenses|spending|costs)(?: (?:should|ought to|are|is|were|was|has to|must)(?: be| have been)?) (?:M|N)\b/,
};

function correctYearly(statement: Of<"yearly">, { money, percent, timesAYear, phrase }: Said): Statement | null {
  if (money === null && timesAYear === null && percent === null) return null;
  if (money !== null && statement.mode !== "set" && WHOLE_OF[statement.of].test(phrase.text))
    return { ...statement, mode: "set", amount: money, timesAYear };
  const share = statement.mode === "percent" && percent !== null ? percent * Math.sign(statement.amount || 1) : null;
  return {
    ...statement,
    amount: money ?? share ?? statement.amount,
    timesAYear: timesAYear ?? periodOf(statement, money),
  };
}

function correctTarget(statement: Of<"target">, { money, date }: Said): Statement | null {
  if (date !== null) return { ...statement, year: { to: Number(date.slice(0, 4)) } };
  if (money === null) return null;
  return isYear(money) && statement.year
    ? { ...statement, year: { to: money } }
    : { ...statement, amount: { to: money } };
}

const ONE = "(?: (?:one|number|figure|amount|bit|part))?(?: (?:should|is|was|ought|supposed)|$| ,)";
/** "The first one should be 75k": which of what was told together, from the end where below zero. */
const PLACES: [RegExp, number][] = [
  [new RegExp(`\\bthe (?:first|former)${ONE}`), 0],
  [new RegExp(`\\bthe second${ONE}`), 1],
  [new RegExp(`\\bthe third${ONE}`), 2],
  [new RegExp(`\\bthe (?:last|latter)${ONE}`), -1],
];

/** Which of several statements a correction is about: by its words, else the last one that it fits. */
export function chooseStatement(
  statements: readonly Statement[],
  positive: Phrase,
  whole: Phrase,
  base: Documents,
): number {
  if (statements.length <= 1) return statements.length - 1;
  const place = PLACES.find(([pattern]) => pattern.test(positive.text))?.[1];
  if (place !== undefined)
    return statements.length + place >= 0 && place < statements.length
      ? (place + statements.length) % statements.length
      : -1;
  const wordsOf = ({ tokens }: Phrase) => tokens.map(({ text }) => text);
  const isNamed = (words: readonly string[]) =>
    statements.some((statement) => wordsAbout(statement).some((word) => words.some((other) => sameWord(other, word))));
  const words = isNamed(wordsOf(positive)) ? wordsOf(positive) : wordsOf(whole);
  const amounts = slotsOf(whole.tokens, "money").map(({ value }) => value);
  const scores = statements.map((statement) => {
    const hits = wordsAbout(statement).filter((word) => words.some((other) => sameWord(other, word))).length;
    const same =
      "amount" in statement && typeof statement.amount === "number" && amounts.includes(statement.amount) ? 2 : 0;
    return hits + same + (correctStatement(statement, positive, base) === null ? -1 : 0);
  });
  return scores.lastIndexOf(Math.max(...scores));
}
