/// <reference types="node" />
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { anchorsOf } from "./pattern-anchors.ts";
import { PatternTable } from "./pattern-table.ts";
import { FLOWS } from "./wordings/flows.ts";
import { LEAD_INS } from "./wordings/lead-ins.ts";
import { LISTS } from "./wordings/lists.ts";
import { OWING } from "./wordings/owing.ts";

const SAMPLE = readFileSync(new URL("../../corpus/people.jsonl", import.meta.url), "utf8")
  .split("\n")
  .filter(Boolean);

describe("what stands in all that a pattern matches", () => {
  it.each<[RegExp, string[] | null]>([
    [/\bpaid off\b/, ["paid off"]],
    [/(?:sold|flogged) (?:it|her)/, ["sold", "flogged"]],
    [/favou?rite/, ["favo"]],
    [/(?:sold|my) is/, [" is"]],
    [/(?:sold|my) M/, null],
    [/(?:very )?much (?!more)/, ["much "]],
    [/\d+ months?/, [" month"]],
    [/[a-z]{3}\p{L}\u00A3.\w/u, null],
    [/(?=.*\bwish\b)i am/, ["wish"]],
    [/(?<!never )bought/i, ["bought"]],
    [/(?<front>well ,)+ so/, ["well ,"]],
    [/no{2,}pe/, null],
    [/a\.b\[c\]\(d\)/, ["a.b[c](d)"]],
    [/(?:abc){0,3}de/, null],
    [/bless/iu, null],
  ])("%s", (pattern, anchors) => {
    expect(anchorsOf(pattern)).toEqual(anchors);
  });
});

describe("a table of patterns", () => {
  const table = new PatternTable([/\bsold\b/, /M a month/, /^i/, /NEVER/i]);

  it("leaves out what cannot match, and keeps the order", () => {
    expect(table.placesIn("i never spent M a month")).toEqual([1, 2, 3]);
    expect(table.placesIn("SOLD")).toEqual([0, 2]);
    expect(table.placesIn("")).toEqual([2]);
  });

  it("leaves out no pattern that matches what people say", () => {
    const patterns = [...LEAD_INS, ...FLOWS, ...LISTS, ...OWING].map(({ from }) => from);
    const all = new PatternTable(patterns);
    let matched = 0;
    for (const line of SAMPLE) {
      const text = JSON.parse(line)
        .turns[0].say.toLowerCase()
        .replace(/[$]?\d[\d,.]*k?/g, "M");
      const matching = [...patterns.keys()].filter((at) => patterns[at]?.test(text));
      expect(all.placesIn(text)).toEqual(expect.arrayContaining(matching));
      matched += matching.length;
    }
    expect(matched).toBeGreaterThan(15);
  });
});
