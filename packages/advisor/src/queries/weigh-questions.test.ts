import type { Measure, Query } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { measureOf, value } from "./build.ts";
import type { Piece } from "./pieces.ts";
import type { ReadQuestion } from "./read-spans.ts";
import { weighedQuestions } from "./weigh-questions.ts";

const queryOf = (measure: Measure): Query => value(measureOf(measure));
const byWording = (measure: Measure, cue: number): ReadQuestion => ({
  asked: "income",
  query: queryOf(measure),
  score: 1,
  cue,
  supposed: "",
});
const parsedAs = (measure: Measure | null, probability: number) => ({
  questions: measure ? [{ query: queryOf(measure), notation: `value ${measure}` }] : [],
  probability,
});

/** What is asked of a message of so many words. */
function weighed(questions: ReadQuestion[], parsed: ReturnType<typeof parsedAs>[], pieces: Piece[] = []) {
  const tokens = Array.from({ length: 5 }, () => ({ text: "w", raw: "w", slot: null, marks: new Set<never>() }));
  const laid = { tokens, pieces, text: "", typed: "", starts: [] };
  return weighedQuestions({ questions, laid, parsed, supposed: "" });
}

const asked = (...given: Parameters<typeof weighed>) => weighed(...given).map(({ query }) => query);

describe("questions by wording and by the parser", () => {
  it("are the parser's where wording makes nothing of them and it is likely", () => {
    expect(asked([], [parsedAs("surplus", 0.8)])).toEqual([queryOf("surplus")]);
    expect(asked([], [parsedAs(null, 0.8), parsedAs("surplus", 0.1)])).toEqual([]);
  });

  it("are the parser's against a weak wording, and nothing where it says that nothing is asked", () => {
    expect(asked([byWording("income", 0)], [parsedAs("surplus", 0.96)])).toEqual([queryOf("surplus")]);
    expect(asked([byWording("income", 0)], [parsedAs(null, 0.96)])).toEqual([]);
  });

  it("are the wording's where it is telling, or the parser writes nothing that is likely", () => {
    expect(asked([byWording("income", 8)], [parsedAs("surplus", 0.6)])).toEqual([queryOf("income")]);
    expect(asked([byWording("income", 8)], [parsedAs(null, 0.96)])).toEqual([queryOf("income")]);
    expect(asked([byWording("income", 3)], [parsedAs("surplus", 0.01)])).toEqual([queryOf("income")]);
  });

  it("are the parser's where it is likely right, unless a telling wording asks all that and more", () => {
    expect(asked([byWording("income", 6)], [parsedAs("surplus", 0.96)])).toEqual([queryOf("surplus")]);
    const both = [byWording("income", 6), byWording("surplus", 6)];
    expect(asked(both, [parsedAs("surplus", 0.96)])).toEqual([queryOf("income"), queryOf("surplus")]);
  });

  it("are no telling wording's that leaves out an amount which the parser asks with", () => {
    const amount = { kind: "amount", value: 500, unit: "money" } as const;
    const until: Query = { kind: "until", goal: null, amount, saving: null };
    const money: Piece = { kind: "money", value: 500, bound: null, from: 0, to: 1 };
    const parsed = { questions: [{ query: until, notation: "until net-worth {money0}" }], probability: 0.66 };
    expect(asked([byWording("net-worth", 6)], [parsed], [])).toEqual([queryOf("net-worth")]);
    expect(asked([byWording("net-worth", 6)], [parsed], [money])).toEqual([until]);
  });

  it("are what both make of them where that is not much less likely", () => {
    const parsed = [parsedAs("surplus", 0.6), parsedAs("income", 0.3)];
    expect(asked([byWording("income", 3)], parsed)).toEqual([queryOf("income")]);
    expect(asked([byWording("expenses", 3)], parsed)).toEqual([queryOf("surplus")]);
  });

  it("leave a topic first where only the parser reads them and is not sure, later where something of one's own is named", () => {
    const parsed = [parsedAs("surplus", 0.7), parsedAs("income", 0.2)];
    const named: Piece = { kind: "named", sides: {}, text: "visa", from: 0, to: 1 };
    expect(weighed([], parsed).map(({ byParser }) => byParser)).toEqual([true]);
    expect(weighed([], parsed, [named]).map(({ byParser }) => byParser)).toEqual([false]);
  });
});
