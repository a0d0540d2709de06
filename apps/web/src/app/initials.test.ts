import { expect, test } from "vitest";
import { initials } from "./initials.ts";

test("the first letters of the first and the last word stand for a name", () => {
  expect(initials("Maya Reyes")).toBe("MR");
  expect(initials("  maria de la cruz ")).toBe("MC");
});

test("one word gives one letter, and no name none", () => {
  expect(initials("maya.reyes")).toBe("M");
  expect(initials("")).toBe("");
});

test("a letter outside the basic plane is kept whole", () => {
  expect(initials("𝒜nna Berg")).toBe("𝒜B");
});
