import type { PreviewResult } from "@seven-figures/calls";
import { type FieldChange, MAX_LONG_TEXT } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { ghostOf, spokenGhost, textToPreview } from "./ghost.ts";

const visa: FieldChange = {
  path: ["financials", "debts", "d1", "balance"],
  thing: "Visa",
  action: "changed",
  before: 4_200,
  after: 3_900,
  unit: "money",
};
const ally: FieldChange = {
  ...visa,
  path: ["financials", "assets", "a1"],
  thing: "Ally",
  action: "added",
  before: null,
};
const told = (fields: Partial<PreviewResult>): PreviewResult => ({
  state: "told",
  receipt: [],
  question: null,
  ...fields,
});

test("a draft is asked about from two words on, as it would be sent, and never where it is too long", () => {
  expect(["", "  ", "Visa", "Visa "].map(textToPreview)).toEqual([null, null, null, null]);
  expect(textToPreview("  Visa 3900\n")).toBe("Visa 3900");
  const longest = "ab ".repeat(MAX_LONG_TEXT).slice(0, MAX_LONG_TEXT - 1);
  expect(textToPreview(`${longest}b`)).toBe(`${longest}b`);
  expect(textToPreview(`${longest}bb`)).toBeNull();
});

test("what changes nothing and asks nothing shows nothing, nor does what can't be told", () => {
  expect(ghostOf(told({}))).toBeNull();
  for (const state of ["busy", "unknown", "never"] as const) {
    expect(ghostOf(told({ state, receipt: [visa] }))).toBeNull();
  }
  expect(ghostOf(told({ receipt: [visa] }))).toEqual({ changes: [visa], question: null });
});

test("a question is shown without marks of bold type", () => {
  const ghost = ghostOf(told({ question: "That would remove **Visa** ($4,200). Are you sure?" }));
  expect(ghost).toEqual({ changes: [], question: "That would remove Visa ($4,200). Are you sure?" });
});

test("it is said in a sentence, three changes at most", () => {
  expect(spokenGhost({ changes: [visa], question: null })).toBe("When sent: Visa, $4,200 is now $3,900");
  expect(spokenGhost({ changes: [visa, ally, visa, ally, ally], question: "What is it worth?" })).toBe(
    "When sent: Visa, $4,200 is now $3,900; Ally added, $3,900; Visa, $4,200 is now $3,900; " +
      "and 2 more; a question: What is it worth?",
  );
});
