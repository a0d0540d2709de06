import { describe, expect, it } from "vitest";
import { sameWord } from "./same-word.ts";

describe("words that are one", () => {
  it.each([
    ["vette", "corvette"],
    ["stang", "mustang"],
    ["visas", "visa"],
    ["coinbsae", "coinbase"],
  ])("%s and %s", (said, stored) => {
    expect(sameWord(said, stored)).toBe(true);
  });

  it.each([
    ["board", "surfboard"],
    ["phone", "iphone"],
    ["ground", "playground"],
    ["card", "cart"],
  ])("not %s and %s", (said, stored) => {
    expect(sameWord(said, stored)).toBe(false);
  });
});
