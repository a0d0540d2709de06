/// <reference types="node" />
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { Slot } from "../language/token.ts";
import { NeuralReader } from "./neural-reader.ts";
import type { ReaderToken, TokenMark } from "./reader-tokens.ts";
import { indexOfMost } from "./tensor-math.ts";

/** As training/parity.py writes it. */
interface Stored {
  weights: string;
  readings: {
    tokens: [text: string, slot: string, value: number, marks: string][];
    labels: number[];
    probabilities: number[];
    roles: Record<string, number[]>;
  }[];
}

const weights = readFileSync(new URL("../../weights/reader.json", import.meta.url), "utf8");
const stored: Stored = JSON.parse(readFileSync(new URL("../../weights/parity.json", import.meta.url), "utf8"));
const reader = new NeuralReader(JSON.parse(weights).models[0]);

function slotOf(kind: string, value: number): Slot | null {
  switch (kind) {
    case "money":
      return { kind, value, strong: true, approximate: false };
    case "percent":
    case "count":
      return { kind, value };
    case "period":
      return { kind, timesAYear: value };
    case "range":
      return { kind, low: 0, high: 0 };
    case "hours":
      return { kind, perWeek: 0 };
    case "date":
      return { kind, date: "2026-01-01", yearOnly: false };
    case "past":
      return { kind };
    case "quote":
      return { kind, text: "" };
    default:
      return null;
  }
}

function tokenOf([text, kind, value, marks]: Stored["readings"][number]["tokens"][number]): ReaderToken {
  return { text, raw: text, slot: slotOf(kind, value), marks: new Set([...marks] as TokenMark[]) };
}

describe("the reader in TypeScript", () => {
  it("leaves what comes after 1,500 words unread, and reads the same before it", () => {
    const word = (text: string): ReaderToken => ({ text, raw: text, slot: null, marks: new Set() });
    const said = Array.from({ length: 1_500 }, (_, at) => word(at % 9 === 8 ? "." : "visa"));
    const { labels, kinds } = reader.score([...said, word("paid"), word("visa")]);
    const { labels: read } = reader.score(said);
    expect(labels.slice(0, 1_500)).toEqual(read);
    expect(labels.slice(1_500).map(indexOfMost)).toEqual([0, 0]);
    expect(kinds.slice(1_500).map((each) => reader.names.kinds[indexOfMost(each)])).toEqual(["nothing", "nothing"]);
  });

  it("has readings of the trainer made with the weights that stand beside it", () => {
    expect(createHash("sha256").update(weights).digest("hex")).toBe(stored.weights);
    expect(stored.readings.length).toBeGreaterThanOrEqual(200);
  });

  it("reads 200 held-out messages as the trainer does", () => {
    for (const { tokens, labels, probabilities, roles } of stored.readings) {
      const message = tokens.map(([text]) => text).join(" ");
      const scores = reader.score(tokens.map(tokenOf));
      expect([message, ...scores.labels.map(indexOfMost)]).toEqual([message, ...labels]);
      for (const [at, label] of labels.entries())
        expect(Math.abs((scores.labels[at]?.[label] ?? 0) - (probabilities[at] ?? 0))).toBeLessThan(0.01);
      for (const [head, wanted] of Object.entries(roles)) {
        const read = scores.rolesOf(Number(head), labels[Number(head)] ?? 0).map(indexOfMost);
        expect([message, head, ...read]).toEqual([message, head, ...wanted]);
      }
    }
  });
});
