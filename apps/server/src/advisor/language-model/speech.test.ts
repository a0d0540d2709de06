import { expect, test } from "vitest";
import { Speech } from "./speech.ts";

function open(isSilenced = () => false) {
  const deltas: string[] = [];
  const speech = new Speech((delta) => deltas.push(delta), isSilenced);
  speech.startRound();
  return { speech, deltas };
}

const WORDS = "word ".repeat(30);

test("a few words before a tool call are never sent", () => {
  const { speech, deltas } = open();
  speech.add("Let me see.");
  speech.callTool();
  speech.startRound();
  speech.add(WORDS);
  speech.add("end");
  speech.finish(`${WORDS}end. I can keep at most 10 assets.`);
  expect(deltas.join("")).toBe(`${WORDS}end. I can keep at most 10 assets.`);
});

test("after many words before a tool call nothing more is sent: the message takes their place", () => {
  const { speech, deltas } = open();
  speech.add(WORDS);
  speech.callTool();
  speech.startRound();
  speech.add(`Other ${WORDS}`);
  speech.finish(`Other ${WORDS}`);
  expect(deltas.join("")).toBe(WORDS.trimEnd());
});

test("nothing is sent once the message will be another than the model's", () => {
  const { speech, deltas } = open(() => true);
  speech.add(WORDS);
  speech.finish("This would remove two things.");
  expect(deltas).toEqual([]);
});

test("a short message is left to be sent whole", () => {
  const { speech, deltas } = open();
  speech.add("Hello.");
  speech.finish("Hello.");
  expect(deltas).toEqual([]);
});
