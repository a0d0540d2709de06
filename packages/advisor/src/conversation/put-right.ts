import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { PUT_IN, transferIn } from "../statements/transfer.ts";
import type { Conversation, LastWrite, RecentWrite, Shown } from "./conversation.ts";
import { type Correction, HOLDS_MONEY, replayed } from "./correct-last.ts";
import { doneOtherwise, withName } from "./done-otherwise.ts";
import { eachOtherwise } from "./each-otherwise.ts";
import { otherFigure } from "./other-figure.ts";
import { otherPeriod } from "./other-period.ts";
import {
  amountOf,
  figuresIn,
  isPlace,
  isSource,
  MISTAKEN,
  MORE,
  ON_TOP,
  onSide,
  ownsUp,
  type Said,
  SPENT,
  saidToMend,
  saysOtherwise,
  sideOf,
  valuesIn,
} from "./said-otherwise.ts";
import { mentionOf, statementId, toldOf } from "./told-things.ts";
import { takesOff } from "./unasked-writes.ts";

const IN_ALL =
  /\b(?:(?:that|it) (?:is|was) the (?:new |whole )?(?:total|balance)|in total(?: ,)? not|not (?:extra|on top|more|added)|the total i mean)\b/;
const PAID_MEANT =
  /\b(?:paid|payment)\b.*\b(?:i mean|i meant|not owe|not (?:the |my )?balance)\b|\b(?:i mean|i meant) (?:i )?paid\b/;
const OWED_MEANT =
  /\b(?:owe|owing|balance|left on it)\b.*\b(?:i mean|i meant|not paid)\b|\b(?:i mean|i meant) (?:i )?(?:still )?owe\b/;
const SAVED_MEANT = /\b(?:i (?:mean|meant)|no)\b.*\bsaved\b/;
const BORROWED_MEANT = /\b(?:borrowed|charged)\b/;
const HOW: [RegExp, string][] = [
  [ON_TOP, "add"],
  [/(?:^|\s)\+ ?[$\u00A3\u20AC]?\d/, "add"],
  [IN_ALL, "set"],
  [PAID_MEANT, "pay"],
  [OWED_MEANT, "set"],
  [BORROWED_MEANT, "charge"],
];
/** Where money went, or what it came from. */
const WENT_TO = /\b(?:that|it|this|the|those) (?:\w+ )?(?:was|is|went|goes) (?:for|to|into|on|in|onto|towards?)\b/;
const CAME_FROM = /\b(?:it|that|this) (?:came|was|went|is) (?:out )?(?:of|from)\b/;
const TURNED =
  /\b(?:backwards?|reversed|vice versa|back to front|(?:wrong|other|opposite) (?:way|direction)|the reverse)\b/;
const OTHER_ONE = /\b(?:the )?(?:other|wrong) (?:one|card|loan|account|goal|mortgage|car)\b/;
/** A time of day, or what something costs beside, puts no figure right. */
const NO_AMOUNT = /\b\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\bfees?\b/;
/** So many messages after a write a name or a figure that is denied still puts it right. */
const LONGEST_SINCE = 2;
const SWAP =
  /\b(?:swap|switch|flip|reverse)(?:ped|ed)? (?:those|these|them|that|the two|the numbers|the amounts|it)\b|\bother way (?:a?round|about)\b/;
const HOURLY = 2080;
const WEEKS = 52;
const LEAST_HOURS = 4;
const MOST_HOURS = 80;

/**
 * What is put right of what the message right before wrote, told by words, names and figures alone: another figure, another
 * entry, the other way about. Null where the message says nothing of the kind.
 */
export function putRight(
  message: string,
  tokens: readonly ReaderToken[],
  { last, since = 0, recent = [] }: Conversation,
  documents: Documents,
): Correction | null {
  if (!last || since > LONGEST_SINCE || last.statements.length === 0) return null;
  const base = { ...documents, ...last.before };
  const told = last.statements.flatMap((statement) => statementId(statement, base) ?? []);
  const said = saidToMend(message, tokens, base, told);
  if (NO_AMOUNT.test(said.text) || deniesAnother(said, last, recent)) return null;
  if (since > 0 && !isLateCorrection(said)) return null;
  for (const mend of [
    turnedAbout,
    swapped,
    theOther,
    fromAnother,
    ofAnother,
    savedMeant,
    eachOtherwise,
    otherFigure,
    doneAnotherWay,
    otherHours,
    otherPeriod,
  ]) {
    const mended = mend(said, last, documents);
    const correction = mended && replayed(last, mended, documents);
    if (correction && correction.changes.length > 0) return correction;
  }
  return null;
}

/** "Klarna was 54, not 45", where nothing was written with 45, or "not 45" where that was written before. */
function deniesAnother({ denied, named }: Said, { statements }: LastWrite, recent: readonly RecentWrite[]): boolean {
  const values = valuesIn(denied);
  const isDenied = (statement: Statement) => values.includes(amountOf(statement) ?? Number.NaN);
  if (values.length === 0 || statements.some(isDenied)) return false;
  return named.length > 0 || recent.slice(0, -1).some((write) => write.statements.some(isDenied));
}

/** After other things were spoken of: words that begin with saying that it was wrong, about one thing that is named. */
function isLateCorrection({ text, named, denied }: Said): boolean {
  return (MISTAKEN.test(text) && named.length === 1) || valuesIn(denied).length > 0;
}

/** "I said that backwards", "wrong way round, Marcus to Ally": what was moved went from the other side. */
function turnedAbout({ text, kept }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const transfer = transferIn(last.statements);
  if (!transfer || transfer.to.action === "pay" || !TURNED.test(text)) return null;
  const { from, to } = transfer;
  if (valuesIn(kept).some((value) => value !== from.amount)) return null;
  const base = { ...documents, ...last.before };
  const [taken, given] = [withName(from, to.mention, base), withName(to, from.mention, base)];
  if (!taken || !given) return null;
  return last.statements.map((statement) => (statement === from ? taken : statement === to ? given : statement));
}

/** "No, the other one, my bad": of two of a kind, the one that was not taken. */
function theOther({ text, kept, named }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const [statement, ...others] = last.statements;
  const base = { ...documents, ...last.before };
  const own = statement ? statementId(statement, base) : null;
  if (!statement || own === null || others.length > 0 || figuresIn(kept).length > 0) return null;
  if (!OTHER_ONE.test(text) || !ownsUp(text)) return null;
  if (named.some(({ by, things }) => by === "name" && things.some(({ id }) => id !== own))) return null;
  const [meant, ...more] = ofTheSameKind(own, base);
  const moved = meant && more.length === 0 ? withName(statement, mentionOf(meant, base), base) : null;
  return moved && [moved];
}

/** The other entries of a kind, or the other goals. */
function ofTheSameKind(id: string, { financials, goals }: Documents): Shown[] {
  const sides: [Shown["side"], readonly { id: string; type: string }[]][] = [
    ["asset", financials.assets ?? []],
    ["debt", financials.debts ?? []],
    ["goal", goals.intermediateGoals],
  ];
  return sides.flatMap(([side, all]) => {
    const own = all.find((each) => each.id === id);
    return own
      ? all.filter((each) => each.id !== id && each.type === own.type).map((each) => ({ side, id: each.id }))
      : [];
  });
}

/** "The stub says operating loan, not the mortgage", "no, it was the Visa". */
function ofAnother({ text, kept, named, notNamed }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const base = { ...documents, ...last.before };
  const at = placeOfAnother(named, last, base);
  const statement = last.statements[at];
  const own = statement ? statementId(statement, base) : null;
  const isDenied = notNamed.some(({ things }) => things.some(({ id }) => id === own));
  if (!statement || own === null || (!isDenied && (MORE.test(text) || notNamed.length > 0))) return null;
  const isMeant = saysOtherwise(text) || (statement.kind === "goal-edit" && WENT_TO.test(text));
  if (!isDenied && !(isMeant && named.length === 1)) return null;
  if (!isDenied && tellsMore(kept, named)) return null;
  if (takesOff(statement) && SPENT.test(text)) return null;
  const places = named.filter(({ from }) => isPlace(kept, from));
  // "the share money landed in checking": what it is of is no place
  const meantBy = isDenied && places.length > 0 ? places : named;
  const others = meantBy.flatMap(({ things, from }) =>
    isSource(kept, from)
      ? []
      : onSide(
          things.filter((each) => each.id !== own),
          sideOf(own, base),
        ),
  );
  const [meant, ...more] = others.filter(({ id }, index) => others.findIndex((each) => each.id === id) === index);
  const isSaidItself = named.some(({ things }) => things.length === 1 && things[0]?.id === own);
  if (
    !meant ||
    more.length > 0 ||
    (isSaidItself && !isDenied) ||
    figuresIn(kept).some((value) => value !== amountOf(statement))
  )
    return null;
  const moved = movedTo(statement, meant, base);
  return moved && last.statements.map((each, index) => (index === at ? moved : each));
}

/** The same money told of another thing: what was put aside for a goal was paid to a card, or went into an account. */
function movedTo(statement: Statement, meant: Shown, base: Documents): Statement | null {
  const mention = mentionOf(meant, base);
  const amount = amountOf(statement);
  const isGiven =
    statement.kind === "goal-edit"
      ? statement.edit.current !== undefined && !("left" in statement.edit.current)
      : statement.kind === "entry" && PUT_IN.test(statement.action);
  const wasGoal = statement.kind === "goal-edit";
  if (wasGoal === (meant.side === "goal") || !isGiven || amount === null) return withName(statement, mention, base);
  if (meant.side === "goal") return { kind: "goal-edit", mention, target: meant.id, edit: { current: { by: amount } } };
  return toldOf(meant, meant.side === "debt" ? "pay" : "put", amount, base);
}

/** "No, it came out of Pine", of what was moved or paid from another account. */
function fromAnother({ text, kept, named, notNamed }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const transfer = transferIn(last.statements);
  if (!transfer || MORE.test(text)) return null;
  const base = { ...documents, ...last.before };
  const own = statementId(transfer.from, base);
  const isDenied = notNamed.some(({ things }) => things.some(({ id }) => id === own));
  if (!isDenied && !(saysOtherwise(text) || CAME_FROM.test(text))) return null;
  const sources = named
    .filter(({ from }) => isSource(kept, from))
    .flatMap(({ things }) => things.filter(({ id, side }) => side === "asset" && id !== own));
  const [meant, ...more] = sources;
  if (!meant || more.length > 0 || figuresIn(kept).some((value) => value !== transfer.from.amount)) return null;
  const moved = withName(transfer.from, mentionOf(meant, base), base);
  return moved && last.statements.map((each) => (each === transfer.from ? moved : each));
}

/** Which of what was told another name is for: where the price of a sale went, if that is an account; else the last. */
function placeOfAnother(named: Said["named"], { statements }: LastWrite, base: Documents): number {
  const hasEntry = (statement: Statement) => statementId(statement, base) !== null;
  const meant = named.flatMap(({ things }) => things.map(({ id }) => id));
  const isAccount = (base.financials.assets ?? []).some(({ id, type }) => meant.includes(id) && HOLDS_MONEY.has(type));
  const putAt = statements.findLastIndex((each) => each.kind === "entry" && PUT_IN.test(each.action) && hasEntry(each));
  return isAccount && putAt >= 0 && statements.some(takesOff) ? putAt : statements.findLastIndex(hasEntry);
}

const SMALL =
  /^(?:no|nope|nah|naw|wait|hang|hold|on|oops|whoops|sorry|actually|wrong|typo|correction|my|bad|oh|jeez|ah|och|aiya|ugh|it|that|this|was|is|were|the|a|i|we|mean|meant|for|to|in|into|of|off|at|from|one|card|loan|account|fund|goal|mortgage|savings|debt|paid|pay|payment|put|went|go|honey|mate|babe|darling|love|all|just|and|um|uh|should|have|be|been|instead|rather|,|\\.|!|;|:|\n)$/;
/** So many words beside the name tell something of their own: "no, Marcus is joint with my wife". */
const LEAST_TOLD = 3;

/** Whether a message says more of what it names than that it was meant. */
function tellsMore(kept: readonly ReaderToken[], named: Said["named"]): boolean {
  const starts = new Set(named.map(({ from }) => from));
  const others = kept.filter(
    ({ text, slot, marks }, at) =>
      slot === null && !starts.has(at) && !SMALL.test(text) && ![...marks].some((mark) => /[ADGad]/.test(mark)),
  );
  return others.length >= LEAST_TOLD;
}

/** "I meant I've saved 500 in it", of what was taken for a goal's target. */
function savedMeant({ text, kept }: Said, { statements }: LastWrite): Statement[] | null {
  const [statement, ...others] = statements;
  const [value, ...more] = figuresIn(kept);
  if (statement?.kind !== "goal-edit" || others.length + more.length > 0 || !SAVED_MEANT.test(text)) return null;
  const { target, ...edit } = statement.edit;
  if (!target || !("to" in target)) return null;
  return [{ ...statement, edit: { ...edit, current: { to: value ?? target.to } } }];
}

/** "That is 12k on top of what was in there", "the total, not extra". */
function doneAnotherWay({ text, kept }: Said, last: LastWrite, documents: Documents): Statement[] | null {
  const how = HOW.find(([pattern]) => pattern.test(text))?.[1];
  const [statement, ...others] = last.statements;
  if (how === "charge" && !MISTAKEN.test(text)) return null;
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

/** "Only like 15 hours a week though", "hours: 36 a week", of an hour's pay. */
function otherHours({ text, kept }: Said, { statements }: LastWrite): Statement[] | null {
  const [statement, ...others] = statements;
  const perWeek = hoursIn(text, kept);
  if (statement?.kind !== "yearly" || others.length > 0 || perWeek === null) return null;
  return isByTheHour(statement.timesAYear) ? [{ ...statement, timesAYear: perWeek * WEEKS }] : null;
}

/** Whether so many times a year are the hours of it: all of a usual year's, or those of a week that was told. */
function isByTheHour(timesAYear: number | null): boolean {
  const perWeek = (timesAYear ?? 0) / WEEKS;
  return timesAYear === HOURLY || (Number.isInteger(perWeek) && perWeek >= LEAST_HOURS && perWeek <= MOST_HOURS);
}

/** How many hours a week are told, and no other figure. */
function hoursIn(text: string, kept: readonly ReaderToken[]): number | null {
  const hours = kept.flatMap(({ slot }) => (slot?.kind === "hours" ? [slot.perWeek] : []));
  const figures = figuresIn(kept);
  const periods = kept.flatMap(({ slot }) => (slot?.kind === "period" ? [slot.timesAYear] : []));
  const isWeekly = /\bhours\b/.test(text) && periods.every((timesAYear) => timesAYear === WEEKS);
  const [only, ...others] = isWeekly ? [...hours, ...figures] : figures.length > 0 ? [] : hours;
  return only !== undefined && others.length === 0 && only <= MOST_HOURS ? only : null;
}
