import { type Documents, roundToCents } from "@seven-figures/domain";
import { BRAND_WORDS } from "../../lexicon/brands.ts";
import { isEntryWord, isKindWord } from "../../lexicon/entry-words.ts";
import type { ReaderToken } from "../../reader/reader-tokens.ts";
import type { Statement } from "../../statements/statement.ts";
import { readFigures } from "../../vetoes/figures.ts";
import type { Conversation, Shown } from "../conversation.ts";
import { MISTAKEN } from "../said-otherwise.ts";
import { idsLastTold, mentionOf, toldOf } from "../told-things.ts";
import { BROUGHT_BACK } from "./came-and-went.ts";
import { type Before, type Entry, type Ledger, ledgerOf } from "./ledger.ts";
import { clausesOf, isNotTold } from "./ledger-clauses.ts";
import { eventOf, type LedgerEvent, verbOf } from "./ledger-events.ts";
import { OF_PERSON, SOURCE } from "./ledger-patterns.ts";
import { type Line, lineOf, type Place } from "./line.ts";
import { inPlainWords } from "./plain-line.ts";
import { settled } from "./settle-places.ts";

/**
 * Money that a message tells the ways of with more than one side, part or other one: "both came out of savings", "and the rest in
 * the jar", "paid it down to 500", "140 on the other Nelnet". Null where any sum or name in it is not accounted for.
 */
export function moneyTold(
  message: string,
  said: readonly ReaderToken[],
  conversation: Conversation,
  documents: Documents,
): Statement[] | null {
  if (/[?%]/.test(message) || readFigures(message).some(({ role }) => role === "foreign")) return null;
  if (conversation.last && MISTAKEN.test(message.toLowerCase())) return null;
  const drawn = lineOf(said, documents);
  if (!drawn || NOT_THAT.test(drawn.text)) return null;
  const line = inPlainWords(settled(drawn, conversation, documents));
  if (isNotTold(line.text)) return null;
  if (/\bS\d/.test(withoutPersons(line)) || !/\bM\d|\b[AD]\d/.test(line.text)) return null;
  const events = eventsIn(line);
  if (!events || isLeft(events, line)) return null;
  const isSpecial =
    line.text !== drawn.text ||
    line.isJoined ||
    namesTarget(line) ||
    clearsAndPays(events) ||
    events.some(isOfSeveralSides);
  const ledger = isSpecial ? ledgerOf(events, line, writtenBefore(conversation, documents), documents) : null;
  return ledger && isWhole(ledger) && isCovered(ledger.entries, documents)
    ? ledger.entries.flatMap((each) => statementsOf(each, documents))
    : null;
}

/** Whether all of it is told: no sum or name waits for more, and nothing was spent from nowhere. */
function isWhole(ledger: Ledger): boolean {
  const { entries, open } = ledger;
  if (entries.length === 0 || open.sum !== undefined || open.place) return false;
  return entries.every(({ does, from }) => does !== "spend" || from !== null) && isAllPlaced(ledger);
}

/** Whether others know better what is told: of what was told before, or of somebody else's account. */
function isLeft(events: readonly LedgerEvent[], { text }: Line): boolean {
  if (IN_THEIRS.test(text) && events.some(({ does }) => does === "hand")) return true;
  const [only, ...others] = events;
  return only !== undefined && others.length === 0 && isOfBefore(only, text);
}

/** "Another 100 from Harbor" goes the way of what was told before; what was bought may be worth something. */
function isOfBefore({ does }: LedgerEvent, text: string): boolean {
  if (does === "bill") return /^(?:(?:and|also|another|plus|then|ok|,) )*M\d/.test(text);
  return does === "spend" && !verbOf(text) && !/^(?:(?:and|also|i|we) )*(?:took|pulled|withdrew|drew)\b/.test(text);
}

function writtenBefore(conversation: Conversation, documents: Documents): Before {
  const { last, since = 0 } = conversation;
  const told = since > 0 ? [] : (last?.statements ?? []);
  const ids = idsLastTold(conversation, documents, 0);
  const [one, ...others] = (documents.financials.assets ?? []).filter(({ id }) => ids.has(id));
  const account: Shown | null = one && others.length === 0 ? { side: "asset", id: one.id } : null;
  const [only, ...more] = told;
  const isPut = only?.kind === "entry" && more.length === 0 && /^(?:add|put|pay)$/.test(only.action);
  const puts = told.flatMap((each) =>
    each.kind === "entry" && each.action === "put" ? [`${each.target} ${each.amount}`] : [],
  );
  return { account, sum: isPut ? only.amount : null, puts };
}

/** "My Visa, not the joint one". */
const NOT_THAT = /\bnot (?:on |from |off |to )?(?:(?:the|my|our) )?[ADGST]\d/;

/** What was bought is charged to a card. */
const SHOPS = /\b(?:deals?|shopping|spree|splurged?|bought|groceries|went (?:feral|crazy|wild|nuts|ham|overboard))\b/;
const PAYS = /\b(?:paid|pay|payment|off|towards?)\b/;

/** "My wife put 500 into her Roth". */
const IN_THEIRS = /\b(?:his|her|their) [ADG]\d/;

/** What was sold, or came in: of that a card is paid. */
const GOT_MONEY = /^(?:(?:i|we|and|so|just) )*got M\d/;

function withoutPersons({ text, places }: Line): string {
  return clausesOf(text)
    .filter((clause) => !isOfPerson(clause, places))
    .join(" , ");
}

/** Whether a clause tells of somebody whose name an account bears. */
function isOfPerson(clause: string, places: readonly Place[]): boolean {
  const [name, ...others] = places[Number(OF_PERSON.exec(clause)?.[1])]?.words ?? [];
  return name !== undefined && others.length === 0 && !isKindWord(name) && !BRAND_WORDS.has(name) && !isEntryWord(name);
}

function eventsIn({ text, places }: Line): LedgerEvent[] | null {
  const events: LedgerEvent[] = [];
  const isPaid = (SOURCE.test(text) || GOT_MONEY.test(text)) && !SHOPS.test(text);
  const shops = SHOPS.test(text) && !PAYS.test(text) && !isPaid ? "charged" : isPaid ? "paid" : null;
  let verb: string | null = BROUGHT_BACK.test(text) ? "refunded" : shops;
  for (const clause of clausesOf(text)) {
    const event = isOfPerson(clause, places) ? { does: "nothing" as const } : eventOf(clause, verb);
    if (!event) return null;
    verb = verbOf(clause) ?? verb;
    events.push(event);
  }
  return events;
}

/** "Sent 150 to Target", of a card: that is no target. */
function namesTarget({ places, text }: Line): boolean {
  return places.some(({ words }, at) => words[0] === "target" && text.includes(`D${at}`));
}

/** "Paid the one off, and put 200 on the other": that is paid too. */
function clearsAndPays(events: readonly LedgerEvent[]): boolean {
  return ["clear", "pay"].every((does) => events.some((event) => event.does === does));
}

/** Whether all that an account held that came to its end is told to be elsewhere. */
function isAllPlaced({ entries, hand }: Ledger): boolean {
  if (!entries.some(({ does }) => does === "end")) return true;
  const placed = entries.reduce((all, { does, sum }) => all + (does === "put" || does === "pay" ? sum : 0), 0);
  return hand !== null && roundToCents(placed) === hand.sum;
}

/** What readers of one movement at a time do not know. */
function isOfSeveralSides(event: LedgerEvent): boolean {
  return (
    /^(?:source|rest|interest|left|there|hand|charge|use|borrow|refund|mature|bill)$/.test(event.does) ||
    ("from" in event && event.from !== null)
  );
}

/** Whether no account gives more than it has. */
function isCovered(entries: readonly Entry[], { financials }: Documents): boolean {
  return (financials.assets ?? []).every(({ id, value }) => {
    const came = entries.reduce((all, { thing, sum }) => all + (thing?.id === id ? sum : 0), 0);
    const left = entries.reduce((all, { from, out }) => all + (from?.id === id ? out : 0), 0);
    return left <= value + came;
  });
}

const ACTIONS = { put: "put", pay: "pay", charge: "charge", clear: "pay-off", set: "set", end: "remove" } as const;

function statementsOf({ does, thing, sum, out, from }: Entry, documents: Documents): Statement[] {
  const left: Statement[] = from && out > 0 ? [toldOf(from, "subtract", out, documents)] : [];
  if (!thing || does === "spend") return left;
  if (thing.side === "goal")
    return [
      ...left,
      { kind: "goal-edit", mention: mentionOf(thing, documents), target: thing.id, edit: { current: { by: sum } } },
    ];
  return [...left, toldOf(thing, ACTIONS[does], does === "clear" || does === "end" ? null : sum, documents)];
}
