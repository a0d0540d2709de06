import type { Documents } from "@seven-figures/domain";
import type { Conversation, Shown } from "../conversation.ts";
import { idsLastTold } from "../told-things.ts";
import { type Line, letterOf, type Place } from "./line.ts";

const OTHER_NAMED = /\bother ([ADGS])(\d+)(?: one)?\b/;
const OTHER_ONE = /\bother one\b/;
/** "Paid 1,200 on the mortgage. The duplex one." */
const SAID_AFTER = /\b(S)(\d+)\b([^S]*?)(?: [.,;]| ,)* (?:the )?([ADGST])(\d+) one\b/;
const OF_DEBTS = /\b(?:off|paid|on|onto|towards?|against) (?:(?:the|my|our|extra) )*S(\d+)\b/;
const OF_ASSETS = /\b(?:into|in|from|out of|out|using) (?:(?:the|my|our) )*S(\d+)\b/;

/** A line whose "other one", and what fits several, is settled by what it names besides and by what went before. */
export function settled(line: Line, conversation: Conversation, documents: Documents): Line {
  const before = writtenBefore(conversation, documents);
  return [saidAfter, theOther, byTheWay].reduce((each, settle) => settle(each, before, documents), line);
}

function writtenBefore(conversation: Conversation, documents: Documents): Shown[] {
  const base = { ...documents, ...conversation.last?.before };
  const ids = idsLastTold(conversation, documents, 1);
  const sides: [Shown["side"], readonly { id: string }[]][] = [
    ["asset", base.financials.assets ?? []],
    ["debt", base.financials.debts ?? []],
  ];
  return sides.flatMap(([side, all]) => all.filter(({ id }) => ids.has(id)).map(({ id }) => ({ side, id })));
}

/** "The other Nelnet", "the other chase one": of those that fit, the one of the same kind that is not named. */
function theOther(line: Line, before: readonly Shown[], documents: Documents): Line {
  const named = OTHER_NAMED.exec(line.text);
  if (!named && !OTHER_ONE.test(line.text)) return line;
  const own = named ? Number(named[2]) : -1;
  const at = named?.index ?? line.text.search(OTHER_ONE);
  const said = placesBefore(line, at);
  const known = said.length > 0 ? said : before;
  const pool = own < 0 ? [] : (line.places[own]?.things ?? []);
  const [only, ...more] = othersOf(pool, known, documents);
  if (!only || more.length > 0) return line;
  const place = { words: line.places[own]?.words ?? [], things: [only] };
  if (own >= 0) return withPlace(line, own, place, OTHER_NAMED, documents);
  const places = [...line.places, place];
  return { ...line, text: line.text.replace(OTHER_ONE, `${letterOf([only], documents)}${places.length - 1}`), places };
}

function placesBefore({ text, places }: Line, at: number): Shown[] {
  const codes = text.slice(0, at).match(/\b[AD]\d+\b/g) ?? [];
  return codes.flatMap((code) => places[Number(code.slice(1))]?.things ?? []);
}

/** Of the last thing named that has others of its kind: those, of a pool where there is one. */
function othersOf(pool: readonly Shown[], known: readonly Shown[], { financials }: Documents): Shown[] {
  const all = [
    ...(financials.assets ?? []).map(({ id, type }) => ({ side: "asset" as const, id, type })),
    ...(financials.debts ?? []).map(({ id, type }) => ({ side: "debt" as const, id, type })),
  ];
  const ids = known.map(({ id }) => id);
  const isPooled = ({ id }: Shown) => pool.length === 0 || pool.some((each) => each.id === id);
  const kinds = all.filter(({ id }) => ids.includes(id)).map(({ side, type }) => `${side} ${type}`);
  const last = kinds.at(-1);
  return all
    .filter((each) => `${each.side} ${each.type}` === last && !ids.includes(each.id) && isPooled(each))
    .map(({ side, id }) => ({ side, id }));
}

function saidAfter(line: Line, _: readonly Shown[], documents: Documents): Line {
  const match = SAID_AFTER.exec(line.text);
  const [several, told] = [line.places[Number(match?.[2])], line.places[Number(match?.[5])]];
  if (!match || !several || !told) return line;
  const ids = told.things.map(({ id }) => id);
  const both = several.things.filter(({ id }) => ids.includes(id));
  if (both.length !== 1) return line;
  const text = line.text.replace(new RegExp(`(?: [.,;])* (?:the )?${match[4]}${match[5]} one\\b`), "");
  return withPlace({ ...line, text }, Number(match[2]), { words: several.words, things: both }, /\bS\d+\b/, documents);
}

/** What is paid is owed, and what money is put into or comes from is owned. */
function byTheWay(line: Line, _: readonly Shown[], documents: Documents): Line {
  return [...line.text.matchAll(/\bS(\d+)\b/g)].reduce((each, [code, number]) => {
    const at = Number(number);
    const isOf = (pattern: RegExp) =>
      [...each.text.matchAll(new RegExp(pattern, "g"))].some(([, own]) => own === number);
    const side = isOf(OF_DEBTS) ? "debt" : isOf(OF_ASSETS) ? "asset" : null;
    const { words = [], things = [] } = each.places[at] ?? {};
    const fits = things.filter((thing) => thing.side === side);
    return fits.length === 1
      ? withPlace(each, at, { words, things: fits }, new RegExp(`\\b${code}\\b`), documents)
      : each;
  }, line);
}

function withPlace(line: Line, at: number, place: Place, pattern: RegExp, documents: Documents): Line {
  const places = line.places.map((each, index) => (index === at ? place : each));
  return { ...line, text: line.text.replace(pattern, `${letterOf(place.things, documents)}${at}`), places };
}
