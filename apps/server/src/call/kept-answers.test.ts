import { expect, test } from "vitest";
import { JsonText } from "./json-text.ts";
import { KeptAnswers } from "./kept-answers.ts";

const MINUTE_MS = 60_000;
const answer = new JsonText('{"assets":null}');

test("an answer is found by its person, its document and the mark of its state alone", () => {
  const kept = new KeptAnswers();
  kept.keep("ann", "financials", "1 state-a", answer, 0);
  expect(kept.find("ann", "financials", "1 state-a", 0)).toBe(answer);
  expect(kept.find("ann", "financials", "2 state-b", 0)).toBeUndefined();
  expect(kept.find("ann", "profile", "1 state-a", 0)).toBeUndefined();
  expect(kept.find("bob", "financials", "1 state-a", 0)).toBeUndefined();
});

test("what is forgotten is not found, nor what nobody asked for in twenty minutes", () => {
  const kept = new KeptAnswers();
  for (const id of ["ann", "bob", "eve"]) kept.keep(id, "financials", "1 state-a", answer, 0);
  kept.forget("ann");
  expect(kept.find("ann", "financials", "1 state-a", 0)).toBeUndefined();
  kept.keep("gus", "financials", "1 state-a", answer, 11 * MINUTE_MS);
  expect(kept.find("bob", "financials", "1 state-a", 12 * MINUTE_MS)).toBe(answer);
  kept.keep("gus", "financials", "2 state-b", answer, 22 * MINUTE_MS);
  expect(kept.find("bob", "financials", "1 state-a", 22 * MINUTE_MS)).toBe(answer);
  expect(kept.find("eve", "financials", "1 state-a", 22 * MINUTE_MS)).toBeUndefined();
});

test("however many ask, some megabytes are kept, those that were used last, and none that is long", () => {
  const kept = new KeptAnswers();
  const large = new JsonText("x".repeat(60_000));
  for (let at = 0; at < 1_000; at++) kept.keep(`person-${at}`, "financials", "1 state-a", large, 0);
  const found = Array.from({ length: 1_000 }, (_, at) => at).filter((at) => {
    return kept.find(`person-${at}`, "financials", "1 state-a", 0) !== undefined;
  });
  expect(found.length).toBeLessThanOrEqual(69);
  expect(found).toContain(999);
  kept.keep("ann", "financials", "1 state-a", new JsonText("x".repeat(2 ** 16)), 0);
  expect(kept.find("ann", "financials", "1 state-a", 0)).toBeUndefined();
});
