import type { Documents } from "@seven-figures/domain";
import { roundToCents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import { shareOf } from "../lexicon/fractions.ts";
import { ONE_OF_SIDE } from "../queries/nouns.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import type { Conversation, Pending, Shown } from "./conversation.ts";
import { drawnOnDebt } from "./drawn-on-debt.ts";
import { goalFacts } from "./goal-facts.ts";
import { incomeSum } from "./income-sum.ts";
import { movedByPercent } from "./moved-by-percent.ts";
import { namedPairs } from "./named-pairs.ts";
import { pointedAt } from "./pointed-at.ts";
import { rateTold } from "./rate-told.ts";
import { sameForEach } from "./same-for-each.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { mentionOf, statementId } from "./told-things.ts";
import { windfallPut } from "./windfall-put.ts";

/** What a message is heard in: what was spoken of before it, and the data. */
interface HeardIn {
  message: string;
  said: readonly ReaderToken[];
  conversation: Conversation;
  documents: Documents;
}

const NOT_DONE =
  /\?|\b(?:if|should|could|would|might|may|will|want|going to|gonna|plan|thinking|maybe|not|never|before|when|once|unless)\b|(?:n['\u2019]t|\b(?:have|has|had|did|do|does|is|was|wo|ca)nt)\b/i;
const SELLER =
  "(?:^|[^\\w\\s'\u2019]\\s*|\\b(?:i|we|ve|just|and|now|finally|actually|then|have|had|already|ok|okay|so)\\s+)";
/** "Sold that for 200", and not "sold that old sofa". */
const NO_NOUN = "(?=\\s*(?:$|[^\\w\\s'\u2019]|(?:for|to|at|on|and|today|yesterday|already|now|last)\\b))";
const SOLD_IT = new RegExp(
  `${SELLER}(?:sold|flogged|offloaded|got rid of) (?:it|her|him|that|them|this)\\b${NO_NOUN}|${SELLER}(?:sold|flogged) (?:for|to|at)\\b`,
  "i",
);
const PART =
  /\bsold (?:off )?(?:about |around |roughly |just |only )?(half|a half|a third|third|a quarter|quarter|two thirds|three quarters|part|some|most|a bit|a little|a few|a chunk)\b/i;
/** "The rest are worth 9000": a figure of what was not sold. */
const OF_THE_REST =
  /\b(?:the rest|remaining|remainder|remain|the others?|what(?:'s| is|s) left|left|still have|kept|keeping)\b(?:\s+[a-z']+){0,5}\s+[$\u00A3\u20AC]?\d|\d[\d,.]*k?\s+(?:is |are |worth )?(?:left|remaining|remains?)\b(?! (?:in|on|at|over|to (?:pay|go))\b)/i;
const SENT_THEM = /\b(?:sent|paid|transferred|wired|threw|chucked) (?:it|them)\b(?!.*\bfor\b)/i;
const COMES_FROM = /^(?:from|with|via|using|of|through)$/;

/** What was read, with what it leans on: "sold it", "sent them 2000 from checking", "sold half the crypto". */
export function leaningOn(weighed: Weighed, heard: HeardIn): Weighed {
  const own = withoutHabit(withoutUnnamedSale(withoutOthersSale(weighed, heard), heard), heard);
  const { said, conversation, documents } = heard;
  const moved = movedByPercent(soldPart(soldIt(own, heard), heard), said, documents);
  const rated = rateTold(incomeSum(moved, said, heard.message), said, conversation, documents);
  const paired = drawnOnDebt(namedPairs(rated, said, documents), heard.message, said, documents);
  const each = sameForEach(paired, heard.message, said, conversation, documents);
  const put = windfallPut(each, heard.message, said, conversation, documents);
  return (
    paidThem(heard) ??
    paidOutOfIt(heard) ??
    goalFacts(pointedAt(put, said, heard.message, conversation, documents), said, heard.message, documents)
  );
}

const BY_OTHERS =
  /\b(?:my|his|her|their|our|the) (\w+) (?:has |have |had |just |already )*(?:sold|flogged)\b|\b(?:he|she|they) (?:has |have |had |just |already )*(?:sold|flogged)\b/i;

/** "My brother sold it to me" is no sale of one's own; "the canoe sold" is. */
function withoutOthersSale(weighed: Weighed, { message, said, documents }: HeardIn): Weighed {
  const seller = BY_OTHERS.exec(message);
  if (!seller || /\b(?:i|we) (?:\w+ )?sold\b/i.test(message)) return weighed;
  const word = seller[1]?.toLowerCase();
  const isOfIt = said.filter(({ text, raw }) => text === word || raw.toLowerCase() === word);
  if (namesIn(isOfIt, documents).length > 0) return weighed;
  const statements = weighed.statements.filter((each) => each.kind !== "entry" || each.action !== "remove");
  return statements.length < weighed.statements.length ? { ...weighed, statements } : weighed;
}

const SOLD_UNNAMED = new RegExp(`\\b(?:sold|flogged|offloaded) (?:that|this|these|those)\\b(?!${NO_NOUN})`, "i");

/** "Sold that old sofa" takes off nothing that the message does not name. */
function withoutUnnamedSale(weighed: Weighed, { message, said, documents }: HeardIn): Weighed {
  if (!SOLD_UNNAMED.test(message)) return weighed;
  const named = namesIn(said, documents).flatMap(({ things }) => things.map(({ id }) => id));
  const isNamed = (each: Statement) => named.includes(statementId(each, documents) ?? "");
  const statements = weighed.statements.filter(
    (each) => each.kind !== "entry" || each.action !== "remove" || isNamed(each),
  );
  return { ...weighed, statements };
}

/** "Sold it for 8,500 and put all of it on the car loan", after the boat was spoken of: the boat goes. */
function soldIt(weighed: Weighed, { message, conversation, documents, said }: HeardIn): Weighed {
  if (!SOLD_IT.test(message) || NOT_DONE.test(message)) return weighed;
  const named = namesIn(said, documents).flatMap(({ things }) => things.map(({ id }) => id));
  const [asset, ...others] = spokenOf(conversation, "asset", documents).filter(({ id }) => !named.includes(id));
  if (!asset || others.length > 0) return weighed;
  const takesOff = (each: Statement) =>
    each.kind === "entry" &&
    /^(?:remove|subtract)$/.test(each.action) &&
    (each.mention.words.length === 0 || statementId(each, documents) === asset.id);
  const isOfIt = (ask: Pending) =>
    ask.need === "choose" && ask.options.some(({ changes }) => changes.some((each) => idsOf(each).includes(asset.id)));
  if (keepsMoney(asset, documents))
    return {
      ...weighed,
      statements: weighed.statements.filter((each) => !takesOff(each)),
      asks: weighed.asks.filter((ask) => !isOfIt(ask)),
    };
  const gone: EntryStatement = {
    kind: "entry",
    action: "remove",
    mention: mentionOf(asset, documents),
    amount: null,
    rate: null,
  };
  return {
    ...weighed,
    statements: [gone, ...weighed.statements.filter((each) => !takesOff(each))],
    asks: weighed.asks.filter((ask) => !isOfIt(ask)),
  };
}

/** An account is not sold. */
function keepsMoney({ id }: Shown, { financials }: Documents): boolean {
  return financials.assets?.some((each) => each.id === id && /^(?:savings|retirement)$/.test(each.type)) ?? false;
}

/** What stands between "sold" and the name of what was sold, and what may follow that name. */
const SHARE_WORD =
  /^(?:off|about|around|roughly|just|only|half|an?|third|quarter|two|three|thirds|quarters|part|some|most|bit|little|few|chunk|of|the|my|our)$/;
const AFTER_NAME = /^(?:\W*|for|to|into|at|on|and|today|yesterday|already|now|last|this)$/;

/** Whether a name is the very thing that a share of is said to be sold. */
function isSoldShare(said: readonly ReaderToken[], at: number, from: number): boolean {
  const next = said.slice(from).find(({ slot, marks }) => slot !== null || !/[ADad]/.test([...marks].join("")));
  const isBetween = said.slice(at + 1, from).every(({ text, raw }) => SHARE_WORD.test(text || raw.toLowerCase()));
  return at >= 0 && isBetween && (!next || next.slot !== null || AFTER_NAME.test(next.text));
}

/** "Sold half the crypto, 6400, into DBS": what is left of it stays. */
function soldPart(weighed: Weighed, { message, said, documents }: HeardIn): Weighed {
  const part = PART.exec(message);
  if (!part || NOT_DONE.test(message)) return weighed;
  const at = said.findIndex(({ text }) => text === "sold");
  const sold = namesIn(said, documents).find(
    ({ from, things }) => from > at && isOneAsset(things) && isSoldShare(said, at, from),
  );
  const asset = documents.financials.assets?.find(({ id }) => id === sold?.things[0]?.id);
  if (!asset) return weighed;
  const share = shareOf((part[1] ?? "").toLowerCase());
  const sums = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const isOfIt = (each: Statement) => statementId(each, documents) === asset.id;
  const others = weighed.statements.filter((each) => !isOfIt(each));
  const ofRest = others.length === 0 ? OF_THE_REST.exec(message) : null;
  const rest = ofRest ? sums.at(ofRest.index === 0 ? 0 : -1) : undefined;
  const amount = rest ?? (share === null ? sums[0] : roundToCents(asset.value * share));
  const asks = weighed.asks.filter(
    (ask) =>
      ask.need !== "choose" ||
      !ask.options.some(({ changes }) => changes.some((each) => idsOf(each).includes(asset.id))),
  );
  if (amount === undefined || (rest === undefined && amount >= asset.value))
    return { ...weighed, statements: others, asks };
  const mention = mentionOf({ side: "asset", id: asset.id }, documents);
  const action = rest === undefined ? "subtract" : "set";
  const less: EntryStatement = { kind: "entry", action, mention, amount, rate: null };
  return { ...weighed, statements: [less, ...others], asks };
}

/** "I sent them two thousand from the business checking", after a debt was spoken of: both sides of it. */
function paidThem({ message, said, conversation, documents }: HeardIn): Weighed | null {
  if (!SENT_THEM.test(message) || NOT_DONE.test(message)) return null;
  const [amount, ...more] = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const named = namesIn(said, documents);
  const [account, ...others] = named;
  const [debt, ...debts] = spokenOf(conversation, "debt", documents);
  if (!amount || more.length + others.length + debts.length > 0 || !debt || !account) return null;
  if (!isOneAsset(account.things) || !comesFrom(said, account)) return null;
  const [from] = account.things;
  const mentioned = (thing: Shown) => mentionOf(thing, documents);
  return {
    statements: [
      ...(from
        ? [{ kind: "entry" as const, action: "subtract" as const, mention: mentioned(from), amount, rate: null }]
        : []),
      { kind: "entry", action: "pay", mention: mentioned(debt), amount, rate: null },
    ],
    asks: [],
    tellsOnly: true,
  };
}

const SETTLED = /\b(?:cleared|paid|payed|settled|sorted|knocked|killed|wiped)\b/i;
const SETTLED_WHOLLY = /\b(?:cleared|settled|killed|wiped)\b|\bpaid (?:[\w'\u2019]+ ){0,5}off\b/i;
const PAYS = /\b(?:pay|pays|paying|paid|payed)\b/i;
const HABIT =
  /\b(?:usual|usually|always|every|each|normally|regularly|often|monthly|weekly|yearly|a (?:month|week|year)|per|used to)\b/i;
const OUT_OF_IT = /\b(?:out of|from|with|using) (?:that|it|there|the same)\b/i;

/**
 * "I cleared the co-op out of that", after money went into an account: the debt is paid, and the account has less. Where it has
 * not so much, neither is written.
 */
function paidOutOfIt({ message, said, conversation, documents }: HeardIn): Weighed | null {
  if (!SETTLED.test(message) || !OUT_OF_IT.test(message) || NOT_DONE.test(message) || HABIT.test(message)) return null;
  const [named, ...others] = namesIn(said, documents).filter(({ by }) => by !== "goal");
  const [debt, ...debts] = named?.things ?? [];
  const [account, ...accounts] = spokenOf(conversation, "asset", documents);
  const owed = documents.financials.debts?.find(({ id }) => id === debt?.id)?.balance;
  const amounts = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const amount = amounts[0] ?? (SETTLED_WHOLLY.test(message) ? owed : undefined);
  if (!debt || !account || owed === undefined || amount === undefined || amounts.length > 1) return null;
  if (others.length + debts.length + accounts.length > 0) return null;
  const has = documents.financials.assets?.find(({ id }) => id === account.id)?.value ?? 0;
  const pay: EntryStatement = {
    kind: "entry",
    action: "pay",
    mention: mentionOf(debt, documents),
    amount,
    rate: null,
  };
  const less: EntryStatement = { ...pay, action: "subtract", mention: mentionOf(account, documents) };
  return { statements: has < amount ? [less] : [less, pay], asks: [], tellsOnly: true };
}

/** "We pay the mortgage out of that", "paid the card with it as usual": a payment of no amount settles nothing. */
function withoutHabit(weighed: Weighed, { message, said }: HeardIn): Weighed {
  const hasAmount = said.some(({ slot }) => slot?.kind === "money");
  const isSettled = SETTLED_WHOLLY.test(message) && !HABIT.test(message);
  if (!OUT_OF_IT.test(message) || !PAYS.test(message) || hasAmount || isSettled) return weighed;
  const settles = (each: Statement) => each.kind === "entry" && /^(?:remove|pay-off|pay)$/.test(each.action);
  // of no amount, nothing is taken for it either
  const isSource = (each: Statement) => each.kind === "entry" && each.action === "subtract";
  const settled = weighed.statements.filter(settles);
  const without = weighed.statements.filter((each) => !settles(each) && !(settled.length > 0 && isSource(each)));
  return { ...weighed, statements: without };
}

function comesFrom(said: readonly ReaderToken[], { from }: Named): boolean {
  return said.slice(Math.max(0, from - 3), from).some(({ text }) => COMES_FROM.test(text));
}

function isOneAsset(things: readonly Shown[]): boolean {
  return things.length === 1 && things[0]?.side === "asset";
}

/** The stored things of a side that were spoken of last: asked about, or in the question that is open. */
function spokenOf(
  { memory, shown = [], pending }: Conversation,
  side: "asset" | "debt",
  { financials }: Documents,
): Shown[] {
  const items = (memory.figures?.items ?? []).map((item): Shown => ({ side: ONE_OF_SIDE[item.side], id: item.id }));
  const ids = pending.flatMap((open) =>
    open.need === "choose" ? open.options.flatMap(({ changes }) => changes.flatMap(idsOf)) : [],
  );
  const stored = side === "asset" ? (financials.assets ?? []) : (financials.debts ?? []);
  const found = [items, shown, ids.map((id): Shown => ({ side, id }))]
    .map((things) => things.filter((each) => each.side === side && stored.some(({ id }) => id === each.id)))
    .find(({ length }) => length > 0);
  return (found ?? []).filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at);
}
