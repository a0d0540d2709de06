import { expect, test } from "vitest";
import { dayOrderOf, isDate, readDates } from "./read-dates.ts";

test.each([
  ["2026-01-05", "2026-01-05"],
  ["2026/1/5", "2026-01-05"],
  ["2026-01-05T10:00:00Z", "2026-01-05"],
  ["20260105", "2026-01-05"],
  ["20260105120000", "2026-01-05"],
  ["1/5/2026", "2026-01-05"],
  ["01/05/26", "2026-01-05"],
  ["05.01.2026", "2026-01-05"],
  ["Jan 5, 2026", "2026-01-05"],
  ["5 January 2026", "2026-01-05"],
])("%s", (cell, day) => expect(readDates([cell])).toEqual([day]));

test("a part above 12 shows which comes first in the whole column", () => {
  expect(readDates(["05/01/2026", "13/01/2026"])).toEqual(["2026-01-05", "2026-01-13"]);
  expect(readDates(["05/01/2026", "01/13/2026"])).toEqual(["2026-05-01", "2026-01-13"]);
});

test("else the order in which the days follow each other does", () => {
  expect(readDates(["01/03/2026", "02/03/2026", "01/04/2026"])[2]).toBe("2026-04-01");
  expect(readDates(["03/01/2026", "03/02/2026", "04/01/2026"])[2]).toBe("2026-04-01");
});

test("what is no day is none", () => {
  const cells = ["", "31/02/2026", "12,500", "Savings", "123456789", "2026-13-01"];
  expect(readDates(cells)).toEqual(cells.map(() => null));
  expect(cells.some(isDate)).toBe(false);
});

test("where nothing shows which comes first, that is not sure", () => {
  expect(dayOrderOf(["01/03/2026", "01/04/2026"])).toEqual({
    order: "month first",
    isSure: false,
    example: "01/03/2026",
  });
  expect(dayOrderOf(["01/03/2026", "02/03/2026", "01/04/2026"])).toMatchObject({ order: "day first", isSure: true });
  for (const cells of [["13/01/2026"], ["01/13/2026"], ["01.03.2026"], ["2026-01-03"], ["05/05/2026"], ["Mar 3, 2026"]])
    expect(dayOrderOf(cells).isSure).toBe(true);
});
