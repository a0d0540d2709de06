import { expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const OFFERED = "60 sears card by post";

it("offers what it is not sure of", () => {
  const { documents, quickReplies } = last(OFFERED);
  expect(amounts(documents)).toEqual(BEFORE);
  expect(quickReplies).toContain("Sears card: now $1,340");
});

it("writes what it is sure of", () => {
  expect(amounts(last("Sears, 60 to them by post").documents)).toEqual({ ...BEFORE, d1: 1_340 });
});

it("takes for granted what was offered, where the next message goes on from it", () => {
  expect(amounts(last(OFFERED, "and another 60 today").documents)).toEqual({ ...BEFORE, d1: 1_280 });
});

it.each(["no, only another 20", "and is that right?", "undo that", "and how are you"])(
  "takes nothing for granted by %s",
  (message) => {
    expect(amounts(last(OFFERED, message).documents).d1).not.toBe(1_340);
  },
);

it("takes no balance for granted that may have been a movement", () => {
  const { documents } = last("norway 200 tucked by", "and another 50 today");
  expect(documents.goals.intermediateGoals[0]?.currentAmount).toBe(600);
});
