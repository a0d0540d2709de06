import type { Documents } from "@seven-figures/domain";
import { splitClauses } from "../language/clauses.ts";
import { phraseOf, slotsOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { sameWord } from "../matching/match-entries.ts";
import { saysNothingElse } from "../statements/goal-details.ts";
import { readMention, wordsOf } from "../statements/read-mention.ts";
import { knownWordsOf } from "../statements/read-statements.ts";
import type { Statement } from "../statements/statement.ts";
import { DROPPING, NO, NOT_AN_ANSWER, YES } from "./answer-words.ts";
import { withBase, withFigure, withPeriod } from "./answer-yearly.ts";
import type { Pending } from "./conversation.ts";

/** What a message does to the questions that are open. */
export interface Answered {
  /** Statements now complete. */
  completed: Statement[];
  /** Whether a removal was agreed to. */
  confirmed: boolean;
  declined: boolean;
  dropped: boolean;
  /** Still open. */
  pending: Pending[];
  /** What of the message is no answer and is to be read as any other. */
  rest: Sentence[];
}

/** Takes answers to open questions out of a message. */
export function answerPending(
  pending: readonly Pending[],
  sentences: readonly Sentence[],
  documents: Documents,
): Answered {
  const result: Answered = {
    completed: [],
    confirmed: false,
    declined: false,
    dropped: false,
    pending: [...pending],
    rest: [],
  };
  if (pending.length === 0) return { ...result, rest: [...sentences] };
  const confirm = pending.find(({ need }) => need === "confirm");
  if (confirm?.need === "confirm") return answerConfirm(confirm, result, sentences);
  for (const sentence of sentences) answerSentence(sentence, result, documents);
  return result;
}

function answerConfirm(
  confirm: Extract<Pending, { need: "confirm" }>,
  result: Answered,
  sentences: readonly Sentence[],
): Answered {
  const [first, ...others] = sentences;
  const text = phraseOf(first?.tokens ?? []).text;
  const pending = result.pending.filter((each) => each !== confirm);
  if (DROPPING.test(text) || NO.test(text)) return { ...result, pending, declined: true, rest: [] };
  if (YES.test(text)) return { ...result, pending, confirmed: true, completed: confirm.statements, rest: others };
  return { ...result, pending, rest: [...sentences] };
}

function answerSentence(sentence: Sentence, result: Answered, documents: Documents): void {
  const text = phraseOf(sentence.tokens).text;
  if (result.pending.length === 0) {
    result.rest.push(sentence);
    return;
  }
  if (DROPPING.test(text) || (NO.test(text) && sentence.tokens.length <= 3 && result.pending[0]?.need !== "which")) {
    result.pending = [];
    result.dropped = true;
    const clauses = splitClauses(sentence.tokens, new Set()).slice(1);
    const tokens = clauses.flatMap((clause) => [...clause.lead, ...clause.tokens]);
    if (tokens.length > 0) result.rest.push({ ...sentence, tokens });
    return;
  }
  if (sentence.asks || NOT_AN_ANSWER.test(text)) {
    result.rest.push(sentence);
    return;
  }
  const left: Token[] = [];
  for (const clause of splitClauses(sentence.tokens, knownWordsOf(documents))) {
    if (!answerClause(clause.tokens, result, documents)) left.push(...clause.lead, ...clause.tokens);
  }
  if (left.length > 0) result.rest.push({ ...sentence, tokens: left });
}

function answerClause(tokens: Token[], result: Answered, documents: Documents): boolean {
  for (const pending of result.pending) {
    const completed = complete(pending, tokens, result.pending.length === 1, documents);
    if (!completed) continue;
    result.pending = result.pending.filter((each) => each !== pending);
    result.completed.push(completed);
    return true;
  }
  return false;
}

function complete(pending: Pending, tokens: Token[], only: boolean, documents: Documents): Statement | null {
  switch (pending.need) {
    case "amount":
      return withAmount(pending.statement, tokens, only, documents);
    case "period":
      return withPeriod(pending.statement, tokens);
    case "base":
      return withBase(pending.statement, tokens);
    case "figure":
      return withFigure(pending.statement, tokens);
    case "which":
      return withChoice(pending, tokens);
    case "confirm":
      return null;
  }
}

function withAmount(statement: Statement, tokens: Token[], only: boolean, documents: Documents): Statement | null {
  const money = slotsOf(tokens, "money")[0] ?? slotsOf(tokens, "count")[0];
  if (!money || slotsOf(tokens, "period").length > 0) return null;
  if (!isAbout(statement, tokens, only, documents)) return null;
  const [percent] = slotsOf(tokens, "percent");
  const [date] = slotsOf(tokens, "date");
  if (statement.kind === "entry")
    return {
      ...statement,
      action: statement.action === "own" ? "set" : statement.action,
      amount: money.value,
      rate: percent?.value ?? statement.rate,
    };
  if (statement.kind === "goal-add")
    return { ...statement, targetAmount: money.value, targetDate: date?.date ?? statement.targetDate };
  return statement.kind === "step" ? { ...statement, amount: money.value } : null;
}

/** Whether a clause with an amount speaks of what was asked for: it says no other thing. */
function isAbout(statement: Statement, tokens: Token[], only: boolean, documents: Documents): boolean {
  if (statement.kind === "goal-add" && saysNothingElse(phraseOf(tokens).text, statement.title)) return true;
  const asked =
    statement.kind === "entry"
      ? statement.mention.words
      : statement.kind === "goal-add"
        ? wordsOf(statement.title)
        : [];
  const said = readMention(tokens, knownWordsOf(documents)).words.filter(
    (word) => !/^(?:total|account|value|limit|today|roughly|left|thing|target|goal|step)$/.test(word),
  );
  if (only && /^(?:it|they|that|this) (?:is|are) /.test(phraseOf(tokens).text)) return true;
  if (said.length === 0) return only || !/\bM\b.*\bM\b/.test(phraseOf(tokens).text);
  return said.some((word) => asked.some((other) => sameWord(word, other)));
}

const ORDINALS: [RegExp, number][] = [
  [/\b(?:first|1st|former|top)\b/, 0],
  [/\b(?:second|2nd|latter|other)\b/, 1],
  [/\b(?:third|3rd)\b/, 2],
];

function withChoice(
  { statement, options, allowsNew }: Extract<Pending, { need: "which" }>,
  tokens: Token[],
): Statement | null {
  const text = phraseOf(tokens).text;
  if (/\b(?:M|R)\b/.test(text) && tokens.length > 6) return null;
  const quoted = tokens.flatMap((token) => (token.slot ? wordsOf(token.raw) : []));
  const words = [...tokens.filter((token) => token.slot === null).map((token) => token.text), ...quoted];
  const hits = options.map(
    ({ name }) => wordsOf(name).filter((word) => words.some((said) => said.length > 1 && sameWord(said, word))).length,
  );
  const most = Math.max(...hits);
  const best = options.filter((_, at) => most > 0 && hits[at] === most);
  const isNew = allowsNew && /\b(?:another|new|different|separate|other|neither|no)\b/.test(text);
  if (isNew && statement.kind === "entry")
    return { ...statement, mention: { ...statement.mention, isNew: true, indefinite: false } };
  if (allowsNew && YES.test(text) && options[0]) return pick(statement, options[0].id);
  const ordinal = ORDINALS.find(([pattern]) => pattern.test(text));
  const chosen =
    best.length === 1
      ? best[0]
      : most === 0 && ordinal
        ? options[text.includes("last") ? options.length - 1 : ordinal[1]]
        : undefined;
  return chosen ? pick(statement, chosen.id) : null;
}

function pick(statement: Statement, id: string): Statement | null {
  if (
    statement.kind === "entry" ||
    statement.kind === "goal-edit" ||
    statement.kind === "goal-remove" ||
    statement.kind === "step"
  )
    return { ...statement, target: id };
  return null;
}
