import { describe, expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const after = (...messages: string[]) => amounts(last(...messages).documents);

describe("an order to take something back", () => {
  test("is carried out whatever reason stands around it", () => {
    for (const order of [
      "whoa whoa the kayak is not worth 800 undo that",
      "800 is what I paid for the paddle, take that back",
      "that is wrong, the kayak went from 900 to 800, reverse it",
    ])
      expect(after("the kayak is worth 800", order), order).toEqual(BEFORE);
  });

  test("is of all that the last message wrote, and of no more", () => {
    const told = ["the kayak is worth 800", "paid 200 on the Sears card from Harbor"];
    const order = "I did not pay anything. Reverse both of those changes immediately.";
    expect(after(...told, order)).toEqual({ ...BEFORE, a2: 800 });
  });

  test("puts one thing back to the figure that is told", () => {
    const told = ["the kayak is worth 800", "charged 90 on the Sears card"];
    const absurd = "You have set my kayak to 800, which is absurd. Restore it to 900.";
    expect(after(...told, absurd).a2).toBe(900);
    expect(after(...told, "put the Sears card back to 1,400")).toEqual({ ...BEFORE, a2: 800 });
  });

  test("is none where it is denied, asked, or where the message tells a figure of its own", () => {
    expect(after("the kayak is worth 800", "dont undo that").a2).toBe(800);
    expect(after("the kayak is worth 800", "undo that and put 70 in Harbor")).not.toEqual(BEFORE);
    expect(after("the kayak is worth 800", "should I put the kayak back to 900?").a2).toBe(800);
  });
});
