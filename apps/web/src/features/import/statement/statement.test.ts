import type { CalendarDate } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { estimate, monthTotals } from "./estimate.ts";
import { readStatement } from "./read-statement.ts";
import { sortLines } from "./sort-lines.ts";
import type { Statement } from "./statement.ts";

const TODAY: CalendarDate = "2026-11-23";

async function read(text: string, name = "bank.csv"): Promise<Statement> {
  const statement = await readStatement(text);
  if ("refused" in statement) throw new Error(statement.refused);
  return { ...statement, name };
}

function totals(...statements: Statement[]) {
  return monthTotals(statements, sortLines(statements), TODAY);
}

const CHECKING = `Account,Main checking
Date,Description,Amount
2026-08-28,GROCER 11,-40.00
2026-09-01,ACME PAYROLL,"3,000.00"
2026-09-02,RENT LLC,"-1,200.00"
2026-09-10,Online transfer to savings 22,-500.00
2026-09-15,CARD AUTOPAY 881,-350.00
2026-09-29,GROCER 12,-100.00
2026-10-01,ACME PAYROLL,"3,000.00"
2026-10-02,RENT LLC,"-1,200.00"
2026-10-12,GROCER REFUND,30.00
2026-10-31,GROCER 14,-130.00
2026-11-02,ACME PAYROLL,"3,000.00"`;

test("whole months give income and spending; transfers count nowhere, refunds lower spending", async () => {
  const months = totals(await read(CHECKING));
  expect(months).toEqual([
    { month: "2026-08-01", income: 0, spending: 40, isWhole: false },
    { month: "2026-09-01", income: 3_000, spending: 1_650, isWhole: true },
    { month: "2026-10-01", income: 3_000, spending: 1_300, isWhole: true },
    { month: "2026-11-01", income: 3_000, spending: 0, isWhole: false },
  ]);
  expect(estimate(months.filter(({ isWhole }) => isWhole))).toEqual({ monthlyIncome: 3_000, monthlySpending: 1_475 });
  expect(estimate([])).toBeNull();
});

test("a card's own statement takes the place of its payment, whichever sign its purchases have", async () => {
  const card = (sign: number) =>
    `Transaction Date,Merchant,Amount\n${[
      ["09/01/2026", "BOOKS", 50],
      ["09/03/2026", "AIRLINE", 250],
      ["09/14/2026", "PAYMENT RECEIVED THANK YOU", -350],
      ["09/20/2026", "SHOES", 80],
      ["09/25/2026", "SHOES", -20],
      ["09/27/2026", "TEA", 10],
      ["09/30/2026", "TEA", 5],
    ]
      .map(([date, merchant, amount]) => `${date},${merchant},${Number(amount) * sign}`)
      .join("\n")}`;
  const bank = await read(CHECKING);
  for (const sign of [1, -1]) {
    const own = await read(card(sign), "card.csv");
    expect(own.kind).toBe(sign === 1 ? "card" : own.kind);
    const september = totals(bank, { ...own, kind: "card" }).find(({ month }) => month === "2026-09-01");
    expect(september).toMatchObject({ income: 3_000, spending: 1_300 + 50 + 250 + 80 - 20 + 10 + 5, isWhole: true });
  }
});

test("a month counts where every account covers it, and files that follow each other are one account", async () => {
  const header = "Date,Description,Money in,Money out";
  const part = (month: string, name: string) => `${header}\n${month}-01,${name},2000,\n${month}-30,${name},,500`;
  const [one, two] = [await read(part("2026-09", "A")), await read(part("2026-10", "A"))];
  expect(totals(one, two).map(({ isWhole }) => isWhole)).toEqual([true, true]);
  const other = await read(`Date,Payee,Amount\n2026-09-01,X,-1\n2026-09-30,X,-1`);
  expect(totals(one, two, other).map(({ isWhole }) => isWhole)).toEqual([true, false]);
  const notUnderstood = await read("a,b\nx,y");
  expect(totals(one, two, notUnderstood).map(({ isWhole }) => isWhole)).toEqual([true, true]);
});

const OFX = `OFXHEADER:100
DATA:OFXSGML

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>EUR<BANKACCTFROM><ACCTID>12345</BANKACCTFROM>
<BANKTRANLIST><DTSTART>20260901<DTEND>20260930120000
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>20260903120000[-5:EST]<TRNAMT>2500.00<FITID>1<NAME>ACME &amp; CO</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260910<TRNAMT>-80.25<FITID>2<NAME>GROCER<MEMO>Main St</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>20260910<TRNAMT>-80.25<FITID>2<NAME>GROCER<MEMO>Main St</STMTTRN>
<STMTTRN><TRNTYPE>XFER<DTPOSTED>20260911<TRNAMT>-300<FITID>3<NAME>To somewhere</STMTTRN>
</BANKTRANLIST></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

test("OFX is read in both its forms, each booking once", async () => {
  const xml = OFX.replace(
    /<(TRNTYPE|DTPOSTED|TRNAMT|FITID|NAME|MEMO|CURDEF|ACCTID|DTSTART|DTEND)>([^<\r\n]*)/g,
    "<$1>$2</$1>",
  );
  for (const text of [
    OFX,
    xml.replace(/^OFXHEADER[\s\S]*?<OFX>/, '<?xml version="1.0"?><?OFX OFXHEADER="200"?><OFX>'),
  ]) {
    const statement = await read(text);
    expect(statement).toMatchObject({
      account: "12345",
      kind: "bank",
      from: "2026-09-01",
      to: "2026-09-30",
      currencies: ["EUR"],
    });
    expect(statement.lines.map((line) => line.text)).toEqual(["ACME & CO", "GROCER Main St", "To somewhere"]);
    expect(totals(statement)).toEqual([{ month: "2026-09-01", income: 2_500, spending: 80.25, isWhole: true }]);
  }
});

test("what is no statement is told in a sentence, and columns that were not understood can be said", async () => {
  expect(await readStatement("<OFX></OFX>")).toMatchObject({ refused: expect.stringContaining("no bookings") });
  expect(await readStatement("")).toMatchObject({ refused: expect.stringContaining("nothing in it") });
  expect(await readStatement("hello\nworld")).toMatchObject({ refused: expect.stringContaining("one column") });
  expect(await readStatement("a,b\nx,y")).toMatchObject({ lines: [], source: { roles: expect.any(Array) } });
});

test("20,000 lines take no time, and more are refused", async () => {
  const line = (at: number) => `2026-${String((at % 9) + 1).padStart(2, "0")}-11,GROCER ${at},${at % 2 ? "-" : ""}7.50`;
  const text = (count: number) =>
    `Date,Description,Amount\n${Array.from({ length: count }, (_, at) => line(at)).join("\n")}`;
  expect(await readStatement(text(20_001))).toMatchObject({ refused: expect.stringContaining("20,000") });
  const large = text(20_000);
  const start = performance.now();
  totals(await read(large));
  expect(performance.now() - start).toBeLessThan(5_000);
});
