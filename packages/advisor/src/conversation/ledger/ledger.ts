import { type Documents, roundToCents } from "@seven-figures/domain";
import type { Shown } from "../conversation.ts";
import { isCharge, type LedgerEvent, type Source } from "./ledger-events.ts";
import type { Line } from "./line.ts";

/** One movement: what got so much, and what left an account for it. */
export interface Entry {
  does: "put" | "pay" | "charge" | "spend" | "clear" | "set" | "end";
  thing: Shown | null;
  /** By how much the thing changes, or what it stands at. */
  sum: number;
  /** What left the account. */
  out: number;
  from: Shown | null;
  /** A bill, of which it may be told later where it was paid from. */
  isBill?: true;
}

/** The account that the message before wrote, and the one sum that it put somewhere, of which no account is told. */
export interface Before {
  account: Shown | null;
  sum: number | null;
  /** What it put where: "a1 300". */
  puts: readonly string[];
}

export interface Ledger {
  entries: Entry[];
  /** Money that came in, and the account that it went into. */
  hand: { sum: number; into: Shown | null } | null;
  /** A sum, or what was named, that the next clause says more of. */
  open: { sum?: number; place?: Shown };
  /** The card that is charged with the sums that follow. */
  charged?: Shown;
  before: Before;
}

/** All events of a message entered; null where one of them has nothing to go by. */
export function ledgerOf(
  events: readonly LedgerEvent[],
  line: Line,
  before: Before,
  documents: Documents,
): Ledger | null {
  const ledger: Ledger = { entries: [], hand: null, open: {}, before };
  for (const event of events) if (!entered(ledger, event, line, documents)) return null;
  return ledger;
}

/** Whether an event could be entered. */
function entered(ledger: Ledger, event: LedgerEvent, line: Line, documents: Documents): boolean {
  switch (event.does) {
    case "nothing":
      return true;
    case "hand":
      return broughtIn(ledger, event, line);
    case "sum":
      return loose(ledger, line.sums[event.sum] ?? 0);
    case "place":
      ledger.open = { place: thingAt(line, event.place) };
      return true;
    case "there":
      return putThere(ledger, line.sums[event.sum] ?? 0, event.verb, sourceOf(ledger, event.from, line));
    case "use":
      return charging(ledger);
    case "interest":
    case "left":
      return ofLast(ledger, event.does, line.sums[event.sum] ?? 0, documents);
    case "rest":
      return restOf(ledger, thingAt(line, event.place), event.sum === undefined ? null : (line.sums[event.sum] ?? 0));
    case "borrow":
    case "refund":
      return withoutSource(ledger, event, line);
    case "mature":
      return matured(ledger, thingAt(line, event.place), documents);
    case "bill":
      return billed(ledger, line.sums[event.sum] ?? 0, event.from, line);
    case "source":
      return cameFrom(ledger, event, line);
    default:
      return moved(ledger, event, line, documents);
  }
}

function thingAt({ places }: Line, at: number): Shown | undefined {
  return places[at]?.things[0];
}

function broughtIn(ledger: Ledger, { sum, into }: Extract<LedgerEvent, { does: "hand" }>, line: Line): boolean {
  if (sum !== null) ledger.hand = { sum: line.sums[sum] ?? 0, into: null };
  if (into === null) return true;
  const thing = sourceOf(ledger, into, line);
  const brought = ledger.hand?.sum ?? ledger.open.sum;
  if (!thing || brought === undefined || ledger.hand?.into) return false;
  ledger.hand = { sum: brought, into: thing };
  ledger.open = {};
  ledger.entries.push({ does: "put", thing, sum: brought, out: 0, from: null });
  return true;
}

/** What is owed for a thing changes, and no account pays for it: what was borrowed is in hand. */
function withoutSource(
  ledger: Ledger,
  { does, place, sum }: Extract<LedgerEvent, { does: "borrow" | "refund" }>,
  line: Line,
): boolean {
  const [thing, said] = [thingAt(line, place), line.sums[sum] ?? 0];
  if (thing?.side !== "debt") return false;
  if (does === "borrow") ledger.hand = { sum: said, into: null };
  ledger.entries.push({ does: does === "borrow" ? "charge" : "pay", thing, sum: said, out: 0, from: null });
  return true;
}

/** An account that came to its end: all that it held is to go elsewhere. */
function matured(ledger: Ledger, thing: Shown | undefined, { financials }: Documents): boolean {
  const held = financials.assets?.find(({ id }) => id === thing?.id)?.value;
  if (!thing || held === undefined || ledger.hand) return false;
  ledger.hand = { sum: held, into: null };
  ledger.entries.push({ does: "end", thing, sum: held, out: 0, from: null });
  return true;
}

/** A bill and the account that it was paid from, which those before it were paid from too; a sum after a debt's name is paid on that. */
function billed(ledger: Ledger, sum: number, source: Source, line: Line): boolean {
  const from = sourceOf(ledger, source, line);
  const { place } = ledger.open;
  if ((source !== null && !from) || (place && source === null)) return false;
  if (place?.side === "debt") {
    ledger.open = {};
    ledger.entries.push({ does: "pay", thing: place, sum, out: sum, from });
    return true;
  }
  ledger.entries.push({ does: "spend", thing: null, sum, out: sum, from, isBill: true });
  if (from) payBills(ledger, from);
  return true;
}

/** The bills at the end of what was told, all from one account. */
function payBills({ entries }: Ledger, from: Shown): void {
  const first = entries.findLastIndex(({ isBill }) => !isBill) + 1;
  for (const entry of entries.slice(first)) entry.from ??= from;
}

function charging(ledger: Ledger): boolean {
  const { place } = ledger.open;
  if (place?.side === "debt") ledger.charged = place;
  ledger.open = {};
  return true;
}

/** A sum alone is of the debt before it, or of what comes after. */
function loose(ledger: Ledger, sum: number): boolean {
  const { place, sum: before } = ledger.open;
  if (ledger.charged) {
    ledger.entries.push({ does: "charge", thing: ledger.charged, sum, out: 0, from: null });
    return true;
  }
  if (before !== undefined || place?.side === "asset") return false;
  if (place) ledger.entries.push({ does: "pay", thing: place, sum, out: sum, from: null });
  ledger.open = place ? {} : { sum };
  return true;
}

/** "150 there too", "and paid 200 back": of what was named before. */
function putThere(ledger: Ledger, sum: number, verb: string | null, from: Shown | null): boolean {
  const thing = ledger.open.place ?? ledger.entries.at(-1)?.thing;
  if (!thing || ledger.open.sum !== undefined) return false;
  const does = isCharge(verb) ? "charge" : thing.side === "debt" ? "pay" : "put";
  if (does === "charge" && thing.side !== "debt") return false;
  ledger.entries.push({ does, thing, sum, out: does === "charge" ? 0 : sum, from });
  ledger.open = {};
  return true;
}

/** "9,100 of that was interest", "2,000 left". */
function ofLast({ entries }: Ledger, does: "interest" | "left", sum: number, documents: Documents): boolean {
  const last = entries.at(-1);
  const owed = documents.financials.debts?.find(({ id }) => id === last?.thing?.id)?.balance;
  if (last?.does !== "pay" || owed === undefined) return false;
  if (does === "left") Object.assign(last, { does: "set", sum });
  else last.sum = roundToCents(last.sum - sum);
  return does === "left" ? sum < owed : last.sum > 0;
}

function restOf(ledger: Ledger, thing: Shown | undefined, said: number | null): boolean {
  const { hand, entries } = ledger;
  if (said !== null && !hand && thing?.side === "asset") {
    if (ledger.before.puts.includes(`${thing.id} ${said}`)) return false;
    entries.push({ does: "put", thing, sum: said, out: 0, from: null });
    return true;
  }
  const used = entries.reduce((all, { out, thing: to }) => all + (to && to.id !== hand?.into?.id ? out : 0), 0);
  const left = roundToCents((hand?.sum ?? 0) - used);
  if (!thing || !hand || left <= 0 || (said !== null && said !== left)) return false;
  entries.push({ does: thing.side === "debt" ? "pay" : "put", thing, sum: left, out: left, from: hand.into });
  return true;
}

function cameFrom(ledger: Ledger, event: Extract<LedgerEvent, { does: "source" }>, line: Line): boolean {
  const from = sourceOf(ledger, event.from, line);
  const { open, entries } = ledger;
  if (!from) return false;
  if (open.sum !== undefined) {
    entries.push({ does: "spend", thing: null, sum: open.sum, out: open.sum, from });
    ledger.open = {};
    return true;
  }
  if (entries.at(-1)?.isBill && !entries.at(-1)?.from) {
    payBills(ledger, from);
    return true;
  }
  const free = entries.filter((each) => each.from === null && each.does !== "charge");
  const meant = event.of === "all" ? free : free.slice(event.of === "two" ? -2 : -1);
  for (const each of meant) each.from = from;
  const missing = event.of === "two" && meant.length === 1 ? ledger.before.sum : null;
  if (missing !== null) entries.push({ does: "spend", thing: null, sum: missing, out: missing, from });
  return meant.length + (missing === null ? 0 : 1) >= (event.of === "two" ? 2 : 1);
}

function sourceOf({ hand, entries, before }: Ledger, from: Source, line: Line): Shown | null {
  if (typeof from === "number") return thingAt(line, from) ?? null;
  return from === null ? null : (hand?.into ?? entries.findLast((each) => each.from !== null)?.from ?? before.account);
}

type Movement = Extract<LedgerEvent, { does: "put" | "pay" | "charge" | "down-to" | "set" | "clear" | "spend" }>;

function moved(ledger: Ledger, event: Movement, line: Line, documents: Documents): boolean {
  const thing = "place" in event ? (thingAt(line, event.place) ?? null) : null;
  const owed = documents.financials.debts?.find(({ id }) => id === thing?.id)?.balance ?? 0;
  const said = "sum" in event ? (line.sums[event.sum] ?? 0) : owed;
  const from = sourceOf(ledger, event.from, line) ?? (event.does === "charge" ? null : (ledger.hand?.into ?? null));
  if (event.from !== null && !from) return false;
  // "took 2,400 out and paid the card off with it" takes it out once
  const taken = ledger.entries.at(-1);
  if (event.from === "money" && taken?.does === "spend") taken.out = roundToCents(Math.max(0, taken.out - said));
  if (event.does === "down-to") {
    if (said >= owed) return false;
    ledger.entries.push({ does: "set", thing, sum: said, out: roundToCents(owed - said), from });
    return true;
  }
  const isOut = event.does !== "charge" && event.does !== "set";
  ledger.entries.push({ does: event.does, thing, sum: said, out: isOut ? said : 0, from: isOut ? from : null });
  return true;
}
