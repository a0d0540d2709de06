import type { Documents } from "@seven-figures/domain";
import { roundToCents } from "@seven-figures/domain";
import { idsOf } from "../changes/document-differences.ts";
import type { ReaderToken } from "../reader/reader-tokens.ts";
import type { Weighed } from "../reader/weigh-readings.ts";
import type { EntryStatement, Statement } from "../statements/statement.ts";
import type { Conversation, Pending, Shown } from "./conversation.ts";
import { type Named, namesIn } from "./shown-in.ts";
import { mentionOf, statementId } from "./told-things.ts";

/** What a message is heard in: what was spoken of before it, and the data. */
interface HeardIn {
  message: string;
  said: readonly ReaderToken[];
  conversation: Conversation;
  documents: Documents;
}

const NOT_DONE =
  /\?|\b(?:if|should|could|would|might|may|will|want|going to|gonna|plan|thinking|maybe|not|never|n't|before|when|once|unless)\b/i;
const SELLER =
  "(?:^|[^\\w\\s'\u2019]\\s*|\\b(?:i|we|ve|just|and|now|finally|actually|then|have|had|already|ok|okay|so)\\s+)";
const SOLD_IT = new RegExp(
  `${SELLER}(?:sold|flogged|offloaded|got rid of) (?:it|her|him|that|them|this)\\b|${SELLER}(?:sold|flogged) (?:for|to|at)\\b`,
  "i",
);
const PART =
  /\bsold (?:off )?(?:about |around |roughly |just |only )?(half|a half|a third|third|a quarter|quarter|two thirds|three quarters|part|some|most|a bit|a little|a few|a chunk)\b/i;
const SHARES: Record<string, number> = {
  half: 1 / 2,
  third: 1 / 3,
  quarter: 1 / 4,
  "two thirds": 2 / 3,
  "three quarters": 3 / 4,
};
const SENT_THEM = /\b(?:sent|paid|gave|transferred|wired|threw|chucked|handed) (?:it|them|him|her|that|those|this)\b/i;
const COMES_FROM = /^(?:from|with|via|using|of|through)$/;

/** What was read, with what it leans on: "sold it", "sent them 2000 from checking", "sold half the crypto". */
export function leaningOn(weighed: Weighed, heard: HeardIn): Weighed {
  return paidThem(heard) ?? paidOutOfIt(heard) ?? soldPart(soldIt(withoutOthersSale(weighed, heard), heard), heard);
}

const BY_OTHERS =
  /\b(?:my|his|her|their|our|the) \w+ (?:has |have |had |just |already )*(?:sold|flogged)\b|\b(?:he|she|they) (?:has |have |had |just |already )*(?:sold|flogged)\b/i;

/** "My brother sold it to me" is no sale of one's own. */
function withoutOthersSale(weighed: Weighed, { message }: HeardIn): Weighed {
  if (!BY_OTHERS.test(message) || /\b(?:i|we) (?:\w+ )?sold\b/i.test(message)) return weighed;
  const statements = weighed.statements.filter((each) => each.kind !== "entry" || each.action !== "remove");
  return statements.length < weighed.statements.length ? { ...weighed, statements } : weighed;
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

/** "Sold half the crypto, 6400, into DBS": what is left of it stays. */
function soldPart(weighed: Weighed, { message, said, documents }: HeardIn): Weighed {
  const part = PART.exec(message);
  if (!part || NOT_DONE.test(message)) return weighed;
  const at = said.findIndex(({ text }) => text === "sold");
  const sold = namesIn(said, documents).find(({ from, things }) => from > at && isOneAsset(things));
  const asset = documents.financials.assets?.find(({ id }) => id === sold?.things[0]?.id);
  if (!asset) return weighed;
  const share = SHARES[(part[1] ?? "").toLowerCase().replace(/^a /, "")];
  const [money] = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const amount = share === undefined ? money : roundToCents(asset.value * share);
  const isOfIt = (each: Statement) => statementId(each, documents) === asset.id;
  const asks = weighed.asks.filter(
    (ask) =>
      ask.need !== "choose" ||
      !ask.options.some(({ changes }) => changes.some((each) => idsOf(each).includes(asset.id))),
  );
  const others = weighed.statements.filter((each) => !isOfIt(each));
  if (amount === undefined || amount >= asset.value) return { ...weighed, statements: others, asks };
  const mention = mentionOf({ side: "asset", id: asset.id }, documents);
  const less: EntryStatement = { kind: "entry", action: "subtract", mention, amount, rate: null };
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
      { kind: "entry", action: "pay", mention: mentioned(debt), amount, rate: null },
      ...(from
        ? [{ kind: "entry" as const, action: "subtract" as const, mention: mentioned(from), amount, rate: null }]
        : []),
    ],
    asks: [],
    tellsOnly: true,
  };
}

const SETTLES = /\b(?:cleared?|paid|pay(?:ed)?|settled?|sorted|knocked|killed|wiped)\b/i;
const OUT_OF_IT = /\b(?:out of|from|with|using) (?:that|it|there|the same)\b/i;

/** "I cleared the co-op out of that", after money went into an account: the debt is paid, and the account has less. */
function paidOutOfIt({ message, said, conversation, documents }: HeardIn): Weighed | null {
  if (!SETTLES.test(message) || !OUT_OF_IT.test(message) || NOT_DONE.test(message)) return null;
  const [named, ...others] = namesIn(said, documents).filter(({ by }) => by !== "goal");
  const [debt, ...debts] = named?.things ?? [];
  const [account, ...accounts] = spokenOf(conversation, "asset", documents);
  const owed = documents.financials.debts?.find(({ id }) => id === debt?.id)?.balance;
  const amounts = said.flatMap(({ slot }) => (slot?.kind === "money" ? [slot.value] : []));
  const amount = amounts[0] ?? owed;
  if (!debt || !account || owed === undefined || amount === undefined || amounts.length > 1) return null;
  if (others.length + debts.length + accounts.length > 0) return null;
  return {
    statements: [
      { kind: "entry", action: "pay", mention: mentionOf(debt, documents), amount, rate: null },
      { kind: "entry", action: "subtract", mention: mentionOf(account, documents), amount, rate: null },
    ],
    asks: [],
    tellsOnly: true,
  };
}

function comesFrom(said: readonly ReaderToken[], { from }: Named): boolean {
  return said.slice(Math.max(0, from - 3), from).some(({ text }) => COMES_FROM.test(text));
}

function isOneAsset(things: readonly Shown[]): boolean {
  return things.length === 1 && things[0]?.side === "asset";
}

const SIDES = { assets: "asset", debts: "debt", goals: "goal" } as const;

/** The stored things of a side that were spoken of last: asked about, or in the question that is open. */
function spokenOf(
  { memory, shown = [], pending }: Conversation,
  side: "asset" | "debt",
  { financials }: Documents,
): Shown[] {
  const items = (memory.figures?.items ?? []).map((item): Shown => ({ side: SIDES[item.side], id: item.id }));
  const ids = pending.flatMap((open) =>
    open.need === "choose" ? open.options.flatMap(({ changes }) => changes.flatMap(idsOf)) : [],
  );
  const stored = side === "asset" ? (financials.assets ?? []) : (financials.debts ?? []);
  const found = [items, shown, ids.map((id): Shown => ({ side, id }))]
    .map((things) => things.filter((each) => each.side === side && stored.some(({ id }) => id === each.id)))
    .find(({ length }) => length > 0);
  return (found ?? []).filter(({ id }, at, all) => all.findIndex((each) => each.id === id) === at);
}
