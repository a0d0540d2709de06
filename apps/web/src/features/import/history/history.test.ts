import { addDays, type ToldFigure } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { countsText } from "../import-text.ts";
import { shownFigure, spanText } from "./history-words.ts";
import { missingIn, planHistory } from "./plan-history.ts";
import { readFigures } from "./read-figures.ts";
import { type Every, type HistoryTable, readHistory } from "./read-history.ts";

const TODAY = "2026-11-20";
const WORTH: ToldFigure = { id: "t1", date: "2024-12-31", of: "net-worth", name: "", amount: 240_000 };
const FUND: ToldFigure = { id: "t2", date: "2024-12-31", of: "asset", name: "401k", amount: 80_000 };

async function tableOf(text: string): Promise<HistoryTable> {
  const read = await readHistory(text);
  if ("refused" in read) throw new Error(read.refused);
  return read;
}

interface Told {
  told?: ToldFigure[];
  recorded?: string[];
  change?: Partial<HistoryTable>;
}

async function plan(text: string, { told = [], recorded = [], change = {} }: Told = {}) {
  const { table, roles, order, every } = { ...(await tableOf(text)), ...change };
  if (order === null) throw new Error("the order is not known");
  const stored = {
    assets: [{ id: "a", name: "Ally", type: "savings" as const, value: 1, description: "" }],
    debts: null,
  };
  const read = readFigures(table, roles, { order, today: TODAY, stored });
  let made = 0;
  return planHistory(read, every, { told, recorded: new Set(recorded), newId: () => `new-${++made}` });
}

const taken = ({ figures }: Awaited<ReturnType<typeof plan>>) =>
  figures.map((figure) =>
    figure.status === "refused"
      ? figure.reason
      : `${figure.after.date} ${figure.after.of} ${figure.after.name} ${figure.after.amount}`,
  );

test("each row is shown beside what was told before, and nothing else is touched", async () => {
  const of = await plan('Date,Net worth\n2023-12-31,"200,000"\n2024-12-31,250000\n2025-01-31,-1', {
    told: [FUND, WORTH],
    recorded: ["2025-01-31"],
  });
  expect(countsText(of.figures)).toBe("2 new, 1 changed");
  expect(of.told).toEqual([
    { id: "new-1", date: "2023-12-31", of: "net-worth", name: "", amount: 200_000 },
    FUND,
    { ...WORTH, amount: 250_000 },
    { id: "new-2", date: "2025-01-31", of: "net-worth", name: "", amount: -1 },
  ]);
  expect(of.figures.map(shownFigure)).toMatchObject([
    { name: "Dec 31, 2023", about: "Net worth", amount: { before: null, after: "$200,000" } },
    { name: "Dec 31, 2024", amount: { before: "$240,000", after: "$250,000" } },
    { name: "Jan 31, 2025", note: expect.stringContaining("was recorded") },
  ]);
  expect(spanText(of.figures)).toBe("From Dec 31, 2023 to Jan 31, 2025.");
  const again = await plan("Date,Net worth\n2024-12-31,240000", { told: [WORTH] });
  expect(again).toMatchObject({ told: [WORTH], figures: [{ status: "unchanged" }] });
});

test("semicolons, decimal commas, months and years alone, and headings above are understood", async () => {
  const text =
    "Mein Vermögen\n\nDatum;Net worth\n31.01.2024;1.234,50 €\n29.02.2024;(200,25)\nMar 2024;1k\n2025;2.000,00";
  const of = await plan(text);
  expect(taken(of)).toEqual([
    "2024-01-31 net-worth  1234.5",
    "2024-02-29 net-worth  -200.25",
    "2024-03-31 net-worth  1000",
    "2025-12-31 net-worth  2000",
  ]);
  expect(of.figures[2]?.note).toContain("stands for its last day");
});

test("columns of accounts are called as their headings, sums left out", async () => {
  const table = await tableOf("Month,Ally Savings,Visa,Assets,Net worth\n2024-01,500,-90,500,410\n2024-02,,80,,420");
  expect(table.roles).toEqual(["date", "asset", "debt", "skip", "net-worth"]);
  expect(
    taken(await plan("Month,Ally Savings,Visa,Assets,Net worth\n2024-01,500,-90,500,410\n2024-02,,80,,420")),
  ).toEqual([
    "2024-01-31 asset Ally Savings 500",
    "2024-01-31 debt Visa 90",
    "2024-01-31 net-worth  410",
    "2024-02-29 debt Visa 80",
    "2024-02-29 net-worth  420",
  ]);
});

test("rows that each name what they are of are told apart by name, sign and what is stored", async () => {
  const text =
    "Date,Account,Balance\n2024-06-30,Ally,5\n2024-06-30,Student loan,-700\n2024-06-30,Net worth,-695\n2024-06-30,=SUM(A1),4";
  const of = await plan(text);
  expect(taken(of)).toEqual([
    "2024-06-30 asset Ally 5",
    "2024-06-30 debt Student loan 700",
    "2024-06-30 net-worth  -695",
    "2024-06-30 asset =SUM(A1) 4",
  ]);
  expect(of.figures[3]?.note).toContain("never run");
});

test("without headings the day and the amount are found by what they are", async () => {
  expect((await tableOf("2024-01-31,1000\n2024-02-29,1100")).roles).toEqual(["date", "net-worth"]);
});

test("where the day and the month could be swapped it is asked, and else seen", async () => {
  const swapped = "Date,Net worth\n01/02/2024,100\n01/03/2024,200";
  expect((await tableOf(swapped)).order).toBeNull();
  expect(taken(await plan(swapped, { change: { order: "day first" } }))[1]).toMatch(/^2024-03-01/);
  expect(taken(await plan(swapped, { change: { order: "month first" } }))[1]).toMatch(/^2024-01-03/);
  expect((await tableOf("Date,Net worth\n31/01/2024,1\n29/02/2024,2")).order).toBe("day first");
  expect((await tableOf("Date,Net worth\n1/31/2024,1\n2/29/2024,2")).order).toBe("month first");
});

test.each([
  ["2026-11-20,5", "Nov 20, 2026 is not before today. Only earlier days are told here."],
  ["2031-01-01,5", "Jan 1, 2031 is not before today. Only earlier days are told here."],
  ["1899-12-31,5", "Date cannot be before 1900."],
  ["2024-02-30,5", '"2024-02-30" is not a date.'],
  ["soon,5", '"soon" is not a date.'],
  [",5", "There is no date in this row."],
  ["2024-01-31,", "There is no amount in this row."],
  ["2024-01-31,lots", '"lots" is not an amount.'],
  ["2024-01-31,=A1+B1", "The amount is a formula, which is never run. Put its result in its place."],
  ["2024-01-31,9000000000000", "Amount cannot be more than $1,000,000,000,000."],
  ["2022-01-31,7", "This day stands in row 1 already. Only the first is taken."],
])("a row %s is refused in words", async (row, reason) => {
  const of = await plan(`Date,Net worth\n2022-01-31,1\n${row}`);
  expect(taken(of)).toEqual(["2022-01-31 net-worth  1", reason]);
  expect(of.told).toHaveLength(1);
});

test("an asset's balance below zero is refused, a debt's is what is owed", async () => {
  expect(taken(await plan("Date,Ally Savings,Visa\n2024-01-31,-5,-6"))).toEqual([
    "Amount cannot be negative.",
    "2024-01-31 debt Visa 6",
  ]);
});

test("of more days than can be kept the last of each month, quarter or year is taken", async () => {
  const days = (count: number) => Array.from({ length: count }, (_, at) => `${addDays("2020-01-01", at)},${at}`);
  const every = async (count: number, change: { every?: Every } = {}) =>
    plan(["Date,Net worth", ...days(count)].join("\n"), { change });
  expect((await every(200)).every).toBe("row");
  const monthly = await every(2_000);
  expect(monthly).toMatchObject({ every: "month", problem: null, thinned: 2_000 - 66 });
  expect(taken(monthly)[1]).toBe("2020-02-29 net-worth  59");
  expect((await every(2_000, { every: "quarter" })).told).toHaveLength(22);
  expect((await every(2_000, { every: "year" })).told).toHaveLength(6);
  expect((await every(2_000, { every: "row" })).problem).toBe(
    "With these rows there would be 2,000 earlier figures; at most 200 can be kept. Take fewer days or fewer columns.",
  );
});

test("what can't be read as a whole is refused in a sentence, also where it is large", async () => {
  const refused = async (text: string) => ((await readHistory(text)) as { refused?: string }).refused;
  expect(await refused("  \n")).toContain("nothing in it");
  expect(await refused("Date\n2024-01-31")).toContain("one column");
  const begun = performance.now();
  expect(await refused(`Date,Net worth\n${"2024-01-31,5\n".repeat(50_000)}`)).toContain("more than 20,000 rows");
  expect(performance.now() - begun).toBeLessThan(5_000);
  expect(missingIn(["skip", "net-worth"])).toBe("Say which column holds the dates.");
  expect(missingIn(["date", "skip"])).toBe("Say which column holds the net worth.");
  expect(missingIn(["date", "name"])).toBe("Say which column holds the values or balances.");
  expect(missingIn(["date", "amount"])).toBe("Say which column holds the names.");
});
