import { expect, it } from "vitest";
import { stem, wordsOf } from "./normalise.ts";
import { fitOf, looseFitOf, parsePhrasing } from "./phrasing.ts";

function fitOfText(phrasing: string, text: string, measure = fitOf): number {
  const places = new Map<string, number[]>();
  for (const [at, word] of wordsOf(text).entries()) places.set(stem(word), [...(places.get(stem(word)) ?? []), at]);
  return measure(parsePhrasing(phrasing), places);
}

it("wants all its words, in any order and any form", () => {
  expect(fitOfText("biggest|largest debt", "which of my debts is the largest?")).toBeGreaterThan(0);
  expect(fitOfText("biggest|largest debt", "which of my debts is the oldest?")).toBe(0);
  expect(fitOfText("save more", "saving a lot more")).toBe(fitOfText("save more", "I saved more"));
});

it("keeps joined words together", () => {
  expect(fitOfText("net_worth", "what's my net worth")).toBeGreaterThan(0);
  expect(fitOfText("net_worth", "is a fishing net worth it")).toBeGreaterThan(0);
  expect(fitOfText("net_worth", "worth a net")).toBe(0);
});

it("prefers what explains more, and heeds what is forbidden", () => {
  expect(fitOfText("rate account?", "rate of my account")).toBeGreaterThan(
    fitOfText("rate account?", "rate of my card"),
  );
  expect(fitOfText("invest -gold|silver", "how to invest in gold")).toBe(0);
});

it("fits loosely where one word is missing and two telling ones are there", () => {
  expect(fitOfText("lower|cut internet bill", "my internet bill is huge", looseFitOf)).toBeGreaterThan(0);
  expect(fitOfText("lower|cut internet bill", "the internet is slow", looseFitOf)).toBe(0);
});
