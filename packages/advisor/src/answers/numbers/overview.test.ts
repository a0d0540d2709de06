import { expect, it } from "vitest";
import { documentsOf } from "../../../testing/run-case.ts";
import { last } from "../../../testing/somebody.ts";
import { talk } from "../../../testing/talk.ts";

it.each(["how am I doing?", "How are my finances", "give me an overview"])(
  "tells how somebody is doing: %s",
  (message) => {
    const { reply } = last(message);
    for (const part of [
      "**not on track** for 2046",
      "a net worth of $15,500",
      "16.7% of your income",
      "**Clear Sears card**",
    ])
      expect(reply).toContain(part);
  },
);

it("asks for what it needs where nothing is known", () => {
  expect(talk(documentsOf({ state: {} }), ["how am I doing?"])[0]?.reply).toMatch(
    /^To say how you are doing, I still need/,
  );
});

it("answers whether the target is met with yes or no first", () => {
  expect(last("am I on track?").reply).toMatch(/^Not quite yet for 2046/);
});

it("says what interest costs in a year", () => {
  expect(last("how much interest do I pay").reply).toContain("**$518 of interest a year**");
});
