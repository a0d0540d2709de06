import { expect, test } from "vitest";
import { aboutSaving, newerEntries } from "./newer-entries.ts";

const mit = { school: "MIT", field: "Physics", graduationYear: "2001" };
const state = { school: "State", field: "Law", graduationYear: "2005" };
const nameOf = ({ school }: typeof mit) => school;
const changedMit = { ...mit, graduationYear: "2002" };

test("an entry deleted elsewhere while it was changed here is named, and that saving adds it again", () => {
  const lines = newerEntries({ before: [mit, state], typed: [changedMit, state], now: [state], nameOf });
  expect(lines).toEqual(["MIT: deleted"]);
  expect(aboutSaving(lines)).toBe("What you typed is kept. Saving adds what was deleted again and replaces the rest.");
});

test("an entry changed elsewhere is named where the same was changed, or the entry deleted, here", () => {
  const now = [changedMit, { ...state, field: "History" }];
  const lines = newerEntries({ before: [mit, state], typed: [{ ...mit, graduationYear: "1999" }], now, nameOf });
  expect(lines).toEqual(["MIT: changed", "State: changed"]);
  expect(aboutSaving(lines)).toBe("What you typed is kept. Saving replaces the newer values.");
});

test("what goes together is not told", () => {
  const typed = [{ ...mit, field: "Math" }];
  expect(newerEntries({ before: [mit], typed, now: [state, changedMit], nameOf })).toEqual([]);
});
