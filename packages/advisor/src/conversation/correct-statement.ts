import { type CalendarDate, calendarDate, type Documents, daysInMonth } from "@seven-figures/domain";
import { monthNumber } from "../dates/date-words.ts";
import { type Phrase, slotsOf } from "../language/phrase.ts";
import { COST_WORDS } from "../lexicon/cost-words.ts";
import { isEntryWord } from "../lexicon/entry-words.ts";
import { kindsOf } from "../matching/kinds-of.ts";
import { knownEntries, matchEntries, sameWord } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { readMention } from "../statements/read-mention.ts";
import { knownWordsOf } from "../statements/read-statements.ts";
import type { EntryStatement, GoalEdit, Statement } from "../statements/statement.ts";

type Of<Kind extends Statement["kind"]> = Extract<Statement, { kind: Kind }>;

/** What a correction says: the last of each that it names. */
interface Said {
  phrase: Phrase;
  /** A number that is neither money nor a rate by how it was written: "45, not 40". */
  count: number | null;
  money: number | null;
  percent: number | null;
  date: CalendarDate | null;
  timesAYear: number | null;
}

/** "April, not March", "April 1": the date that was said, in that month. */
function inMonth({ tokens }: Phrase, date: CalendarDate | null | undefined): CalendarDate | null {
  const at = tokens.findIndex(({ text, slot }) => slot === null && monthNumber(text) > 0);
  const month = monthNumber(tokens[at]?.text ?? "");
  if (!month || !date) return null;
  const year = Number(date.slice(0, 4));
  const last = daysInMonth(year, month);
  const day = [tokens[at + 1], tokens[at - 1]]
    .map((token) => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(token?.raw ?? "")?.[1]))
    .find((number) => number >= 1 && number <= last);
  return calendarDate(year, month, day ?? last);
}

function dateOf(statement: Statement): CalendarDate | null | undefined {
  if (statement.kind === "goal-add") return statement.targetDate;
  return statement.kind === "goal-edit" ? statement.edit.targetDate : null;
}

function saidIn(phrase: Phrase): Said {
  return {
    phrase,
    count: slotsOf(phrase.tokens, "count").at(-1)?.value ?? null,
    money: slotsOf(phrase.tokens, "money").at(-1)?.value ?? null,
    percent: slotsOf(phrase.tokens, "percent").at(-1)?.value ?? null,
    date: slotsOf(phrase.tokens, "date").at(-1)?.date ?? null,
    timesAYear: slotsOf(phrase.tokens, "period").at(-1)?.timesAYear ?? null,
  };
}

/** A statement as it was meant, or null where what was said does not correct it. `base` is the data from before it. */
export function correctStatement(statement: Statement, phrase: Phrase, base: Documents): Statement | null {
  const plain = saidIn(phrase);
  const said = { ...plain, date: plain.date ?? inMonth(phrase, dateOf(statement)) };
  const swapped = statement.kind === "yearly" ? ofTheOther(statement, said) : null;
  if (swapped) return swapped;
  if (statement.kind !== "entry" && statement.kind !== "goal-edit" && speaksOfOther(statement, phrase, base))
    return null;
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

const COST = new RegExp(`^(?:${COST_WORDS})$`);
const OTHER_THING = /^(?:owe|own|goal|rent|debt|debts|asset|assets|bought|sold|opened|also)$/;
const OTHER_YEARLY = {
  annualIncome: /\b(?:spend|spending|expenses|costs|budget)\b/,
  annualExpenses: /\b(?:make(?! (?:it|that|this))|earn|income|salary|earning)\b/,
};

/** "I meant I spend 90k": what was taken for income. */
function ofTheOther(statement: Of<"yearly">, said: Said): Statement | null {
  const isMeant =
    /\b(?:meant|mean|not what)\b/.test(said.phrase.text) && OTHER_YEARLY[statement.of].test(said.phrase.text);
  const of = statement.of === "annualIncome" ? "annualExpenses" : "annualIncome";
  return isMeant && statement.mode === "set" ? correctYearly({ ...statement, of }, said) : null;
}

/** Whether words name something that the statement is not about: then it is no correction of it. */
function speaksOfOther(statement: Statement, { tokens, text: whole }: Phrase, base: Documents): boolean {
  if (statement.kind === "yearly" && OTHER_YEARLY[statement.of].test(whole)) return true;
  const about = wordsAbout(statement);
  const known = knownWordsOf(base);
  return tokens.some(({ text, slot }) => {
    if (slot || /^tax(?:es)?$/.test(text) || about.some((word) => sameWord(word, text))) return false;
    return (
      known.has(text) ||
      OTHER_THING.test(text) ||
      COST.test(text) ||
      (isEntryWord(text) && !/^(?:note|home)$/.test(text))
    );
  });
}

function correctYearly(statement: Of<"yearly">, { money, percent, timesAYear }: Said): Statement | null {
  if (money === null && timesAYear === null && percent === null) return null;
  const share = statement.mode === "percent" && percent !== null ? percent * Math.sign(statement.amount || 1) : null;
  return { ...statement, amount: money ?? share ?? statement.amount, timesAYear: timesAYear ?? statement.timesAYear };
}

/** Words of a correction that name nothing. */
const NAMELESS =
  /^(?:correction|mistake|typo|bad|meant|mean|sorry|wait|oops|whoops|no|nope|hang|hold|apologies|misspoke|wrong|scratch|damn|argh|my|change|fix|correct|read|reads|say|says|should|shows|instead|rather|right|real|actual|number|figure|more|like|closer|try|lower|higher|different|see|supposed|exact|exactly|precise|actually|app|statement|one|after|saying|dealer|guy|bank|website|site|agent|appraiser|zillow|kbb|broker|lender|teller|said|told|shows|wife|husband|partner|boyfriend|girlfriend|spouse|mom|dad|son|daughter|accountant|mechanic|realtor|thinks?|reckons?)$/;

function correctEntry(statement: Of<"entry">, said: Said, base: Documents): Statement | null {
  const { phrase, money, count } = said;
  const isRate = statement.amount === null && statement.rate !== null;
  const moved = movedEntry(statement, phrase, base);
  const percent = said.percent ?? (isRate ? asPercent(money ?? count) : null);
  const action = otherWay(statement.action, phrase.text);
  const amount = isRate ? null : (money ?? (said.percent === null && statement.amount !== null ? count : null));
  if (moved === "unknown" || (!moved && amount === null && percent === null)) return null;
  return {
    ...(moved ?? statement),
    action: action ?? statement.action,
    amount: amount ?? statement.amount,
    rate: percent ?? statement.rate,
  };
}

const DOWNWARDS =
  /^(?:it |that |is |was |went |go |gone |should be |meant |i )*(?:down|lower|less|minus|dropped|fell|lost|took out|taken out|out)\b/;
const UPWARDS =
  /^(?:it |that |is |was |went |go |gone |should be |meant |i )*(?:up|higher|plus|rose|gained|grew|put in|added)\b(?! to\b)/;

/** "Sorry, down by 300", where it was said to be up. */
function otherWay(action: EntryStatement["action"], text: string): EntryStatement["action"] | null {
  if (!/\b(?:by )?M\b/.test(text) || /\b(?:to|at) M\b/.test(text)) return null;
  if (/^(?:add|put)$/.test(action) && DOWNWARDS.test(text)) return "subtract";
  return action === "subtract" && UPWARDS.test(text) ? "add" : null;
}

function asPercent(value: number | null): number | null {
  return value !== null && value >= 0 && value <= 100 ? value : null;
}

/** The statement about another entry, where one is named: "I meant the Amex". */
function movedEntry(statement: Of<"entry">, phrase: Phrase, base: Documents): Of<"entry"> | "unknown" | null {
  const { side, words } = statement.mention;
  const mention = readMention(
    phrase.tokens.filter(({ text, slot }) => slot?.kind !== "count" && !NAMELESS.test(text)),
    knownWordsOf(base),
  );
  if (mention.words.every((word) => words.includes(word))) return null;
  const debtsOnly = /^(?:pay|pay-off|charge|pay-share)$/.test(statement.action);
  const onSide = matchEntries(mention, knownEntries(base, debtsOnly ? "debt" : side));
  const known = onSide.length > 0 || debtsOnly ? onSide : matchEntries(mention, knownEntries(base, null));
  const { target: _, ...open } = statement;
  const [one] = known;
  if (known.length === 1 && one)
    return isFactOfItsOwn(statement, phrase) ? "unknown" : { ...open, mention: { ...mention, side: one.side } };
  const isKind = kindsOf(mention.words, "asset").kinds.length + kindsOf(mention.words, "debt").kinds.length > 0;
  return statement.action === "set" && known.length === 0 && isKind && !isFactOfItsOwn(statement, phrase)
    ? { ...open, mention: { ...mention, side } }
    : "unknown";
}

/** "Sorry, the Visa is 2,800" after something else was told: with a figure of its own, and no word of a mix-up. */
function isFactOfItsOwn({ amount }: Of<"entry">, { text, tokens }: Phrase): boolean {
  const own = slotsOf(tokens, "money").some(({ value }) => value !== amount);
  return own && !/\b(?:meant|mean|not|instead|rather|wrong|it was|that was|should)\b/.test(text);
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
  const moved = movedGoal(statement, said, base);
  if (!moved && speaksOfOther(statement, said.phrase, base)) return null;
  const edit = correctEdit(statement.edit, said);
  return edit || moved ? { ...(moved ?? statement), ...(edit ? { edit } : {}) } : null;
}

/** The statement about another goal, where one is named. */
function movedGoal<Kind extends Of<"goal-edit"> | Of<"goal-remove">>(
  statement: Kind,
  { phrase }: Said,
  base: Documents,
): Kind | null {
  const mention = readMention(
    phrase.tokens.filter((token) => !NAMELESS.test(token.text)),
    knownWordsOf(base),
  );
  if (mention.words.length === 0) return null;
  const goals = matchGoals(mention, base);
  const same = goals.every(({ id }) => matchGoals(statement.mention, base).some((goal) => goal.id === id));
  const { target: _, ...open } = statement;
  return goals.length === 1 && !same ? ({ ...open, mention } as Kind) : null;
}

function correctEdit(edit: GoalEdit, { money, count, percent, date }: Said): GoalEdit | null {
  const share = percent ?? asPercent(count ?? money);
  const amount = money ?? count;
  if (share !== null && edit.progress !== undefined) return { ...edit, progress: share };
  if (amount !== null && edit.current) {
    return {
      ...edit,
      current: correctAmount(edit.current, amount),
    };
  }
  if (amount !== null && edit.target) return { ...edit, target: "to" in edit.target ? { to: amount } : { by: amount } };
  return date !== null && edit.targetDate !== undefined ? { ...edit, targetDate: date } : null;
}

/** What was said of a goal's money, in the same way, with another amount. */
function correctAmount(current: NonNullable<GoalEdit["current"]>, amount: number): GoalEdit["current"] {
  if ("by" in current) return { by: amount * Math.sign(current.by || 1) };
  if ("left" in current) return { left: amount };
  return "saved" in current ? { saved: amount } : { to: amount };
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
  annualIncome: ["income", "make", "earn", "salary", "pay", "paycheck", "gross", "net"],
  annualExpenses: ["expenses", "spend", "spending", "costs"],
};

function wordsAbout(statement: Statement): readonly string[] {
  if (statement.kind === "entry" || statement.kind === "goal-edit" || statement.kind === "goal-remove")
    return statement.mention.words;
  if (statement.kind === "goal-add") return statement.title.toLowerCase().split(" ");
  return statement.kind === "yearly" ? YEARLY_WORDS[statement.of] : [];
}
