import {
  ASSET_TYPES,
  type AssetType,
  assetRules,
  type BalanceKey,
  type CheckInEdits,
  check,
  DEBT_TYPES,
  type DebtType,
  type Dollars,
  debtRules,
  type Financials,
  financialInfoRules,
  formatMoneyInput,
  parseMoneyInput,
  storedAmounts,
} from "@seven-figures/domain";

export type Side = "assets" | "debts";
export type InfoField = "annualIncome" | "annualExpenses";
export type DraftKey = BalanceKey | InfoField;

/** What was typed for a stored amount, and what that amount was when it was first touched. */
interface Typed {
  text: string;
  seen: Dollars | null;
}

/** An entry that is new in this check-in. */
export interface NewEntry {
  id: string;
  side: Side;
  name: string;
  type: string;
  text: string;
}

/** What someone typed while going through their balances. Of what they left alone there is nothing in it. */
export interface CheckInDraft {
  typed: Record<string, Typed>;
  /** Marked closed, each with the amount that it had then. */
  closed: Record<string, Dollars>;
  added: NewEntry[];
}

export const EMPTY_DRAFT: CheckInDraft = { typed: {}, closed: {}, added: [] };

export function isEmptyDraft({ typed, closed, added }: CheckInDraft): boolean {
  return Object.keys(typed).length + Object.keys(closed).length + added.length === 0;
}

/** What a field shows: what was typed in it, else what is stored. */
export function textOf(draft: CheckInDraft, key: DraftKey, stored: Dollars | null): string {
  return draft.typed[key]?.text ?? formatMoneyInput(stored);
}

/** With a field typed in; one that reads as it is stored again counts as left alone. */
export function withText(draft: CheckInDraft, key: DraftKey, text: string, stored: Dollars | null): CheckInDraft {
  const { [key]: before, ...others } = draft.typed;
  const isAsStored = text === formatMoneyInput(stored) && (!before || before.seen === stored);
  return { ...draft, typed: isAsStored ? others : { ...others, [key]: { text, seen: before?.seen ?? stored } } };
}

/** With an entry marked closed, or no longer. */
export function withClosed(draft: CheckInDraft, key: BalanceKey, stored: Dollars): CheckInDraft {
  if (!isClosed(draft, key)) return { ...draft, closed: { ...draft.closed, [key]: stored } };
  const { [key]: _closed, ...closed } = draft.closed;
  const { [key]: _typed, ...typed } = draft.typed;
  return { ...draft, closed, typed };
}

/** Closed is what was marked so, and what was typed to be 0: nothing is owned or owed there any more. */
export function isClosed(draft: CheckInDraft, key: BalanceKey): boolean {
  const typed = draft.typed[key];
  return key in draft.closed || (typed !== undefined && parseMoneyInput(typed.text) === 0);
}

export function withNewEntry(draft: CheckInDraft, side: Side, id: string): CheckInDraft {
  const type = side === "assets" ? "savings" : "credit-card";
  return { ...draft, added: [...draft.added, { id, side, name: "", type, text: "" }] };
}

export function withNewFields(draft: CheckInDraft, id: string, fields: Partial<NewEntry>): CheckInDraft {
  return { ...draft, added: draft.added.map((entry) => (entry.id === id ? { ...entry, ...fields } : entry)) };
}

export function withoutNewEntry(draft: CheckInDraft, id: string): CheckInDraft {
  return { ...draft, added: draft.added.filter((entry) => entry.id !== id) };
}

type Balances = Pick<Financials, "financialInfo" | "assets" | "debts">;

/** Keys that were touched and are no longer what was seen then; gone ones among them. */
export function changedElsewhere(draft: CheckInDraft, stored: Balances): DraftKey[] {
  const now = storedAmounts(stored);
  return touched(draft).flatMap(([key, seen]) => ((now[key] ?? null) === seen ? [] : [key]));
}

/** Gives up what was typed where it changed elsewhere. */
export function withNewerValues(draft: CheckInDraft, stored: Balances): CheckInDraft {
  const changed = new Set<string>(changedElsewhere(draft, stored));
  const kept = <Value>(record: Record<string, Value>) =>
    Object.fromEntries(Object.entries(record).filter(([key]) => !changed.has(key)));
  return { ...draft, typed: kept(draft.typed), closed: kept(draft.closed) };
}

function touched({ typed, closed }: CheckInDraft): [DraftKey, Dollars | null][] {
  const seen = { ...closed, ...Object.fromEntries(Object.entries(typed).map(([key, { seen }]) => [key, seen])) };
  return Object.entries(seen) as [DraftKey, Dollars | null][];
}

/** What is wrong, by the key of a stored amount, `<id>.name` or `<id>.amount` of a new entry. */
type DraftErrors = Record<string, string>;

/**
 * The edits that a draft makes of the balances on the page, and what is wrong with it. What is wrong makes no edit;
 * what was typed for an entry that is gone elsewhere makes none either, and a new entry without a word in it is none.
 */
export function editsOf(draft: CheckInDraft, stored: Balances): { edits: CheckInEdits; errors: DraftErrors } {
  const now = storedAmounts(stored);
  const edits: CheckInEdits = { amounts: {}, closed: [], addedAssets: [], addedDebts: [], info: {}, seen: {} };
  const errors: DraftErrors = {};
  for (const [key] of touched(draft)) {
    if (!(key in now)) continue;
    edits.seen[key] = now[key] ?? null;
    if (isInfo(key)) editInfo(draft, key, edits, errors);
    else editBalance(draft, key, edits, errors);
  }
  for (const entry of draft.added) addEntry(entry, edits, errors);
  return { edits, errors };
}

function editInfo({ typed }: CheckInDraft, field: InfoField, edits: CheckInEdits, errors: DraftErrors): void {
  const text = typed[field]?.text ?? "";
  const read = text.trim() === "" ? { amount: null } : amountOf(financialInfoRules[field], text);
  if ("error" in read) errors[field] = read.error;
  else edits.info[field] = read.amount;
}

function editBalance(draft: CheckInDraft, key: BalanceKey, edits: CheckInEdits, errors: DraftErrors): void {
  if (isClosed(draft, key)) {
    edits.closed.push(key);
    return;
  }
  const rule = key.startsWith("assets.") ? assetRules.value : debtRules.balance;
  const read = amountOf(rule, draft.typed[key]?.text ?? "");
  if ("error" in read) errors[key] = read.error;
  else edits.amounts[key] = read.amount;
}

function addEntry({ id, side, name, type, text }: NewEntry, edits: CheckInEdits, errors: DraftErrors): void {
  if (name.trim() === "" && text.trim() === "") return;
  const named = check((side === "assets" ? assetRules : debtRules).name, name);
  const read = amountOf(side === "assets" ? assetRules.value : debtRules.balance, text);
  if ("errors" in named) errors[`${id}.name`] = named.errors[0]?.message ?? "";
  if ("error" in read) errors[`${id}.amount`] = read.error;
  if ("errors" in named || "error" in read) return;
  const entry = { id, name: named.value, description: "" };
  if (side === "assets") {
    const known: AssetType = ASSET_TYPES.find((each) => each === type) ?? "other";
    edits.addedAssets.push({ ...entry, type: known, value: read.amount });
  } else {
    const known: DebtType = DEBT_TYPES.find((each) => each === type) ?? "other";
    edits.addedDebts.push({ ...entry, type: known, balance: read.amount, interestRate: null });
  }
}

type AmountRule = Parameters<typeof check<Dollars>>[0];

function amountOf(rule: AmountRule, text: string): { amount: Dollars } | { error: string } {
  const checked = check(rule, parseMoneyInput(text));
  return "errors" in checked ? { error: checked.errors[0]?.message ?? "" } : { amount: checked.value };
}

function isInfo(key: DraftKey): key is InfoField {
  return key === "annualIncome" || key === "annualExpenses";
}
