import { describe, expect, it } from "vitest";
import { tokenise } from "./tokenise.ts";

const words = (text: string) => tokenise(text, [], new Set<string>()).map(({ raw }) => raw);

describe("figures with blanks between their thousands", () => {
  it.each([
    ["TFSA: 23 500", "23,500"],
    ["it is at 1 250 000 now", "1,250,000"],
    ["42\u00A0000 in the RRSP", "42,000"],
    ["about 16\u202F250.", "16,250"],
  ])("are one figure: %s", (text, figure) => {
    expect(words(text)).toContain(figure);
  });

  it.each([
    "call 416 555 1234",
    "step 2 500 dollars",
    "a Pixel7 500",
    "in 2028 500 more",
    "1,200 300",
    "Nov 5 200 went in",
    "sold my iPhone 15 800 went in",
    "put 500 600 in both",
  ])("are not where they are two, or more: %s", (text) => {
    expect(words(text).some((word) => /^\d{1,3},\d{3}$/.test(word) && !text.includes(word))).toBe(false);
  });
});
