import { expect, it } from "vitest";
import { last } from "../../testing/somebody.ts";

it.each([
  "what's my plan",
  "what was the plan again?",
  "can you walk me through my plan",
  "explain the plan to me please",
])("shows the plan as things stand: %s", (message) => {
  expect(last(message).reply).toContain("$1,000,000");
  expect(last(message).wrote).toBe(false);
});

it.each(["my plan is to buy a boat", "what is my phone plan", "what's the plan for lunch"])(
  "takes no other plan for it: %s",
  (message) => {
    expect(last(message).reply).not.toContain("$1,000,000");
  },
);
