import fc from "fast-check";
import { expect, test } from "vitest";
import { mergeEntries } from "./merge-entries.ts";
import { mergeNames } from "./merge-names.ts";

interface Entry {
  school: string;
  field: string;
  year: string;
}

const nameOf = ({ school }: Entry) => school;
const mit: Entry = { school: "MIT", field: "Physics", year: "2001" };
const state: Entry = { school: "State", field: "Law", year: "2005" };
const yale: Entry = { school: "Yale", field: "Art", year: "2010" };
const merge = (base: Entry[], typed: Entry[], fresh: Entry[], prefer: "typed" | "fresh" = "typed") =>
  mergeEntries(base, typed, fresh, { nameOf, prefer });

const word = fc.constantFrom("", "MIT", "State", "Yale", "Law", "2001");
const entries = fc.array(fc.record({ school: word, field: word, year: word }), { maxLength: 4 });

test("a list that was left alone becomes the newer one, and one that nobody else changed stays as typed", () => {
  fc.assert(
    fc.property(entries, entries, (base, other) => {
      expect(merge(base, other, base)).toEqual(other);
      const sorted = (list: Entry[]) => list.map((entry) => JSON.stringify(entry)).sort();
      expect(sorted(merge(base, base, other))).toEqual(sorted(other));
    }),
  );
});

test("what was added or changed on both sides comes together, field by field", () => {
  const typed = [{ ...mit, year: "2002" }, state, { school: "", field: "", year: "" }];
  const fresh = [{ ...mit, field: "Mathematics" }, { ...state, year: "2006" }, yale];
  for (const prefer of ["typed", "fresh"] as const) {
    expect(merge([mit, state], typed, fresh, prefer)).toEqual([
      { school: "MIT", field: "Mathematics", year: "2002" },
      { ...state, year: "2006" },
      { school: "", field: "", year: "" },
      yale,
    ]);
  }
});

test("an entry that got another name is still the same one", () => {
  expect(merge([mit], [{ ...mit, school: "M.I.T." }], [{ ...mit, year: "2003" }])).toEqual([
    { school: "M.I.T.", field: "Physics", year: "2003" },
  ]);
});

test("deleting goes for what the other left alone; what the other changed is for `prefer` to say", () => {
  expect(merge([mit, state], [state], [mit, state, yale])).toEqual([state, yale]);
  expect(merge([mit, state], [mit, state], [state])).toEqual([state]);
  const changed = { ...mit, year: "2002" };
  expect([merge([mit], [changed], []), merge([mit], [changed], [], "fresh")]).toEqual([[changed], []]);
  expect([merge([mit], [], [changed]), merge([mit], [], [changed], "fresh")]).toEqual([[], [changed]]);
});

test("where both changed the same field `prefer` decides, and an entry added twice is one", () => {
  const [mine, theirs] = [
    { ...mit, year: "1999" },
    { ...mit, year: "2002" },
  ];
  expect(merge([mit], [mine, yale], [theirs, yale])).toEqual([mine, yale]);
  expect(merge([mit], [mine, yale], [theirs, yale], "fresh")).toEqual([theirs, yale]);
});

test("names added or removed on either side are", () => {
  expect(mergeNames(["Art", "Law"], ["Art", "Law", "Music"], ["Law", "Travel"])).toEqual(["Law", "Music", "Travel"]);
});
