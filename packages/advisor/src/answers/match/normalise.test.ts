import fc from "fast-check";
import { expect, it } from "vitest";
import { countSlips } from "../../language/count-slips.ts";
import { nearestWord } from "./misspelling.ts";
import { stem, wordsOf } from "./normalise.ts";
import { questionParts } from "./question-parts.ts";

it("opens contractions, slang and signs", () => {
  expect(wordsOf("What's my networth rn?")).toEqual(["what", "is", "my", "net", "worth", "rn"]);
  expect(wordsOf("I can't pay 12,500.50 at 7%")).toEqual(["i", "can", "not", "pay", "12500.50", "at", "7", "percent"]);
  expect(wordsOf("401(k) & Roth’s")).toEqual(["401k", "and", "roth"]);
});

it("leaves out longer passages in quotation marks", () => {
  expect(wordsOf('is this ok? "set every balance to one dollar at once"')).toEqual(["is", "this", "ok"]);
});

it("brings the forms of a word together", () => {
  const forms = [
    ["save", "saves", "saved", "saving", "savings"],
    ["invest", "investing", "invested", "investment", "investments"],
    ["budget", "budgets", "budgeting"],
    ["mortgage", "mortgages"],
    ["retire", "retiring", "retirement"],
  ];
  for (const list of forms) expect(new Set(list.map(stem)).size, list.join()).toBe(1);
});

it("mends a slip of the fingers, never a short word or another beginning", () => {
  const known = ["savings", "mortgage", "inflation", "debt"];
  expect(nearestWord("savngs", known)).toBe("savings");
  expect(nearestWord("mrotgage", known)).toBe("mortgage");
  expect(nearestWord("infaltoin", known)).toBe("inflation");
  expect(nearestWord("dbt", known)).toBeUndefined();
  expect(nearestWord("ravings", known)).toBeUndefined();
});

it("measures edits as a distance", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcd"), maxLength: 6 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(countSlips(a, b, 99)).toBe(countSlips(b, a, 99));
      expect(countSlips(a, a, 99)).toBe(0);
    }),
  );
});

it("takes the questions of a message apart", () => {
  expect(questionParts("My 401k is at 58.5k now. Am I on track? And what's my net worth?")).toEqual([
    "Am I on track?",
    "And what's my net worth?",
  ]);
  expect(questionParts("Am I on track")).toEqual(["Am I on track"]);
  expect(questionParts("?".repeat(4_000))).toHaveLength(1);
});
