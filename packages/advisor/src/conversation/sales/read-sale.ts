import type { Asset, Documents } from "@seven-figures/domain";
import { matchEntries } from "../../matching/match-entries.ts";
import { NO_MENTION } from "../../statements/read-mention.ts";
import type { Shown } from "../conversation.ts";
import { type Clause, clausesOf } from "./clauses.ts";
import { NOT_DONE, unknownWords } from "./placing-words.ts";
import { asPrice } from "./scale.ts";
import type { Shape } from "./shape.ts";

/** A sale that a message tells of. */
export interface ToldSale {
  things: Asset[];
  /** In dollars; null where it is not told. */
  price: number | null;
  /** What the message says besides. */
  rest: Clause[];
  /** Whether what was sold is named by its kind alone. */
  isUnsure: boolean;
}

const DID =
  "(?:sold|sell|flogged|offloaded|unloaded|shifted|hawked|parted with|got rid of|got shot of|let go of|cashed out|cashed in|auctioned|moved on|managed to (?:shift|sell|flog|offload|unload|get rid of|move))";
/** Words between what was done and the thing: "sold the old ugly T0". */
const OWN =
  "(?:off |out |both |up )?(?:(?:the|my|our|me|that|this|ol'?|old|dear|damn|bloody|beloved|late|little|whole) |[\\w']+ 's )*";
const THINGS =
  "([TBU]\\d+(?:(?: and| ,| plus| &)+ (?:the |my |our )?[TBU]\\d+(?! (?:just|is|was|got|has|had|went|needs|are|still|now)\\b)){0,5})";
const IS =
  "(?:(?:is|was|has|have|had|been|be|got|are|finally|just|now|also|:|,|'s|ve|all|already|officially|i|we|well) )*";
const SUM = "(?:(?:for|at|me|us|about|around|just|over|nearly|a|the|sum|of|only|in|cool) )*M\\d+";

const SALES: readonly RegExp[] = [
  new RegExp(`\\b${DID} ${OWN}${THINGS}`),
  new RegExp(
    `${THINGS} ${IS}(?:sold|flogged|offloaded|shifted|unloaded|off my hands|auctioned|under new ownership)\\b`,
  ),
  new RegExp(`${THINGS} ${IS}(?:a )?(?:(?:new|good|lovely|better) )+(?:owners?|home)\\b`),
  new RegExp(
    `${THINGS} ${IS}found (?:itself )?(?:a )?(?:(?:new|good|lovely|loving|better) )*(?:owners?|home|buyer)\\b`,
  ),
  new RegExp(`\\b(?:taken?|took|bought|had|have) ${OWN}${THINGS} (?:off|away|from) (?:me|us|my hands|our hands)\\b`),
  new RegExp(
    `${THINGS} ${IS}(?:written off|totall?ed|wrecked|stolen|nicked|destroyed|burn(?:ed|t)(?: (?:up|down|out))?)\\b`,
  ),
  new RegExp(`\\bgave ${OWN}${THINGS} (?:away|to)\\b`),
  new RegExp(`\\blet ${OWN}${THINGS} go\\b`),
  new RegExp(`\\b(?:got|had|received|netted|took|made) ${SUM} (?:\\w+ )?(?:for|from|on|off) ${OWN}${THINGS}`),
];
/** Told by the sum beside it alone: "Piano gone, 3.5k", "the stamps fetched 3,100". */
const WITH_SUM: readonly RegExp[] = [
  new RegExp(
    `${THINGS} ${IS}(?:gone|went|away|snapped up|picked up|collected)(?= (?:[.,;!]|then|for|at|to|already|now|today|yesterday|this|last|off|finally|M\\d)|$)`,
  ),
  new RegExp(`\\b(?:gone|awa|away|out) went ${OWN}${THINGS}`),
  new RegExp(`${THINGS} (?:\\w+ )?(?:fetched|brought|netted|raised|made|realised|realized|got|sells?) (?:in )?${SUM}`),
  new RegExp(
    `\\b(?:he|she|they|who|couple|man|guy|lady|woman|gentleman|bloke|fella|fellow|lad|kid|neighbou?r|dealer|someone|somebody|friend|boy|girl|mate|buyer|student|family|dude|chap|mechanic|cousin|nephew) (?:\\w+ ){0,6}?(?:taken?|took|bought|had|has|have) ${OWN}${THINGS}`,
  ),
  new RegExp(
    `${THINGS} (?:[\\w,:]+ ){0,3}(?:picked|took|drove|hauled|towed|collected|carted) (?:it|them|her|him)(?: up| away| off)?\\b`,
  ),
  new RegExp(`${THINGS} (?:has |was |is )?(?:closed|settled|completed)\\b(?! at\\b)`),
];
const OF_SHOWN =
  /\b(?:(?:it|that|them|'em|em|they) (?:is |was |has |are |got |have |been |finally |just |all )*sold|(?:sold|got rid of) (?:it|that|them|'em|em)(?= (?:[,.!;]|for|to|on|at|off|yesterday|today|last|this|then|and|already|M\d)|$))\b/;
/** Words before what was done, where who tells it did it. */
const SELLER: ReadonlySet<string> = new Set(
  "i we have ve 've had just finally already so ok okay yes yeah yep and then well also today yesterday hey hi hello good great news guess what update yo lol anyway right oh btw by the way actually done that this morning week now got been managed to a big day alright all man mate bro at long last um uh am is it think my wife husband partner".split(
    " ",
  ),
);
/** A part, a plan, a doubt, somebody else's: none of these is a sale of the whole. */
const NO_WHOLE =
  /\b(?:half|some|part|most|quarter|third|share|shares|few|couple of|pair|piece|worth of|M\d+ (?:of )?(?:the |my |our )?[TBU]|percent|each|apiece|rest of (?:the|my)|traded?|trade-in|swapped|exchanged|for sale|listed|listing|trying|almost|nearly|formerly|valued|valuation|appraised|appraisal|estimated?|zillow|rent|rental|charters?|bookings?|about to|fell through|backed out|last year|years ago|used to|to sell|selling|(?:his|her|their|your|parents) (?:\w+ )?[TBU]\d|[TBU]\d+ (?:'s )?LOAN|rented?|lease[ds]?|loss|profit|undo|goal|borrow\w*|lent|loaned|dream\w*|for (?:the|a) (?:weekend|week|day|night|month|summer|winter|season))\b/;

/** "Say I got 3,700 for the boat, what is left": nothing is sold. */
const SUPPOSES =
  /^(?:(?:and|so|ok|okay|well|now|then|hey|like|,) )*(?:say|suppose|supposing|imagine|pretend|assuming|assume|hypothetically|if|what if|let us say|lets say)\b/;

const INTO_INVESTED = /\b(?:in|into|to|onto) (?:the |my |our )?B\d+/g;

/** "My neighbour's boat". */
const OF_ANOTHER = /(?<!husband|wife) 's (?:\w+ )?[TBU]\d/;

/** The sale that a message tells of, of what it names or, where it names nothing, of `shown`; null where it tells of none surely. */
export function readSale(told: Shape, shown: Shown | null, documents: Documents): ToldSale | null {
  const { financials } = documents;
  const shape = withThingsOfLoans(told, documents);
  const { text } = shape;
  const found = saleIn(text);
  const ids = found
    ? thingsIn(found.things, shape)
    : OF_SHOWN.test(text) && !/\b[TAD]\d/.test(text) && shown
      ? [shown.id]
      : [];
  const things = (financials.assets ?? []).filter(({ id, type }) => ids.includes(id) && type !== "savings");
  if (things.length === 0 || things.length !== ids.length || text.includes("?") || SUPPOSES.test(text)) return null;
  // "the rest is in the ISA": an investment is where it went
  const said = text.replace(INTO_INVESTED, "").match(/\b[TBU]\d+/g) ?? [];
  if (new Set(thingsIn(said.join(" "), shape)).size > ids.length) return null;
  if (isOfOthers(text)) return null;
  const clauses = clausesOf(text);
  const at = clauses.findLastIndex((each) =>
    found ? found.things.split(" ").some((name) => each.text.includes(name)) : OF_SHOWN.test(each.text),
  );
  const telling = clauses
    .slice(0, at + 1)
    .map((each) => each.text)
    .join(" ");
  if (NO_WHOLE.test(telling) || NOT_DONE.test(telling.replace(/\bwould have thought\b/g, ""))) return null;
  const isInherited = OF_ANOTHER.test(telling);
  if (isInherited && !new RegExp(`\\b${DID} `).test(telling.split(/[TBU]\d/)[0] ?? "")) return null;
  const sale = priced(clauses, at, things, shape, found?.asks === "sum");
  return sale && { ...sale, isUnsure: isInherited || (found?.things.includes("U") ?? false) };
}

/** "The truck's sold", where a truck loan bears that name and the truck another: nobody sells a loan. */
function withThingsOfLoans(shape: Shape, { financials }: Documents): Shape {
  if (saleIn(shape.text)) return shape;
  const known = (financials.assets ?? []).map((entry) => ({ side: "asset" as const, entry }));
  const things = [...shape.things];
  const text = shape.text.replace(
    /\b(?:the |my |our |)D(\d+)(?! (?:LOAN|off|too|for(?! M)))\b/g,
    (said, number: string) => {
      const words = shape.named[Number(number)]?.split(" ") ?? [];
      const found = matchEntries({ ...NO_MENTION, words, name: words.join(" ") }, known);
      const [only] = found;
      if (!only || found.length > 1 || words.some((word) => /^(?:loans?|cards?|finance|note|mortgage)$/.test(word)))
        return said;
      return said.replace(/D\d+$/, `T${things.push({ side: "asset", id: only.entry.id }) - 1}`);
    },
  );
  return saleIn(text) ? { ...shape, text, things } : shape;
}

/** "My brother sold it", "she flogged the bike": somebody else did. */
function isOfOthers(text: string): boolean {
  const before = new RegExp(`(?:^|[.,;!] )([^.,;!]*?)\\b${DID} `).exec(text)?.[1];
  return (
    before !== undefined &&
    !/[TBU]\d/.test(before) &&
    !before.split(" ").every((word) => word === "" || SELLER.has(word))
  );
}

function saleIn(text: string): { things: string; asks: "sum" | null } | null {
  const plainly = SALES.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  if (plainly) return { things: plainly, asks: null };
  const beside = WITH_SUM.map((pattern) => pattern.exec(text)?.[1]).find((each) => each !== undefined);
  return beside ? { things: beside, asks: "sum" } : null;
}

function thingsIn(names: string, { things }: Shape): string[] {
  return [...new Set((names.match(/[TBU]\d+/g) ?? []).map((name) => things[Number(name.slice(1))]?.id ?? ""))];
}

const PRICE =
  /^(?:(?:for|at|price|was|got|gave|me|us|they|he|she|i|we|it|fetched|paid|and|about|a|the|total|of|just|only|cash|sum|in|took|accepted|bloke|guy|buyer|made|went|handed|over|brought|netted|received|cleared|walked|away|with|came|out|to|that|is|even|cool|nice|not|bad|each|both|pair|ALL|them|him|her|money|altogether) )*M\d+/;

/** The sale with its price: the sum beside it, or of the first clause after it that names no place. */
function priced(
  clauses: readonly Clause[],
  at: number,
  things: Asset[],
  shape: Shape,
  asksSum: boolean,
): Omit<ToldSale, "isUnsure"> | null {
  const worth = things.reduce((all, { value }) => all + value, 0);
  const [telling, rest] = cutAfterPrice(clauses.slice(0, at + 1), clauses.slice(at + 1));
  if (
    telling.some(({ places }) =>
      places.some(
        (place) => /^[ABD]/.test(place) && !things.some(({ id }) => shape.things[Number(place.slice(1))]?.id === id),
      ),
    )
  )
    return null;
  const sums = telling.filter(({ sum }) => sum !== null);
  const isFew = sums.length <= 1 && telling.every(({ text }) => (text.match(/\bM\d+/g) ?? []).length <= 1);
  if (!isFew) return null;
  const isElsewhere = (place: string) => !things.some(({ id }) => shape.things[Number(place.slice(1))]?.id === id);
  const after = sums.length > 0 ? -1 : rest.findIndex(({ sum, places }) => sum !== null && !places.some(isElsewhere));
  const firstPlace = rest.findIndex(({ places }) => places.some(isElsewhere));
  const isPrice = after >= 0 && (firstPlace < 0 || after < firstPlace) && isPriceClause(rest[after]);
  const sum = sums[0]?.sum ?? (isPrice ? rest[after]?.sum : null);
  const said = sum === null || sum === undefined ? undefined : shape.sums[sum];
  const price = said ? asPrice(said, worth) : null;
  if (asksSum && (price === null || price < worth * 0.4 || price > worth * 2.5)) return null;
  if (price !== null && price < worth / 50) return null;
  const others = rest.filter((each, index) => !(isPrice && index === after) && !isSameSum(each, price, worth, shape));
  return { things, price, rest: others };
}

const HANDED = /\b(?:gave|paid|handed|got|slipped|fetched|received) (?:\w+ ){0,3}M\d/;
const THEN_PLACE = /^(.*\bM\d+)( (?:cash )?(?:straight |right )?(?:to|into|in|onto) (?:my |the |our )?[AB]\d+.*)$/;

/** "Sold T0 for M0 into A1": where the price went is a clause of its own. */
function cutAfterPrice(telling: readonly Clause[], rest: readonly Clause[]): [Clause[], Clause[]] {
  const [, sale, place] = THEN_PLACE.exec(telling.at(-1)?.text ?? "") ?? [];
  if (!sale || !place) return [[...telling], [...rest]];
  return [
    [...telling.slice(0, -1), ...clausesOf(sale)],
    [...clausesOf(`ALL ${place.trim()}`), ...rest],
  ];
}

function isPriceClause(clause: Clause | undefined): boolean {
  return (
    clause !== undefined &&
    !/\b(?:profit|loss|gain)\b/.test(clause.text) &&
    (PRICE.test(clause.text) || HANDED.test(clause.text) || unknownWords(clause.text, []) <= 2)
  );
}

/** "Got 5 for it, five thousand that is": the price once more. */
function isSameSum({ sum, places }: Clause, price: number | null, worth: number, shape: Shape): boolean {
  const said = sum === null ? undefined : shape.sums[sum];
  return said !== undefined && places.length === 0 && price !== null && asPrice(said, worth) === price;
}
