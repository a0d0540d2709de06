import type { Documents } from "@seven-figures/domain";
import { CAR_MAKERS } from "../../lexicon/entry-kinds.ts";
import { kindsOf } from "../../matching/kinds-of.ts";
import { NO_MENTION } from "../../statements/read-mention.ts";
import type { EntryStatement } from "../../statements/statement.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { NOT_DONE } from "./placing-words.ts";
import type { Shape } from "./shape.ts";

/** What was bought. */
export interface Purchase {
  /** In dollars. */
  price: number;
  /** What of it is still to be paid. */
  left: number;
  name: string;
  /** What makes it an asset; null where it is one already. */
  adds: EntryStatement | null;
  /** Whether it is of a kind that people keep on record: any other is one only where a loan was taken for it. */
  isKept: boolean;
}

const BOUGHT =
  /^(?:(?:i|we|have|ve|'ve|just|finally|so|ok|okay|hi|hey|today|yesterday|also|and|well|went|my wife and i|this|morning|week|last|weekend) )*(?:bought|purchased|picked up|treated (?:myself|ourselves) to|splashed out on|splurged on|got)(?: (?:myself|ourselves|us|me))? (?:an?|the|some|another|my|our) ((?:\w[\w'-]* ){1,4}?)(?:, )?(?:(?:for|at|cost|it was|was|is|of|about|around|me|that) )*(M\d+)\b/;
/** "Paid 700 for a paddle with the card": what it was paid with follows. */
const PAID =
  /^(?:(?:i|we|have|ve|'ve|just|finally|so|ok|okay|hi|hey|today|yesterday|also|and|well) )*(?:paid|spent|dropped|shelled out) (M\d+) (?:for|on) (?:(?:an?|some|the|my|our|another) )?((?:[a-z][\w'-]* ){1,4}?)(?=(?:with|on|using|via|from) (?:(?:the|my|our) )?[AD]\d)/;
/** What is got, and nothing that was bought: money that was given back, or that came in. */
const GIVEN_BACK = /\b(?:refund\w*|rebates?|cashback|cash back|chargeback|reimburse\w*|reversal)\b/;
const CAME_IN =
  /\b(?:(?:statement |store )?credits?|returns?|back|bonus(?:es)?|rais(?:e|ing)|gifts?|pay|pay ?che(?:ck|que)s?|che(?:ck|que)s?)$/;
const CAME_IN_TOO =
  /\b(?:payments?|payouts?|settlement|inheritance|dividends?|commission|tips?|winnings|advance|transfer|deposit|cash|money|discount)$/;
const QUALITY = /^(?:new|used|second-hand|secondhand|little|nice|lovely|cheap|old|big|small|of|the|a)$/;
const OF_OTHERS = /\b[ABD]\d|LOAN|\b(?:goal|sold|trad\w*)\b/;
/** What is bought with a mortgage is asked about by itself. */
const LASTS = /\b(?:houses?|condo|flat|apartment|land|property|home|townhouse|cottage|cabin)\b/;
/** What people keep on record; all else that is bought is spent. */
const KEPT: ReadonlySet<string> = new Set(
  "car motorcycle boat jet-ski rv bicycle instrument jewellery watch art metal".split(" "),
);

/** What a message says was bought, with what it says besides; null where it says nothing of the kind surely. */
export function readPurchase(shape: Shape, documents: Documents): { purchase: Purchase; rest: Clause[] } | null {
  const paid = PAID.exec(shape.text);
  const match = paid ?? BOUGHT.exec(shape.text);
  const [said = "", words = "", sum = ""] = paid ? [paid[0], paid[2], paid[1]] : (match ?? []);
  const price = shape.sums[Number(sum.slice(1))];
  const isSure = match && price && (paid || !price.bare || price.value >= 100) && !/\?/.test(shape.text);
  if (!isSure || NOT_DONE.test(shape.text) || OF_OTHERS.test(said)) return null;
  const named = words
    .trim()
    .split(" ")
    .filter((word) => word !== "," && !QUALITY.test(word));
  const name = named.map((word) => saidWord(word, shape)).join(" ");
  if (isIncoming(said, name)) return null;
  const rest = clausesOf(shape.text.slice(said.length));
  const isAnother = /\b(?:new|another|second|newer)\b/.test(said) || !named.some((word) => /^T\d+$/.test(word));
  return name === "" || LASTS.test(name) || !isAnother
    ? null
    : { purchase: purchaseOf(name, price.value, named, documents), rest };
}

/** "Got a refund of 120 back": nothing was bought. What somebody bought may be a gift. */
function isIncoming(said: string, name: string): boolean {
  return GIVEN_BACK.test(name) || (/\bgot\b/.test(said) && (CAME_IN.test(name) || CAME_IN_TOO.test(name)));
}

function saidWord(word: string, { named, vague }: Shape): string {
  if (word.startsWith("SOMETHING")) return vague[Number(word.slice(9))] ?? word;
  return /^[TU]\d+$/.test(word) ? (named[Number(word.slice(1))] ?? word) : word;
}

function purchaseOf(name: string, price: number, named: readonly string[], { financials }: Documents): Purchase {
  const words = name.split(" ");
  const { kinds } = kindsOf(words, "asset");
  const isLikeStored = named.some((word) => /^T\d+$/.test(word));
  const isKept = isLikeStored || words.some((word) => CAR_MAKERS.has(word)) || kinds.some(({ kind }) => KEPT.has(kind));
  const isTaken = financials.assets?.some((asset) => asset.name.toLowerCase() === name) ?? false;
  const full = isTaken ? `new ${name}` : name;
  const side = "asset" as const;
  const mention = { ...NO_MENTION, words: full.split(" "), name: titled(full), side, isNew: true, exact: true };
  return {
    price,
    left: price,
    name,
    adds: { kind: "entry", action: "own", mention, amount: price, rate: null },
    isKept,
  };
}

/** The name as it is stored: "Jet ski". */
export function titled(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
