/// <reference types="node" />
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { type Case, type CaseResult, runCase } from "./run-case.ts";

const FOLDER = new URL("../../corpus/", import.meta.url);

/** The share of each file's conversations that must pass; raised whenever more do. */
const THRESHOLD = 0.99;

function casesIn(file: string): Case[] {
  return readFileSync(new URL(file, FOLDER), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): Case => JSON.parse(line));
}

const files = readdirSync(FOLDER).filter((file) => file.endsWith(".jsonl"));
const results = new Map(files.map((file) => [file, casesIn(file).map(runCase)]));

describe.each(files)("the conversations in %s", (file) => {
  const all = results.get(file) ?? [];
  const failed = all.filter(({ differences }) => differences.length > 0);

  it("are understood as people meant them", () => {
    expect(1 - failed.length / all.length, report(failed)).toBeGreaterThanOrEqual(THRESHOLD);
  });

  it("never lead to writing what was not said", () => {
    expect(report(all.filter(({ wroteWrongly }) => wroteWrongly))).toBe("");
  });
});

function report(wrong: readonly CaseResult[]): string {
  return wrong
    .map(({ testCase, transcript, differences }) => [testCase.id, ...transcript, ...differences].join("\n  "))
    .join("\n");
}
