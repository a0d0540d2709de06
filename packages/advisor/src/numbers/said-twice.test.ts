import { describe, expect, it } from "vitest";
import { withNumbersOnce } from "./said-twice.ts";

describe("a number that is said twice", () => {
  it.each([
    [
      "The savings should be 102,130. A hundred and two thousand, one hundred thirty.",
      "The savings should be 102,130.",
    ],
    ["Alpine is at 5,420, five thousand four hundred twenty", "Alpine is at 5,420"],
    ["It stands at 6,045 (six thousand and forty-five).", "It stands at 6,045."],
    ["the visa is 2,310 now - two thousand, three hundred and ten", "the visa is 2,310 now"],
    ["I owe nine thousand two hundred (9,200) on it", "I owe 9,200 on it"],
  ])("stands once: %s", (said, once) => {
    expect(withNumbersOnce(said)).toBe(once);
  });

  it.each([
    "paid 200 on the Visa, two hundred and fifty on the Discover",
    "I have 2,310 in Ally and two thousand in Chase",
    "moved 500 and then five hundred more",
  ])("leaves two numbers as they are: %s", (said) => {
    expect(withNumbersOnce(said)).toBe(said);
  });

  it("reads thousands and hundreds with a comma between them as one", () => {
    expect(withNumbersOnce("hold eleven thousand, two hundred and five dollars")).toBe(
      "hold eleven thousand two hundred and five dollars",
    );
  });
});
