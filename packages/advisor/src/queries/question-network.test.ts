/// <reference types="node" />
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import type { QuestionItems } from "./question-items.ts";
import { QuestionNetwork } from "./question-network.ts";

/** As training/parity_questions.py writes it: the likeliest token one after another, and the logarithm of their likelihood. */
interface Stored {
  weights: string;
  questions: {
    items: [words: string, features: string][];
    candidates: [item: number, slot: string][];
    written: string;
    score: number;
  }[];
}

const read = (name: string) => readFileSync(new URL(`../../weights/${name}.json`, import.meta.url), "utf8");
const PARSERS = ["questions", "follow-ups"].map((name) => {
  const weights = read(name);
  const stored: Stored = JSON.parse(read(`${name}-parity`));
  return { name, weights, stored, network: new QuestionNetwork(JSON.parse(weights)) };
});

function itemsOf({ items, candidates }: Stored["questions"][number]): QuestionItems {
  return {
    items: items.map(([words, features]) => ({
      words: words.split(/\s+/).filter(Boolean),
      features: features.split("|").filter(Boolean),
    })),
    candidates: candidates.map(([item, slot]) => ({ item, slot, from: 0, to: 0, value: {} })),
  };
}

describe.each(PARSERS)("the parser of $name in TypeScript", ({ weights, stored, network }) => {
  it("has questions that the trainer wrote with the weights that stand beside it", () => {
    expect(createHash("sha256").update(weights).digest("hex")).toBe(stored.weights);
    expect(stored.questions.length).toBeGreaterThanOrEqual(200);
  });

  it("writes 200 held-out questions as the trainer does, or in a likelier way", () => {
    let same = 0;
    for (const question of stored.questions) {
      const { written, score } = question;
      const ways = network.write(itemsOf(question));
      const [first] = ways;
      const way = ways.find(({ tokens }) => tokens.join(" ") === written);
      if (way) expect(Math.abs(Math.log(way.probability) - score)).toBeLessThan(0.02);
      else expect(Math.log(first?.probability ?? 0)).toBeGreaterThan(score);
      if (way) same += 1;
    }
    expect(same).toBeGreaterThan(stored.questions.length * 0.97);
  });

  it("writes alone what is surely the first of all", () => {
    for (const question of stored.questions.slice(0, 60)) {
      const [first] = network.write(itemsOf(question));
      const isSure = first !== undefined && first.probability >= 0.9;
      expect(network.writeSurely(itemsOf(question), 0.9)).toEqual(isSure ? first : null);
    }
  });
});
