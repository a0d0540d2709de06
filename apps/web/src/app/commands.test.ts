import { expect, test } from "vitest";
import { entryCommands, findCommands, pageCommands } from "./commands.ts";
import { isShortcut } from "./is-shortcut.ts";
import { personPages } from "./page-list.ts";

const pages = pageCommands(personPages);
const entries = entryCommands(
  [{ id: "a", name: "Caf\u00e9 shares", type: "stocks", value: 1_200, description: "" }],
  [{ id: "d", name: "Visa", type: "credit-card", balance: 900, interestRate: null, description: "" }],
  [],
);
const labels = (typed: string) => findCommands([...pages, ...entries], typed).map(({ label }) => label);

test("pages are found by their names and by what people call them", () => {
  expect(labels("secu")[0]).toBe("Security");
  expect(labels("csv")).toEqual(expect.arrayContaining(["Your Data", "Import"]));
  expect(labels("go")[0]).toBe("Goals");
  expect(labels("data")[0]).toBe("Your Data");
  expect(labels("complete your profile")).toEqual([]);
});

test("entries are found by name and kind, with their figure", () => {
  expect(labels("cafe")).toEqual(["Caf\u00e9 shares"]);
  expect(findCommands(entries, "debt vi")).toMatchObject([{ label: "Visa", note: "Debt · $900", path: "/financials" }]);
});

test("what nothing is called finds nothing, and nothing typed finds the pages", () => {
  expect(labels("how much did I save")).toEqual([]);
  expect(labels("  ")).toHaveLength(8);
});

test("a shortcut is its letter with Ctrl or Cmd and nothing else", () => {
  const press = {
    key: "k",
    ctrlKey: true,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    repeat: false,
    defaultPrevented: false,
  };
  expect(isShortcut(press, "k")).toBe(true);
  expect(isShortcut({ ...press, key: "K", ctrlKey: false, metaKey: true }, "k")).toBe(true);
  for (const other of [
    { shiftKey: true },
    { altKey: true },
    { repeat: true },
    { defaultPrevented: true },
    { ctrlKey: false },
    { key: "j" },
  ]) {
    expect(isShortcut({ ...press, ...other }, "k")).toBe(false);
  }
});
