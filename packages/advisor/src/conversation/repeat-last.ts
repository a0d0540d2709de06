import type { Documents } from "@seven-figures/domain";
import { groupTokens, phraseOf, rawText, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { type KnownEntry, knownEntries, matchEntries } from "../matching/match-entries.ts";
import { matchGoals } from "../matching/match-goals.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { readMention } from "../statements/read-mention.ts";
import type { EntryStatement, GoalEditStatement, Statement } from "../statements/statement.ts";
import type { LastWrite } from "./conversation.ts";

const WHEN = "today|yesterday|tonight|this (?:morning|week|month)|just now|now|D|B|last (?:night|week|friday|month)";
const ONCE_MORE = new RegExp(
  `^(?:and |also |plus |then |oh |i |we |did |paid |put |made |do |add |there is )*(?<again>another |an extra |an additional |one more |yet another )?M(?<more> more| extra| additional)?(?: (?:as(?: well)?|too|on top|of it|in it|into it|off it|on it|on that|to it|to that|again|went in|${WHEN}))*(?: (?<way>for|to|towards?|on|onto|into|in|off|against|at|out of|from) (?:the |my |our |that )?(?<what>.+?))?(?: (?:as(?: well)?|too|on top|please|${WHEN}))*$`,
  "d",
);
/** "200 more tomorrow" has not gone anywhere yet. */
const STILL_AHEAD =
  /\b(?:tomorrow|tmrw|next (?:week|month|year|pay\w*|\w+day)|later|soon|on payday|will|gonna|going to)\b/i;
const THE_SAME =
  /^(?:and |also |plus |then |oh )*(?:(?:do |did )?(?:the )?same(?: (?:thing|amount|again))?(?: goes)?|ditto|likewise)(?: (?:for|with|on|to|into|in|off)) (?:the |my |our |that )?(?<what>.+?)(?: (?:as(?: well)?|too|please))*$/d;
const ALL_AGAIN =
  /^(?:and |also |plus |then |did |do )*(?:the )?same(?: (?:amount|thing))?(?: (?:again|once more|today|as(?: well)?|too))*$/;
const CHANGES_BY = /^(?:pay|put|add|subtract|charge)$/;

/**
 * "Another 100 as well", "and 75 on the Amex", "another 80 for the dishwasher goal": what was last paid, put in or taken
 * out, with this amount, of the same or of what is named; null where nothing fits.
 */
export function repeatLast(
  last: LastWrite | null,
  sentences: readonly Sentence[],
  documents: Documents,
): Statement | null {
  const [sentence, ...others] = sentences;
  if (!sentence || others.length > 0 || sentence.asks || !last) return null;
  if (STILL_AHEAD.test(rawText(sentence.tokens))) return null;
  return owedAsWell(last, sentence, documents) ?? repeated(last, sentence, documents);
}

function repeated(last: LastWrite, sentence: Sentence, documents: Documents): Statement | null {
  const statement = last.statements.findLast(isRepeatable);
  if (!statement) return null;
  const phrase = phraseOf(sentence.tokens);
  if (ALL_AGAIN.test(phrase.text) && last.statements.length === 1) return statement;
  const same = THE_SAME.exec(phrase.text);
  if (same && statement.kind === "entry") return ofNamed(statement, groupTokens(phrase, same, "what"), documents);
  const match = ONCE_MORE.exec(phrase.text);
  const [money, ...moneys] = slotsOf(sentence.tokens, "money");
  if (!match || !money || moneys.length > 0) return null;
  const { again, more, way, what } = match.groups ?? {};
  const isSame = Boolean(again || more) && last.statements.length === 1;
  if (!what) return isSame ? withAmount(statement, money.value) : null;
  const named = groupTokens(phrase, match, "what");
  const other = ofNamed(statement, named, documents) ?? toGoal(statement, named, documents);
  const isPurpose = way === "for" && isSame && statement.kind === "entry" && statement.action === "charge";
  return withAmount(other ?? (isPurpose ? statement : null), money.value);
}

const TO_ANOTHER =
  /^(?:and |also |plus |then |oh )+(?:i owe )?M (?:to|on) (?:the |my |our |a |an )?(?<what>[a-z']+(?: [a-z']+){0,3} ?)$/d;

/** "And 300 to Affirm", after what is owed to another was written. */
function owedAsWell({ statements }: LastWrite, { tokens }: Sentence, documents: Documents): EntryStatement | null {
  const [statement, ...others] = statements;
  const phrase = phraseOf(tokens);
  const match = TO_ANOTHER.exec(phrase.text);
  const [money] = slotsOf(tokens, "money");
  if (!match || !money || others.length > 0 || statement?.kind !== "entry") return null;
  if (statement.action !== "set" || statement.mention.side !== "debt") return null;
  const mention = readMention(groupTokens(phrase, match, "what"), knownWordsOf(documents), "debt");
  if (mention.words.length === 0 || matchEntries(mention, knownEntries(documents, null)).length > 0) return null;
  return { kind: "entry", action: "set", mention, amount: money.value, rate: null };
}

type Repeatable = EntryStatement | GoalEditStatement;

function isRepeatable(statement: Statement): statement is Repeatable {
  if (statement.kind === "entry") return CHANGES_BY.test(statement.action);
  return statement.kind === "goal-edit" && statement.edit.current !== undefined && "by" in statement.edit.current;
}

function withAmount(statement: Repeatable | null, amount: number): Repeatable | null {
  if (!statement) return null;
  if (statement.kind === "entry") return { ...statement, amount };
  const { current } = statement.edit;
  const sign = current && "by" in current && current.by < 0 ? -1 : 1;
  return { ...statement, edit: { current: { by: sign * amount } } };
}

/** The same done to another asset or debt, where exactly one is named and it can be done to it. */
function ofNamed(statement: Repeatable, tokens: readonly Token[], documents: Documents): EntryStatement | null {
  const mention = readMention(tokens, knownWordsOf(documents));
  const known = mention.words.length > 0 ? matchEntries(mention, knownEntries(documents, null)) : [];
  const [one] = known;
  if (!one || known.length > 1 || phraseOf([...tokens]).text.includes("goal")) return null;
  const action = actionFor(statement, one);
  return action
    ? { kind: "entry", action, mention, target: one.entry.id, amount: amountOf(statement), rate: null }
    : null;
}

function amountOf(statement: Repeatable): number | null {
  return statement.kind === "entry" ? statement.amount : null;
}

/** Money paid to a debt can go to an asset as well, and the other way round; what was charged or taken out cannot. */
function actionFor(statement: Repeatable, { side }: KnownEntry): EntryStatement["action"] | null {
  const action = statement.kind === "entry" ? statement.action : "put";
  if (action === "charge") return side === "debt" ? "charge" : null;
  if (action === "subtract") return side === "asset" ? "subtract" : null;
  return side === "debt" ? "pay" : "add";
}

/** Money put aside for a goal, where exactly one is named, after money paid or put somewhere. */
function toGoal(statement: Repeatable, tokens: readonly Token[], documents: Documents): GoalEditStatement | null {
  const mention = readMention(tokens, knownWordsOf(documents));
  const goals = mention.words.length > 0 ? matchGoals(mention, documents) : [];
  const isGiving = statement.kind === "goal-edit" || /^(?:pay|put|add)$/.test(statement.action);
  const [goal, ...others] = goals;
  if (!goal || others.length > 0 || !isGiving) return null;
  return { kind: "goal-edit", mention, target: goal.id, edit: { current: { by: 1 } } };
}
