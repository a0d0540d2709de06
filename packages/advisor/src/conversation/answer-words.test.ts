import { expect, test } from "vitest";
import { ASSENTS } from "./answer-words.ts";

test("a message of nothing but assent is one, with blanks and commas between", () => {
  for (const text of ["yes", "aye go on then", "damn right i did", "yes, both of them", "yes , do it , thanks"])
    expect(ASSENTS.test(text), text).toBe(true);
  for (const text of ["yes but not the visa", "the lot", "go on about the loan"])
    expect(ASSENTS.test(text), text).toBe(false);
});

test("a thousand words of assent and one other are read at once", () => {
  expect(ASSENTS.test(`${"yes ".repeat(1_000)}zebra`)).toBe(false);
  expect(ASSENTS.test(`${"yes , ".repeat(1_000)}zebra`)).toBe(false);
});
