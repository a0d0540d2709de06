import { expect, test } from "vitest";
import { foldHeading, readTable } from "./read-table.ts";

const known = new Set(["name", "value", "date", "amount"]);
const read = (text: string, maxRows = 100) =>
  readTable(text, { maxRows, tooMany: "Too many rows.", isHeading: (cell) => known.has(cell) });

test.each([
  ["commas", "Name,Value\nSavings,100\nHome,200"],
  ["semicolons", "Name;Value\nSavings;100\nHome;200"],
  ["tabs", "Name\tValue\nSavings\t100\nHome\t200"],
  ["old line ends", "Name,Value\rSavings,100\rHome,200"],
  ["empty lines and blanks", "\r\nName , Value\r\n\r\n Savings,100\r\n,\r\nHome,200\r\n"],
])("%s", async (_name, text) => {
  const rows = [
    ["Savings", "100"],
    ["Home", "200"],
  ];
  expect(await read(text)).toEqual({ table: { headings: ["Name", "Value"], rows } });
});

test("decimal commas do not divide a row that semicolons or tabs divide", async () => {
  expect(await read("Savings;1.200,50\nHome;3,75")).toMatchObject({
    table: {
      rows: [
        ["Savings", "1.200,50"],
        ["Home", "3,75"],
      ],
    },
  });
  expect(await read("Savings, joint\t1,200.50\nHome\t3")).toMatchObject({
    table: {
      rows: [
        ["Savings, joint", "1,200.50"],
        ["Home", "3"],
      ],
    },
  });
});

test("quotes hold separators, quotes and line breaks", async () => {
  const text = 'Name,Value\n"Savings; ""joint"", main","1,200"\n"two\nlines",5';
  expect(await read(text)).toMatchObject({
    table: {
      rows: [
        ['Savings; "joint", main', "1,200"],
        ["two\nlines", "5"],
      ],
    },
  });
});

test("headings are known by their words, also below what a bank puts first, or by standing above figures", async () => {
  expect(await read("Account;123\nFrom;01.01.2026\n\nDate;Amount\n02.01.2026;-5")).toMatchObject({
    table: { headings: ["Date", "Amount"], rows: [["02.01.2026", "-5"]] },
  });
  expect(await read("Konto,Stand\nSparen,100")).toMatchObject({ table: { headings: ["Konto", "Stand"] } });
  expect(await read("Savings,100\nHome,200")).toMatchObject({ table: { headings: null } });
  expect(foldHeading(" Value (USD) ")).toBe("value");
});

test("nothing, headings alone, an open quote and too many rows are refused", async () => {
  expect(await read(" \n\n")).toMatchObject({ refused: expect.stringContaining("nothing in it") });
  expect(await read("Name,Value\n")).toMatchObject({ refused: expect.stringContaining("no rows below") });
  expect(await read('Name,Value\n"Savings,5\nHome,6')).toMatchObject({
    refused: expect.stringContaining("never closed"),
  });
  expect(await read(`Name,Value\n${"Savings,5\n".repeat(101)}`)).toEqual({ refused: "Too many rows." });
  expect(await read(`Name,Value\n${"Savings,5\n".repeat(100)}`)).toMatchObject({
    table: { headings: ["Name", "Value"] },
  });
});

test("50,000 rows are refused at once", async () => {
  const text = `Name,Value\n${Array.from({ length: 50_000 }, (_, at) => `Account ${at},${at}`).join("\n")}`;
  await read("a,1");
  const start = process.cpuUsage();
  expect(await read(text, 1_000)).toEqual({ refused: "Too many rows." });
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(500);
});
