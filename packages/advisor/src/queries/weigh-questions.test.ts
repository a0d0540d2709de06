import type { Measure, Query } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { measureOf, value } from "./build.ts";
import type { ReadQuestion } from "./read-question.ts";
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
function asked(sure: ReadQuestion[], parsed: ReturnType<typeof parsedAs>[], words = 5): Query[] {
  const tokens = Array.from({ length: words }, () => ({ text: "w", raw: "w", slot: null, marks: new Set<never>() }));
  const laid = { tokens, pieces: [], text: "", typed: "", starts: [] };
  return weighedQuestions(sure, { laid, parsed, supposed: "" }).map(({ query }) => query);
}

describe("questions by wording and by the parser", () => {
  it("are the parser's where wording makes nothing of them and it is likely", () => {
    expect(asked([], [parsedAs("surplus", 0.5)])).toEqual([queryOf("surplus")]);
    expect(asked([], [parsedAs("surplus", 0.2)])).toEqual([]);
  });

  it("are the parser's against a weak wording, and nothing where it says that nothing is asked", () => {
    expect(asked([byWording("income", 3)], [parsedAs("surplus", 0.96)])).toEqual([queryOf("surplus")]);
    expect(asked([byWording("income", 3)], [parsedAs(null, 0.96)])).toEqual([]);
  });

  it("are the wording's where it is telling, sooner in a long message", () => {
    expect(asked([byWording("income", 8)], [parsedAs("surplus", 0.96)])).toEqual([queryOf("income")]);
    expect(asked([byWording("income", 5)], [parsedAs("surplus", 0.96)])).toEqual([queryOf("surplus")]);
    expect(asked([byWording("income", 5)], [parsedAs("surplus", 0.96)], 30)).toEqual([queryOf("income")]);
  });

  it("are what both make of them where that is not much less likely", () => {
    const parsed = [parsedAs("surplus", 0.96), parsedAs("income", 0.4)];
    expect(asked([byWording("income", 3)], parsed)).toEqual([queryOf("income")]);
    expect(asked([byWording("expenses", 3)], parsed)).toEqual([queryOf("surplus")]);
  });
});
