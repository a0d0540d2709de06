import type { Documents } from "@seven-figures/domain";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import { nameWordsOf } from "../statements/read-mention.ts";
import type { Statement } from "../statements/statement.ts";
import type { Shown } from "./conversation.ts";
import { type Named, namesIn } from "./shown-in.ts";

/** What begins with saying that something was wrong. */
export const MISTAKEN =
  /^(?:\W|oh|ah|och|right|eh|um|uh|aiya|ay|and|yh|yeah|sorry)*(?:no|nope|nah|naw|nvm|never ?mind|ope|eh|meh|wait|oops|whoops|actually|wrong|typo|correction|hang on|hold on|my bad|sorry(?! (?:to|for|about|if|that|but|one more|also)\b)|strike|scratch|belay|erratum|da capo|apologies|i (?:do )?beg your pardon|i mean|i meant|i misspoke|beg pardon|(?:do )?forgive (?:me|an old \w+)|negative|disregard)\b/;
/** What says anywhere how it should have been. */
export const MEANT =
  /\b(?:i (?:mean|meant)|(?:error|mistake|typo) in|misread|misheard|mistyped|meant to|wrong (?:one|card|loan|account|goal|amount|number|figure)|should (?:have been|be|say|read)|supposed to be|(?:amount|number|figure|total|balance|price|value|rate|year|date) (?:was|is|should)|sum (?:\w+ed )?was|(?:make|change) (?:it|that|the year|the date|the target)|correct(?:ion| that| it)?|(?:it|that) was (?:\w+ ){0,2}[mnp])\b/;
/** What comes between these and the next comma is what it was not. */
const DENIAL = /^(?:not|never)$/;
const ENDS_DENIAL = /^(?:,|\.|;|\?|!|but|\n)$/;
/** "The tax office I haven't touched", "did I say the tax office?": all of that is what it was not. */
const ALL_DENIED =
  /\b(?:have|has|did|do|was) not (?:\w+ )?(?:touch(?:ed)?|used?|chang(?:e|ed)|move|moved|mean|meant|in it)\b|^(?:did|have) i (?:really )?(?:say|said|write|written|type|typed|put)\b/;
/** What may stand between what is denied and what is meant: "not the kayak, it was the piano", without a comma. */
const LEADS_ON = /^(?:the|my|it|is|its|was|that)$/;
/** Tells of something done, which "actually" before it makes no correction. */
export const DOES =
  /\b(?:added|put|paid|took|moved|transferred|spent|bought|sold|withdrew|deposited|charged|earn|make|have|got)\b/;
/** More of the same is no correction, and what is still to come is none either. */
export const MORE =
  /\b(?:another|(?<!(?:slip|receipt|it|statement|stub|letter|app|paper) )again|too|also|as well|further|extra|same(?! (?:day|date|month|year|price|time|as|goal)\b)|plus|then|tomorrow|next|some ?day|one day|soon|later|will|going to|gonna|hope|willing|plan)\b/;
/** What comes on top of what is there. */
export const ON_TOP =
  /\b(?:on top of (?:what|that|the|it)|in addition to|added to what|more than what was|as well as what)\b/;
/** What says that a figure is all there is. */
export const IS_BALANCE = /\b(?:balance|total|left(?! (?:out|off|over))|remaining|still owed?|owed)\b/;
/** What says whose fault it was, or that something else was meant. */
export const OWN_FAULT = /\b(?:my bad|sorry|my mistake|wrong|meant|mean|oops|whoops)\b/;

/** What says that a figure is of what went from one place to another. */
export const MOVES = /\b(?:check|cheque|payment|transfer|sent|paid|moved|amount)\b/;
/** What says where the price of something went, and not that another thing is gone. */
export const SPENT = /\b(?:spent|spend|put|went|goes|used|bought|blew|into|onto|towards?)\b/;

/** Whether words say that something was wrong, or how it should have been. */
export function saysOtherwise(text: string): boolean {
  return MISTAKEN.test(text) || MEANT.test(text);
}

/** Whether words say that something was wrong, or whose fault it was. */
export function ownsUp(text: string): boolean {
  return MISTAKEN.test(text) || OWN_FAULT.test(text);
}

/** Whether more is told, or something on top of what is there: that puts nothing right. */
export function tellsOnTop(text: string): boolean {
  return MORE.test(text) || ON_TOP.test(text);
}

/** The words of a message that may put something right. */
export interface Said {
  text: string;
  /** Without what is denied. */
  kept: ReaderToken[];
  denied: ReaderToken[];
  named: Named[];
  notNamed: Named[];
}

/** A message with what it denies set apart, and what it names: first of what was `told`, where that is all that the words name. */
export function saidToMend(
  message: string,
  said: readonly ReaderToken[],
  documents: Documents,
  told: readonly string[] = [],
): Said {
  // what is asked before it, and answered by oneself: "what? no. Sears!"
  const asked = said.findLastIndex(({ text }) => text === "?");
  const isAnswered = asked >= 0 && said.slice(asked + 1).some(({ slot, text }) => slot !== null || /\w/.test(text));
  const own = isAnswered ? said.slice(asked + 1) : said;
  // "same for the fence? no that one is 1,000" is of the fence
  const isOfAsked = isAnswered && isNamed(said.slice(0, asked), documents) && !isNamed(own, documents);
  const tokens = isOfAsked ? [] : own;
  const { kept, denied } = parted(tokens);
  // spelling is mended in the tokens, and little words are left out there
  const typed = isOfAsked ? "" : isAnswered ? message.slice(message.lastIndexOf("?") + 1).trim() : message;
  const text = `${typed.toLowerCase()} ${tokens.map((token) => token.text.toLowerCase()).join(" ")}`;
  const named = (each: readonly ReaderToken[]) => namedAsTold(each, documents, told);
  return { text, kept, denied, named: named(kept), notNamed: named(denied) };
}

/** "The Kubota was 1,400", of what was paid on the Kubota loan, though a Kubota is owned as well. */
function namedAsTold(tokens: readonly ReaderToken[], documents: Documents, told: readonly string[]): Named[] {
  const { assets, debts } = documents.financials;
  const names = [...(assets ?? []), ...(debts ?? [])].filter(({ id }) => told.includes(id));
  return namesIn(tokens, documents).map((name) => {
    const rest = tokens.slice(name.from);
    const end = rest.findIndex(({ marks, slot }) => slot !== null || !/[AD]/.test([...marks].join("")));
    const words = (end < 0 ? rest : rest.slice(0, end)).map(({ text }) => text);
    const [one, ...others] = names.filter((each) => isWithin(words, nameWordsOf(each.name)));
    const isOther = !name.things.some(({ id }) => told.includes(id));
    return one && others.length === 0 && name.by === "name" && isOther
      ? { ...name, things: [{ side: sideOf(one.id, documents), id: one.id }] }
      : name;
  });
}

function isWithin(words: readonly string[], name: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => name.includes(word));
}

function isNamed(tokens: readonly ReaderToken[], documents: Documents): boolean {
  return namesIn(tokens, documents).some(({ by }) => by !== "kind");
}

/** What is said, and what is denied. A figure that is denied is said nowhere else either. */
function parted(tokens: readonly ReaderToken[]): Pick<Said, "kept" | "denied"> {
  const kept: ReaderToken[] = [];
  const denied: ReaderToken[] = [];
  for (const piece of piecesOf(tokens).filter((each) => !isSaidRight(each))) {
    const from = ALL_DENIED.test(piece.map(({ text }) => text).join(" "))
      ? 0
      : piece.findIndex(({ text }, at) => DENIAL.test(text) && piece[at + 1]?.text !== "mind");
    const to = from < 0 ? -1 : endOfDenied(piece, from);
    kept.push(...piece.filter((_, at) => from < 0 || at < from || at >= to));
    denied.push(...piece.filter((_, at) => from >= 0 && at >= from && at < to));
  }
  const not = valuesIn(denied);
  return { kept: kept.filter((token) => !valuesIn([token]).some((value) => not.includes(value))), denied };
}

const IS_RIGHT =
  /(?:\bis|\bwas|\bare|\bwere|'s|\bstays?) (?:still |all |already )?(?:right|correct|fine|ok|okay|good|as it was)$/;

/** "Ally's right": that is no part of what was wrong. */
function isSaidRight(piece: readonly ReaderToken[]): boolean {
  const text = piece.map(({ text: word }) => word).join(" ");
  return IS_RIGHT.test(text) && valuesIn(piece).length === 0;
}

function piecesOf(tokens: readonly ReaderToken[]): ReaderToken[][] {
  const pieces: ReaderToken[][] = [[]];
  for (const token of tokens) {
    if (ENDS_DENIAL.test(token.text)) pieces.push([token]);
    else pieces.at(-1)?.push(token);
  }
  return pieces;
}

/** Where what is denied ends: with its piece, or with "not the kayak the piano" at the second name. */
function endOfDenied(piece: readonly ReaderToken[], from: number): number {
  const isName = ({ marks, slot }: ReaderToken) => slot === null && [...marks].some((mark) => /[ADG]/.test(mark));
  const name = piece.findIndex((token, at) => at > from && isName(token));
  const gap = name < 0 ? -1 : piece.findIndex((token, at) => at > name && !isName(token));
  const next = gap < 0 ? -1 : piece.findIndex((token, at) => at > gap && isName(token));
  return next > 0 && piece.slice(gap, next).every(({ text }) => LEADS_ON.test(text)) ? gap : piece.length;
}

/** Of several that fit alike, those of the side that was told of. */
export function onSide(things: readonly Shown[], side: Shown["side"] | null): readonly Shown[] {
  const same = things.filter((each) => each.side === side);
  return things.length > 1 && same.length > 0 ? same : things;
}

/** Which list something stored is in. */
export function sideOf(id: string, { financials }: Documents): Shown["side"] {
  if ((financials.assets ?? []).some((each) => each.id === id)) return "asset";
  return (financials.debts ?? []).some((each) => each.id === id) ? "debt" : "goal";
}

/** "It came from checking" tells where it was taken from. */
export function isSource(tokens: readonly ReaderToken[], from: number): boolean {
  return tokens
    .slice(Math.max(0, from - 3), from)
    .some(({ text }) => /^(?:from|out|off|with|via|using|left)$/.test(text));
}

/** "It landed in checking" tells where it went. */
export function isPlace(tokens: readonly ReaderToken[], from: number): boolean {
  return tokens.slice(Math.max(0, from - 3), from).some(({ text }) => /^(?:in|into|inside|to|onto|on|hit)$/.test(text));
}

/** An amount, a share, a number or a date. */
export function isFigure({ slot }: ReaderToken): boolean {
  return slot !== null && /^(?:money|percent|count|date)$/.test(slot.kind);
}

/** Money and shares. */
export function valuesIn(tokens: readonly ReaderToken[]): number[] {
  return tokens.flatMap(({ slot }) => (slot && "value" in slot && slot.kind !== "count" ? [slot.value] : []));
}

/** Money and plain numbers alike. */
export function figuresIn(tokens: readonly ReaderToken[]): number[] {
  return tokens.flatMap(({ slot }) => (slot && "value" in slot ? [slot.value] : []));
}

/** The figure that a statement tells of an entry or a goal; null for none. */
export function amountOf(statement: Statement): number | null {
  if (statement.kind === "goal-edit") {
    const { current, target, progress } = statement.edit;
    return progress ?? Math.abs(Number(Object.values(current ?? target ?? {})[0] ?? 0));
  }
  return "amount" in statement && typeof statement.amount === "number" ? statement.amount : null;
}
