import type { ActivityEntry } from "@seven-figures/calls";
import { expect, test } from "vitest";
import { lastOwnChange } from "./undo-last-change.ts";

const NOW = Date.parse("2026-11-23T12:00:00.000Z");

function entry(changeId: string, rest: Partial<ActivityEntry> = {}): ActivityEntry {
  const at = "2026-11-23T11:45:00.000Z";
  return { changeId, at, by: "you", summary: "", fields: [], moreFields: 0, undone: false, undoable: true, ...rest };
}

test("it is the newest own change that stands, whatever the advisor did since", () => {
  const changes = [
    entry("advisor's", { by: "advisor" }),
    entry("undone", { undone: true }),
    entry("last"),
    entry("before"),
  ];
  expect(lastOwnChange(changes, NOW)).toMatchObject({ changeId: "last" });
});

test("older ones, and one that later edits rest on, stay", () => {
  expect(lastOwnChange([], NOW)).toContain("no change of yours");
  expect(lastOwnChange([entry("old", { at: "2026-11-23T11:29:00.000Z" })], NOW)).toContain("no change of yours");
  expect(lastOwnChange([entry("last", { undoable: false }), entry("before")], NOW)).toContain("can't be undone");
});
