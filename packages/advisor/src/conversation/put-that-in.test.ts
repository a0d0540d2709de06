import { expect, test } from "vitest";
import { NEW_CONVERSATION } from "./conversation.ts";
import { putThatIn } from "./put-that-in.ts";

const worked = { ...NEW_CONVERSATION, toNote: ["I make $54,000 a year", "I make $64,700 a year"] };

test.each(["yeah put that in", "ok note it", "please write that down", "use that then", "sure, go with that one"])(
  "%j means the first",
  (message) => expect(putThatIn(message, worked)).toBe("I make $54,000 a year"),
);

test("a figure chooses among them", () => {
  expect(putThatIn("Go with the 64,700 then", worked)).toBe("I make $64,700 a year");
  expect(putThatIn("go with 54", worked)).toBe("I make $54,000 a year");
});

test.each(["put 200 in savings", "yes", "add a goal for the boat", "no, leave it"])("%j does not", (message) =>
  expect(putThatIn(message, worked)).toBeNull(),
);

test("nothing was worked out", () => expect(putThatIn("put that in", NEW_CONVERSATION)).toBeNull());
