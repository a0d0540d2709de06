import type { Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import { type ReaderToken, textOf } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { Statement } from "../statements/statement.ts";
import type { Conversation, LastWrite, Pending, Shown } from "./conversation.ts";
import { namesIn } from "./shown-in.ts";
import { statementId, toldOf } from "./told-things.ts";

/** No rate is higher than that without a sign that says so. */
const HIGHEST = 40;
const RATE = /^(?:rate|apr|interest)$/;
const CHARGES = /^(?:charges?|charging)$/;
const ME = /^(?:me|us)$/;
/** So many words may stand between "rate" and its figure: "the rate on it has been reduced to 7.9". */
const FARTHEST = 8;
const ENDS = /^(?:,|\.|;|\?|!|\n)$/;
/** What is earned or compared, what may come, and what is paid in money. */
const NO_RATE =
  /\b(?:earns?|earning|earned|yields?|pays? me|tax rate|savings rate|inflation|cash ?back|rewards?|fed|offers?|offered|if|would|could|might|may|will|should|going to|gonna|soon|from next|customers?|used to|paid|pay|owed?|saved?|by)\b|\?/;
/** What the figure is beside a rate of the debt as it stands: a step, a span, a fee, a rate of some of it or of another time. */
const NO_WHOLE_RATE =
  /\b(?:at (?:this|that|the) rate|higher|points?|after|before|intro\w*|promo\w*|starts?|started|advances?|transfers?|fees?|dinner|minimum|dollars|bucks|or|(?:this|last) (?:week|month|year)|out of|was (?!raised|put|cut|reduced|lowered|increased|changed|set))\b/;
/** "Rose 2", "2 lower": by so much, where "to 22" tells where it stands now. */
const STEPS =
  /\b(?:rose|risen|jumped|climbed|increased|dropped|fell|went (?:up|down)|up|down|cut) (?:by )?(?:about |around |like |another )?$/;
/** No step is told in more words than these. */
const LONGEST_STEP = 8;
const STEPS_AFTER = /^(?:more|less|lower|higher|up|down|off)\b/;
const OF_OTHERS = new RegExp(`\\b(?:${[...FAMILY].join("|")}) 's\\b`);
const OTHER = /\b(?:the )?other (?:one|card|loan|debt)?\b/;

/** A rate that a message tells of a debt by its word, or of another one right after a rate was told. */
export function rateTold(
  weighed: Weighed,
  said: readonly ReaderToken[],
  { last, since = 0, shown = [] }: Conversation,
  documents: Documents,
): Weighed {
  const lately = since <= 1 ? last : null;
  const told = piecesOf(said).flatMap((piece) => rateIn(piece, lately, shown, documents));
  const [rate, ...others] = told;
  if (!rate || others.length > 0) return withoutNoRate(withoutRateOwed(weighed, said), said);
  const isOfIt = (each: Statement) =>
    each.kind === "entry" && (each.rate === rate.value || each.amount === rate.value) && isDebtOf(each, rate.id);
  const isDebtOf = (each: Statement, id: string) => {
    const of = statementId(each, documents);
    return of === id || of === null;
  };
  const asksOfIt = (ask: Pending) =>
    ask.need !== "choose" || ask.options.some(({ changes }) => changes.some((each) => idsOf(each).includes(rate.id)));
  const statement = { ...toldOf({ side: "debt", id: rate.id }, "rate", null, documents), rate: rate.value };
  return {
    statements: [...weighed.statements.filter((each) => !isOfIt(each)), statement],
    asks: weighed.asks.filter((ask) => !asksOfIt(ask)),
    tellsOnly: true,
  };
}

/** "Sears rate is 280" tells what is owed on nothing. */
function withoutRateOwed(weighed: Weighed, said: readonly ReaderToken[]): Weighed {
  const values = said.flatMap(({ slot }, at) => {
    const before = said.slice(0, at).findLast(({ text }) => !/^(?:is|at|now|of|to|was|went)$/.test(text));
    return slot?.kind === "money" && before && /^(?:rate|apr)$/.test(before.text) ? [slot.value] : [];
  });
  const isTaken = (each: Statement) =>
    each.kind === "entry" && each.action === "set" && values.includes(each.amount ?? 0);
  return { ...weighed, statements: weighed.statements.filter((each) => !isTaken(each)) };
}

/** "Sears rate rose 2", "is 24 on cash advances": no rate that it has now. */
function withoutNoRate(weighed: Weighed, said: readonly ReaderToken[]): Weighed {
  if (!weighed.statements.some((each) => each.kind === "entry" && each.action === "rate")) return weighed;
  const values = piecesOf(said).flatMap((piece) => {
    const text = textOf(piece);
    return piece.flatMap(({ slot }, at) =>
      slot && "value" in slot && isNoWholeRate(piece, at, text) ? [slot.value] : [],
    );
  });
  const isTaken = (each: Statement) =>
    each.kind === "entry" && each.action === "rate" && values.includes(each.rate ?? Number.NaN);
  return { ...weighed, statements: weighed.statements.filter((each) => !isTaken(each)) };
}

function piecesOf(said: readonly ReaderToken[]): ReaderToken[][] {
  const pieces: ReaderToken[][] = [[]];
  for (const token of said) {
    if (ENDS.test(token.text)) pieces.push(token.text === "?" ? [token] : []);
    else pieces.at(-1)?.push(token);
  }
  return pieces;
}

function rateIn(
  piece: readonly ReaderToken[],
  last: LastWrite | null,
  shown: readonly Shown[],
  documents: Documents,
): { id: string; value: number }[] {
  const text = textOf(piece);
  const sums = piece.filter(
    ({ slot, text: word }) => slot !== null && /money|count|percent/.test(slot.kind) && word !== "one",
  );
  const [figure, ...others] = sums.filter(isRate);
  if (!figure || others.length > 0 || sums.length > 1 || NO_RATE.test(text)) return [];
  const at = piece.indexOf(figure);
  if (isNoWholeRate(piece, at, text)) return [];
  const word = piece.findIndex((token) => RATE.test(token.text));
  const isSaid = (word >= 0 && word < at && at - word <= FARTHEST) || isCharged(piece, at);
  const afterRate = last ? rateTellingOf(last, documents) : null;
  const value = figure.slot && "value" in figure.slot ? figure.slot.value : 0;
  const named = namesIn(piece, documents).filter(({ by }) => by !== "kind");
  const debts = (documents.financials.debts ?? []).map(({ id }) => id);
  const things = named.flatMap((each) => each.things.map(({ id }) => id));
  if (things.some((id) => !debts.includes(id))) return [];
  if (!isSaid && !(afterRate && (things.length === 1 || OTHER.test(text)) && isShort(piece))) return [];
  const ids =
    things.length > 0 ? things : OTHER.test(text) ? otherThan(afterRate, debts) : lately(last, shown, documents);
  const [id, ...more] = [...new Set(ids)];
  return id && more.length === 0 ? [{ id, value }] : [];
}

/** Whether a figure is no rate of a whole debt of one's own: "is 2 higher", "24 on cash advances", "my brother's is 30". */
function isNoWholeRate(piece: readonly ReaderToken[], at: number, text: string): boolean {
  const isOfSpan = piece.some(({ slot }) => slot?.kind === "period") && piece[at]?.slot?.kind !== "percent";
  const [before, after] = [piece.slice(Math.max(0, at - LONGEST_STEP), at), piece.slice(at + 1, at + LONGEST_STEP)];
  const isStep = STEPS.test(`${textOf(before)} `) || STEPS_AFTER.test(textOf(after));
  return isOfSpan || isStep || NO_WHOLE_RATE.test(text) || OF_OTHERS.test(text);
}

/** "Charges me 24", "charges 8 now", and not "charges 10.4% to new customers". */
function isCharged(piece: readonly ReaderToken[], at: number): boolean {
  const [before, other] = [piece[at - 1]?.text ?? "", piece[at - 2]?.text ?? ""];
  const isMine = ME.test(before) && CHARGES.test(other);
  return isMine || (CHARGES.test(before) && piece.slice(at + 1).every(({ text }) => text === "now"));
}

function isRate({ slot }: ReaderToken): boolean {
  if (slot?.kind === "percent") return slot.value > 0 && slot.value <= 100;
  const isPlain = slot?.kind === "count" || (slot?.kind === "money" && !slot.strong);
  return isPlain && slot.value > 0 && slot.value <= HIGHEST;
}

/** "The other is 8", "tax office 8": no words for anything else. */
const MOST_BESIDE = 3;

function isShort(piece: readonly ReaderToken[]): boolean {
  return piece.filter(({ slot, marks }) => slot === null && !/[ADad]/.test([...marks].join(""))).length <= MOST_BESIDE;
}

/** The debt that the last message told the rate of, and nothing else. */
function rateTellingOf({ statements, before }: LastWrite, documents: Documents): string | null {
  const [statement, ...others] = statements;
  const isRateOnly = statement?.kind === "entry" && statement.action === "rate" && others.length === 0;
  return isRateOnly ? statementId(statement, { ...documents, ...before }) : null;
}

function otherThan(id: string | null, debts: readonly string[]): string[] {
  const others = debts.filter((each) => each !== id);
  return id !== null && others.length === 1 ? others : [];
}

/** The debt that was told of or asked about last. */
function lately(last: LastWrite | null, shown: readonly Shown[], documents: Documents): string[] {
  const asked = shown.filter(({ side }) => side === "debt").map(({ id }) => id);
  if (asked.length > 0) return asked;
  const debts = new Set((documents.financials.debts ?? []).map(({ id }) => id));
  const told = (last?.statements ?? []).map((each) => statementId(each, documents));
  return told.flatMap((id) => (id !== null && debts.has(id) ? [id] : []));
}
