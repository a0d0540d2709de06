import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const TOLD = "I paid 300 on the Sears card. I added 200 to Pine savings";
const WRITTEN = { d1: 1_100, a4: 2_200 };

describe("one of two things that a message told, taken back", () => {
  it.each(["hold on, the second one bounced, bin it", "first ones ok, forget the other one, i dreamt it"])(
    "is asked about where it is not named, and a tap takes it back: %s",
    (message) => {
      const asked = last(TOLD, message);
      expect(amounts(asked.documents)).toEqual({ ...BEFORE, ...WRITTEN });
      expect(asked.quickReplies).toEqual([
        "Take back Sears card",
        "Take back Pine savings",
        "Take all of it back",
        "Leave it as it is",
      ]);
      expect(amounts(last(TOLD, message, "Take back Pine savings").documents)).toEqual({ ...BEFORE, d1: 1_100 });
      expect(amounts(last(TOLD, message, "Take all of it back").documents)).toEqual(BEFORE);
      expect(amounts(last(TOLD, message, "Leave it as it is").documents)).toEqual({ ...BEFORE, ...WRITTEN });
    },
  );

  it("is the one whose sum is said", () => {
    expect(amounts(last(TOLD, "the 200 bounced so undo that bit").documents)).toEqual({ ...BEFORE, d1: 1_100 });
  });

  it("is asked about later too, and where another is said to be right", () => {
    const later = last(TOLD, "thanks", "hold on, the second one bounced, undo it");
    expect(amounts(later.documents)).toEqual({ ...BEFORE, ...WRITTEN });
    const beside = "first one is fine. the other one, pine, reverse it, bank sent the 200 back";
    expect(amounts(last(TOLD, beside).documents)).toEqual({ ...BEFORE, ...WRITTEN });
  });

  it("is the other one after the first", () => {
    const said = [TOLD, "the 200 bounced so undo that bit", "and the other one too, undo it"];
    expect(amounts(last(...said).documents)).toEqual(BEFORE);
  });

  it("is no longer offered after something else was written", () => {
    const { quickReplies } = last(TOLD, "no wait, undo the second one", "I paid 50 to the tax office");
    expect(quickReplies).not.toContain("Take all of it back");
  });

  it("is both, where nothing says that it is one", () => {
    for (const message of ["undo that", "hang on a second, undo that"])
      expect(amounts(last(TOLD, message).documents)).toEqual(BEFORE);
  });

  it("is not seen in what speaks of something else", () => {
    for (const message of ["lovely weather today", "my brother got a new job"])
      expect(last(TOLD, message).quickReplies).not.toContain("Take all of it back");
  });
});

describe("a thing that something was just written of", () => {
  const said = [TOLD, "taken the shoes back, so forget sears, keep the rest"];

  it("is not removed before it was asked whether only that is meant", () => {
    const asked = last(...said);
    expect(amounts(asked.documents)).toEqual({ ...BEFORE, ...WRITTEN });
    expect(asked.quickReplies).toEqual(["Sears card: now $1,400", "Remove Sears card", "Leave it as it is"]);
    expect(amounts(last(...said, "Sears card: now $1,400").documents)).toEqual({ ...BEFORE, a4: 2_200 });
  });

  it("is removed where it came to its end", () => {
    expect(amounts(last("I paid 300 on the Sears card", "and now sears is paid off").documents)).toEqual({
      ...BEFORE,
      d1: undefined,
    });
  });
});
