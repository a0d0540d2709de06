import type { Documents } from "@seven-figures/domain";
import { BRAND_WORDS } from "../../lexicon/brands.ts";
import { isEntryWord, isKindWord } from "../../lexicon/entry-words.ts";
import type { ReaderToken } from "../../reader/reader-tokens.ts";
import type { Statement } from "../../statements/statement.ts";
import { readFigures } from "../../vetoes/figures.ts";
import type { Conversation, Shown } from "../conversation.ts";
import { MISTAKEN } from "../said-otherwise.ts";
import { idsLastTold, mentionOf, toldOf } from "../told-things.ts";
import { type Before, type Entry, ledgerOf } from "./ledger.ts";
import { clausesOf, isNotTold } from "./ledger-clauses.ts";
import { eventOf, type LedgerEvent, verbOf } from "./ledger-events.ts";
import { OF_PERSON, SOURCE } from "./ledger-patterns.ts";
import { type Line, lineOf, type Place } from "./line.ts";
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
  if (!drawn || isNotTold(drawn.text) || NOT_THAT.test(drawn.text)) return null;
  const line = settled(drawn, conversation, documents);
  if (/\bS\d/.test(withoutPersons(line)) || !/\bM\d|\b[AD]\d/.test(line.text)) return null;
  const events = eventsIn(line);
  // "another 100 from Harbor" goes the way of what was told before
  if (events?.length === 1 && events[0]?.does === "spend" && !verbOf(line.text)) return null;
  const isSpecial = line.text !== drawn.text || line.isJoined || events?.some(isOfSeveralSides);
  const ledger = events && isSpecial ? ledgerOf(events, line, writtenBefore(conversation, documents), documents) : null;
  if (!ledger || ledger.entries.length === 0 || ledger.open.sum !== undefined || ledger.open.place) return null;
  if (ledger.entries.some(({ does, from }) => does === "spend" && !from)) return null;
  return isCovered(ledger.entries, documents) ? ledger.entries.flatMap((each) => statementsOf(each, documents)) : null;
}

function writtenBefore(conversation: Conversation, documents: Documents): Before {
  const { last, since = 0 } = conversation;
  const told = since > 0 ? [] : (last?.statements ?? []);
  const ids = idsLastTold(conversation, documents, 0);
  const [one, ...others] = (documents.financials.assets ?? []).filter(({ id }) => ids.has(id));
  const account: Shown | null = one && others.length === 0 ? { side: "asset", id: one.id } : null;
  const [only, ...more] = told;
  const isPut = only?.kind === "entry" && more.length === 0 && /^(?:add|put|pay)$/.test(only.action);
  return { account, sum: isPut ? only.amount : null };
}

/** "My Visa, not the joint one". */
const NOT_THAT = /\bnot (?:on |from |off |to )?(?:(?:the|my|our) )?[ADGST]\d/;

/** What was bought is charged to a card. */
const SHOPS = /\b(?:deals?|shopping|spree|splurged?|bought|groceries|went (?:feral|crazy|wild|nuts|ham|overboard))\b/;
const PAYS = /\b(?:paid|pay|payment|off|towards?)\b/;

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
  const isPaid = SOURCE.test(text) && !SHOPS.test(text);
  let verb: string | null = SHOPS.test(text) && !PAYS.test(text) ? "charged" : isPaid ? "paid" : null;
  for (const clause of clausesOf(text)) {
    const event = isOfPerson(clause, places) ? { does: "nothing" as const } : eventOf(clause, verb);
    if (!event) return null;
    verb = verbOf(clause) ?? verb;
    events.push(event);
  }
  return events;
}

/** What readers of one movement at a time do not know. */
function isOfSeveralSides(event: LedgerEvent): boolean {
  return (
    /^(?:source|rest|interest|left|there|hand|charge|use)$/.test(event.does) || ("from" in event && event.from !== null)
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

const ACTIONS = { put: "put", pay: "pay", charge: "charge", clear: "pay-off", set: "set" } as const;

function statementsOf({ does, thing, sum, out, from }: Entry, documents: Documents): Statement[] {
  const left: Statement[] = from && out > 0 ? [toldOf(from, "subtract", out, documents)] : [];
  if (!thing || does === "spend") return left;
  if (thing.side === "goal")
    return [
      ...left,
      { kind: "goal-edit", mention: mentionOf(thing, documents), target: thing.id, edit: { current: { by: sum } } },
    ];
  return [...left, toldOf(thing, ACTIONS[does], does === "clear" ? null : sum, documents)];
}
