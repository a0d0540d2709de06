import { expect, test } from "vitest";
import { aboutSaving, newerEntries } from "./newer-entries.ts";

const mit = { school: "MIT", field: "Physics", graduationYear: "2001" };
const state = { school: "State", field: "Law", graduationYear: "2005" };
const nameOf = ({ school }: typeof mit) => school;

test("an entry deleted elsewhere is named, and that saving adds it again", () => {
  const lines = newerEntries([mit, state], [state], nameOf);
  expect(lines).toEqual(["MIT: deleted"]);
  expect(aboutSaving(lines)).toBe("What you typed is kept. Saving adds what was deleted again and replaces the rest.");
});

test("changed and added entries are named as such", () => {
  const lines = newerEntries([mit], [{ ...mit, graduationYear: "2002" }, state], nameOf);
  expect(lines).toEqual(["MIT: changed", "State: added"]);
  expect(aboutSaving(lines)).toBe("What you typed is kept. Saving replaces the newer values.");
});

test("another order alone is told too", () => {
  expect(newerEntries([mit, state], [state, mit], nameOf)).toEqual(["The order of the entries changed"]);
});
