import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readerTokens } from "../src/reader/reader-tokens.ts";
import { CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";
import { Chance } from "./chance.ts";
import { inWords, type Written, writtenMoney, writtenPercent, writtenRate } from "./written-amounts.ts";

const documents = documentsOf({});
const seed = fc.integer({ min: 1, max: 1e9 });

function valuesIn(text: string): number[] {
  return readerTokens(`savings ${text} today`, documents, CORPUS_TODAY).flatMap(({ slot }) =>
    slot && "value" in slot ? [slot.value] : [],
  );
}

/** "sixty-one", with no word for money beside it. */
function isBareTens({ text, value }: Written): boolean {
  return value < 100 && /^[a-z]+(?:[- ][a-z]+)?$/.test(text) && !/dollars|bucks/.test(text);
}

/** With nothing beside it the name of an account. */
const ACCOUNT = /^529$/;

function expectReadBack({ text, value }: Written): void {
  const values = valuesIn(text);
  expect([text, values.length]).toEqual([text, 1]);
  expect(Math.abs((values[0] ?? 0) - value), text).toBeLessThan(0.006);
}

describe("amounts as people write them", () => {
  it("are read back as the same sum of money", () => {
    fc.assert(
      fc.property(seed, (from) => {
        const written = writtenMoney(20, 5_000_000, new Chance(from));
        if (!isBareTens(written) && !ACCOUNT.test(written.text)) expectReadBack(written);
      }),
      { numRuns: 600 },
    );
  });

  it("are a sum and no account where a word or sign says so", () => {
    expect(valuesIn("529")).toEqual([]);
    expect(valuesIn("$529")).toEqual([529]);
    expect(valuesIn("529 dollars")).toEqual([529]);
  });

  it("are no other sum where they are words below a hundred alone, which may be anything", () => {
    fc.assert(
      fc.property(seed, (from) => {
        const written = writtenMoney(20, 99, new Chance(from));
        if (isBareTens(written)) expect([[], [written.value]]).toContainEqual(valuesIn(written.text));
      }),
      { numRuns: 300 },
    );
  });

  it("are read back as the same rate", () => {
    fc.assert(
      fc.property(seed, (from) => expectReadBack(writtenRate(1, 30, new Chance(from)))),
      { numRuns: 200 },
    );
  });

  it("are read back as the same percentage", () => {
    fc.assert(
      fc.property(seed, (from) => expectReadBack(writtenPercent(new Chance(from)))),
      { numRuns: 100 },
    );
  });

  it("are said in words", () => {
    const chance = new Chance(1);
    expect(inWords(0, chance)).toBe("zero");
    expect(inWords(14, chance)).toBe("fourteen");
    expect(inWords(61, chance)).toMatch(/^sixty[- ]one$/);
    expect(inWords(3000, chance)).toBe("three thousand");
  });
});
