import { type CheckIn, NO_LEVERS, roadLine } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { ROAD_DOCUMENTS } from "#test/road-documents.ts";
import { outcomeExplained } from "./check-in-explained.ts";

const line = roadLine(ROAD_DOCUMENTS, [], NO_LEVERS, "2026-11-20");
const checkIn: CheckIn = {
  id: "c1",
  date: "2026-11-20",
  since: "2026-10-20",
  netWorth: 150_000,
  saved: 1_500,
  market: -500,
  paidOff: 250,
  arrival: "2039-12-01",
  arrivalBefore: "2040-02-01",
};
const explained = (what: Parameters<typeof outcomeExplained>[0], fields: Partial<CheckIn> = {}) =>
  outcomeExplained(what, { checkIn: { ...checkIn, ...fields }, line });

test("the parts of a change add up to it, and each names what it is compared with", () => {
  expect(explained("change").figure).toBe("+$1,250");
  expect(explained("change").inputs.map(({ value }) => value)).toEqual(["$148,750", "$150,000"]);
  for (const what of ["saved", "market", "debts"] as const) {
    const { inputs, figure, assumptions } = explained(what);
    expect(inputs.slice(0, 3).map(({ value }) => value)).toEqual(["+$1,500", "−$500", "+$250"]);
    expect(inputs.map(({ value }) => value)).toContain(figure);
    expect(assumptions.at(-1)).toBe("Compared with your balances of Oct 20, 2026.");
  }
  expect(explained("saved", { since: null }).assumptions.at(-1)).toContain("before this check-in");
});

test("the date is the road's, with its assumptions, and so is what it moved by", () => {
  expect(explained("date")).toMatchObject({ title: "When you reach $1,000,000", figure: "December 2039" });
  expect(explained("moved").figure).toBe("2 months earlier than on Oct 20, 2026");
  expect(
    explained("moved")
      .inputs.slice(0, 2)
      .map(({ value }) => value),
  ).toEqual(["February 2040", "December 2039"]);
  for (const what of ["date", "moved"] as const) expect(explained(what).assumptions.join(" ")).toContain("6% a year");
});
