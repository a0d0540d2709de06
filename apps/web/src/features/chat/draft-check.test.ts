import { expect, it } from "vitest";
import { checkDraft } from "./draft-check.ts";

it("holds back a blank draft, and any draft while the advisor is typing", () => {
  expect(checkDraft(" \n ", false).canSend).toBe(false);
  expect(checkDraft("Hello", false).canSend).toBe(true);
  expect(checkDraft("Hello", true).canSend).toBe(false);
});

it("holds back what is over 4,000 characters and says by how much", () => {
  expect(checkDraft("x".repeat(4000), false)).toEqual({
    canSend: true,
    isTooLong: false,
    counter: "4,000 of 4,000 characters",
  });
  expect(checkDraft("x".repeat(4001), false)).toEqual({
    canSend: false,
    isTooLong: true,
    counter: "4,001 of 4,000 characters",
  });
});

it("counts only near the limit", () => {
  expect(checkDraft("x".repeat(3499), false).counter).toBeNull();
  expect(checkDraft("x".repeat(3500), false).counter).toBe("3,500 of 4,000 characters");
});
