import { describe, expect, it } from "vitest";
import { converse } from "../../../testing/converse.ts";
import { ADA, TODAY } from "../examples/people.ts";
import { TALK_KINDS } from "./talk-kinds.ts";

function said(messages: readonly string[]): string[] {
  const { outputs, stored } = converse(ADA, messages, { today: TODAY });
  expect(stored).toBe(0);
  return outputs.map(({ reply }) => reply.message);
}

describe("small talk", () => {
  it.each([
    ["hi", /Hello Ada/],
    ["hello there", /Hello Ada/],
    ["thanks!!", /welcome/],
    ["cheers mate", /welcome/],
    ["lol", /Ha/],
    ["ok cool", /All right/],
    ["ur the best app ive used no cap", /kind of you/],
    ["honestly kinda proud of myself this month", /You should be proud/],
    ["rough day.", /I'm sorry/],
    ["youre useless", /I'm sorry/],
    ["tell me a joke", /accountant/],
    ["bye for now ttyl", /Bye/],
    ["nvm", /never mind/],
    ["who made you", /made me/],
  ])("is answered as such: %s", (message, words) => {
    expect(said([message])[0]).toMatch(words);
  });

  it("meets the feeling before any figure", () => {
    const [message = ""] = said(["i'm so proud of myself"]);
    expect(message.indexOf("proud")).toBeLessThan(message.indexOf("$"));
    expect(said(["rough day."])[0]).not.toMatch(/\$/);
  });

  it("says nothing twice in a row, and the name once", () => {
    for (const message of ["hi", "thanks", "lol", "rough day.", "youre useless", "tell me a joke"]) {
      const answers = said([message, message, message]);
      const sentences = answers.flatMap((answer) => answer.split(/(?<=[.?!]) /));
      const again =
        message === "tell me a joke" ? new Set(answers).size < 2 : new Set(sentences).size < sentences.length;
      expect(again, message).toBe(false);
      expect(answers.join(" ").match(/Ada/g)?.length ?? 0, message).toBeLessThanOrEqual(1);
    }
  });

  it("has no aphorism, and at least two wordings of each kind", () => {
    for (const { says } of TALK_KINDS) {
      expect(says.length).toBeGreaterThanOrEqual(2);
      expect(says.join(" ")).not.toMatch(/small steps|adds up|journey of|rome was/i);
    }
  });
});
