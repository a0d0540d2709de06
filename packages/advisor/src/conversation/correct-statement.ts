import { type CalendarDate, calendarDate, type Documents } from "@seven-figures/domain";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries, sameWord } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { readMention } from "../statements/read-mention.ts";
import { knownWordsOf } from "../statements/read-statements.ts";
import type { GoalEdit, Statement } from "../statements/statement.ts";

type Of<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;

/** What a correction says: the last of each that it names. */
interface Said {
  phrase: Phrase;
  money: number | null;
  percent: number | null;
  date: CalendarDate | null;
  timesAYear: number | null;
}

function saidIn(phrase: Phrase): Said {
  return {
    phrase,
    money: slotsOf(phrase.tokens, "money").at(-1)?.value ?? null,
    percent: slotsOf(phrase.tokens, "percent").at(-1)?.value ?? null,
    date: slotsOf(phrase.tokens, "date").at(-1)?.date ?? null,
    timesAYear: slotsOf(phrase.tokens, "period").at(-1)?.timesAYear ?? null,
  };
}

/** A statement as it was meant, or null where what was said does not correct it. `base` is the data from before it. */
export function correctStatement(statement: Statement, phrase: Phrase, base: Documents): Statement | null {
  const said = saidIn(phrase);
  switch (statement.kind) {
    case "yearly":
      return correctYearly(statement, said);
    case "entry":
      return correctEntry(statement, said, base);
    case "goal-add":
      return correctGoal(statement, said);
    case "goal-edit":
      return correctGoalEdit(statement, said, base);
    case "target":
      return correctTarget(statement, said);
    case "current-savings":
      return said.money === null ? null : { ...statement, amount: said.money };
    case "step":
      if (said.money === null && said.date === null) return null;
      return { ...statement, amount: said.money ?? statement.amount, date: said.date ?? statement.date };
    default:
      return null;
  }
}

function correctYearly(statement: Of<"yearly">, { money, percent, timesAYear }: Said): Statement | null {
  if (money === null && timesAYear === null && percent === null) return null;
  const share = statement.mode === "percent" && percent !== null ? percent * Math.sign(statement.amount || 1) : null;
  return { ...statement, amount: money ?? share ?? statement.amount, timesAYear: timesAYear ?? statement.timesAYear };
}

const APOLOGY =
  /^(?:correction|mistake|typo|bad|meant|mean|sorry|wait|oops|whoops|no|nope|hang|hold|apologies|misspoke|wrong|scratch|damn|argh|my|change|fix|correct)$/;

function correctEntry(statement: Of<"entry">, { phrase, money, percent }: Said, base: Documents): Statement | null {
  const moved = movedEntry(statement, phrase, base);
  if (moved === "unknown" || (!moved && money === null && percent === null)) return null;
  return { ...(moved ?? statement), amount: money ?? statement.amount, rate: percent ?? statement.rate };
}

/** The statement about another entry, where one is named: "I meant the Amex". */
function movedEntry(statement: Of<"entry">, phrase: Phrase, base: Documents): Of<"entry"> | "unknown" | null {
  const { side, words } = statement.mention;
  const mention = readMention(
    phrase.tokens.filter((token) => !APOLOGY.test(token.text)),
    knownWordsOf(base),
  );
  if (mention.words.length === 0 || mention.words.every((word) => words.includes(word))) return null;
  const debtsOnly = /^(?:pay|pay-off|charge|pay-share)$/.test(statement.action);
  const known = matchEntries(mention, knownEntries(base, debtsOnly ? "debt" : side));
  const { target: _, ...open } = statement;
  if (known.length === 1) return { ...open, mention: { ...mention, side } };
  const isKind = kindsOf(mention.words, "asset").kinds.length + kindsOf(mention.words, "debt").kinds.length > 0;
  return statement.action === "set" && known.length === 0 && isKind
    ? { ...open, mention: { ...mention, side } }
    : "unknown";
}

function correctGoal(statement: Of<"goal-add">, { money, date }: Said): Statement | null {
  if (money === null && date === null) return null;
  if (money !== null && statement.targetDate !== null && isYear(money) && !isYear(statement.targetAmount ?? 0)) {
    return { ...statement, targetDate: calendarDate(money, 12, 31) };
  }
  return { ...statement, targetAmount: money ?? statement.targetAmount, targetDate: date ?? statement.targetDate };
}

function isYear(value: number): boolean {
  return Number.isInteger(value) && value >= 2000 && value <= 2100;
}

function correctTarget(statement: Of<"target">, { money, date }: Said): Statement | null {
  if (date !== null) return { ...statement, year: { to: Number(date.slice(0, 4)) } };
  if (money === null) return null;
  return isYear(money) && statement.year
    ? { ...statement, year: { to: money } }
    : { ...statement, amount: { to: money } };
}

function correctGoalEdit(statement: Of<"goal-edit">, said: Said, base: Documents): Statement | null {
  const edit = correctEdit(statement.edit, said);
  if (edit) return { ...statement, edit };
  const mention = readMention(said.phrase.tokens, knownWordsOf(base));
  const goals = mention.words.length > 0 ? matchGoals(mention, base) : [];
  const { target: _, ...open } = statement;
  return goals.length === 1 ? { ...open, mention } : null;
}

function correctEdit(edit: GoalEdit, { money, percent, date }: Said): GoalEdit | null {
  if (percent !== null && edit.progress !== undefined) return { ...edit, progress: percent };
  if (money !== null && edit.current) {
    return { ...edit, current: "by" in edit.current ? { by: money * Math.sign(edit.current.by || 1) } : { to: money } };
  }
  if (money !== null && edit.target) return { ...edit, target: "to" in edit.target ? { to: money } : { by: money } };
  return date !== null && edit.targetDate !== undefined ? { ...edit, targetDate: date } : null;
}

/** Which of several statements a correction is about: by its words, else the last one that it fits. */
export function chooseStatement(
  statements: readonly Statement[],
  positive: Phrase,
  whole: Phrase,
  base: Documents,
): number {
  if (statements.length <= 1) return statements.length - 1;
  const words = positive.tokens.map((token) => token.text);
  const amounts = slotsOf(whole.tokens, "money").map(({ value }) => value);
  const scores = statements.map((statement) => {
    const hits = wordsAbout(statement).filter((word) => words.some((other) => sameWord(other, word))).length;
    const same =
      "amount" in statement && typeof statement.amount === "number" && amounts.includes(statement.amount) ? 2 : 0;
    return hits + same + (correctStatement(statement, positive, base) === null ? -1 : 0);
  });
  return scores.lastIndexOf(Math.max(...scores));
}

const YEARLY_WORDS = {
  annualIncome: ["income", "make", "earn", "salary", "pay"],
  annualExpenses: ["expenses", "spend", "spending", "costs"],
};

function wordsAbout(statement: Statement): readonly string[] {
  if (statement.kind === "entry" || statement.kind === "goal-edit") return statement.mention.words;
  if (statement.kind === "goal-add") return statement.title.toLowerCase().split(" ");
  return statement.kind === "yearly" ? YEARLY_WORDS[statement.of] : [];
}
