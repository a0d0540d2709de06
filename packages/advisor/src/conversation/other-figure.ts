import type { Documents } from "@seven-figures/domain";
import { phraseOf } from "../language/phrase.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { LastWrite } from "./conversation.ts";
import { correctStatement } from "./correct-statement.ts";
import { doneOtherwise } from "./done-otherwise.ts";
import {
  amountOf,
  DOES,
  figuresIn,
  IS_BALANCE,
  isFigure,
  MEANT,
  MISTAKEN,
  MOVES,
  OWN_FAULT,
  type Said,
  tellsOnTop,
  valuesIn,
} from "./said-otherwise.ts";
import { statementId } from "./told-things.ts";

const LEFT_OUT = /^(?:kept|keep|other|rest|left|remaining|leftover)$/;
const PLACES: [RegExp, number][] = [
  [/\b(?:first|1st|top)\b/, 0],
  [/\b(?:second|2nd)\b/, 1],
  [/\b(?:third|3rd)\b/, 2],
  [/\b(?:last|latter|bottom)\b/, -1],
];

/** "Second bullet was 600, not 700", "amount was 350", "make the year 2050". */
export function otherFigure(said: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const { text, kept, denied, named } = said;
  const [figure, ...others] = withoutTold(withoutRest(kept, last.statements), said, last.statements);
  const not = denied.filter(isFigure);
  const isCorrection =
    (MISTAKEN.test(text) && !DOES.test(text)) ||
    wasOnly(said, last) ||
    MEANT.test(text) ||
    not.length > 0 ||
    isBare(said) ||
    wasOf(said) ||
    isNear(said, last);
  if (!figure || others.length > 0 || !isCorrection || tellsOnTop(text)) return null;
  const base = { ...documents, ...last.before };
  const own = last.statements.map((statement) => statementId(statement, base));
  const ids = named.flatMap(({ things }) => things.map(({ id }) => id));
  if (ids.length > 0 && !ids.some((id) => own.includes(id))) return null;
  const value = figure.slot && "value" in figure.slot ? figure.slot.value : null;
  // money that went from one to another is one figure
  const transfer = transferIn(last.statements);
  if (transfer && value !== null && isOfMove(said, value, transfer.from.amount))
    return last.statements.map((statement) => ({ ...statement, amount: value }) as Statement);
  const at = placeOf(text, last.statements, ids, own, not);
  const statement = last.statements[at];
  const period = statement?.kind === "yearly" ? kept.filter(({ slot }) => slot?.kind === "period") : [];
  if (period.length > 1) return null;
  const corrected = statement && correctStatement(statement, phraseOf([figure, ...period]), base);
  const isBalance = corrected?.kind === "entry" && IS_BALANCE.test(text);
  const mended = isBalance ? (doneOtherwise(corrected, "set", base) ?? corrected) : corrected;
  return mended ? last.statements.map((each, index) => (index === at ? mended : each)) : null;
}

/** "160 sorry, fat fingers", "320 in fact". */
const IN_FACT =
  /\b(?:in fact|actually|rather|really|to be (?:exact|precise)|exactly|precisely|fat fingers?|autocorrect)\b/;
const MOST_WORDS = 1;

function isBare({ text, kept, named }: Said): boolean {
  if (named.length > 0 || DOES.test(text) || kept.some(({ slot }) => slot?.kind === "period")) return false;
  const words = kept.filter(({ text: word, slot }) => slot === null && /\w/.test(word) && !BESIDE.test(word));
  return words.length <= MOST_WORDS && (OWN_FAULT.test(text) || IN_FACT.test(text));
}

/** Words of saying that it was wrong. */
const BESIDE =
  /^(?:oh|ah|no|sorry|in|fact|actually|rather|really|to|be|exact|precise|exactly|precisely|fat|fingers?|autocorrect|oops|whoops|my|bad|mistake|wrong|it|is|was|that|a|the|i|mean|meant|make|one|amount|number)$/;

const OF_BEFORE =
  /\b(?:ago|yesterday|before|when|until|originally|used to|back (?:in|then)|last (?:week|month|year|time))\b/;
const ONLY = /^(?:only|just|actually|really|about|around|more|like|closer|to|a|\$)$/;

/** "The tax one was only 200", right after it was told of with another figure. */
function wasOf({ text, kept, named }: Said): boolean {
  const at = kept.findIndex(isFigure);
  const before = kept.slice(0, Math.max(at, 0)).findLast((token) => !ONLY.test(token.text));
  return named.length > 0 && before?.text === "was" && !OF_BEFORE.test(text) && !DOES.test(text);
}

const MOST_BESIDE = 2;
const OTHERWISE_TOLD =
  /\b(?:more|another|other|one|now|then|also|too|and|left|owe|a (?:month|week|year)|month|week|year|per|percent|rate|limit|fees?|if|for|from|in|into|on|to|got|came|if|budget|rent|income|salary|goal|step)\b|\?/;

/** "Eh, 4300 tops": a figure with hardly a word beside it, about as much as the one just told. */
function isNear({ text, kept, named }: Said, { statements }: LastWrite): boolean {
  const words = kept.filter(({ slot, text: word }) => slot === null && /\w/.test(word));
  const [value, ...others] = valuesIn(kept);
  const told = statements.map(amountOf).find((amount) => amount !== null);
  if (!value || !told || others.length > 0 || named.length > 0 || words.length > MOST_BESIDE) return false;
  if (OTHERWISE_TOLD.test(text) || DOES.test(text) || kept.some(({ slot }) => slot?.kind === "period")) return false;
  return value !== told && value / told >= 1 / 2 && value / told <= 2;
}

const CHANGES = /\b(?:change|make|fix|correct|edit|update|switch)\b.*\bto\b/;

/** "Change the 500 to 480", "no, the 500 was for both of us, mine was 250": the figure that was told is none of its own. */
function withoutTold(
  figures: readonly ReaderToken[],
  { text, named }: Said,
  statements: readonly Statement[],
): readonly ReaderToken[] {
  if (figures.length !== 2 || !(CHANGES.test(text) || (MISTAKEN.test(text) && named.length === 0))) return figures;
  const [first] = figuresIn(figures.slice(0, 1));
  return statements.some((each) => amountOf(each) === first) ? figures.slice(1) : figures;
}

/** What leads from "only" to the figure. */
const ONLY_TO =
  /^(?:actually|really|like|about|moved|transferred|sent|paid|took|got|put|charged|received|credited|\$)$/;
const STILL_TO_COME = /\b(?:to go|short|away|until|till|if|was only)\b/;

/** "Only 4,000 made it over": so much less was done than was told; "I only have 900 left on it" tells what stands there. */
function wasOnly({ text, kept }: Said, { statements }: LastWrite): boolean {
  const at = kept.findIndex(isFigure);
  const before = kept.slice(0, Math.max(at, 0)).findLast((token) => !ONLY_TO.test(token.text));
  if (before?.text !== "only" || STANDS.test(wordsOf(kept)) || STILL_TO_COME.test(text)) return false;
  if (kept.some(({ slot }) => slot?.kind === "period")) return false;
  const told = transferIn(statements)?.from ?? (statements.length === 1 ? statements[0] : undefined);
  const isMoved = told?.kind === "entry" && /^(?:pay|put|add|subtract|charge)$/.test(told.action);
  const [value] = valuesIn(kept.slice(at, at + 1));
  return isMoved && value !== undefined && value < (told.amount ?? 0);
}

/** What tells what stands somewhere, and not what went there. */
const STANDS = /\b(?:has|have|had|left|remaining|now|owe|owed|owing)\b/;
/** So much more or less than what was told may have been meant. */
const MOST_TIMES = 4;

/** "The co-op check was 2,300", after 2,500 were paid from an account: both sides of it, and neither's balance. */
function isOfMove({ text, kept, named, denied }: Said, value: number, told: number | null): boolean {
  if (STANDS.test(wordsOf(kept))) return false;
  if (named.length === 0 || (told !== null && valuesIn(denied).includes(told))) return true;
  const times = told ? value / told : 0;
  return MOVES.test(text) && !IS_BALANCE.test(text) && times >= 1 / MOST_TIMES && times <= MOST_TIMES;
}

function wordsOf(tokens: readonly ReaderToken[]): string {
  return tokens.map(({ text }) => text.toLowerCase()).join(" ");
}

/** "600, kept the other 400": what makes up the sum that was told, beside what was meant, is no figure of its own. */
function withoutRest(kept: readonly ReaderToken[], statements: readonly Statement[]): ReaderToken[] {
  const figures = kept.filter(isFigure);
  const sum = figuresIn(figures).reduce((total, value) => total + value, 0);
  if (figures.length !== 2 || !statements.some((statement) => amountOf(statement) === sum)) return figures;
  const isLeftOut = (figure: ReaderToken) => {
    const at = kept.indexOf(figure);
    return kept.slice(Math.max(0, at - 3), at).some(({ text }) => LEFT_OUT.test(text));
  };
  const meant = figures.filter((figure) => !isLeftOut(figure));
  return meant.length === 1 ? meant : figures;
}

/** Which of what was told together is meant: the one with the figure that is denied, the named one, the second; -1 for none. */
function placeOf(
  text: string,
  statements: readonly Statement[],
  ids: readonly string[],
  own: readonly (string | null)[],
  denied: readonly ReaderToken[],
): number {
  const values = valuesIn(denied);
  const same = statements.findIndex((statement) => values.includes(amountOf(statement) ?? Number.NaN));
  if (same >= 0) return same;
  const named = own.findIndex((id) => id !== null && ids.includes(id));
  if (named >= 0) return named;
  const place = PLACES.find(([pattern]) => pattern.test(text))?.[1];
  if (place !== undefined && statements.length > 1) return place < 0 ? statements.length - 1 : place;
  return statements.length === 1 ? 0 : -1;
}
