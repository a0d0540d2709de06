import { describe, expect, test } from "vitest";
import { askedOnceMore } from "./asked-once-more.ts";
import { NEW_CONVERSATION } from "./conversation.ts";

const ANSWERED = { ...NEW_CONVERSATION, answered: true as const };

describe("a question that is asked once more", () => {
  test("is read without the no before it", () => {
    expect(askedOnceMore("nah I mean which one should I put my cash on", ANSWERED)).toBe(
      "which one should I put my cash on",
    );
    expect(askedOnceMore("No, I ask for Home Depot card", ANSWERED)).toBe("What about Home Depot card?");
    expect(askedOnceMore("no no, I'm asking about the Ford loan.", ANSWERED)).toBe("What about the Ford loan?");
  });

  test("is none after what was no answer, and none that tells something", () => {
    expect(askedOnceMore("nah I mean which one", NEW_CONVERSATION)).toBeNull();
    expect(askedOnceMore("no, I mean the Ford loan is 300", ANSWERED)).toBeNull();
    expect(askedOnceMore("no", ANSWERED)).toBeNull();
  });
});
