import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Chance } from "./chance.ts";
import { fillLine } from "./fill-line.ts";
import { type Line, lineOf } from "./lines.ts";
import { SampleState } from "./sample-state.ts";

const LINES = [
  "{debt} is at {money} and the bank bumped it to {rate} => set {debt} {money} ; rate {debt} {rate}",
  "sold {asset} for {money}, straight into {asset2} => gone {asset} ; add {asset2} {money}",
  "work pays {money} {period}, {hours} a week => income {money} {period}",
  "i want {new-goal:skill=to weld aluminium} by {date} => goal-new {new-goal:skill} by {date}",
  "{step} of {goal} is done, {percent} of it by now => step-done {step} ; goal-progress {goal} {percent}",
  "took on {new-debt:credit-card}, {money} on it already => new-debt {new-debt:credit-card} {money}",
  "they call me {job} in {place}, i like {interest} and {skill} => job {job} ; place {place}",
];

function line(written: string): Line {
  const made = lineOf(written);
  if (!made) throw new Error(`no line: ${written}`);
  return made;
}

function fill(written: string, seed: number) {
  const chance = new Chance(seed);
  const state = new SampleState(chance);
  return { ...fillLine(line(written), state, new Set(), chance), state };
}

const seed = fc.integer({ min: 1, max: 1e9 });
const anyLine = fc.constantFrom(...LINES);

describe("a filled line", () => {
  it("has no slot left and a span for every one", () => {
    fc.assert(
      fc.property(anyLine, seed, (written, from) => {
        const { text, spans } = fill(written, from);
        expect(text).not.toMatch(/[{}]/);
        const slots = [...(written.split("=>")[0] ?? "").matchAll(/\{([^}=]+)/g)].map(([, slot]) => slot);
        expect(spans.map(({ slot }) => slot)).toEqual(slots);
      }),
    );
  });

  it("has spans that follow each other and hold words", () => {
    fc.assert(
      fc.property(anyLine, seed, (written, from) => {
        const { text, spans } = fill(written, from);
        for (const [at, span] of spans.entries()) {
          expect(span.from).toBeGreaterThanOrEqual(spans[at - 1]?.to ?? 0);
          expect(text.slice(span.from, span.to).trim()).not.toBe("");
        }
      }),
    );
  });

  it("is the same for the same seed", () => {
    fc.assert(
      fc.property(anyLine, seed, (written, from) => {
        expect(fill(written, from).text).toBe(fill(written, from).text);
      }),
    );
  });

  it("calls two stored entries by two names", () => {
    fc.assert(
      fc.property(seed, (from) => {
        const { state } = fill(
          "{asset} is {money}, {asset2} is {money2} => set {asset} {money} ; set {asset2} {money2}",
          from,
        );
        const names = state.assets.map(({ name }) => name.toLowerCase());
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  it("keeps the words that a slot was given", () => {
    const { text, spans } = fill("put {debt=the sofa people} at {money} => set {debt} {money}", 3);
    expect(text).toContain("the sofa people");
    expect(spans[0]).toMatchObject({ slot: "debt", kind: "debt" });
  });
});
