import { expect, test } from "vitest";
import { describeUndo } from "./describe-undo.ts";

test("an undo that would lose later edits names the things, never a path", () => {
  expect(describeUndo({ undone: false, reason: "later-edits", things: ["Visa", "Income and expenses"] })).toBe(
    "I did not undo it: **Visa**, **Income and expenses** changed again since, and that would be lost.",
  );
});

test("an undo that would leave the profile incomplete says where to change it", () => {
  expect(describeUndo({ undone: false, reason: "profile-needs-it" })).toContain("Profile page");
});
