import { type Documents, roundToCents } from "@seven-figures/domain";
import { NO_MENTION } from "../../statements/read-mention.ts";
import type { EntryStatement } from "../../statements/statement.ts";
import { mentionOf } from "../told-things.ts";
import type { Clause } from "./clauses.ts";
import { MENDS, NOT_DONE, OTHER_SOURCE, STANDS, unknownAfter, unknownWords } from "./placing-words.ts";
import { type Purchase, titled } from "./read-purchase.ts";
import { inThousands } from "./scale.ts";
import type { Shape } from "./shape.ts";

/** What paid for a purchase, or nothing on record did. */
interface Source {
  from: "asset" | "card" | "loan" | "cash";
  /** The account or the card; empty for the others. */
  id: string;
}

/** What paid for a purchase, and what of its price nothing is told of yet, in dollars. */
interface Funded {
  statements: EntryStatement[];
  left: number;
}

const WORDS =
  "financed financing finance loan note credit hp from out paid pay paying using used via card plan payment rest came come comes borrowed cover covered bought its cost".split(
    " ",
  );
const BORROWS = /\b(?:LOAN\d*|financed|borrowed|on (?:credit|hp|finance|tick)|payment plan|installments|instalments)\b/;
const PAYS_CASH = /\b(?:cash|cheque|check)\b/;
const FROM = /\b(?:from|out of|with|using|via|off|by) (?:(?:the|my|our) )*$/;
const CARD = /\b(?:on|onto|with|using|by|to|via) (?:(?:the|my|our) )*$/;

/** What paid for a purchase, down to the last sum; null where a clause says anything else. */
export function fundPurchase(
  clauses: readonly Clause[],
  shape: Shape,
  { price, left: unpaid, name }: Purchase,
  documents: Documents,
): Funded | null {
  const text = clauses.map((clause) => clause.text).join(" , ");
  if (MENDS.test(text) || NOT_DONE.test(text) || STANDS.test(text) || OTHER_SOURCE.test(text) || text.includes("?"))
    return null;
  const told = clauses.filter(
    ({ text: words, sum, share, places }) =>
      sum !== null || share || places.length > 0 || PAYS_CASH.test(words) || BORROWS.test(words),
  );
  if (told.length === 0 || told.length > 3) return null;
  const sources = told.map((clause) => sourceOf(clause, shape, documents));
  const sums = told.map(({ sum, share }) =>
    sum === null ? (share === "half" ? roundToCents(price / 2) : null) : inThousands(shape.sums[sum], price),
  );
  const used = sums.reduce<number>((all, sum) => all + (sum ?? 0), 0);
  const open = sums.filter((sum) => sum === null).length;
  const left = roundToCents(unpaid - used);
  if (sources.includes(null) || open > 1 || left < 0 || (open === 1 && left === 0)) return null;
  const funded = sources.map((source, at) => statementOf(source, sums[at] ?? left, name, documents));
  const statements = funded.flatMap((each) => each ?? []);
  return funded.includes(null) ? null : { statements, left: open === 1 ? 0 : left };
}

function sourceOf({ text, places, sum, share }: Clause, { things }: Shape, { financials }: Documents): Source | null {
  if (places.length > 1 || unknownWords(text, WORDS) > 1) return null;
  const [place] = places;
  if (place === undefined || place.startsWith("LOAN"))
    return BORROWS.test(text) ? { from: "loan", id: "" } : PAYS_CASH.test(text) ? { from: "cash", id: "" } : null;
  const id = things[Number(place.slice(1))]?.id ?? "";
  const [head = "", tail = ""] = text.split(place);
  if (unknownAfter(tail) > 0) return null;
  const debt = financials.debts?.find((each) => each.id === id);
  if (debt && (debt.type === "credit-card" || sum !== null || share !== null))
    return CARD.test(head) || /^(?:M\d+|REST|ALL|HALF) $/.test(head) ? { from: "card", id } : null;
  return place.startsWith("A") && (FROM.test(head) || /^(?:M\d+|HALF|REST) $/.test(head))
    ? { from: "asset", id }
    : null;
}

function statementOf(
  source: Source | null,
  amount: number,
  name: string,
  documents: Documents,
): EntryStatement[] | null {
  if (!source) return null;
  const entry = { kind: "entry" as const, amount, rate: null };
  if (source.from === "cash") return [];
  if (source.from === "loan") {
    const full = `${name} loan`;
    const mention = {
      ...NO_MENTION,
      words: full.split(" "),
      name: titled(full),
      side: "debt" as const,
      isNew: true,
      exact: true,
    };
    return [{ ...entry, action: "own", mention }];
  }
  if (source.from === "card")
    return [{ ...entry, action: "charge", mention: mentionOf({ side: "debt", id: source.id }, documents) }];
  const account = documents.financials.assets?.find(({ id }) => id === source.id);
  if (!account || account.value < amount) return null;
  return [{ ...entry, action: "subtract", mention: mentionOf({ side: "asset", id: source.id }, documents) }];
}
