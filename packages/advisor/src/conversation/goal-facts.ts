import { type Documents, roundToCents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import { NO_MENTION, wordsOf } from "../statements/read-mention.ts";
import type { GoalAddStatement, GoalEdit, Statement } from "../statements/statement.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { mentionOf } from "./told-things.ts";

const DONE =
  /\b(?:put|added|paid|spent|bought|sold|moved|transferred|took|withdrew|owe|owed|earn|deposited|if|should|could|steps?|milestones?|first)\b/;
const WANTED = /^(?:save|saving|need|want|wanna|aside|goals?|raise|set|like)$/;

/** Questions without their mark. */
const ASKS = /^\W*(?:do|does|should|is|are|can|could|would|will) (?:i|we|it|my|a|an|the)\b/i;
/** What is paid for as it comes is no goal. */
const DAILY =
  /^(?:rent|food|lunch|dinner|gas|fuel|petrol|groceries|bills?|utilities|childcare|daycare|insurance|transport)$/i;

/** What is told of goals in ways that no other reading takes apart: several at once, several things of one, months of expenses. */
export function goalFacts(
  weighed: Weighed,
  said: readonly ReaderToken[],
  message: string,
  documents: Documents,
): Weighed {
  if (isPlainQuestion(message) || ASKS.test(message)) return weighed;
  const text = message.toLowerCase();
  const statements: Statement[] | null =
    severalGoals(said, text, documents) ??
    monthsOfExpenses(said, text, documents) ??
    fieldsOfOne(said, text, documents);
  return statements ? { statements, asks: [], tellsOnly: true } : weighed;
}

/** "I need 10k for a new roof by 2029 and 2k for a laptop by March": a goal for each. */
function severalGoals(said: readonly ReaderToken[], text: string, documents: Documents): Statement[] | null {
  const at = said.flatMap((token, index) => (token.slot?.kind === "money" ? [index] : []));
  const [first] = at;
  if (first === undefined || at.length < 2 || DONE.test(text)) return null;
  if (said.some(({ slot }) => slot?.kind === "period")) return null;
  if (namesIn(said, documents).some(({ by, things }) => by !== "kind" && things.length > 0)) return null;
  if (!at.every((index) => said[index + 1]?.text === "for")) return null;
  if (!said.slice(0, first).some((token) => WANTED.test(token.text))) return null;
  const goals = at.map((from, index) => goalIn(said.slice(from, at[index + 1] ?? said.length)));
  return goals.every((goal) => goal !== null) ? goals : null;
}

const ENDS = /^(?:,|\.|;|!|by|before|until|in)$/;
const ARTICLE = /^(?:a|an|the|my|our|some|new)$/i;

/** "10k for a new roof by 2029". */
function goalIn(said: readonly ReaderToken[]): GoalAddStatement | null {
  const [money, , ...after] = said;
  const end = after.findIndex(({ text, slot }) => slot !== null || ENDS.test(text));
  const words = after.slice(0, end < 0 ? after.length : end).map(({ raw }) => raw);
  while (words.at(-1)?.toLowerCase() === "and") words.pop();
  const [article, ...others] = words;
  const title = (article && ARTICLE.test(article) && !/^new$/i.test(article) ? others : words).join(" ");
  const date = after.find(({ slot }) => slot?.kind === "date")?.slot;
  if (money?.slot?.kind !== "money" || title === "" || DAILY.test(title)) return null;
  return {
    kind: "goal-add",
    title: `${title.charAt(0).toUpperCase()}${title.slice(1)}`,
    type: "financial",
    targetAmount: money.slot.value,
    currentAmount: null,
    targetDate: date?.kind === "date" ? date.date : null,
    payOff: null,
  };
}

const NUMBERS: Record<string, number> = { three: 3, four: 4, five: 5, six: 6, nine: 9, twelve: 12 };
const MONTHS_OF =
  /\b(?<count>\d{1,2}|three|four|five|six|nine|twelve)[- ]?months?(?:['\u2019]s?|s['\u2019]?)?(?: worth)?(?: of)?(?: my| our)?(?: living| monthly)? (?:expenses|spending|costs|bills|emergency|rainy|cushion|e-fund)\b(?! (?:data|history|records?|statements?|numbers|figures|report)\b)/;
const AIMS = /\b(?:want|wanna|goal|save|saving|build|building|set up|need|create|add|aim|start)\b/;
const MONTHS = 12;

/** "I want to build a 6 month emergency fund": what six months of the expenses on record come to. */
function monthsOfExpenses(
  tokens: readonly ReaderToken[],
  text: string,
  { financials, goals }: Documents,
): Statement[] | null {
  const said = MONTHS_OF.exec(text)?.groups?.count;
  const yearly = financials.financialInfo.annualExpenses;
  if (!said || !yearly || !AIMS.test(text) || DONE.test(text)) return null;
  if (tokens.some(({ slot }) => slot?.kind === "money")) return null;
  const targetAmount = roundToCents((yearly / MONTHS) * (NUMBERS[said] ?? Number(said)));
  const known = goals.intermediateGoals.find(({ title }) => /\b(?:emergency|rainy)\b/i.test(title));
  if (known)
    return [
      {
        kind: "goal-edit",
        mention: mentionOf({ side: "goal", id: known.id }, { financials, goals } as Documents),
        target: known.id,
        edit: { target: { to: targetAmount } },
      },
    ];
  return [
    {
      kind: "goal-add",
      title: "Emergency fund",
      type: "financial",
      targetAmount,
      currentAmount: null,
      targetDate: null,
      payOff: null,
    },
  ];
}

const OF_TARGET = /^(?:costs?|costing|target|needs?|need|price|make|goal|budget|raise|for|:)$/;
const OF_SAVED = /^(?:have|has|saved|got|far|already|there|save)$/;
const NEAR = 4;

/** "Norway is costing 4600 now and I have 750", "make Norway 5000 and due in December 2027": two things of one goal. */
function fieldsOfOne(said: readonly ReaderToken[], text: string, documents: Documents): Statement[] | null {
  const named = namesIn(said, documents);
  const [goal, ...others] = named.flatMap(({ things }) => things);
  const money = said.flatMap((token, at) => (token.slot?.kind === "money" ? [at] : []));
  const dates = said.flatMap(({ slot }) => (slot?.kind === "date" ? [slot.date] : []));
  const isTwo = money.length + dates.length === 2 || (money.length === 2 && dates.length === 1);
  if (goal?.side !== "goal" || others.length > 0 || !isTwo || money.length === 0 || DONE.test(text)) return null;
  if (said.some(({ slot }) => slot?.kind === "percent") || dates.length > 1) return null;
  const edit: GoalEdit = {};
  for (const at of money) {
    const slot = said[at]?.slot;
    const field = fieldOf(said, at, named);
    if (slot?.kind !== "money" || field === null || edit[field]) return null;
    edit[field] = { to: slot.value };
  }
  const [targetDate] = dates;
  if (targetDate) edit.targetDate = targetDate;
  return [{ kind: "goal-edit", mention: { ...NO_MENTION, ...mentionOf(goal, documents) }, target: goal.id, edit }];
}

/** Whether a sum is what a goal costs, or what was saved for it: by the words beside it, the nearest first. */
function fieldOf(said: readonly ReaderToken[], at: number, [name]: readonly Named[]): "target" | "current" | null {
  const after = said[at + 1]?.text ?? "";
  if (OF_SAVED.test(after)) return "current";
  const before = said.slice(Math.max(0, at - NEAR), at).toReversed();
  const cue = before.find(({ text }) => OF_TARGET.test(text) || OF_SAVED.test(text));
  if (cue) return OF_SAVED.test(cue.text) ? "current" : "target";
  // "make Norway 5000": the verb stands before the name
  const beforeName = said.slice(0, name?.from ?? 0);
  return beforeName.some(({ text }) => OF_TARGET.test(text)) ? "target" : null;
}

/**
 * What was heard, without new goals where several are told and one of them may be stored already: "5k for Norway and 2k for a
 * laptop", beside "Norway trip". They are asked about.
 */
export function withoutStoredGoals(statements: readonly Statement[], { goals }: Documents): Statement[] {
  const fresh = statements.flatMap((each) => (each.kind === "goal-add" ? [wordsOf(each.title)] : []));
  const titles = goals.intermediateGoals.map(({ title }) => wordsOf(title));
  const isStored = (words: readonly string[]) =>
    words.length > 0 && titles.some((own) => words.length < own.length && words.every((word) => own.includes(word)));
  return fresh.length > 1 && fresh.some(isStored)
    ? statements.filter(({ kind }) => kind !== "goal-add")
    : [...statements];
}
