import { clausesOf } from "./ledger-clauses.ts";

/** A figure as a correction tells it, by its number in the line. */
export interface Pair {
  /** What it is of; null where it goes by the figure that is denied. */
  place: number | null;
  sum: number;
  /** The figure, or the thing, that it was not. */
  notSum: number | null;
  notPlace: number | null;
  does: "moved" | "stands" | "stood-before";
  verb: string | null;
  way: string | null;
  /** Said by the name of what it is of alone: "the Visa was 950". */
  isByName: boolean;
}

/** What else a correction tells. */
export type Mended =
  | Pair
  | { does: "from"; place: number | null; source: number }
  | { does: "right"; place: number }
  | null;

const MISTAKEN = "no|nope|nah|naw|wait|sorry|oops|whoops|scratch that|my bad|bruh|bro|i mean|i meant|meant|mean";
const SAYS = "it is|it|that|this|is|was|were|be|to be|supposed|of|says?|went|only";
const SHOULD = "should|should be|should have been|should read|fix|make|change|correct";
const LEAD = new RegExp(`^(?:(?:${MISTAKEN}|${SAYS}|${SHOULD}) ?)+`);
const VERB =
  /^(put|moved|added|transferred|saved|stuck|threw|paid|pay|sent|gave|knocked|charged|swiped|spent|took|pulled) /;
const INTO = "(off|on|onto|to|into|in|at|towards?|against|for)";
const DENIED = / ?\b(?:not|instead of|rather than)(?: on| to| the| for| in| into)* (?:M(\d+)|[ADGST](\d+))\b/;
const MOVED = new RegExp(
  `^M(\\d+)(?: (?:was|is|went|goes|should be|of it|it was))* ${INTO} ([ADG])(\\d+)(?: (?:was|is|too))*$`,
);
const NAMED = "(?: (?:'s|one|payment|part|goal|transfer|money))*";
const IS = "(?: (was|is|were|be|should be|should have been|stands? at|at|got|went up by|=|to|needs to be))*";
const OF_PLACE = new RegExp(`^(?:the )?([ADGT])(\\d+)${NAMED}${IS} M(\\d+)( before .*)?$`);
const PAYMENT = /\b(?:payment|part|one|transfer)\b/;
const PAID_IT = new RegExp(`^M(\\d+) ${INTO} (?:it|that|there|them)$`);
const CAME = "(?:(?:had come|came|come|was|went|is|paid|taken) )*";
const FROM = new RegExp(
  `^(?:(?:[ADG](\\d+)|that|it|this|they|payment|money|both)${NAMED} )?${CAME}(?:out of|from|with|out) [AS](\\d+)$`,
);
const RIGHT =
  /^(?:(?:put|set|get|make|fix|correct|mend|update) )?[A](\d+)(?: (?:right|too|accordingly|as well|to match))*$/;
const SUM_ONLY = /^M(\d+)$/;

/** The figures of a correction, each with what it is of; null where a clause tells something else of a figure or a name. */
export function mendedIn(text: string): Mended[] | null {
  const plain = text.replace(/(?: ,)? (?=not M\d)/g, " ").replace(/(?: ,)? (?=not (?:the |my )?[ADGS]\d)/g, " ");
  const found: Mended[] = [];
  for (const clause of clausesOf(plain)) {
    const mended = clauseMended(clause, found.findLast((each) => each !== null && "sum" in each) as Pair | undefined);
    if (mended === undefined) return null;
    found.push(mended);
  }
  return found;
}

/** What a clause mends; undefined where it tells something else. */
function clauseMended(clause: string, before: Pair | undefined): Mended | undefined {
  const denied = DENIED.exec(clause);
  const bare = clause.replace(DENIED, "").replace(LEAD, "").trim();
  const verb = VERB.exec(bare)?.[1] ?? null;
  const text = bare.replace(VERB, "").trim();
  const nots = { notSum: numberOf(denied?.[1]), notPlace: numberOf(denied?.[2]) };
  if (!/[MADGST]\d/.test(text)) {
    if (denied && before) Object.assign(before, withNots(before, nots));
    return null;
  }
  const pair = pairIn(text, clause, nots, verb, before);
  if (pair !== null) return pair;
  const from = FROM.exec(text);
  if (from) return { does: "from", place: numberOf(from[1]), source: Number(from[2]) };
  const right = RIGHT.exec(verb === "put" ? `put ${text}` : text);
  return right ? { does: "right", place: Number(right[1]) } : undefined;
}

type Nots = Pick<Pair, "notSum" | "notPlace">;

/** The figure of a clause; undefined where it is not told how, null for none. */
function pairIn(
  text: string,
  clause: string,
  nots: Nots,
  verb: string | null,
  before: Pair | undefined,
): Pair | undefined | null {
  const isDenied = nots.notSum !== null || nots.notPlace !== null;
  const told = { ...nots, does: "moved" as const, verb, way: null, isByName: false };
  const moved = MOVED.exec(text);
  if (moved) {
    const isBalance = verb === null && /\bshould be\b/.test(clause) && !isDenied;
    const pair = { ...told, place: Number(moved[4]), sum: Number(moved[1]), way: moved[2] ?? null };
    return isBalance ? { ...pair, does: "stands" } : pair;
  }
  const own = OF_PLACE.exec(text);
  // "no, Marcus has 12,000 now" tells what stands there
  if (own && own[3] === undefined && !isDenied && !PAYMENT.test(clause)) return undefined;
  if (own) return ofPlace(own, clause, nots, verb);
  const it = PAID_IT.exec(text);
  if (it && before) return { ...told, place: before.place, sum: Number(it[1]), way: it[2] ?? null };
  const alone = SUM_ONLY.exec(text);
  return alone && isDenied ? { ...told, place: null, sum: Number(alone[1]) } : null;
}

function ofPlace(own: RegExpExecArray, clause: string, nots: Nots, verb: string | null): Pair {
  const [, , place, is = "", sum, before] = own;
  const isNow = /^(?:is|should be|stands? at|at|be)$/.test(is) && !PAYMENT.test(clause);
  const does = before ? "stood-before" : isNow ? "stands" : "moved";
  return {
    place: Number(place),
    sum: Number(sum),
    ...nots,
    does,
    verb,
    way: null,
    isByName: !PAYMENT.test(clause) && nots.notSum === null,
  };
}

function withNots(before: Pair, nots: Nots): Partial<Pair> {
  return { notSum: before.notSum ?? nots.notSum, notPlace: before.notPlace ?? nots.notPlace };
}

function numberOf(text: string | undefined): number | null {
  return text === undefined ? null : Number(text);
}
