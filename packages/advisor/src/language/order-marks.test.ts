import { describe, expect, it } from "vitest";
import { withOrderMarks } from "./order-marks.ts";

describe("the marks of short orders", () => {
  it.each([
    ["Add; Hill Street savings.", "Add Hill Street savings."],
    ["Delete goal; run each day", "Delete goal run each day"],
    ["Sears card interest; 24.9 now.", "Sears card interest: 24.9 now."],
    ["add a goal (my sister's idea): learn Welsh", "add a goal: learn Welsh"],
  ])("are set as others set them: %s", (said, meant) => expect(withOrderMarks(said)).toBe(meant));

  it.each([
    "paid 50; the Visa is at 300 now",
    "my TIAA 403(b): 87,600",
    "goals (3 of them): done",
    "I sold it; 300 in cash",
  ])("stay between what is told: %s", (said) => expect(withOrderMarks(said)).toBe(said));
});
