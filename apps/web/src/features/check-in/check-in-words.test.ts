import type { CheckIn } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { changeWords, movedWords, sinceWords } from "./check-in-words.ts";

const checkIn: CheckIn = {
  id: "c1",
  date: "2026-11-20",
  since: "2026-10-20",
  netWorth: 1,
  saved: 0,
  market: 0,
  paidOff: 0,
  arrival: "2041-03-01",
  arrivalBefore: "2041-06-01",
};

test.each([
  [{}, "3 months earlier than on Oct 20, 2026"],
  [{ arrivalBefore: "2041-02-01" }, "1 month later than on Oct 20, 2026"],
  [{ arrivalBefore: "2043-05-01" }, "2 years and 2 months earlier than on Oct 20, 2026"],
  [{ arrivalBefore: "2041-03-31" }, "The same month as on Oct 20, 2026"],
  [{ since: "2026-11-20" }, "3 months earlier than before"],
  [{ since: null }, null],
  [{ arrival: null }, null],
  [{ arrivalBefore: null }, null],
] as const)("the date of a check-in with %j moved: %s", (fields, words) => {
  expect(movedWords({ ...checkIn, ...fields })).toBe(words);
});

test("a change has its sign, none has none, and what it is compared with is named", () => {
  expect([changeWords(5), changeWords(0), changeWords(-5)]).toEqual(["+$5", "$0", "\u2212$5"]);
  expect(sinceWords(checkIn)).toBe("since Oct 20, 2026");
  expect(sinceWords({ ...checkIn, since: checkIn.date })).toBe("since earlier today");
  expect(sinceWords({ ...checkIn, since: null })).toBe("with your first check-in");
});
