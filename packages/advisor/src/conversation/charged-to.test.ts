import { describe, expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

describe("what was bought on a card", () => {
  test.each([
    "bought a steamer and two mannequin heads 280 on the Sears card",
    "put 280 of groceries on the Sears card",
    "used the Sears card for gas, 280",
    "charged 280 for meds to the Sears card",
    "bought my sister a chair, 280, with the Sears card",
  ])("%j is owed on it", (message) => expect(amounts(last(message).documents)).toEqual({ ...BEFORE, d1: 1_680 }));

  test.each([
    "can I put 280 of stuff on the Sears card?",
    "got 30 cash back on the Sears card",
    "should have put 280 of it on the Sears card",
    "I want to spend 280 on the Sears card",
  ])("%j is not", (message) => expect(amounts(last(message).documents)).toEqual(BEFORE));
});
