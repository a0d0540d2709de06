import { type AssetType, type Change, type Documents, sameJson } from "@seven-figures/domain";
import { documentDifferences, idsOf } from "../changes/document-differences.ts";
import { resolveStatements } from "../changes/resolve-statements.ts";
import { MONTH_PATTERN } from "../dates/date-words.ts";
import { type Phrase, phraseOf } from "../language/phrase.ts";
import type { Sentence } from "../language/sentences.ts";
import type { Token } from "../language/token.ts";
import { knownWordsOf } from "../statements/known-words.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import { amountsWritten } from "../vetoes/amounts-written.ts";
import { isLeap } from "../vetoes/tenfold.ts";
import { CORRECTION } from "./answer-words.ts";
import type { Conversation, LastWrite } from "./conversation.ts";
import { chooseStatement, correctStatement } from "./correct-statement.ts";
import { correctTransfer } from "./correct-transfer.ts";
import { withoutExcuses } from "./excuses.ts";
import { withoutIdlePieces } from "./idle-pieces.ts";
import { withOtherSide } from "./other-side.ts";
import { statementId } from "./told-things.ts";

export interface Correction {
  statements: Statement[];
  /** From the data as it stands to the data as it should be. */
  changes: Change[];
}

const SAYS_MISTAKEN =
  /\b(?:no|not|nope|nah|naw|wait|sorry|oops|whoops|mean|meant|typo|wrong|mistake|correction|should|scratch|make (?:it|that)|earlier)\b/i;

/** "It's 9,500", after something else was asked about than what was written: nothing of that is put right or done again. */
export function isOfAsked(message: string, { last, since = 0, shown = [], answered }: Conversation): boolean {
  if (!last || since === 0 || SAYS_MISTAKEN.test(message) || (shown.length === 0 && !answered)) return false;
  const touched = new Set(last.changes.flatMap(idsOf));
  return !shown.some(({ id }) => touched.has(id));
}

const COMMA: Token = { text: ",", raw: ",", slot: null };

/** "Hang on, chuck another 400 in that too" is no correction. */
const ONE_MORE =
  /\banother (?:M|N)\b|\b(?:M|N) more\b(?! like)|\b(?:one day|some ?day|tomorrow)\b|\b(?:loan|card|one|account) too\b/;

/** "So would I break even with 200 less, yes or no", "I mean if I pay off the card, what is left": no question mark tells that it asks. */
const ASKS_UNMARKED =
  /^(?:(?:so|and|but|ok|okay|then|now|wait|no|well|hmm|i mean|i meant) ?,? )*(?:would|could|can|do|does|will|am|are|should) (?:i|we)\b(?! (?:say|have said|mean))|\byes or no\b|^(?:(?:no|wait|sorry|i mean|i meant|what) ?,? )*if (?:i|we|it|that) .*\b(?:what|how much|how long|how many|when)\b|\bwhat if (?:i|we|it|that|the|my)\b/;

export function asksUnmarked(sentences: readonly Sentence[]): boolean {
  return sentences.some(({ tokens }) => ASKS_UNMARKED.test(phraseOf(tokens).text));
}

/** "No, I meant 15k": the last statements again with what was corrected, or null where the message corrects nothing. */
export function correctLast(last: LastWrite, sentences: readonly Sentence[], documents: Documents): Correction | null {
  if (sentences.length === 0 || sentences.some(({ asks }) => asks)) return null;
  if (sentences.some(({ tokens }) => ONE_MORE.test(phraseOf(tokens).text)) || asksUnmarked(sentences)) return null;
  const bare = sentences.map(({ tokens }) => withoutExcuses(withoutSource(tokens)));
  if (!bare.some(({ excused }) => excused) && !isCorrection(sentences, last)) return null;
  const base: Documents = { ...documents, ...last.before };
  const told = withoutIdlePieces(
    bare.map(({ tokens }) => tokens),
    knownWordsOf(base),
  );
  const positive = phraseOf(told.flatMap((tokens) => [...withoutDenials(tokens), COMMA]));
  const whole = phraseOf(sentences.flatMap(({ tokens }) => tokens));
  const moved = correctTransfer(last.statements, positive, whole, base);
  const statements = moved ?? correctOne(last, positive, whole, base);
  if (!statements) return null;
  return replayed(last, statements, documents);
}

/** What was last written as if these statements had been told instead; null where they leave something open. */
export function replayed(last: LastWrite, statements: Statement[], documents: Documents): Correction | null {
  if (last.statements.some((told, at) => takesAnother(told, statements[at], { ...documents, ...last.before })))
    return null;
  if (hasUnequalSides(last.statements, statements)) return null;
  const again = resolveStatements(statements, {
    documents: { ...documents, ...last.before },
    today: last.today,
    newId: sameIds(last.changes),
    confirmed: true,
  });
  if (again.asks.length + again.reasons.length + again.refused.length + again.wonders.length > 0) return null;
  const both = withOtherSide(last, again, documents, sameIds(last.changes));
  if (!both) return null;
  const changes = documentDifferences(documents, both, [...last.changes, ...again.changes]);
  return leaps(changes, documents, { ...documents, ...last.before }) ? null : { statements, changes };
}

/** Whether a stored figure would become far more or less than it is, and than it was before what is corrected. */
function leaps(changes: readonly Change[], documents: Documents, base: Documents): boolean {
  const before = amountsWritten(changes, base);
  return amountsWritten(changes, documents).some(({ value, stored, name, of }) => {
    const was = before.find((each) => each.name === name && each.of === of)?.stored ?? stored;
    return [stored, was].every((from) => from !== null && from > 0 && isLeap(value, from));
  });
}

/** Whether what was moved would have left one side with another amount than the other got. */
function hasUnequalSides(told: readonly Statement[], meant: readonly Statement[]): boolean {
  const transfer = transferIn(told);
  if (!transfer) return false;
  const [from, to] = [transfer.from, transfer.to].map((side) => meant[told.indexOf(side)]);
  if (from?.kind !== "entry" || to?.kind !== "entry") return false;
  return from.action === transfer.from.action && to.action === transfer.to.action && from.amount !== to.amount;
}

const REMOVES = /^(?:remove|pay-off)$/;
/** Kinds that money is put into. */
export const HOLDS_MONEY: ReadonlySet<AssetType> = new Set(["savings", "stocks", "bonds", "retirement", "crypto"]);

/**
 * Whether a removal would become that of something on the other list, or of an account in place of what was sold: "sorry, to
 * Marcus" tells where the money went.
 */
function takesAnother(told: Statement, meant: Statement | undefined, documents: Documents): boolean {
  if (told.kind !== "entry" || meant?.kind !== "entry" || !REMOVES.test(told.action)) return false;
  const [was, is] = [statementId(told, documents), statementId(meant, documents)];
  if (was === is || !REMOVES.test(meant.action)) return false;
  const { assets, debts } = documents.financials;
  if (debts?.some(({ id }) => id === was)) return !debts.some(({ id }) => id === is);
  const [sold, instead] = [was, is].map((each) => assets?.find(({ id }) => id === each)?.type);
  return instead === undefined || (HOLDS_MONEY.has(instead) && instead !== sold);
}

/** The statements with the one that a correction is about as it was meant. */
function correctOne(last: LastWrite, positive: Phrase, whole: Phrase, base: Documents): Statement[] | null {
  const swapped = swapAmounts(last.statements, whole.text);
  if (swapped) return swapped;
  const index = chooseStatement(last.statements, positive, whole, base);
  const chosen = last.statements[index];
  const corrected = chosen ? correctStatement(chosen, positive, base) : null;
  if (!corrected || sameJson(corrected, chosen)) return null;
  return last.statements.map((statement, at) => (at === index ? corrected : statement));
}

const SWAP =
  /^(?:no |oops |sorry |wait |, |please |actually )*(?:(?:swap|switch|flip|reverse) (?:those |these |the )?(?:two )?(?:numbers|amounts|figures|balances)(?: around| round)?|(?:it is |that is |that was )?(?:the )?(?:other|wrong) way (?:a?round|about)|i (?:mixed|swapped|switched) (?:those|them|the two)(?: up| around)?)(?: please| ,)*$/;

/** "Swap those numbers": two figures told together, each of the other. */
function swapAmounts(statements: readonly Statement[], text: string): Statement[] | null {
  const [first, second, ...others] = statements;
  if (first?.kind !== "entry" || second?.kind !== "entry" || others.length > 0 || !SWAP.test(text)) return null;
  if (first.action !== "set" || second.action !== "set") return null;
  return [
    { ...first, amount: second.amount },
    { ...second, amount: first.amount },
  ];
}

/** "April, not March", "biweekly, not weekly", "only 80". */
const OTHERWISE = new RegExp(
  `^(?:in |for |by |it is |that is )*(?:${MONTH_PATTERN}|T)(?: ,)? not (?:${MONTH_PATTERN}|T)$|^(?:it is |that is |make that )?(?:M|T|M T)(?: ,)? i (?:mean|meant)$|^only (?:M|N)$|^(?:lower|higher|less|more|closer)(?: ,)?(?: (?:like|to|about|around|at|than|that|maybe|probably))* M$`,
);
/** "The dealer said 5,900": of what was just written, by someone who knows. */
const BY_SOURCE =
  /^(?:(?:the|my|our) (?:[a-z]+ ){0,2}[a-z]+|zillow|kbb)(?: says?| thinks?| reckons?| said| shows?| has| told me| quoted)+(?: (?:it|that|is|was|at|me|more|like|closer|to|now|only|worth|i|owe|have|actually|should|be))* M$/;
const WHO = /^(?:(?:the|my|our) (?:[a-z]+ ){0,2}[a-z]+|zillow|kbb)(?= (?:says?|thinks?|reckons?|said|told|quoted)\b)/;

/** Without who says so. */
function withoutSource(tokens: readonly Token[]): readonly Token[] {
  const { text } = phraseOf([...tokens]);
  const who = BY_SOURCE.test(text) ? (WHO.exec(text)?.[0].split(" ").length ?? 0) : 0;
  return tokens.slice(who);
}

/** "Interest is 6.9": of what was just written. */
const FIELD =
  /^(?:the |its )?(?:interest|rate|interest rate|apr|balance|value|price|amount|total|deadline|date|target)(?: (?:is|was|should be|should have been|at|now|to))+ (?:M|P|D|N)(?:(?: ,)? not (?:M|P|D|N))?$/;

/** "4k is enough", after a goal was added. */
const ENOUGH =
  /^M (?:is|would be|will be|should be) (?:probably )?(?:enough|plenty|fine|sufficient|okay|all (?:i|we) need)$/;

/** "After tax it's 4,100", after pay was told of. */
const AFTER_TAX =
  /^(?:but |so |, )*(?:(?:after|before) tax(?:es)?) ?,? (?:it is|that is|it comes to|i (?:get|make|take home|see)) (?:only |about |around |more like )*M$/;

/** When a goal is to be reached, said after it was added. */
const WANTED_BY =
  /^(?:and |also |the deadline is |deadline |(?:i|we) (?:would like|want|need|would want) (?:it|that|this)(?: (?:done|finished|saved|ready|to be done))? ?)*D$/;

/** Said as a correction, or a date for the goal that was just added without one. */
function isCorrection(sentences: readonly Sentence[], { statements }: LastWrite): boolean {
  const [text = "", ...others] = sentences.map(({ tokens }) => phraseOf(tokens).text);
  const [added] = statements;
  const isTransfer = statements.length === 2 && transferIn(statements) !== null;
  const lacksDate = statements.length === 1 && added?.kind === "goal-add" && added.targetDate === null;
  return (
    CORRECTION.test(text) ||
    OTHERWISE.test(text) ||
    (statements.length === 1 && (FIELD.test(text) || BY_SOURCE.test(text))) ||
    ((statements.length === 1 || isTransfer) && text === "M") ||
    (statements.length === 1 && added?.kind === "goal-add" && ENOUGH.test(text)) ||
    (statements.length === 1 && added?.kind === "yearly" && [text, ...others].some((each) => AFTER_TAX.test(each))) ||
    (lacksDate && WANTED_BY.test(text))
  );
}

const ONLY_FIGURE =
  /^(?:and |but |so |no |, |it is |that is |it was |make it |it should be |should be |i meant |put |set it to |set it at |around )*(?:M|P)(?: T)?(?: ,)*$/;

/** "It's 75k", right after what it was said of was taken back: the same with this figure. */
export function retold(
  undone: readonly Statement[],
  sentences: readonly Sentence[],
  documents: Documents,
): Statement[] | null {
  if (sentences.some(({ asks }) => asks)) return null;
  const phrase = phraseOf(sentences.flatMap(({ tokens }) => [...withoutExcuses(tokens).tokens, COMMA]));
  if (!ONLY_FIGURE.test(phrase.text)) return null;
  const [statement, ...others] = undone;
  if (others.length > 0) return correctTransfer(undone, phrase, phrase, documents);
  const corrected = statement ? correctStatement(statement, phrase, documents) : null;
  return corrected ? [corrected] : null;
}

/** Leaves out "not 500", "not the Visa", "instead of 60k". */
function withoutDenials(tokens: readonly Token[]): Token[] {
  const kept: Token[] = [];
  let denying = false;
  for (const [at, token] of tokens.entries()) {
    if (beginsDenial(tokens, at)) denying = true;
    else if (token.text === "," || token.text === "but") denying = false;
    if (!denying) kept.push(token);
  }
  return kept;
}

function beginsDenial(tokens: readonly Token[], at: number): boolean {
  const [word, next] = [tokens[at]?.text, tokens[at + 1]?.text];
  return (
    (word === "not" && (at > 0 || tokens.some(({ text }) => text === "," || text === "but"))) ||
    (word === "instead" && next === "of") ||
    (word === "rather" && next === "than")
  );
}

/** The ids that the first writing made, in turn, so that what is corrected stays the same entry. */
function sameIds(changes: readonly Change[]): (prefix: string) => string {
  const ids = changes.filter(({ kind }) => kind.startsWith("add-")).flatMap(idsOf);
  let next = 0;
  return (prefix) => ids[next++] ?? `${prefix}-corrected-${ids[0] ?? "new"}-${next}`;
}
