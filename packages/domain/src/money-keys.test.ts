import * as fc from "fast-check";
import { expect, test } from "vitest";
import { documents as anyDocuments } from "../testing/arbitraries.ts";
import { DOCUMENT_KINDS } from "./documents.ts";
import { isMoneyKey, MONEY_KEYS } from "./money-keys.ts";

/** What the other numbers of documents are: rates, parts of a hundred, years and places in a list. */
const NO_MONEY = ["interestRate", "progress", "targetYear", "order"];

function numberKeys(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]) => (typeof member === "number" ? [key] : numberKeys(member)));
}

test("every number in a document is money, or known to be something else", () => {
  const seen = new Set<string>();
  fc.assert(
    fc.property(anyDocuments, (documents) => {
      for (const kind of DOCUMENT_KINDS) {
        const others = numberKeys(documents[kind]).filter((key) => !MONEY_KEYS[kind].has(key));
        expect(NO_MONEY).toEqual(expect.arrayContaining(others));
        for (const key of numberKeys(documents[kind])) seen.add(key);
      }
    }),
  );
  const keys = DOCUMENT_KINDS.flatMap((kind) => [...MONEY_KEYS[kind]]);
  expect(new Set(keys)).toEqual(new Set([...seen].filter((key) => !NO_MONEY.includes(key))));
});

test("a key holds money in one document or in none, and never something else in another", () => {
  expect(NO_MONEY.filter(isMoneyKey)).toEqual([]);
});
