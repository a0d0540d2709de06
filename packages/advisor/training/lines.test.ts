import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { faultsOfLine, linesWithoutArrow, NOT_YET_READ, unreadMeanings } from "./faults-of-line.ts";
import { lineOf, readLines } from "./lines.ts";
import { isHeldOut } from "./split-authors.ts";

const FOLDER = fileURLToPath(new URL("./lines/", import.meta.url));
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".txt"));
const lines = files.flatMap((name) => readLines(FOLDER + name));

const faultsOf = (written: string) => {
  const line = lineOf(written);
  return line ? faultsOfLine(line) : ["no line"];
};

describe("the training lines", () => {
  it("parse, with the slots that they mean in their sentence and meanings of the notation", () => {
    expect([...files.flatMap((name) => linesWithoutArrow(FOLDER + name)), ...lines.flatMap(faultsOfLine)]).toEqual([]);
  });

  it("mean what the reader has a place for, or what is listed as not yet read", () => {
    expect(lines.flatMap(unreadMeanings).filter((verb) => !NOT_YET_READ.has(verb))).toEqual([]);
  });

  it("are held out by author, about one author in eight", () => {
    const parts = Map.groupBy(lines, ({ author }) => author);
    for (const ofAuthor of parts.values()) expect(new Set(ofAuthor.map(isHeldOut)).size).toBe(1);
    const share = lines.filter(isHeldOut).length / lines.length;
    expect(share).toBeGreaterThan(0.08);
    expect(share).toBeLessThan(0.16);
  });
});

describe("the check of a line", () => {
  it("finds what is missing, unknown or open", () => {
    expect(faultsOf("{debt} is at {money} => set {debt} {money}")).toEqual([]);
    expect(faultsOf("{debt} is high => set {debt} {money}")).toEqual(["line {money} is not in the sentence"]);
    expect(faultsOf("{dept} is at {money} => nothing past")).toEqual(["line no such slot {dept}"]);
    expect(faultsOf("{debt is at {money} => nothing past")).toEqual(expect.arrayContaining(["line a bracket is open"]));
    expect(faultsOf("{debt} is at {money} => sett {debt} {money}")).toEqual(["line no such meaning: sett"]);
  });
});
