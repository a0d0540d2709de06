import { expect, it } from "vitest";
import { FOLD_HEADING, foldMessage, unfold } from "./folded-message.ts";

it("tells the brief part from what unfolds and from what comes after", () => {
  const message = `${foldMessage("On time.", "### Debts\n\nNone.")}\n\nDo your expenses include them?`;
  expect(unfold(message)).toEqual({
    brief: "On time.",
    rest: "### Debts\n\nNone.",
    after: "Do your expenses include them?",
  });
});

it("leaves a message without such a part alone, and folds one that is still arriving", () => {
  expect(unfold("Hello\n---\nthere")).toEqual({ brief: "Hello\n---\nthere", rest: "", after: "" });
  expect(foldMessage("On time.", "")).toBe("On time.");
  expect(unfold(`On time.\n\n${FOLD_HEADING}\n\n### De`)).toEqual({ brief: "On time.", rest: "### De", after: "" });
});
