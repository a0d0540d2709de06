import { decimalSign, readAmount } from "#tables/read-amount.ts";
import { readDates } from "#tables/read-dates.ts";
import type { Line, Refused, Statement } from "./statement.ts";

export const MAX_LINES = 20_000;
export const TOO_MANY_LINES =
  "There are more than 20,000 lines in it. Choose a shorter period, such as the last twelve months.";

export function isOfx(text: string): boolean {
  return /^\s*(?:OFXHEADER|<\?OFX|<\?xml[^>]*>\s*<\?OFX|<OFX>)/i.test(text.slice(0, 500));
}

/** Reads an OFX or QFX file, of version 1 (SGML, where tags need not be closed) or 2 (XML). */
export function readOfx(text: string): Omit<Statement, "name"> | Refused {
  const [head = "", ...blocks] = text.split(/<STMTTRN>/i);
  if (blocks.length === 0) return { refused: "There are no bookings in this file." };
  if (blocks.length > MAX_LINES) return { refused: TOO_MANY_LINES };
  const bookings = blocks.map((block) => block.split(/<\/?(?:STMTTRN|BANKTRANLIST)>/i)[0] ?? "");
  const amounts = bookings.map((booking) => fieldOf(booking, "TRNAMT"));
  const sign = decimalSign(amounts);
  const days = readDates(bookings.map((booking) => fieldOf(booking, "DTPOSTED").slice(0, 8)));
  const seen = new Set<string>();
  const lines = bookings.flatMap((booking, at): Line[] => {
    const [date, amount, id] = [days[at], readAmount(amounts[at] ?? "", sign), fieldOf(booking, "FITID")];
    if (!date || amount === undefined || Number.isNaN(amount) || (id !== "" && seen.has(id))) return [];
    seen.add(id);
    const words = `${fieldOf(booking, "NAME")} ${fieldOf(booking, "MEMO")}`.trim();
    return [{ date, amount, text: words, isTransfer: fieldOf(booking, "TRNTYPE").toUpperCase() === "XFER" }];
  });
  if (lines.length === 0) return { refused: "No booking in this file has a date and an amount." };
  const booked = lines.map(({ date }) => date).toSorted();
  const [from, to] = readDates([fieldOf(head, "DTSTART").slice(0, 8), fieldOf(head, "DTEND").slice(0, 8)]);
  const currency = fieldOf(head, "CURDEF").toUpperCase();
  const [first = "1900-01-01", last = first] = [booked[0], booked.at(-1)];
  return {
    account: fieldOf(head, "ACCTID") || "OFX",
    kind: /<CCSTMT/i.test(head) ? "card" : "bank",
    lines,
    from: from && from < first ? from : first,
    to: to && to > last ? to : last,
    source: null,
    currencies: currency === "" || currency === "USD" ? [] : [currency],
  };
}

const ENTITIES: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&apos;": "'" };

function fieldOf(part: string, tag: string): string {
  const value = new RegExp(`<${tag}>([^<\\r\\n]*)`, "i").exec(part)?.[1] ?? "";
  return value.replace(/&(?:amp|lt|gt|quot|apos);/g, (entity) => ENTITIES[entity] ?? entity).trim();
}
