import { DOCUMENT_KINDS, type DocumentKind } from "./documents.ts";
import { fieldsOfDocument } from "./record-facts.ts";

/** Which keys of a document hold amounts of money, wherever in it they stand. */
export const MONEY_KEYS: { readonly [Kind in DocumentKind]: ReadonlySet<string> } = {
  profile: moneyKeysOf("profile"),
  financials: moneyKeysOf("financials"),
  goals: moneyKeysOf("goals"),
  skills: moneyKeysOf("skills"),
  past: moneyKeysOf("past"),
  scenarios: moneyKeysOf("scenarios"),
};

function moneyKeysOf(kind: DocumentKind): ReadonlySet<string> {
  const fields = fieldsOfDocument(kind).flatMap((each) => Object.entries(each));
  return new Set(fields.filter(([, { unit }]) => unit === "money").map(([key]) => key));
}

const OF_ANY = new Set(DOCUMENT_KINDS.flatMap((kind) => [...MONEY_KEYS[kind]]));

/** Whether a key holds money in whichever document it stands. */
export function isMoneyKey(key: string): boolean {
  return OF_ANY.has(key);
}
