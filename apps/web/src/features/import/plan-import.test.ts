import type { Asset, Debt } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { decodeText } from "#tables/decode-text.ts";
import type { Role, RowsAre } from "./entry-columns.ts";
import { countsText } from "./import-text.ts";
import { planImport } from "./plan-import.ts";
import { type EntryTable, readEntries } from "./read-entries.ts";

const ALLY: Asset = { id: "a1", name: "Ally Savings", type: "savings", value: 20_000, description: "Emergency" };
const VISA: Debt = { id: "d1", name: "Visa", type: "credit-card", balance: 900, interestRate: 24.99, description: "" };
const STORED = { assets: [ALLY], debts: [VISA] };
const NOTHING = { assets: null, debts: null };

async function tableOf(text: string): Promise<EntryTable> {
  const read = await readEntries(text);
  if ("refused" in read) throw new Error(read.refused);
  return read;
}

async function plan(
  text: string,
  stored: Parameters<typeof planImport>[3] = STORED,
  change: { roles?: Role[]; rowsAre?: RowsAre } = {},
) {
  const { table, roles, rowsAre } = { ...(await tableOf(text)), ...change };
  let made = 0;
  return planImport(table, roles, rowsAre, stored, () => `new-${++made}`);
}

test("rows are told apart as changed, new and unchanged, and what the table does not name stays", async () => {
  const { rows, assets, debts, problem } = await plan('Name,Value\n ALLY savings,21000\nHouse,"600,000"\nVisa,900');
  expect(rows.map(({ status }) => status)).toEqual(["changed", "new", "unchanged"]);
  expect(assets).toEqual([
    { ...ALLY, value: 21_000 },
    { id: "new-1", name: "House", type: "real-estate", value: 600_000, description: "" },
  ]);
  expect(debts).toEqual([VISA]);
  expect(problem).toBeNull();
  expect(countsText(rows)).toBe("1 new, 1 changed, 1 unchanged");
  const [first] = rows;
  expect(first).toMatchObject({ name: "ALLY savings", before: ALLY, side: "asset" });
});

test("lists that were never entered stay so where no row is of them", async () => {
  expect(await plan("Name,Value\nHouse,5", NOTHING)).toMatchObject({ assets: [{ name: "House" }], debts: null });
  expect(await plan("Loan,Balance\nSallie Mae,5", NOTHING)).toMatchObject({
    assets: null,
    debts: [{ type: "student-loan" }],
  });
});

test("types, rates and descriptions are read where there are columns for them; blanks leave what is stored", async () => {
  const text =
    "Asset or debt,Account,Type,Balance,APR,Notes\ndebt,Visa,Credit card,800,19.9%,\nasset,Ally Savings,Bonds,20000,,\nasset,Index fund,Stocks,1,,for later";
  const { assets, debts } = await plan(text);
  expect(debts).toEqual([{ ...VISA, balance: 800, interestRate: 19.9 }]);
  expect(assets).toEqual([
    { ...ALLY, type: "bonds" },
    { id: "new-1", name: "Index fund", type: "stocks", value: 1, description: "for later" },
  ]);
});

test("what is owed is known by its name, its type or its sign", async () => {
  const { rows } = await plan(
    "Account;Saldo\nSparkasse;1.200,50\nHypothek;-200.000,00\nStudent loan;5.000,00\nChecking;(300,00)",
    NOTHING,
  );
  expect(
    rows.map(
      (row) => row.status !== "refused" && [row.side, "value" in row.after ? row.after.value : row.after.balance],
    ),
  ).toEqual([
    ["asset", 1200.5],
    ["debt", 200_000],
    ["debt", 5_000],
    ["debt", 300],
  ]);
});

test("what can't be stored is said in the words of the forms, and the other rows are taken", async () => {
  const text = `Asset,Value\n,5\nA,\nB,lots\nC,-4\nD,0\nE,2e15\nF,3\n${"x".repeat(201)},1`;
  const { rows, assets } = await plan(text, NOTHING);
  expect(rows.map((row) => (row.status === "refused" ? row.reason : row.status))).toEqual([
    "There is no name in this row.",
    "There is no amount in this row.",
    '"lots" is not an amount.',
    "Asset value must be greater than $0",
    "Asset value must be greater than $0",
    '"2e15" is not an amount.',
    "new",
    "Asset name cannot be longer than 200 characters",
  ]);
  expect(assets).toHaveLength(1);
});

test("formulas are never amounts, and plain text anywhere else", async () => {
  const { rows } = await plan('Name,Value\n"=HYPERLINK(""http://x"")",5\n@SUM,=1+1\nA,+cmd()\nB,+7', NOTHING);
  expect(rows[0]).toMatchObject({
    status: "new",
    name: '=HYPERLINK("http://x")',
    note: expect.stringContaining("never run"),
  });
  expect(rows[1]).toMatchObject({ status: "refused", reason: expect.stringContaining("formula") });
  expect(rows[2]).toMatchObject({ status: "refused", reason: expect.stringContaining("formula") });
  expect(rows[3]).toMatchObject({ status: "new", after: { value: 7 } });
});

test("a name that stands twice is taken once", async () => {
  const { rows, assets } = await plan("Name,Value\nAlly Savings,1\nally  savings,2\nHouse,3\nHOUSE,4", {
    ...STORED,
    debts: null,
  });
  expect(rows.map(({ status }) => status)).toEqual(["changed", "refused", "new", "refused"]);
  expect(rows[1]).toMatchObject({ reason: "This name stands in row 1 already. Only the first is taken." });
  expect(assets?.map((asset) => asset.value)).toEqual([1, 3]);
});

test("more than 200 in a list are refused as a whole", async () => {
  const text = `Asset,Value\n${Array.from({ length: 200 }, (_, at) => `Account ${at},${at + 1}`).join("\n")}`;
  expect((await plan(text)).problem).toBe("With these rows there would be 201 assets; at most 200 can be kept.");
  expect((await plan(text, NOTHING)).problem).toBeNull();
});

test("columns are known without headings, and as the person says", async () => {
  const { roles } = await tableOf("Checking,Savings,$500\nIndex fund,Stocks,$600\nBrokerage,Stocks,$700");
  expect(roles).toEqual(["name", "type", "amount"]);
  const { rows } = await plan("Visa,12,500\nHouse,13,600", NOTHING, {
    roles: ["name", "skip", "amount"],
    rowsAre: "debts",
  });
  expect(rows).toMatchObject([
    { side: "debt", after: { balance: 500 } },
    { side: "debt", after: { balance: 600 } },
  ]);
  expect((await plan("Visa,12,500", NOTHING, { roles: ["name", "skip", "skip"] })).problem).toBe(
    "Say which column holds the values or balances.",
  );
});

test("one column alone is refused", async () => {
  expect(await readEntries("Savings\nHouse")).toMatchObject({ refused: expect.stringContaining("one column") });
});

test("what was downloaded as CSV comes back as it is stored", async () => {
  const assets = "\ufeffAsset,Type,Value,Description\r\nAlly Savings,Savings,20000,Emergency\r\n";
  const debts = "\ufeffDebt,Type,Balance,Interest rate (APR %),Description\r\nVisa,Credit card,900,24.99,\r\n";
  for (const csv of [assets, debts]) {
    const decoded = decodeText(new TextEncoder().encode(csv));
    expect((await plan("text" in decoded ? decoded.text : "")).rows).toMatchObject([{ status: "unchanged" }]);
  }
});
