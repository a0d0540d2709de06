import { sameWord } from "../src/matching/same-word.ts";
import { nameWordsOf } from "../src/statements/read-mention.ts";
import {
  type Act,
  type Fields,
  type Finding,
  isToTheLetter,
  type Listed,
  nameSaid,
  RATE_KINDS,
  storedOf,
  Unclear,
} from "./act-finding.ts";

interface StoredEntry {
  id: string;
  name: string;
  value?: number;
  balance?: number;
}

/** How the entries of a list are spoken of: what its acts are called and which field holds the sum. */
interface Side {
  name: "asset" | "debt";
  field: "value" | "balance";
  more: string;
  less: string;
}

const SIDES: Record<"assets" | "debts", Side> = {
  assets: { name: "asset", field: "value", more: "add", less: "take" },
  debts: { name: "debt", field: "balance", more: "charge", less: "pay" },
};

/** Finds the acts that changed a list of assets or debts. */
export function findEntryActs(
  finding: Finding,
  list: "assets" | "debts",
  { added = [], edited = [], removed = [] }: Listed,
): void {
  const side = SIDES[list];
  const stored = (finding.documents.financials[list] ?? []) as StoredEntry[];
  for (const { id, ...fields } of edited) findEdited(finding, side, storedOf(stored, id), fields);
  for (const id of removed) {
    const words = nameWordsOf(storedOf(stored, id).name);
    finding.addByName(`gone-${side.name}`, finding.name(words, finding.middle, sameWord));
  }
  for (const entry of added) findAdded(finding, side, entry);
}

function findEdited(finding: Finding, side: Side, entry: StoredEntry, fields: Fields): void {
  const now = fields[side.field];
  const rate = fields.interestRate;
  const ofSum = typeof now === "number" ? findSum(finding, side, entry, now) : null;
  if (typeof rate === "number") findRate(finding, entry, rate, ofSum);
  if (Object.keys(fields).some((key) => key !== side.field && key !== "interestRate")) throw new Unclear("field");
}

/** A new sum may be told as it is now, or by how much it grew or shrank. */
function findSum(finding: Finding, side: Side, entry: StoredEntry, now: number): Act {
  const was = entry[side.field] ?? 0;
  const tries: [number, string][] = [
    [now, `set-${side.name}`],
    [now - was, side.more],
    [was - now, side.less],
  ];
  for (const [wanted, label] of tries) {
    const at = wanted < 0 ? null : finding.value(wanted);
    if (at === null) continue;
    const act: Act = [at, label, { name: finding.name(nameWordsOf(entry.name), at, sameWord) }];
    finding.acts.push(act);
    return act;
  }
  throw new Unclear("amount");
}

/** A rate told along with a sum belongs to the act of the sum; alone it is an act of its own. */
function findRate(finding: Finding, entry: StoredEntry, rate: number, ofSum: Act | null): void {
  const at = finding.neededValue(rate, "rate", RATE_KINDS);
  if (ofSum) ofSum[2].rate = [at];
  else finding.acts.push([at, "rate", { name: finding.name(nameWordsOf(entry.name), at, sameWord) }]);
}

function findAdded(finding: Finding, side: Side, entry: Fields): void {
  const value = entry[side.field];
  const words = nameSaid(entry, "name");
  if (typeof value !== "number" || words.length === 0) throw new Unclear("added");
  const at = finding.neededValue(value, "amount");
  const roles: Act[2] = { name: finding.name(words, at, isToTheLetter) };
  if (typeof entry.interestRate === "number")
    roles.rate = [finding.neededValue(entry.interestRate, "rate", RATE_KINDS)];
  finding.acts.push([at, `new-${side.name}`, roles, 0]);
}
