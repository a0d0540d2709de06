import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sameWord } from "./same-word.ts";
import { nameForms, namesNear, wordsNear } from "./words-near.ts";

const letter = fc.constantFrom(..."abes'");
const word = fc.array(letter, { minLength: 1, maxLength: 9 }).map((letters) => letters.join(""));

describe("words near stored ones", () => {
  it("are those that some stored word is the same as", () => {
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.array(word, { maxLength: 12 }), (said, stored) => {
        const plain = said.filter((each) => stored.some((other) => sameWord(each, other)));
        expect([...wordsNear(new Set(said), stored)].toSorted()).toEqual([...new Set(plain)].toSorted());
      }),
      { numRuns: 2000 },
    );
  });

  it("are those of each of many names", () => {
    const words = fc.array(word, { maxLength: 8 });
    fc.assert(
      fc.property(words, fc.array(words, { maxLength: 5 }), (said, names) => {
        const near = namesNear(new Set(said), names.map(nameForms));
        for (const [at, name] of names.entries()) expect(near[at] ?? new Set()).toEqual(wordsNear(new Set(said), name));
      }),
    );
  });

  it("are found behind a slip of any kind", () => {
    const stored = ["vanguard"];
    for (const slip of ["vangard", "vanguuard", "vanguarf", "vangaurd", "vanguards", "vanguard's"])
      expect(wordsNear(new Set([slip]), stored)).toEqual(new Set([slip]));
    expect(wordsNear(new Set(["fanguard", "vangord"]), stored)).toEqual(new Set());
  });
});
