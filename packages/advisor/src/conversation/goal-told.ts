import type { CalendarDate, Documents, Goal } from "@seven-figures/domain";
import { phraseOf, rawText, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import type { GoalEdit, GoalEditStatement, Statement } from "../statements/statement.ts";
import type { Conversation } from "./conversation.ts";
import { goalRenamed } from "./goal-renamed.ts";
import type { PartTold } from "./pay-told.ts";
import { amountOf } from "./said-otherwise.ts";
import { goalsIn, namesIn } from "./shown-in.ts";
import { idsLastTold, mentionOf } from "./told-things.ts";

/** Not so, or only asked for. */
const NOT_SO =
  /\b(?:if|would|could|might|may|hope|should|maybe|used to|back|took|spent|paid|owe[ds]?|borrowed|he|she|his|wife|husband)\b/;

interface Heard {
  conversation: Conversation;
  documents: Documents;
  today: CalendarDate;
  /** The goal that was spoken of before. */
  inMind: Goal | null;
  /** Whether a sentence of the same message was about it. */
  isNamed: boolean;
}

/**
 * What is told of one goal by two figures or more: "stands at 40,279 of 45,000", "it is 13,800 now, not 12,000, and I have 4,600 for
 * it", "call it Cabin at the lake, 2,400 by August". Null where nothing of the kind is told.
 */
export function goalTold(
  sentences: readonly Sentence[],
  conversation: Conversation,
  documents: Documents,
  today: CalendarDate,
): PartTold | null {
  if (documents.goals.intermediateGoals.length === 0) return null;
  const heard: Heard = { conversation, documents, today, inMind: goalBefore(conversation, documents), isNamed: false };
  const [statements, rest]: [Statement[], Sentence[]] = [[], []];
  for (const [at, sentence] of sentences.entries()) {
    const { text } = phraseOf(sentence.tokens);
    const named = goalIn(sentence.tokens, heard);
    const isTold = !sentence.asks && !NOT_SO.test(text);
    const told = isTold ? (ofPiece(sentence, heard) ?? ofWhole(sentence, sentences[at + 1], named, heard)) : null;
    heard.isNamed ||= named !== null;
    heard.inMind = goalOf(told?.statement, documents) ?? named ?? heard.inMind;
    if (told) statements.push(told.statement);
    const left = told ? told.rest : UPDATES.test(text) && statements.length > 0 ? null : sentence;
    if (left && !(told === null && SPEAKS_OF.test(text))) rest.push(left);
  }
  return statements.length > 0 ? { statements, rest } : null;
}

/** "I was speaking of the roof" tells nothing but which goal is meant. */
const SPEAKS_OF = /^(?:no |sorry |, )*(?:i (?:was|am) (?:speaking|talking) (?:of|about)|i (?:meant|mean)|it is about) /;

interface Told {
  statement: GoalEditStatement;
  rest: Sentence | null;
}

function goalOf(statement: Statement | undefined, { goals }: Documents): Goal | null {
  const id = statement?.kind === "goal-edit" ? statement.target : undefined;
  return goals.intermediateGoals.find((goal) => goal.id === id) ?? null;
}

function goalBefore(conversation: Conversation, documents: Documents): Goal | null {
  const { shown = [] } = conversation;
  const ids = new Set([...idsLastTold(conversation, documents, 1), ...shown.map(({ id }) => id)]);
  const [one, ...others] = documents.goals.intermediateGoals.filter(({ id }) => ids.has(id));
  return one && others.length === 0 ? one : null;
}

/** The one goal that words name. */
function goalIn(tokens: readonly Token[], { documents, today }: Pick<Heard, "documents" | "today">): Goal | null {
  const named = goalsIn(readerTokens(rawText(tokens), documents, today), documents);
  const ids = new Set(named.flatMap(({ things }) => things.map(({ id }) => id)));
  const [goal, ...others] = documents.goals.intermediateGoals.filter(({ id }) => ids.has(id));
  return goal && others.length === 0 ? goal : null;
}

function edited(goal: Goal, edit: GoalEdit, documents: Documents, rest: Sentence | null = null): Told {
  const mention = mentionOf({ side: "goal", id: goal.id }, documents);
  return { statement: { kind: "goal-edit", mention, target: goal.id, edit }, rest };
}

const OF_TARGET = /\bM (?:out )?of (?:the |my |our )?M\b/;
const MOST_OF_IT = 1.5;

/** "The goal stands at 40,279 of 45,000", as a part of a sentence: the rest of it is told beside. */
function ofPiece(sentence: Sentence, heard: Heard): Told | null {
  const ends = sentence.tokens.flatMap(({ text, slot }, at) =>
    slot === null && /^(?:,|and|;)$/.test(text) ? [at] : [],
  );
  const starts = [0, ...ends.map((at) => at + 1)];
  for (const [index, from] of starts.entries()) {
    const piece = sentence.tokens.slice(from, ends[index] ?? sentence.tokens.length);
    if (!OF_TARGET.test(phraseOf(piece).text)) continue;
    const goal = goalIn(piece, heard);
    const [current = 0, target = 0, ...others] = slotsOf(piece, "money").map(({ value }) => value);
    if (goal?.type !== "financial" || others.length > 0 || current > target) return null;
    if (target > MOST_OF_IT * (goal.targetAmount ?? target)) return null;
    const tokens = [
      ...sentence.tokens.slice(0, Math.max(from - 1, 0)),
      ...sentence.tokens.slice(ends[index] ?? sentence.tokens.length),
    ];
    const edit: GoalEdit = {
      current: { to: current },
      ...(target === goal.targetAmount ? {} : { target: { to: target } }),
    };
    return edited(
      goal,
      edit,
      heard.documents,
      tokens.some(({ slot }) => slot !== null) ? { ...sentence, tokens } : null,
    );
  }
  return null;
}

const UPDATES =
  /^(?:so |please |and )*(?:update|change|set|adjust|fix|put) (?:that|it)(?: (?:too|as well|also|right|accordingly))*$/;
const IS_ACCOUNT = /\bgoal (?:is|equals|is in|is the same as) (?:the|my|our) /;
const AT_NOW = /\bgoal (?:is|stands|sits) (?:now )?at M(?: now| already)?$/;
const NOT_BUT = /\bM (?:(?:, )?(?:and )?not|instead of|rather than|,? up from|,? down from) M\b/;
const IT_IS = /\bit is (?:now |going to be |really )?M(?: now)?(?: |$)/;
const HAVE_FOR_IT = /\bi (?:have|have got|got) M (?:for|in|toward|towards|on|saved for) it\b/;
/** "I have saved 1,750 for it" is what there is, without a word of more. */
const MORE_FOR_IT =
  /\bi (?:just )?(?:(?:put|saved|set|stashed) M|have (?:just )?(?:(?:put|set|stashed) M|saved M more)) (?:more )?(?:away |aside |by |more )*(?:for|toward|towards|in|into) it\b/;

function ofWhole(sentence: Sentence, next: Sentence | undefined, named: Goal | null, heard: Heard): Told | null {
  const { text } = phraseOf(sentence.tokens);
  const renamed = goalRenamed(sentence, heard.documents, (tokens) => goalIn(tokens, heard));
  if (renamed) return edited(renamed.goal, renamed.edit, heard.documents);
  if (named && IS_ACCOUNT.test(text) && next && UPDATES.test(phraseOf(next.tokens).text))
    return ofAccount(sentence, named, heard);
  const sums = slotsOf(sentence.tokens, "money").map(({ value }) => value);
  const [first, second] = sums;
  if (first === undefined) return null;
  if (named && AT_NOW.test(text) && sums.length === 1)
    return edited(named, { current: { to: first } }, heard.documents);
  const goal = named ?? heard.inMind;
  if (NOT_BUT.test(text) && sums.length === 2) return targetMended(first, second ?? 0, goal, sentence, heard);
  if (goal?.type !== "financial") return null;
  const saved = goal.currentAmount ?? 0;
  if (IT_IS.test(text) && HAVE_FOR_IT.test(text) && sums.length === 2 && second !== undefined && first > second)
    return edited(goal, { target: { to: first }, current: { to: second } }, heard.documents);
  if (IT_IS.test(text) && sums.length === 1 && heard.isNamed && first > saved && isSpokenOf(heard))
    return edited(goal, { target: { to: first } }, heard.documents);
  return MORE_FOR_IT.test(text) && sums.length === 1 ? edited(goal, { current: { by: first } }, heard.documents) : null;
}

/** Whether nothing but a goal was written or shown before, so that "it is 13,800 now" is what it costs. */
function isSpokenOf({ conversation: { last, since = 0 } }: Heard): boolean {
  return since === 0 && (last?.statements ?? []).every(({ kind }) => kind === "goal-edit");
}

function ofAccount(sentence: Sentence, goal: Goal, { documents, today }: Heard): Told | null {
  const at = sentence.tokens.findIndex(({ text }) => text === "is" || text === "equals");
  const said = readerTokens(rawText(sentence.tokens.slice(at + 1)), documents, today);
  const named = namesIn(said, documents).filter(({ by }) => by !== "goal");
  const ids = new Set(named.flatMap(({ things }) => things.map(({ id }) => id)));
  const [account, ...others] = (documents.financials.assets ?? []).filter(({ id }) => ids.has(id));
  return account && others.length === 0 ? edited(goal, { current: { to: account.value } }, documents) : null;
}

/** "13,800, not 12,000": of the one goal that is to reach 12,000. */
function targetMended(to: number, from: number, named: Goal | null, sentence: Sentence, heard: Heard): Told | null {
  const { documents, conversation, today } = heard;
  const isWritten = conversation.last?.statements.some((each) => amountOf(each) === from) ?? false;
  const said = readerTokens(rawText(sentence.tokens), documents, today);
  const isOfEntry = namesIn(said, documents).some(({ by }) => by === "name");
  const goals = documents.goals.intermediateGoals.filter(({ targetAmount }) => targetAmount === from);
  const [goal, ...others] = goals;
  if (!goal || others.length > 0 || isWritten || (isOfEntry && named?.id !== goal.id)) return null;
  return edited(goal, { target: { to } }, documents);
}
