import type { ActivityEntry } from "@seven-figures/calls";
import type { FieldPath } from "@seven-figures/domain";
import { expect, it } from "vitest";
import { findRemoval } from "./find-removal.ts";

const removal = (changeId: string, path: FieldPath, undone = false): ActivityEntry => ({
  changeId,
  at: "2026-11-20T14:13:00.000Z",
  by: "you",
  summary: "Removed Visa",
  fields: [{ path, thing: "Visa", action: "removed", before: 1, after: null, unit: "money" }],
  undone,
  moreFields: 0,
  undoable: !undone,
});

it("finds the newest change that took a thing away and still stands", () => {
  const visa = ["financials", "debts", "d1"];
  const changes = [
    removal("c4", ["financials", "debts", "d2"]),
    removal("c3", visa, true),
    removal("c2", visa),
    removal("c1", visa),
  ];
  expect(findRemoval(changes, visa)).toBe("c2");
  expect(findRemoval(changes, ["financials", "assets", "d1"])).toBeNull();
});
