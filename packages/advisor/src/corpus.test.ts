/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Case, type CaseResult, runCase } from "../testing/run-case.ts";
import { READER } from "../testing/talk.ts";

const FOLDER = new URL("../corpus/", import.meta.url);

/** The share of each file's conversations that must pass; raised whenever more do. */
const RIGHT = 0.97;
/** The share of all conversations in which something may be stored that was not said. */
const WRONG = 0.004;
/** The sample that everything else is measured against: nothing in it may be stored that was not said. */
const SAMPLE = "conversations.jsonl";

function casesIn(file: string): Case[] {
  return readFileSync(new URL(file, FOLDER), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Case => JSON.parse(line));
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith(".jsonl"));
const results = new Map(files.map((file) => [file, casesIn(file).map((testCase) => runCase(testCase, READER))]));

describe.each(files)("the conversations in %s", (file) => {
  const all = results.get(file) ?? [];
  const failed = all.filter(({ differences }) => differences.length > 0);

  it("are understood as people meant them", () => {
    const right = file === SAMPLE ? 0.99 : RIGHT;
    expect(1 - failed.length / all.length, report(failed)).toBeGreaterThanOrEqual(right);
  });
});

describe("what was not said", () => {
  it("is not stored in any conversation of the sample", () => {
    expect(report((results.get(SAMPLE) ?? []).filter(({ wroteUnsaid }) => wroteUnsaid))).toBe("");
  });

  it("is stored in hardly any of all the others", () => {
    const all = [...results.values()].flat();
    const wrong = all.filter(({ wroteUnsaid }) => wroteUnsaid);
    expect(wrong.length / all.length, report(wrong)).toBeLessThanOrEqual(WRONG);
  });
});

function report(wrong: readonly CaseResult[]): string {
  return wrong
    .map(({ testCase, transcript, differences }) => [testCase.id, ...transcript, ...differences].join("\n  "))
    .join("\n");
}
