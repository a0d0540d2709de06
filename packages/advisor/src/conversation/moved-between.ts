import type { Documents } from "@seven-figures/domain";
import { anyOf } from "../language/any-of.ts";
import { isEnglish } from "../language/english-words.ts";
import { FAMILY } from "../lexicon/entry-kinds.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Statement } from "../statements/statement.ts";
import { isPlainQuestion } from "../vetoes/asked-or-doubted.ts";
import { readFigures } from "../vetoes/figures.ts";
import type { Shown } from "./conversation.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { mentionOf, toldOf } from "./told-things.ts";

/** Not done, done by turns, put right, or told with more than money that went from one to another. */
const OTHERWISE = anyOf(`
  if, should, could, would, will, going to, gonna, plan\\w*, want\\w*, wanna, wish, hope, hoping, might, may, maybe, almost, nearly,
  tomorrow, next, later, soon, every, each, monthly, weekly, yearly, per, a (?:week|month|year), used to, not, never, no, \\w+n't,
  instead, wrong, meant, undo, sorry, actually, sold, bought, buy, borrowed, refund\\w*, earn, interest, rate, half, rest, all but,
  left, remain\\w*, now, balance, total
`);
const ASKS =
  /^\W*(?:(?:so|and|ok|but|hey|well) )*(?:can|could|should|shall|do|does|did|is|are|may|what|how|when|which|who|why)\b/i;
const PAYS = anyOf(`
  paid, pay, put, sent, send, threw, chucked, cleared?, settled, knocked, transferred, moved, made, toss\\w*, dropped, took
`);
const PUTS = anyOf(`
  put, moved?, add(?:ed)?, topped, top, sent, send, transfer(?:red)?, shifted, deposit(?:ed)?, bunged, dropped, invested, took,
  chucked, threw, wired, swept, stuck
`);
const WHOLE = anyOf("whole, in full, cleared, settled, paid (?:off|out), paid (?:\\S+ ){1,5}off, killed, wiped out");
/** What leads to where money came from. */
const SOURCE = /^(?:from|out|with|using|via)$/;
const BETWEEN = /^(?:of|the|my|our|that|straight|money|in)$/;

/**
 * "Topped up the ISA by 400, came out the current account", "paid the whole card off out of the term deposit": money that is told to
 * have gone from one stored thing to another, and nothing besides. Null where a part of it is not plain.
 */
export function movedBetween(message: string, said: readonly ReaderToken[], documents: Documents): Statement[] | null {
  const plain = message.replace(/’/g, "'");
  if (/[?%]/.test(plain) || ASKS.test(plain) || OTHERWISE.test(plain)) return null;
  if (isPlainQuestion(message) || said.some(({ text }) => FAMILY.has(text))) return null;
  // money of another country is asked about first
  if (readFigures(message).some(({ role }) => role === "foreign")) return null;
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const [sum, ...others] = sums;
  const ends = others.length > 0 || said.some(({ slot }) => slot?.kind === "percent") ? null : endsIn(said, documents);
  if (!ends) return null;
  const { source, place } = ends;
  const held = documents.financials.assets?.find(({ id }) => id === source.id)?.value ?? 0;
  const debt = documents.financials.debts?.find(({ id }) => id === place.id);
  if (!(debt ? PAYS : PUTS).test(message)) return null;
  if (sum === undefined) {
    if (!debt || debt.balance > held || !WHOLE.test(message)) return null;
    return [toldOf(source, "subtract", debt.balance, documents), toldOf(place, "pay-off", null, documents)];
  }
  return sum > held ? null : [toldOf(source, "subtract", sum, documents), filled(place, sum, documents)];
}

function filled(place: Shown, sum: number, documents: Documents): Statement {
  if (place.side !== "goal") return toldOf(place, place.side === "debt" ? "pay" : "put", sum, documents);
  return { kind: "goal-edit", mention: mentionOf(place, documents), target: place.id, edit: { current: { by: sum } } };
}

/** The account that money came from, and where it went: the two things that are named, each plainly. */
function endsIn(said: readonly ReaderToken[], documents: Documents): { source: Shown; place: Shown } | null {
  const isOfName = (token?: ReaderToken) => token?.slot === null && /[ADGad]/.test([...token.marks].join(""));
  const starts = namesIn(said, documents).filter(({ from }) => !isOfName(said[from - 1]));
  const [first, second, ...others] = [...new Set(starts.map(({ from }) => from))];
  if (first === undefined || second === undefined || others.length > 0) return null;
  if ([first, second].some((from) => isOfAnother(said[from - 1]))) return null;
  const named = (from: number) => starts.filter((each) => each.from === from);
  const [from, to] = isSource(said, second) ? [second, first] : [first, second];
  if (!isSource(said, from) || isSource(said, to)) return null;
  const source = oneOf(named(from), ["asset"]);
  const place = oneOf(
    named(to).map((each) => ({ ...each, things: each.things.filter(({ id }) => id !== source?.id) })),
    ["asset", "debt", "goal"],
  );
  return source && place ? { source, place } : null;
}

/** "EQ Bank" is no bank of those that are stored. */
function isOfAnother(token?: ReaderToken): boolean {
  return (
    token?.slot === null && token.marks.has("C") && !isEnglish(token.text) && !/[ADG]/.test([...token.marks].join(""))
  );
}

function isSource(said: readonly ReaderToken[], from: number): boolean {
  const lead = said.slice(0, from).findLast(({ text }) => !BETWEEN.test(text));
  return lead !== undefined && SOURCE.test(lead.text);
}

function oneOf(named: readonly Named[], sides: readonly Shown["side"][]): Shown | null {
  const things = named.flatMap((each) => each.things).filter(({ side }) => sides.includes(side));
  const [thing, ...others] = [...new Map(things.map((each) => [each.id, each])).values()];
  return thing && others.length === 0 ? thing : null;
}
