import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { answerGeneral, answerQuestion } from "../src/answers/answer-question.ts";
import { EVE, TODAY } from "../src/answers/examples/people.ts";
import { NOTHING_TOLD } from "../src/answers/types.ts";
import { topicsOfLabel } from "./topics-of-lines.ts";

const LINES = readFileSync(new URL("lines/talk-1.txt", import.meta.url), "utf8").split("\n");

/** The share of the lines of a family that are answered by a topic that is meant, without any reader. */
function shareRight(family: string): number {
  const context = { documents: EVE, today: TODAY, memory: NOTHING_TOLD } as const;
  const asked = LINES.flatMap((line) => {
    const [, text = "", label = ""] = /^(.*\S) => ((?:lesson|about-app) [^;]+)$/.exec(line) ?? [];
    return label.startsWith(family) ? [{ text, label }] : [];
  });
  const right = asked.filter(({ text, label }) => {
    const question = { text, amounts: [] };
    const answer = answerGeneral(question, context, 0) ?? answerQuestion(question, context);
    return topicsOfLabel(label).includes(answer?.memory.last?.split("|")[0] ?? "");
  });
  return right.length / asked.length;
}

it("answers what many voices ask in general by the topic that they mean", () => {
  expect(shareRight("lesson")).toBeGreaterThan(0.85);
  expect(shareRight("about-app")).toBeGreaterThan(0.8);
});
