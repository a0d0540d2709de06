import { anyOf } from "../../language/any-of.ts";
import { type Check, type Evidence, OF_SEVERAL } from "./evidence.ts";
import { besideRest, standingAt, type ToldSum, toldSums } from "./moved-sum.ts";
import { isNearerToWhatStood } from "./should-be.ts";

/** So far from what is stored a new balance is told with a word for it. */
const NEAR = { least: 0.7, most: 1.4 };
/** Money that comes, goes or is handed over, whatever it is called. */
const MOVES = anyOf(String.raw`
  land(?:ed|s), arriv(?:ed|es), came (?:in|through), come (?:in|through), went, gone, goes, hit, remit\w*,
  hand(?:ed)?, post(?:ed)?, mail(?:ed)?, gave, given, give, got, received, credited, deposited, sent, paid, pay,
  put, moved, transferred, wired, threw, chucked, tossed, redeem\w*, borrowed, lent, took, drew, withdr\w*,
  refund\w*, collect(?:ed|s)?, from me, off me, knocked, off, toward, towards, another, more, further, again, extra, of (?:it|that|which|them), put
  (?:in|by), tipped, dropped in, added
`);
/** What says that a figure is all there is. */
const STANDS = anyOf(String.raw`
  now, is at, at, stands?, stood, balance, total, altogether, in all, left, worth, valued?, down to, up to,
  owed?, owing, owe, remain\w*, currently, has, have, contains, shows?, reads?, holds?, sits at, exactly
`);
const STRONG = anyOf(String.raw`
  now at, is at, stands at, balance, total, altogether, in all, left, worth, valued?, down to, up to, owed?,
  owing, owe, remain\w*
`);

/** "Harbor should be 5,400", nearer to what stood there than to what was put in. */
const SHOULD = /\b(?:should|ought to|needs to|is supposed to) (?:be|have|say|read|stand|show)\b/;

/** "It has landed" tells of no balance. */
const HAS_DONE = /\b(?:has|have|had) (?=(?:just |now |already )?(?:\w+ed|gone|come|been|sent|paid|put|given|left)\b)/g;
/** Right before a figure. */
const IS = /(?:\b(?:is|are|was|to)|['\u2019]s)(?: (?:now|at|about|only|just|around|really|actually|still))*(?: \$)?$/;

/**
 * "It's landed in the current account, the 600", of 2,950: what tells of money that moved, and would be written over a
 * balance far from it, may be what was added to it or paid on it.
 */
export const movedIsNotSet: Check = (evidence) => {
  const told = toldSums(evidence).filter((each) => each.isWhole && isFar(each) && tellsOfMove(each, evidence));
  const [one, ...others] = told;
  if (!one || others.length > 0) return null;
  const base = baseOf(one, evidence);
  const isRaised = goesUp(one, evidence);
  const moved = standingAt(one, base + (isRaised ? 1 : -1) * one.sum.value, isRaised, evidence.documents);
  const isMeant = isOnTop(one) || (MENDS.test(evidence.message) && lastMove(one.id, evidence.before) !== null);
  const isSure = isMeant && !moved?.changes.some(({ kind }) => kind.startsWith("delete-"));
  return { question: OF_SEVERAL, others: besideRest(moved, one.id, evidence.changes), isSure };
};

function isFar({ value, stored }: ToldSum): boolean {
  return stored > 0 && value > 0 && (value < NEAR.least * stored || value > NEAR.most * stored);
}

/** By the words of its sentence, or because what was last told of it was a movement, or money is in hand to be placed. */
function tellsOfMove(told: ToldSum, { before }: Evidence): boolean {
  const around = `${told.sum.before} ${told.sum.after}`.replace(HAS_DONE, "");
  if (isOnTop(told)) return true;
  const last = lastMove(told.id, before);
  if (last && SHOULD.test(told.sum.before) && isNearerToWhatStood(told.value, last.from, told.stored)) return false;
  if (STRONG.test(around) || IS.test(told.sum.before)) return false;
  if (MOVES.test(around) || /^on (?:the|my)\b/.test(told.sum.after))
    return !STANDS.test(around.replace(/\bnow\b(?!.*\d)/, ""));
  return !STANDS.test(around) && (last !== null || (before.inHand !== undefined && told.side !== "goal"));
}

/** What the last write moved of an entry, and which way; null where it did not. */
function lastMove(id: string, { recent = [], since = 0 }: Evidence["before"]): { out: boolean; from: number } | null {
  const write = since <= 1 ? recent.at(-1) : undefined;
  const statement = write?.statements.find((each) => each.kind === "entry" && MOVED.test(each.action));
  const was = write?.inverse.find((change) => "id" in change && change.id === id);
  if (!statement || !was) return null;
  const from = was.kind === "edit-asset" ? was.fields.value : was.kind === "edit-debt" ? was.fields.balance : undefined;
  const is = write?.changes.find((change) => "id" in change && change.id === id);
  const to = is?.kind === "edit-asset" ? is.fields.value : is?.kind === "edit-debt" ? is.fields.balance : undefined;
  return from === undefined || to === undefined ? null : { out: to < from, from };
}

/** Surely no balance: "another 30 off Klarna". */
const MORE = /\b(?:another|further|extra|additional|one more)(?: \$)? S\b|\bS more\b/;
function isOnTop({ sum }: ToldSum): boolean {
  return MORE.test(`${sum.before} S ${sum.after}`);
}

const MOVED = /^(?:add|put|subtract|pay|charge)$/;
const MENDS = /\b(?:no|sorry|correction|actually|wait|oops|meant|mean|misread|wrong|was)\b/i;

/** What a movement is counted from: what stood there before the one that is put right. */
function baseOf({ id, stored }: ToldSum, { message, before }: Evidence): number {
  const last = MENDS.test(message) ? lastMove(id, before) : null;
  return last?.from ?? stored;
}

/** As what was last moved of it; else an account gets it unless words take it out, and a debt is paid. */
function goesUp({ id, side, sum }: ToldSum, { message, before }: Evidence): boolean {
  const last = MENDS.test(message) ? lastMove(id, before) : null;
  if (last) return !last.out;
  return side !== "debt" && !/\b(?:took|drew|withdr\w*|redeem\w*|out|from|sold|spent)\b/.test(sum.before);
}
