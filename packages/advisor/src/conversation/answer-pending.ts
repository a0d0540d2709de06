import type { Documents } from "@seven-figures/domain";
import { type Clause, splitClauses } from "../language/clauses.ts";
import { phraseOf, rawText } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { knownEntries, matchEntries } from "../matching/match-entries.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import { NO_MENTION, readMention } from "../statements/read-mention.ts";
import type { Statement } from "../statements/statement.ts";
import type { Option } from "../vetoes/veto.ts";
import { withAmount, withEndOf } from "./answer-amount.ts";
import { withChoice, withPicked, withSide } from "./answer-choice.ts";
import { answerChoose } from "./answer-choose.ts";
import {
  AGREES,
  ASSENTS,
  DROPPING,
  NO,
  NOT_AN_ANSWER,
  OKAY,
  WHAT_WAS_ASKED,
  YES,
  YES_AFTER_A_WORD,
  YES_BUT,
} from "./answer-words.ts";
import { withBase, withFigure, withPeriod } from "./answer-yearly.ts";
import type { AskedAmong, Pending } from "./conversation.ts";
import { optionMeant } from "./option-meant.ts";
import type { SaleTold } from "./sales/sale-told.ts";

/** What a message does to the questions that are open. */
export interface Answered {
  /** Statements now complete. */
  completed: Statement[];
  /** Whether a removal was agreed to. */
  confirmed: boolean;
  declined: boolean;
  dropped: boolean;
  /** The answer that was tapped or typed, of those that were offered. */
  chosen: Option | null;
  /** Still open. */
  pending: Pending[];
  /** What of the message is no answer and is to be read as any other. */
  rest: Sentence[];
  /** Those that were asked about, where one of them was chosen. */
  among?: AskedAmong;
  /** What is known of a sale and its money, where the message tells of nothing else. */
  sale?: SaleTold;
}

/** A message that answers nothing. */
export function unanswered(pending: readonly Pending[], sentences: readonly Sentence[]): Answered {
  return {
    completed: [],
    confirmed: false,
    declined: false,
    dropped: false,
    chosen: null,
    pending: [...pending],
    rest: [...sentences],
  };
}

/** Takes answers to open questions out of a message. */
export function answerPending(
  pending: readonly Pending[],
  sentences: readonly Sentence[],
  documents: Documents,
  message = "",
): Answered {
  if (pending.length === 0) return unanswered(pending, sentences);
  const result: Answered = unanswered(pending, []);
  const confirm = pending.find(({ need }) => need === "confirm");
  if (confirm?.need === "confirm") return answerConfirm(confirm, result, sentences, OKAY.test(message), documents);
  const chosen = answerChoose(result, sentences, documents, message);
  if (chosen) return chosen;
  for (const sentence of sentences) answerSentence(sentence, result, documents);
  return result;
}

function answerConfirm(
  confirm: Extract<Pending, { need: "confirm" }>,
  result: Answered,
  sentences: readonly Sentence[],
  agrees: boolean,
  documents: Documents,
): Answered {
  const [first, ...others] = sentences;
  const text = phraseOf(first?.tokens ?? []).text;
  const pending = result.pending.filter((each) => each !== confirm);
  for (const [at, sentence] of sentences.entries()) {
    const only = onlyOneOf(confirm, sentence.tokens, documents);
    if (only) return { ...result, pending, completed: [only], rest: sentences.slice(at + 1) };
  }
  if (WHAT_WAS_ASKED.test(text)) return { ...result, rest: [] };
  // "hold on, how much was on each?" is looked at first, and the question stays open
  if (sentences.some(({ asks }) => asks) && !AGREES.test(text)) return { ...result, rest: [...sentences] };
  if (DROPPING.test(text) || (NO.test(text) && !INTERRUPTED.test(text)))
    return { ...result, pending, declined: true, rest: [] };
  if (YES.test(text) && YES_BUT.test(text)) return { ...result, rest: [] };
  const late = others.some(({ tokens, asks }) => !asks && LATE_YES.test(phraseOf(tokens).text));
  const assents = sentences.length === 1 && ASSENTS.test(text);
  if (
    agrees ||
    assents ||
    YES.test(text) ||
    YES_AFTER_A_WORD.test(text) ||
    (AGREES.test(text) && !YES_BUT.test(text)) ||
    (late && !YES_BUT.test(phraseOf(others.flatMap(({ tokens }) => tokens)).text))
  )
    return { ...result, pending, confirmed: true, completed: confirm.statements, rest: others.filter(saysMore) };
  const isBeside = sentences.every(({ tokens }) => tokens.every(({ slot }) => slot === null));
  const names = readMention(
    sentences.flatMap(({ tokens }) => tokens),
    knownWordsOf(documents),
  ).words;
  const isOfOther =
    names.length > 0 &&
    matchEntries({ ...NO_MENTION, words: names, name: names.join(" ") }, knownEntries(documents, null)).length > 0;
  return { ...result, pending: isBeside && !isOfOther ? result.pending : pending, rest: [...sentences] };
}

/** "Where was I. Yeah yes, both paid off." */
const LATE_YES = /^(?:yeah|yes|yep|yess+|ok|okay|right|sure)\b/;
/** "Yeah yes, both paid off" says the same once more, and agrees to no more than was asked. */
function saysMore({ tokens }: Sentence): boolean {
  return !/\b(?:both|all|they|them|em|everything)\b/.test(phraseOf(tokens).text);
}

/** Somebody is called away, or wants to look first. */
const INTERRUPTED = /^(?:\w+ )?(?:wait|hold on|hang on)\b.{6,}/;
const ONLY =
  /^(?:no |nope |wait |actually |hmm |, |only |it was |that was |i meant |the |my |one |delete |remove )+(?!.*\b(?:not|keep|leave|except|but|all|both)\b)[a-z0-9' ]+$/;

/** "No, just the Visa", where several were to go. */
function onlyOneOf(
  { changes }: Extract<Pending, { need: "confirm" }>,
  tokens: readonly Token[],
  documents: Documents,
): Statement | null {
  if (!ONLY.test(phraseOf([...tokens]).text)) return null;
  const going = new Set(changes.flatMap((change) => ("id" in change ? [change.id] : [])));
  const mention = readMention(tokens, knownWordsOf(documents));
  const known = mention.words.length > 0 ? matchEntries(mention, knownEntries(documents, null)) : [];
  const [one, ...more] = known.filter(({ entry }) => going.has(entry.id));
  return one && more.length === 0 && known.length === 1
    ? { kind: "entry", action: "remove", mention, target: one.entry.id, amount: null, rate: null }
    : null;
}

function answerSentence(sentence: Sentence, result: Answered, documents: Documents): void {
  const text = phraseOf(sentence.tokens).text;
  if (result.pending.length === 0) {
    result.rest.push(sentence);
    return;
  }
  const isNo = NO.test(text) && !WAITING.test(text) && sentence.tokens.length <= 3;
  const isMeant = answerWhich(sentence, result, documents);
  if (isMeant) return;
  if (DROPPING.test(text) || (isNo && !choosesAmong(result.pending[0]))) {
    result.pending = [];
    result.dropped = true;
    const clauses = splitClauses(sentence.tokens, new Set()).slice(1);
    const isDropping = ({ tokens }: { tokens: Token[] }) => DROPPING.test(phraseOf(tokens).text);
    const kept = clauses
      .filter((clause) => !isDropping(clause))
      .flatMap((clause) => [...clause.lead, ...clause.tokens]);
    const tokens = kept.length > 0 ? kept : figureAfter(sentence.tokens);
    if (tokens.length > 0) result.rest.push({ ...sentence, tokens });
    return;
  }
  if ((sentence.asks && !isUnsureAnswer(text)) || NOT_AN_ANSWER.test(text)) {
    result.rest.push(sentence);
    return;
  }
  const left: Token[] = [];
  for (const clause of withoutOldPrice(splitClauses(sentence.tokens, knownWordsOf(documents)))) {
    if (!answerClause(clause.tokens, result, documents)) left.push(...clause.lead, ...clause.tokens);
  }
  if (left.length > 0) result.rest.push({ ...sentence, tokens: left });
}

/** "Leave that, first my 401k is at 20,100": what stands after the first comma, where it holds an amount. */
function figureAfter(tokens: readonly Token[]): Token[] {
  const comma = tokens.findIndex(({ text }) => text === ",");
  const after = comma < 0 ? [] : tokens.slice(comma + 1);
  return after.some(({ slot }) => slot?.kind === "money") ? after : [];
}

/** "What I owe, not what it's worth" asks nothing. */
const WHAT_OF_IT = /^\W*what (?:i|we|it|its|it's) (?:owe|owed|still owe|worth|is worth|have|has)\b/i;

/** "MINE", "what i owe not what its worth": which one is meant, where a sentence says nothing else. */
function answerWhich({ tokens, asks }: Sentence, result: Answered, documents: Documents): boolean {
  const said = rawText(tokens);
  if ((asks || NOT_AN_ANSWER.test(said.toLowerCase())) && !WHAT_OF_IT.test(said)) return false;
  const open = result.pending.find(({ need }) => need === "which");
  if (open?.need !== "which" || tokens.some(({ slot }) => slot?.kind === "money" || slot?.kind === "percent"))
    return false;
  const id = optionMeant(said, open.options, documents);
  if (id === null) return false;
  const statement = withPicked(open, id);
  if (!statement) return false;
  result.pending = result.pending.filter((each) => each !== open);
  result.among = amongOf(open, statement) ?? result.among;
  result.completed.push(statement, ...(open.along ? [open.along] : []));
  return true;
}

/** "Wait, phone": somebody is called away and comes back to the question. */
const WAITING = /^(?:wait|hold on|leave)\b.+/;

/** Whether there are several to choose from, so that "no" alone is no answer. */
function choosesAmong(pending: Pending | undefined): boolean {
  return pending?.need === "which" && (pending.options.length > 1 || pending.statement.kind !== "goal-edit");
}

const OLD_PRICE = /\b(?:paid|cost|bought|spent)\b.*\bM\b/;
const WORTH_NOW = /\b(?:now|worth|today|these days|nowadays)\b.*\bM\b|\bM\b.*\b(?:now|today|these days|nowadays)\b/;

/** "We paid 30k for it but now it's worth 22k": only the second answers. */
function withoutOldPrice(clauses: Clause[]): Clause[] {
  const says = (pattern: RegExp) => (clause: Clause) => pattern.test(phraseOf(clause.tokens).text);
  return clauses.some((clause) => says(WORTH_NOW)(clause) && !says(OLD_PRICE)(clause))
    ? clauses.filter((clause) => !says(OLD_PRICE)(clause))
    : clauses;
}

/** "Maybe 7 grand?": an answer all the same. */
function isUnsureAnswer(text: string): boolean {
  return /^(?:maybe |probably |like |i guess |i think |say |around |the |perhaps )*(?:M|N|[a-z]+(?: one)?)(?: (?:or|i think|i guess|maybe))*$/.test(
    text,
  );
}

function answerClause(tokens: Token[], result: Answered, documents: Documents): boolean {
  for (const pending of result.pending) {
    const completed = complete(pending, tokens, result.pending.length === 1, documents);
    if (!completed) continue;
    result.pending = result.pending.filter((each) => each !== pending);
    if (pending.need === "which") result.among = amongOf(pending, completed) ?? result.among;
    result.completed.push(completed, ...("along" in pending && pending.along ? [pending.along] : []));
    return true;
  }
  return false;
}

function amongOf({ options }: Extract<Pending, { need: "which" }>, chosen: Statement): AskedAmong | null {
  if (chosen.kind !== "entry" || chosen.target === undefined || options.length < 2) return null;
  return { ids: options.map(({ id }) => id), chosen: chosen.target, age: 0 };
}

function complete(pending: Pending, tokens: Token[], only: boolean, documents: Documents): Statement | null {
  switch (pending.need) {
    case "amount":
      return (
        withEndOf(pending, tokens) ??
        withFigure(pending.statement, tokens) ??
        withAmount(pending.statement, tokens, only, documents)
      );
    case "period":
      return withPeriod(pending.statement, tokens);
    case "base":
      return withBase(pending.statement, tokens);
    case "figure":
      return withFigure(pending.statement, tokens);
    case "which":
      return withChoice(pending, tokens, documents);
    case "side":
      return withSide(pending, tokens);
    case "choose":
      return pending.instead ? withAmount(pending.instead, tokens, only, documents) : null;
    case "confirm":
      return null;
  }
}
