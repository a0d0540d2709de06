import { describe, expect, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

describe("what is to be listed", () => {
  test.each([
    ["Set HST owing as a debt: 6,430", "HST owing"],
    ["put down 6,430 of HST as a debt", "HST"],
    ["new debt, HST owing, 6430", "HST owing"],
    ["track the HST as a debt please, it's 6,430", "HST"],
  ])("%j is a new debt", (message, name) => {
    const { debts } = last(message).documents.financials;
    expect(debts?.find((debt) => debt.name === name)?.balance).toBe(6_430);
  });

  test.each(["should I set HST as a debt: 6,430?", "don't count the 6,430 as a debt", "put 300 as a debt"])(
    "%j is none",
    (message) => expect(amounts(last(message).documents)).toEqual(BEFORE),
  );
});
