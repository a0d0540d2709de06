import {
  BORROWED,
  BOUGHT,
  billIn,
  MATURED,
  PAID_BACK,
  PAID_IN,
  REFUNDED,
  SPENT_OF,
  WENT_BACK,
} from "./came-and-went.ts";
import {
  ALL,
  ALL_INTO,
  BEGINS_WITH_VERB,
  CAME_IN,
  CHARGED,
  CLEARED,
  DOWN_TO,
  DUE,
  EARNED,
  GIVEN,
  GOT,
  HAND_INTO,
  INTEREST,
  IS_LEFT,
  KEPT,
  LEFT,
  MOVED,
  NAMED_FIRST,
  OTHER_PART,
  PAID_TO,
  PLACE_ALONE,
  POINTS,
  PREPAID,
  REST,
  SET_TO,
  SOURCE,
  SPENT,
  STAYS,
  SUM_ALONE,
  TAKEN,
  TELLS_MORE,
  THERE,
  TOWARD,
  TWO,
  USED_IT,
} from "./ledger-patterns.ts";

/** How money moved, as a clause tells it; places and sums by their numbers in the line. */
export type LedgerEvent =
  | { does: "put" | "pay" | "charge" | "down-to" | "set"; place: number; sum: number; from: Source }
  | { does: "clear"; place: number; from: Source }
  | { does: "spend"; sum: number; from: Source }
  /** Some of what was told before came from there. */
  | { does: "source"; of: "last" | "two" | "all"; from: Source }
  | { does: "rest"; place: number; sum?: number }
  /** What is owed for it grows, and the money came in. */
  | { does: "borrow"; place: number; sum: number }
  /** What is owed for it shrinks, and no money went out. */
  | { does: "refund"; place: number; sum: number }
  /** What an account holds came in, and the account is gone. */
  | { does: "mature"; place: number }
  /** What a bill came to, wherever it was paid from. */
  | { does: "bill"; sum: number; from: Source }
  | { does: "interest" | "left" | "sum"; sum: number }
  /** Money that came in, and the account that it went into: `sum` null where it was told before. */
  | { does: "hand"; sum: number | null; into: Source }
  /** What the clauses after it are of. */
  | { does: "place"; place: number }
  /** A sum that goes to what was named before it: "150 there too", "paid 200 back". */
  | { does: "there"; sum: number; verb: string | null; from: Source }
  /** What was named before it is charged from here on. */
  | { does: "use" }
  | { does: "nothing" };

/** The number of an account, the one that was told before, or the money that was taken out before. */
export type Source = number | "there" | "money" | null;

/** What a pattern found in a clause. */
interface Found {
  sum: number;
  place: number;
  from: Source;
  groups: Record<string, string | undefined>;
  /** The verb of the clause, or of the one before it. */
  verb: string | null;
}

type Reading = readonly [pattern: RegExp, make: (found: Found) => LedgerEvent | null];

/** Clauses that may tell where the money came from as well. */
const MOVEMENTS: readonly Reading[] = [
  [
    NAMED_FIRST,
    ({ sum, place, from, verb, groups: { way, what } }) => ({
      does: (way === "on" && what !== undefined) || isCharge(verb) ? "charge" : "pay",
      place,
      sum,
      from,
    }),
  ],
  [TOWARD, ({ sum, place, from }) => ({ does: "put", place, sum, from })],
  [MOVED, movedTo],
  [GOT, ({ sum, place, from, groups: { side } }) => ({ does: side === "D" ? "pay" : "put", place, sum, from })],
  [PAID_TO, ({ sum, place, from, groups: { side } }) => ({ does: side === "D" ? "pay" : "put", place, sum, from })],
  [PREPAID, ({ sum, from }) => ({ does: "there", sum, verb: "paid", from })],
  [DOWN_TO, ({ sum, place, from }) => ({ does: "down-to", place, sum, from })],
  [
    CLEARED,
    ({ from, groups }) => ({ does: "clear", place: Number(groups.place ?? groups.cleared ?? groups.whole), from }),
  ],
];
/** Clauses that tell something only beside where it came from. */
const WITH_SOURCE: readonly Reading[] = [
  [SUM_ALONE, ({ sum, from }) => ({ does: "bill", sum, from })],
  [DUE, ({ sum, place, from }) => ({ does: "pay", place, sum, from })],
  [TAKEN, ({ sum, from }) => ({ does: "spend", sum, from })],
  [GIVEN, ({ sum, from }) => ({ does: "spend", sum, from })],
];
/** "Bought 150 more bitcoin with my Cash App". */
const BUYING: Reading = [BOUGHT, ({ sum, place, from }) => ({ does: "put", place, sum, from })];
const EARNING: readonly Reading[] = [
  [EARNED, ({ sum }) => ({ does: "hand", sum, into: null })],
  ...PAID_IN.map((pattern): Reading => [pattern, ({ sum, place }) => ({ does: "hand", sum, into: place })]),
  ...BORROWED.map((pattern): Reading => [pattern, ({ sum, place }) => ({ does: "borrow", place, sum })]),
  ...REFUNDED.map((pattern): Reading => [pattern, ({ sum, place }) => ({ does: "refund", place, sum })]),
  ...MATURED.map((pattern): Reading => [pattern, ({ place }) => ({ does: "mature", place })]),
  [SPENT_OF, ({ sum, place, groups: { source } }) => ({ does: "put", place, sum, from: Number(source) })],
];
const WITHOUT_SOURCE: readonly Reading[] = [
  [INTEREST, ({ sum }) => ({ does: "interest", sum })],
  [LEFT, ({ sum }) => ({ does: "left", sum })],
  [IS_LEFT, ({ sum }) => ({ does: "left", sum })],
  [SET_TO, ({ place, sum }) => ({ does: "set", place, sum, from: null })],
  [REST, ({ place }) => ({ does: "rest", place })],
  [OTHER_PART, ({ place, sum }) => ({ does: "rest", place, sum })],
  [SUM_ALONE, ({ sum }) => ({ does: "sum", sum })],
  [
    THERE,
    ({ sum, verb, groups: { way, what } }) => ({
      does: "there",
      sum,
      from: null,
      verb: way === "on" && what !== undefined ? "charged" : verb,
    }),
  ],
  [CAME_IN, ({ sum }) => ({ does: "hand", sum, into: null })],
  [PAID_BACK, ({ sum }) => ({ does: "hand", sum, into: null })],
  [KEPT, ({ place }) => ({ does: "place", place })],
  [PLACE_ALONE, ({ place }) => ({ does: "place", place })],
  [SPENT, ({ sum }) => ({ does: "spend", sum, from: null })],
  [STAYS, () => ({ does: "nothing" })],
];

/** What a clause tells; null where it tells something else of a sum or a place. */
export function eventOf(clause: string, before: string | null): LedgerEvent | null {
  const found = SOURCE.exec(clause);
  const text = clause.replace(SOURCE, "").replace(/\s+/g, " ").trim();
  const from = found ? sourceIn(found) : null;
  const into = HAND_INTO.exec(clause) ?? ALL_INTO.exec(clause);
  if (into) return { does: "hand", sum: null, into: into[1] === undefined ? "there" : Number(into[1]) };
  if (from !== null && POINTS.test(text))
    return { does: "source", of: TWO.test(text) ? "two" : ALL.test(text) ? "all" : "last", from };
  if (USED_IT.test(text)) return { does: "use" };
  return /\b[MADGST]\d/.test(text) ? readAs(text, from, before) : TELLS_MORE.test(text) ? null : { does: "nothing" };
}

function sourceIn([words, place]: RegExpExecArray): Source {
  if (place !== undefined) return Number(place);
  return /\b(?:with|using) (?:it|that)$/.test(words) ? "money" : "there";
}

function readAs(text: string, from: Source, before: string | null): LedgerEvent | null {
  const back = before === "refunded" ? WENT_BACK.exec(text)?.groups : undefined;
  if (back) return { does: "refund", place: Number(back.place), sum: Number(back.sum) };
  const readings =
    from === null ? [...EARNING, ...MOVEMENTS, ...WITHOUT_SOURCE] : [BUYING, ...MOVEMENTS, ...WITH_SOURCE];
  for (const [pattern, make] of readings) {
    const found = pattern.exec(text);
    const groups = found?.groups ?? {};
    const event =
      found &&
      make({ sum: Number(groups.sum), place: Number(groups.place), from, groups, verb: groups.verb ?? before });
    if (event) return event;
    if (found) return null;
  }
  const bill = billIn(text);
  return bill === null ? null : { does: "bill", sum: bill, from };
}

/** "85 on the savor", after a card was charged, is charged; on a debt alone it says nothing. */
function movedTo({ sum, place, from, verb, groups: { way, side, part = "" } }: Found): LedgerEvent | null {
  const isDebt = side === "D";
  const isPart = part.includes("of ");
  // "spent 150 from Cash App on bitcoin" buys it
  if (isCharge(verb) && !isDebt) return side === "A" && from !== null ? { does: "put", place, sum, from } : null;
  if (isCharge(verb)) return { does: "charge", place, sum, from };
  if (isDebt && verb === null && way === "on" && !isPart) return null;
  return { does: isDebt ? "pay" : "put", place, sum, from };
}

/** Whether a verb makes a debt grow. */
export function isCharge(verb: string | null): boolean {
  return verb !== null && CHARGED.test(verb);
}

/** The verb of a clause, which those after it without one go on from. */
export function verbOf(clause: string): string | null {
  return BEGINS_WITH_VERB.exec(clause)?.[1] ?? null;
}
