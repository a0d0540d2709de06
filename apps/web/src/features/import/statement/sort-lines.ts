import { toCents, toTime } from "@seven-figures/domain";
import type { AccountKind, Line, Statement } from "./statement.ts";

/** What a booking is for the estimate. Refunds lower spending; transfers between own accounts count nowhere. */
export type LineKind = "income" | "spending" | "refund" | "transfer";

export interface SortedLine extends Line {
  /** Unique among the lines of one reading. */
  id: string;
  statement: number;
  kind: LineKind;
}

/** A line with what it is compared by. */
type Numbered = Line & { id: string; statement: number; time: number };

const DAY_MS = 86_400_000;
/** How long money is under way between two accounts. */
const DAYS_UNDER_WAY = 5;
const DAYS_OF_REFUND = 120;

/** Between the person's own accounts, in the words of banks. */
const OWN_ACCOUNT =
  /\b(?:transfer|xfer|trf|tfr|trnsfr)\b.*\b(?:savings?|checking|chk|sav|brokerage|investments?|own|self|money market|ira)\b|\b(?:internal|account|own|online banking|between accounts?) (?:transfer|xfer)\b|\btransfer (?:to|from) (?:account|acct|x+\d|\*+\d|\.+\d)|\b(?:umbuchung|eigenuebertrag|virement interne)\b/i;
/** Money that is put by, not spent. */
const PUT_BY =
  /\b(?:vanguard|fidelity|schwab|robinhood|betterment|wealthfront|e ?trade|coinbase|acorns|m1 finance|interactive brokers)\b/i;
const REFUND =
  /\b(?:refund|refunded|reversal|reversed|returned? (?:item|purchase)|chargeback|rebate|merchandise return|erstattung|gutschrift retoure)\b/i;

/** Sorts the bookings of all statements together: what leaves one and comes into another is seen as one transfer. */
export function sortLines(statements: readonly Statement[]): SortedLine[] {
  const lines = statements.flatMap(({ lines: own }, statement) =>
    own.map((line, at) => ({ ...line, id: `${statement}-${at}`, statement, time: toTime(line.date) })),
  );
  const paired = pairTransfers(lines, statements.length);
  const spentAt = Map.groupBy(
    lines.filter(({ amount }) => amount < 0),
    ({ text }) => shopOf(text),
  );
  const isReturned = ({ text, time, amount }: Numbered) => {
    const shop = shopOf(text);
    const spent = shop === "" ? [] : (spentAt.get(shop) ?? []);
    return spent.some((other) => {
      const ago = time - other.time;
      return ago >= 0 && ago <= DAYS_OF_REFUND * DAY_MS && -other.amount >= amount;
    });
  };
  return lines.map(({ time, ...line }) => {
    if (paired.has(line.id)) return { ...line, kind: "transfer" };
    const account = statements[line.statement]?.kind ?? "bank";
    return { ...line, kind: kindOf(line, account, () => isReturned({ ...line, time })) };
  });
}

function kindOf({ amount, text, isTransfer }: Line, account: AccountKind, isReturned: () => boolean): LineKind {
  const isOwn = isTransfer || OWN_ACCOUNT.test(text) || PUT_BY.test(text);
  if (amount < 0) return isOwn && account === "bank" ? "transfer" : "spending";
  if (REFUND.test(text) || (!isOwn && isReturned())) return "refund";
  // What comes into a card is its payment from an account.
  return isOwn || account === "card" ? "transfer" : "income";
}

/** The ids of bookings that left one statement and came into another a few days apart, to the cent. */
function pairTransfers(lines: readonly Numbered[], statements: number): ReadonlySet<string> {
  const paired = new Set<string>();
  const keyOf = (statement: number, amount: number, span: number) => `${statement} ${toCents(amount)} ${span}`;
  const spanOf = ({ time }: Numbered) => Math.floor(time / (DAYS_UNDER_WAY * DAY_MS));
  const incoming = Map.groupBy(
    lines.filter(({ amount }) => amount > 0),
    (line) => keyOf(line.statement, line.amount, spanOf(line)),
  );
  const takePartner = (line: Numbered): Numbered | undefined => {
    for (let statement = 0; statement < statements; statement++) {
      for (const span of statement === line.statement ? [] : [0, 1, -1]) {
        const candidates = incoming.get(keyOf(statement, -line.amount, spanOf(line) + span)) ?? [];
        const at = candidates.findIndex(({ time }) => Math.abs(time - line.time) <= DAYS_UNDER_WAY * DAY_MS);
        if (at >= 0) return candidates.splice(at, 1)[0];
      }
    }
    return undefined;
  };
  for (const line of lines) {
    const other = line.amount < 0 ? takePartner(line) : undefined;
    if (other) paired.add(line.id).add(other.id);
  }
  return paired;
}

/** Who it was with: the first words, without numbers, which differ from booking to booking. */
function shopOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L} ]+/gu, " ")
    .split(/\s+/)
    .filter((word) => word.length > 2)
    .slice(0, 2)
    .join(" ");
}
