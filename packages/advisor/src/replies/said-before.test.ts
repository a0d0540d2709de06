import { expect, it } from "vitest";
import { SAYS_NOTHING } from "./describe-receipt.ts";
import { inOtherWords, type SaidBefore } from "./said-before.ts";

/** What is said of some answers in turn. */
function said(...messages: string[]): string[] {
  let before: SaidBefore = {};
  return messages.map((message) => {
    const { reply, said: after } = inOtherWords({ ...SAYS_NOTHING, message }, before);
    before = after;
    return reply.message;
  });
}

const TEN = "Assumed: 7.0% a year.";
const SIX = "Assumed: 6.0% a year.";

it("tells assumptions in full once, and then that they are as before", () => {
  const told = said(`A.\n\n${TEN}`, `B.\n\n${TEN}`, `C.\n\n${TEN}`);
  expect(told[0]).toContain(TEN);
  expect(told.slice(1).some((each) => each.includes("7.0%"))).toBe(false);
});

it("tells them in full again once others were told between: as before means the last", () => {
  const told = said(`A.\n\n${TEN}`, `B.\n\n${SIX}`, `C.\n\n${TEN}`, `D.\n\n${TEN}`);
  expect(told[1]).toContain(SIX);
  expect(told[2]).toContain(TEN);
  expect(told[3]).not.toContain("7.0%");
});

it("says an answer that fits many messages otherwise each time, and the question with it", () => {
  const told = said("All right, I dropped that.", "All right, I dropped that.", "All right, I dropped that.");
  expect(new Set(told).size).toBe(3);
});
