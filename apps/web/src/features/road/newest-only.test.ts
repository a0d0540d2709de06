import { expect, test } from "vitest";
import { type Answerer, NewestOnly } from "./newest-only.ts";

test("asks one at a time, leaves out what is out of date, and says which request an answer is to", () => {
  const asked: number[] = [];
  const told: string[] = [];
  const answerer: Answerer<number, string> = { ask: (request) => void asked.push(request), onAnswer: null };
  const newest = new NewestOnly(answerer, (request, answer) => void told.push(`${request}: ${answer}`));
  for (const request of [1, 2, 3, 4]) newest.ask(request);
  expect(asked).toEqual([1]);
  answerer.onAnswer?.("one");
  expect(asked).toEqual([1, 4]);
  answerer.onAnswer?.("four");
  newest.ask(5);
  answerer.onAnswer?.("five");
  expect(asked).toEqual([1, 4, 5]);
  expect(told).toEqual(["1: one", "4: four", "5: five"]);
});
