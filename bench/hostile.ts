import type { Documents } from "@seven-figures/domain";
import { type Case, documentsOf } from "../packages/advisor/testing/run-case.ts";

const NAMES = 200;
const LONGEST_NAME = 199;

/** A made-up word of its own for every number. */
function word(number: number): string {
  const letter = String.fromCharCode(97 + (number % 26));
  return number < 26 ? letter : `${word(Math.floor(number / 26))}${letter}`;
}

function wordsFrom(first: number, step: number, length: number): string {
  let text = "";
  for (let at = 0; text.length < length; at++) text += `${word(first + at * step)} `;
  return text.slice(0, length).trimEnd().padEnd(length, "x");
}

/** Stored entries with the longest names, hardly a word twice: 200, as many as a test has a person store, where no number is told. */
export function hostileDocuments(names = NAMES): Documents {
  const named = (at: number) => wordsFrom(1000 + at * 700, 17, LONGEST_NAME);
  const half = Array.from({ length: names / 2 }, (_, at) => at);
  const state: Case["state"] = {
    assets: half.map((at) => ({ id: `asset-${at}`, name: named(at), type: "other", value: 100 })),
    debts: half.map((at) => ({ id: `debt-${at}`, name: named(at + names), type: "other", balance: 100 })),
  };
  return documentsOf({ state });
}

/** Other messages that no one writes, of any length. `stored`: a stored name. */
export function hostileShapes(stored: string): Record<string, (length: number) => string> {
  const repeated = (text: string) => (length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
  return {
    "words, none twice": hostileMessage,
    "one letter": repeated("a"),
    digits: repeated("7"),
    blanks: (length) => `a${" ".repeat(length - 2)}b`,
    brackets: repeated("("),
    "and and and": repeated("and "),
    "a stored name": repeated(`${stored} `),
    commas: repeated(","),
    "marks on letters": repeated("a\u0301"),
    "marks alone": repeated("\u0301"),
    amounts: repeated("$5 "),
    payments: repeated("I paid 5 to x. "),
  };
}

/** A message of words that are no English and in no two places the same. */
export function hostileMessage(length: number): string {
  return wordsFrom(2000, 13, length);
}
