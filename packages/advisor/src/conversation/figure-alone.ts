import type { Documents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { phraseOf } from "../language/phrase.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import type { RecentWrite } from "./conversation.ts";
import { correctStatement } from "./correct-statement.ts";
import { amountOf, DOES, isFigure, OWN_FAULT, type Said, tellsOnTop, valuesIn } from "./said-otherwise.ts";
import { namesIn } from "./shown-in.ts";
import { piecesBetween } from "./token-pieces.ts";
import { statementId } from "./told-things.ts";

const ENDS_PIECE = /^(?:,|\.|;|:|!|\n|-)$/;
/** Words that may stand beside a figure that puts another right. */
const BESIDE = new Set(
  "oh ah no nah nope sorry wait actually it that this is was were should be been make made let us say call put write just only rather instead really exactly about around a an the of for to at on in my i mean meant one ones amount number figure first second third last thought thoughts reflection hmm ok okay did and well not must correct change fix said same year then".split(
    " ",
  ),
);
/** What says that a figure stands in another's place. */
const IN_PLACE =
  /\b(?:let(?:'| u)s say|make (?:it|that)|call it|on second thoughts?|on reflection|typo|correction|instead|rather)\b/;
const WAS = /\b(?:was|were|should (?:be|have been))\b/;
/** What begins with these goes on with the figure, and is no reason for it. */
const GOES_ON = /^(?:for|to|from|in|into|on|at|with|off|out|and|then|plus|towards?|by|until|now|a|per|each|every)$/;
const OF_BEFORE = /\b(?:ago|yesterday|when|until|originally|used to|new|cost|paid for it)\b/;
const LEAST_REASON = 2;
const MOST_TIMES = 2;
const WHOLE = 100;
/** So many writes before the last may be put right by a figure alone. */
const MOST_BACK = 4;

/** What a figure alone puts right: the statement it stands in for, as it was told and as it is meant. */
interface Meant {
  told: Statement;
  meant: Statement;
}

/**
 * "Wife read it. 50.", "57k, I counted the bonus in", "the avion was 110", "the second: 196,350": a figure that stands alone or
 * beside a name, of about the size of one that was told lately. It needs a reason beside it, a word of correcting, or the place of
 * what it is of; another figure can only be what lies between the two.
 */
export function figureAlone(said: Said, recent: readonly RecentWrite[], documents: Documents): Meant | null {
  const pieces = piecesBetween(said.kept, ENDS_PIECE);
  const at = pieces.findIndex((piece) => piece.some(isFigure));
  const figures = (pieces[at] ?? []).filter(isFigure);
  const [figure] = figures;
  const value = figure?.slot && "value" in figure.slot ? figure.slot.value : null;
  if (!figure || value === null || figures.length > 1 || !standsAlone(pieces[at] ?? [])) return null;
  if (tellsOnTop(said.text) || OF_BEFORE.test(said.text) || said.text.includes("?")) return null;
  if (said.kept.some(({ slot }) => slot?.kind === "period" || slot?.kind === "hours")) return null;
  if (!beginsAnew(said.kept, said.kept.indexOf(figure))) return null;
  const others = pieces.filter((_, index) => index !== at);
  const told = toldNear(said, value, figure, recent.slice(-MOST_BACK), documents);
  if (!told || !isSaidInPlace(said, others, told) || namesAnother(others, told, documents)) return null;
  if (others.some((piece) => tellsMore(piece, value, told, said.text))) return null;
  const meant = correctStatement(told, phraseOf([figure]), documents);
  return meant && { told, meant };
}

const SENTENCE_ENDS = /^[.!?;\n]$/;

/** Whether nothing leads to a figure in its own sentence: "book flights, 1400" is of the flights. */
function beginsAnew(kept: readonly ReaderToken[], at: number): boolean {
  const before = kept.slice(0, at);
  return standsAlone(before.slice(before.findLastIndex(({ text }) => SENTENCE_ENDS.test(text)) + 1));
}

/** Whether a piece has a figure of its own: none that lies between what was told and what is meant, or that was told, "1100 was". */
function tellsMore(piece: readonly ReaderToken[], value: number, told: Statement, text: string): boolean {
  const was = amountTold(told) ?? value;
  const isOld = OWN_FAULT.test(text) && piece.some((token) => token.text === "was");
  return valuesIn(piece).some((other) => other !== Math.abs(value - was) && !(isOld && other === was));
}

/** Whether the words beside a figure name something else that is stored. */
function namesAnother(others: readonly ReaderToken[][], told: Statement, documents: Documents): boolean {
  const own = statementId(told, documents);
  const named = others.flatMap((piece) => namesIn(piece, documents)).filter(({ by }) => by !== "kind");
  return named.some(({ things }) => !things.some(({ id }) => id === own));
}

function isBeside(word: string): boolean {
  return BESIDE.has(word) || word === "'s" || !/\w/.test(word);
}

/** Whether a piece is nothing but a figure, a name and words that may stand beside them. */
function standsAlone(piece: readonly ReaderToken[]): boolean {
  return piece.every(
    ({ slot, text, marks }) => slot !== null || isBeside(text) || [...marks].some((mark) => /[ADGad]/.test(mark)),
  );
}

/** Whether the rest of a message says why, or that the figure stands in place of the one that was told. */
function isSaidInPlace({ text, named }: Said, others: readonly ReaderToken[][], told: Statement): boolean {
  if (IN_PLACE.test(text) || OWN_FAULT.test(text) || placeIn(text) !== null) return true;
  if (named.length > 0) return WAS.test(text);
  if (tellsHowItStands(told)) return others.length > 0;
  return !DOES.test(text) && others.some(isReason);
}

/** What is told to stand somewhere takes another figure with no more words; of what was paid or moved it may be more. */
export function tellsHowItStands(told: Statement): boolean {
  if (told.kind === "entry") return told.action === "set";
  return told.kind === "goal-edit" ? told.edit.progress !== undefined : true;
}

function isReason(piece: readonly ReaderToken[]): boolean {
  const words = piece.filter(({ slot }) => slot === null);
  return words.length >= LEAST_REASON && !GOES_ON.test(words[0]?.text ?? "");
}

const PLACES: [RegExp, number][] = [
  [/\b(?:first|1st)\b/, 0],
  [/\b(?:second|2nd)\b(?! thoughts?\b)/, 1],
  [/\b(?:third|3rd)\b/, 2],
];

function placeIn(text: string): number | null {
  return PLACES.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** What was told lately with a figure of about this size: by its place, of what is named, else the newest. */
function toldNear(
  { text, named }: Said,
  value: number,
  figure: ReaderToken,
  recent: readonly RecentWrite[],
  documents: Documents,
): Statement | null {
  const last = recent.findLast((write) => write.statements.length > 0)?.statements ?? [];
  const all = recent.flatMap((write) =>
    write.statements.map((told) => ({ told, ids: idsTold(told, write, documents) })),
  );
  const fits = all.filter(({ told }) => isNear(told, value, figure));
  const place = placeIn(text);
  if (place !== null) {
    const among = last.length === 1 ? all.map(({ told }) => told) : last;
    return fits.find(({ told }) => told === among[place])?.told ?? null;
  }
  const ids = new Set(named.flatMap(({ things }) => things.map(({ id }) => id)));
  return fits.findLast((each) => ids.size === 0 || each.ids.some((id) => ids.has(id)))?.told ?? null;
}

/** The thing that was told of, or what came of it where that was new. */
function idsTold(told: Statement, { statements, changes }: RecentWrite, documents: Documents): string[] {
  const id = statementId(told, documents);
  return id === null && statements.length === 1 ? changes.flatMap(idsOf) : [id ?? ""];
}

function isNear(told: Statement, value: number, { slot }: ReaderToken): boolean {
  const amount = amountTold(told);
  if (amount === null || amount === value) return false;
  const isShare = told.kind === "goal-edit" && told.edit.progress !== undefined;
  const fits = isShare ? value <= WHOLE : slot?.kind !== "percent";
  return fits && value / amount >= 1 / MOST_TIMES && value / amount <= MOST_TIMES;
}

function amountTold(told: Statement): number | null {
  if (told.kind === "target") return told.amount && "to" in told.amount ? told.amount.to : null;
  return told.kind === "goal-add" ? told.targetAmount : amountOf(told);
}
