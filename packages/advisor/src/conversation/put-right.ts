import { applyChanges, type CalendarDate, type Change, type Documents } from "@seven-figures/domain";
import { resolveStatements } from "../changes/resolve-statements.ts";
import { phraseOf } from "../language/phrase.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { transferIn } from "../statements/transfer.ts";
import type { Conversation, LastWrite, Shown } from "./conversation.ts";
import { type Correction, replayed } from "./correct-last.ts";
import { correctStatement } from "./correct-statement.ts";
import { doneOtherwise, withName } from "./done-otherwise.ts";
import { takingBackOne } from "./recent-writes.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { mentionOf, statementId } from "./told-things.ts";

const MISTAKEN =
  /^(?:\W|oh|ah|och|right|eh|um|uh|aiya|ay|and|yh|yeah|sorry)*(?:no|nope|nah|naw|wait|oops|whoops|actually|wrong|typo|correction|hang on|hold on|my bad|scratch that|apologies|i (?:do )?beg your pardon|i mean|i meant|i misspoke|beg pardon|negative|disregard)\b/;
const MEANT =
  /\b(?:i (?:mean|meant)|meant to|wrong (?:one|card|loan|account|goal|amount|number|figure)|should (?:have been|be|say|read)|supposed to be|(?:amount|number|figure|total|balance|price|value|rate|year|date) (?:was|is|should)|make (?:it|that|the year|the date|the target)|correct(?:ion| that| it)?|(?:it|that) was (?:\w+ ){0,2}[mnp])\b/;
/** What comes between these and the next comma is what it was not. */
const DENIAL = /^(?:not|never)$/;
const ENDS_DENIAL = /^(?:,|\.|;|but|\n)$/;
/** Tells of something done, which "actually" before it makes no correction. */
const DOES =
  /\b(?:added|put|paid|took|moved|transferred|spent|bought|sold|withdrew|deposited|charged|earn|make|have|got)\b/;
/** More of the same is no correction, and what is still to come is none either. */
const MORE =
  /\b(?:another|again|too|also|as well|further|extra|same|plus|then|tomorrow|next|some ?day|one day|soon|later|will|going to|gonna|hope|willing|plan)\b/;
const ON_TOP = /\b(?:on top of (?:what|that|the|it)|in addition to|added to what|more than what was|as well as what)\b/;
const IN_ALL =
  /\b(?:(?:that|it) (?:is|was) the (?:new |whole )?(?:total|balance)|in total(?: ,)? not|not (?:extra|on top|more|added)|the total i mean)\b/;
const PAID_MEANT =
  /\b(?:paid|payment)\b.*\b(?:i mean|i meant|not owe|not (?:the |my )?balance)\b|\b(?:i mean|i meant) (?:i )?paid\b/;
const OWED_MEANT =
  /\b(?:owe|owing|balance|left on it)\b.*\b(?:i mean|i meant|not paid)\b|\b(?:i mean|i meant) (?:i )?(?:still )?owe\b/;
const HOW: [RegExp, string][] = [
  [ON_TOP, "add"],
  [/(?:^|\s)\+ ?[$\u00A3\u20AC]?\d/, "add"],
  [IN_ALL, "set"],
  [PAID_MEANT, "pay"],
  [OWED_MEANT, "set"],
];
const SWAP =
  /\b(?:swap|switch|flip|reverse)(?:ped|ed)? (?:those|these|them|that|the two|the numbers|the amounts|it)\b|\bother way (?:a?round|about)\b/;
const PLACES: [RegExp, number][] = [
  [/\b(?:first|1st|top)\b/, 0],
  [/\b(?:second|2nd)\b/, 1],
  [/\b(?:third|3rd)\b/, 2],
  [/\b(?:last|latter|bottom)\b/, -1],
];
const HOURLY = 2080;
const WEEKS = 52;

interface Said {
  text: string;
  /** Without what is denied. */
  kept: ReaderToken[];
  denied: ReaderToken[];
  named: Named[];
  notNamed: Named[];
}

/**
 * What is put right of what the message right before wrote, told by words, names and figures alone: another figure, another
 * entry, the other way about. Null where the message says nothing of the kind.
 */
export function putRight(
  message: string,
  tokens: readonly ReaderToken[],
  { last, since = 0 }: Conversation,
  documents: Documents,
): Correction | null {
  if (!last || since > 0 || last.statements.length === 0) return null;
  const said = saidIn(message, tokens, { ...documents, ...last.before });
  const mended =
    swapped(said, last) ??
    ofAnother(said, last, documents) ??
    otherFigure(said, last, documents) ??
    doneAnotherWay(said, last, documents) ??
    otherHours(said, last);
  const correction = mended && replayed(last, mended, documents);
  return correction && correction.changes.length > 0 ? correction : null;
}

/**
 * The same of what was written before the last message: "wait, Camry was 600, not 500". What was written there is taken
 * back, as long as it stands, and told again as it was meant.
 */
export function putRightEarlier(
  message: string,
  tokens: readonly ReaderToken[],
  { recent = [] }: Conversation,
  documents: Documents,
  today: CalendarDate,
): Change[] | null {
  const said = saidIn(message, tokens, documents);
  const values = said.kept.filter(isFigure);
  const [figure, ...others] = values;
  if (!figure || others.length > 0 || MORE.test(said.text) || ON_TOP.test(said.text)) return null;
  const denied = valuesIn(said.denied);
  if (denied.length === 0 && !(MISTAKEN.test(said.text) && !DOES.test(said.text)) && !MEANT.test(said.text))
    return null;
  const ids = said.named.flatMap(({ things }) => things.map(({ id }) => id));
  const isMeant = (statement: Statement) => {
    const id = statementId(statement, documents);
    if (id === null || (ids.length > 0 && !ids.includes(id))) return false;
    return ids.length > 0 || denied.includes(amountOf(statement) ?? Number.NaN);
  };
  const told = recent
    .slice(0, -1)
    .flatMap(({ statements }) => statements)
    .findLast(isMeant);
  const id = told ? statementId(told, documents) : null;
  const back = id && takingBackOne(recent, new Set([id]), documents);
  const mended = told && correctStatement(told, phraseOf([figure]), documents);
  if (!back || !mended) return null;
  const { documents: before } = applyChanges(documents, back, `${today}T00:00:00.000Z`);
  const again = resolveStatements([mended], { documents: before, today, newId: (prefix) => `${prefix}-mended` });
  return again.changes.length > 0 && again.asks.length === 0 ? [...back, ...again.changes] : null;
}

function saidIn(message: string, tokens: readonly ReaderToken[], documents: Documents): Said {
  const kept: ReaderToken[] = [];
  const denied: ReaderToken[] = [];
  let isDenied = false;
  for (const token of tokens) {
    if (DENIAL.test(token.text)) isDenied = true;
    else if (ENDS_DENIAL.test(token.text)) isDenied = false;
    (isDenied ? denied : kept).push(token);
  }
  // spelling is mended in the tokens, and little words are left out there
  const text = `${message.toLowerCase()} ${tokens.map((token) => token.text.toLowerCase()).join(" ")}`;
  return { text, kept, denied, named: namesIn(kept, documents), notNamed: namesIn(denied, documents) };
}

/** "The stub says operating loan, not the mortgage", "no, it was the Visa". */
function ofAnother({ text, kept, named, notNamed }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const base = { ...documents, ...last.before };
  const at = last.statements.findLastIndex((statement) => statementId(statement, base) !== null);
  const statement = last.statements[at];
  const own = statement ? statementId(statement, base) : null;
  const isDenied = notNamed.some(({ things }) => things.some(({ id }) => id === own));
  if (!statement || own === null || (!isDenied && (MORE.test(text) || notNamed.length > 0))) return null;
  if (!isDenied && !((MISTAKEN.test(text) || MEANT.test(text)) && named.length === 1)) return null;
  const others = named.flatMap(({ things, from }) =>
    isSource(kept, from)
      ? []
      : onSide(
          things.filter((each) => each.id !== own),
          sideOf(own, base),
        ),
  );
  const [meant, ...more] = others.filter(({ id }, index) => others.findIndex((each) => each.id === id) === index);
  const isSaidItself = named.some(({ things }) => things.length === 1 && things[0]?.id === own);
  if (!meant || more.length > 0 || isSaidItself || figuresIn(kept).some((value) => value !== amountOf(statement)))
    return null;
  const moved = withName(statement, mentionOf(meant, base), base);
  return moved && last.statements.map((each, index) => (index === at ? moved : each));
}

/** Of several that fit alike, those of the side that was told of. */
function onSide(things: readonly Shown[], side: Shown["side"] | null): readonly Shown[] {
  const same = things.filter((each) => each.side === side);
  return things.length > 1 && same.length > 0 ? same : things;
}

function sideOf(id: string, { financials }: Documents): Shown["side"] {
  if ((financials.assets ?? []).some((each) => each.id === id)) return "asset";
  return (financials.debts ?? []).some((each) => each.id === id) ? "debt" : "goal";
}

/** "It came from checking" tells where it was taken from. */
function isSource(tokens: readonly ReaderToken[], from: number): boolean {
  return tokens.slice(Math.max(0, from - 3), from).some(({ text }) => /^(?:from|out|off|with|via|using)$/.test(text));
}

/** "Second bullet was 600, not 700", "amount was 350", "make the year 2050". */
function otherFigure({ text, kept, denied, named }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const figures = kept.filter(isFigure);
  const [figure, ...others] = figures;
  const not = denied.filter(isFigure);
  const isCorrection = (MISTAKEN.test(text) && !DOES.test(text)) || MEANT.test(text) || not.length > 0;
  if (!figure || others.length > 0 || !isCorrection || MORE.test(text) || ON_TOP.test(text)) return null;
  const base = { ...documents, ...last.before };
  const own = last.statements.map((statement) => statementId(statement, base));
  const ids = named.flatMap(({ things }) => things.map(({ id }) => id));
  if (ids.length > 0 && !ids.some((id) => own.includes(id))) return null;
  const value = figure.slot && "value" in figure.slot ? figure.slot.value : null;
  // money that went from one to another is one figure
  if (transferIn(last.statements) && value !== null && ids.length === 0)
    return last.statements.map((statement) => ({ ...statement, amount: value }) as Statement);
  const at = placeOf(text, last.statements, ids, own, not);
  const statement = last.statements[at];
  const period = statement?.kind === "yearly" ? kept.filter(({ slot }) => slot?.kind === "period").slice(0, 1) : [];
  const mended = statement && correctStatement(statement, phraseOf([figure, ...period]), base);
  return mended ? last.statements.map((each, index) => (index === at ? mended : each)) : null;
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

/** "That is 12k on top of what was in there", "the total, not extra". */
function doneAnotherWay({ text, kept }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const how = HOW.find(([pattern]) => pattern.test(text))?.[1];
  const [statement, ...others] = last.statements;
  if (!how || !statement || others.length > 0) return null;
  if (valuesIn(kept).some((value) => value !== amountOf(statement))) return null;
  const mended = doneOtherwise(statement, how, { ...documents, ...last.before });
  return mended && [mended];
}

/** "Swap those": two figures that were told together, each of the other. */
function swapped({ text, kept }: Said, { statements }: LastWrite): Statement[] | null {
  const [one, two, ...others] = statements;
  if (!SWAP.test(text) || one?.kind !== "entry" || two?.kind !== "entry" || others.length > 0) return null;
  if (one.amount === null || two.amount === null || one.amount === two.amount) return null;
  if (valuesIn(kept).some((value) => value !== one.amount && value !== two.amount)) return null;
  return [
    { ...one, amount: two.amount },
    { ...two, amount: one.amount },
  ];
}

/** "Only like 15 hours a week though", of an hour's pay. */
function otherHours({ kept }: Said, { statements }: LastWrite): Statement[] | null {
  const [statement, ...others] = statements;
  const hours = kept.find(({ slot }) => slot?.kind === "hours")?.slot;
  if (statement?.kind !== "yearly" || others.length > 0 || hours?.kind !== "hours" || kept.some(isFigure)) return null;
  return statement.timesAYear === HOURLY ? [{ ...statement, timesAYear: hours.perWeek * WEEKS }] : null;
}

function isFigure({ slot }: ReaderToken): boolean {
  return slot !== null && /^(?:money|percent|count|date)$/.test(slot.kind);
}

function valuesIn(tokens: readonly ReaderToken[]): number[] {
  return tokens.flatMap(({ slot }) => (slot && "value" in slot && slot.kind !== "count" ? [slot.value] : []));
}

/** Money and plain numbers alike. */
function figuresIn(tokens: readonly ReaderToken[]): number[] {
  return tokens.flatMap(({ slot }) => (slot && "value" in slot ? [slot.value] : []));
}

function amountOf(statement: Statement): number | null {
  if (statement.kind === "goal-edit") {
    const { current, target, progress } = statement.edit;
    return progress ?? Math.abs(Number(Object.values(current ?? target ?? {})[0] ?? 0));
  }
  return "amount" in statement && typeof statement.amount === "number" ? statement.amount : null;
}
