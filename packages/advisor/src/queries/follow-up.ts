import type { Field, ItemRef, Query, Selection, Side } from "@seven-figures/domain";
import { all, entries, plainQuery, sideOf, sumOf, together, value } from "./build.ts";
import type { ChainText } from "./chain-continued.ts";
import { byTheMonth } from "./compose-reach.ts";
import { equityFollowed } from "./equity-asked.ts";
import { flowsFollowed } from "./flows-asked.ts";
import { byMoney, byPlace, bySpan } from "./follow-amount.ts";
import { alsoCleared } from "./follow-cleared.ts";
import { ofFormer } from "./follow-former.ts";
import { onGoal } from "./follow-goal.ts";
import { byField, forItsDate, ofThose, ofWhole } from "./follow-part.ts";
import { byParts } from "./follow-parts.ts";
import { byPeriod, inPeriod } from "./follow-period.ts";
import { atOtherRate } from "./follow-rate.ts";
import { interestOfLast, reckonedOn, shareOfLast } from "./follow-sums.ts";
import { supposedAnew } from "./follow-supposed.ts";
import { byTime } from "./follow-time.ts";
import { leavingOut } from "./follow-without.ts";
import { dayIn, daysIn } from "./past-days.ts";
import { type Piece, piecesOf } from "./pieces.ts";
import { ASSETS_FIRST, DEBTS_FIRST, GOALS_FIRST, partitioned, type Scope, thingsIn } from "./scope.ts";

/** What was asked last, and of which entries it was answered. */
export interface LastAsked {
  queries: Query[];
  /** The order that the last entries were told from, for "the runner-up". */
  ranked: Query | null;
  /** What was spoken of last: what the answer is of, or what was written since. */
  items: ItemRef[];
  /** The questions before these, for "both together". */
  before?: Query[];
  /** What was supposed of them, in the person's words. */
  supposed?: string;
  /** Whether nobody asked these: they stand for the one thing that was spoken of. */
  assumed?: true;
  /** What was supposed of money step by step, for what goes on from there. */
  chain?: ChainText;
}

const LEADS =
  /^(?:(?:and|n|an|nd|ok|okay|so|but|or|then|what about|how about|same (?:for|with|but(?: only)?|thing (?:for|with)|question (?:for|about))|likewise|ditto|also|now|what|if|hm|hmm|fine|well|oh|ooh|wow|ah|right|nice|cool|great|thanks|gosh|lol|damn|hey|no|nah|naw|nope|rather|actually|sorry|wait|[.,!]) )+/;
const LONGEST = 18;

/** A short message that changes one part of the question before it, as whole questions; null where it does not. */
export function followedUp(scope: Scope, last: LastAsked): Query[] | null {
  if (!mayFollow(scope, last)) return null;
  return byItsWords(scope, last) ?? byItsParts(scope, last);
}

/** Whether rules see no more than another part in such a message: a trained parser that is sure knows better what is asked of it. */
export function isOnlyOtherPart(scope: Scope, last: LastAsked): boolean {
  if (!mayFollow(scope, last) || (byItsWords(scope, last) ?? byTimeOf(scope, last)) !== null) return false;
  return partitioned(thingsIn(scope, sidesAfter(last)), scope).excluded.length === 0;
}

function mayFollow({ laid }: Scope, { queries }: LastAsked): boolean {
  return queries.length > 0 && laid.tokens.filter(({ text }) => !/^[.,;:!?]$/.test(text)).length <= LONGEST;
}

/** What its words tell from all else that may be asked on. */
function byItsWords(scope: Scope, last: LastAsked): Query[] | null {
  const [query] = last.queries;
  if (!query) return null;
  const text = scope.text.replace(LEADS, "");
  return (
    equityFollowed(scope, query) ??
    flowsFollowed(scope, query) ??
    alsoCleared(scope, last) ??
    byParts(scope, last) ??
    onGoal(scope, last) ??
    atOtherRate(scope, last) ??
    supposedAnew(scope, last) ??
    reckonedOn(scope, last) ??
    shareOfLast(scope, last) ??
    interestOfLast(scope, last) ??
    ofFormer(scope, last, text) ??
    ofPair(text, last) ??
    ofThose(scope, last, text) ??
    ofWhole(scope, last) ??
    byDays(scope, last)
  );
}

/** The same question with other entries, another amount, time or period. */
function byItsParts(scope: Scope, last: LastAsked): Query[] | null {
  const text = scope.text.replace(LEADS, "");
  return (
    ofOthersThen(scope, last, text) ??
    ofOthers(scope, last, text) ??
    paidOff(scope, last, text) ??
    byTimeOf(scope, last) ??
    forItsDate(scope, last) ??
    byPeriod(scope, last.queries) ??
    bySpan(scope, last.queries) ??
    (namesMeasure(scope) ? null : byMoney(scope, last)) ??
    byPlace(text, last) ??
    asShare(scope, text, last) ??
    byField(scope, last)
  );
}

/** By another day or in another time, whichever of the last questions has one. */
function byTimeOf(scope: Scope, { queries, before = [] }: LastAsked): Query[] | null {
  if (namesMeasure(scope) || !(isBare(scope) || SUPPOSES.test(scope.text))) return null;
  return byTime(scope, queries) ?? byTime(scope, before);
}

/** "Net worth in three years?" asks of another figure. */
function namesMeasure({ pieces }: Scope): boolean {
  return pieces.some(({ kind }) => kind === "measure");
}

/** "What if we go in 2029 instead?", "if we wait until the summer". */
const SUPPOSES = /^(?:(?:and|but|or|so|ok|okay|then|well|hm) )*(?:what (?:about )?if|what about|how about|if|say) /;

/** "And for the house by 2033?", "the Amex at 200?": other entries, and another time or amount as well. */
function ofOthersThen(scope: Scope, last: LastAsked, text: string): Query[] | null {
  const others = ofOthers(scope, last, text);
  const [period] = piecesOf(scope.pieces, "period");
  const inParts = period && others?.flatMap((query) => inPeriod(query, period.timesAYear, scope) ?? []);
  if (inParts && inParts.length > 0) return inParts;
  return others && (byTime(scope, others) ?? byMoney(scope, { ...last, queries: others }));
}

/** "How long at 400 a month?", after a debt was told of; under what was supposed of it. */
function paidOff(scope: Scope, { items, queries }: LastAsked, text: string): Query[] | null {
  const [item] = items;
  const [money, ...more] = piecesOf(scope.pieces, "money");
  const isOther = scope.pieces.some(
    (piece) => piece.kind === "group" || piece.kind === "measure" || (piece.kind === "named" && piece.text !== "it"),
  );
  if (item?.side !== "debts" || !money || more.length > 0 || isOther) return null;
  if (!/^(?:how long|how many (?:months|years)|when)\b/.test(text)) return null;
  const payoff: Query = { kind: "until-zero", of: entries(item), payment: byTheMonth(money, scope.pieces) };
  const [query] = queries;
  return [query?.kind === "suppose" ? { ...query, query: payoff } : payoff];
}

/** Words that stand for nothing of their own in a message that varies the one before it. */
const BARE: ReadonlySet<string> = new Set(
  `the my our for in of about one goal pot account card loan fund too instead please then on and with together also i we no not never do dont count counting counted include included leave leaving out off away drop ignore ignoring if even only just money it that is same by at till until maybe say how much without except excluding minus excluded excl ex as well either both all them those these there this now an n w o take took were was would be being pretend gone total what does have had to question thing ones two three four top extra more less another higher lower half its w/o w/ must way 's same similarly ready later sooner earlier added add exclude put you way please a s d g x`.split(
    /\s+/,
  ),
);
const NO_WORD = /^(?:N|[.,?!:&/-]*)$/;

/** What is said to somebody at the end: "..., please", "..., love". */
const TAGS = /(?: ,)? (?:please|pls|plz|thanks|thx|ta|dear|love|honey|mate|cariad|darling|sir|then)(?: [.?!])*$/;

/** Without what it names, entries as well as amounts and days, nothing but small words is left of a message. */
export function isBare(scope: Scope): boolean {
  const { tokens, pieces } = scope.laid;
  const rest = tokens
    .filter((_, at) => !pieces.some(({ from, to }) => at >= from && at < to))
    .map(({ text }) => text)
    .join(" ");
  const said = `${rest} `
    .replace(LEADS, "")
    .replace(/^(?:and|what about|how about|same for|same) ?/, "")
    .trim()
    .replace(TAGS, "");
  return said.split(" ").every((word) => BARE.has(word) || NO_WORD.test(word));
}

const ADDED = /\b(?:together with|with|plus|added|combined)\b/;
/** After a sum of several: "now the Amex one too", "put the loan in there as well". */
const ALSO = /\b(?:too|also|as well|in there|on top)\b/;

/** What a name is taken for that several bear: what was spoken of last is of its kind. */
function sidesAfter({ items }: LastAsked): readonly Side[] {
  if (items.some(({ side }) => side === "goals")) return GOALS_FIRST;
  return items.length > 0 && items.every(({ side }) => side === "debts") ? DEBTS_FIRST : ASSETS_FIRST;
}

function ofOthers(scope: Scope, last: LastAsked, text: string): Query[] | null {
  const things = thingsIn(scope, sidesAfter(last));
  if (things.length === 0 || !isBare(scope)) return null;
  const { included, excluded } = partitioned(things, scope);
  if (excluded.length > 0) {
    const less = excluded.map(({ selection }) => selection);
    return last.queries.map((query) => leavingOut(query, less, scope));
  }
  const others = included.map(({ selection }) => selection);
  if (last.queries.some(isPayoff) && included.some(({ side }) => side !== "debts")) return null;
  const isAdded = ADDED.test(text) || (last.items.length > 1 && ALSO.test(text));
  const swapped = last.queries.map(
    (query) =>
      (isAdded ? withAdded(query, others) : null) ??
      withEntries(query, (before) => together(isAdded ? [before, ...others] : others)),
  );
  return swapped.some((query, at) => JSON.stringify(query) !== JSON.stringify(last.queries[at])) ? swapped : null;
}

/** What only a debt can be asked of. */
function isPayoff(query: Query): boolean {
  const { kind } = plainQuery(query);
  return kind === "until-zero" || kind === "clear-in";
}

/** A sum with further entries; null where something else was asked. */
function withAdded(query: Query, others: readonly Selection[]): Query | null {
  if (query.kind !== "value" || query.of.kind !== "sum") return null;
  const { of } = query.of;
  const parts = of.kind === "and" ? of.parts : [of];
  return value({ ...query.of, of: together([...parts, ...others]) });
}

/** "And since June?", "and a year ago?": the same figure on other days. */
function byDays(scope: Scope, { queries }: LastAsked): Query[] | null {
  const days = daysIn(scope);
  const at = dayIn(scope);
  if (!days || !at || thingsIn(scope, ASSETS_FIRST).length > 0) return null;
  const isSpan = /\b(?:since|from|over|past|this|compared|than)\b/.test(scope.laid.typed);
  const changed = queries.flatMap((query): Query[] => {
    if (query.kind === "moved") return [{ ...query, ...days }];
    if (query.kind === "change") return [{ ...query, ...days }];
    if (query.kind !== "past" && query.kind !== "value") return [];
    return [isSpan ? { kind: "change", of: query.of, ...days } : { kind: "past", of: query.of, at }];
  });
  return changed.length > 0 ? changed : null;
}

/** The same question of other entries. */
function withEntries(query: Query, change: (before: Selection) => Selection): Query {
  if ((query.kind === "past" || query.kind === "change") && query.of.kind === "measure")
    return { ...query, of: sumOf(change(entries())) };
  const mapped = ofAll(query, change(entries())) ?? (mapSelections(query, change) as Query);
  const swapped = change(entries());
  const item = swapped.kind === "entries" ? swapped.items[0] : undefined;
  if (item && "goal" in mapped && mapped.goal && item.side === "goals") return { ...mapped, goal: item } as Query;
  return item && "item" in mapped ? ({ ...mapped, item } as Query) : mapped;
}

const WHOLES: Partial<Record<string, Field>> = { interest: "interest", debts: "amount", assets: "amount" };

/** "And only the cards?", after all that is owed or its interest; null where not all of something was asked of. */
function ofAll(query: Query, chosen: Selection): Query | null {
  if (query.kind === "suppose") {
    const inner = ofAll(query.query, chosen);
    return inner && { ...query, query: inner };
  }
  if (query.kind !== "value") return null;
  const { of } = query;
  const yearly = of.kind === "per" ? of.of : of;
  const side = sideOf(chosen);
  const field = yearly.kind === "measure" ? WHOLES[yearly.measure] : undefined;
  if (field && side) return value(of.kind === "per" ? { ...of, of: sumOf(chosen, field) } : sumOf(chosen, field));
  const isOfAll = (yearly.kind === "sum" || yearly.kind === "average") && yearly.of.kind === "all";
  if (!isOfAll || side !== sideOf(yearly.of)) return null;
  return value(of.kind === "per" ? { ...of, of: { ...yearly, of: chosen } } : { ...yearly, of: chosen });
}

function mapSelections(value: unknown, change: (before: Selection) => Selection): unknown {
  if (Array.isArray(value)) return value.map((each) => mapSelections(each, change));
  if (typeof value !== "object" || value === null) return value;
  const selection = value as Selection;
  if (selection.kind === "entries" || selection.kind === "type") return change(selection);
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, key === "changes" ? each : mapSelections(each, change)]),
  );
}

/** "What's the gap between the two?" */
function ofPair(text: string, { items, queries }: LastAsked): Query[] | null {
  const [one, other, ...more] = items;
  if (!one || !other || more.length > 0 || !/\b(?:gap|difference|apart)\b/.test(text)) return null;
  const [query] = queries;
  const field = query?.kind === "value" && query.of.kind === "sum" ? query.of.field : "amount";
  const of = (item: ItemRef) => sumOf(entries(item), field);
  return [{ kind: "compare", left: of(one), right: of(other), as: "difference" }];
}

/** "The biggest thing I own, and its percentage", "debt-to-asset ratio": of nothing that was told before. */
function asksAnew({ text, pieces }: Scope): boolean {
  return /\b(?:biggest|largest|smallest|best|most|least|highest|lowest|ratio)\b/.test(text) || pieces.some(isNamedAnew);
}

/** What is called by its name, and not by "it". */
export function isNamedAnew(piece: Piece): boolean {
  return piece.kind === "named" && piece.text !== "it";
}

/** "As a percentage of all I own?" of the entry that was just told. */
function asShare(scope: Scope, text: string, { items, queries }: LastAsked): Query[] | null {
  const [item] = items;
  if (!item || asksAnew(scope) || !/\b(?:percent|percentage|share|%)(?= |$)|%/.test(text)) return null;
  const [query] = queries;
  const told = query?.kind === "value" && query.of.kind === "sum" && query.of.field === "amount" ? query.of : null;
  const side = told && sideOf(told.of);
  if (told && side && told.of.kind !== "all") return [value({ kind: "share", part: told, whole: sumOf(all(side)) })];
  return [value({ kind: "share", part: sumOf(entries(item)), whole: sumOf(all(item.side)) })];
}
