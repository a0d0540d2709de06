import { expect, it } from "vitest";
import { respond } from "../../index.ts";
import { isOffered, nearestGeneral } from "../answer-question.ts";
import { ADA, BEN, TODAY } from "../examples/people.ts";
import { LESSONS } from "../lessons/lessons.ts";
import { asksAtAll } from "./asks-at-all.ts";

const IDS = new Set(LESSONS.map(({ id }) => id));

function ask(message: string, documents = ADA) {
  const { conversation, reply, changes } = respond({
    documents,
    conversation: null,
    message,
    today: TODAY,
    newId: (prefix) => `${prefix}-1`,
  });
  const { last } = (conversation as { memory: { last: string | null } }).memory;
  return { lesson: last !== null && IDS.has(last) ? last : null, reply, changes };
}

it("gives no lesson for one word of a message that is about something else", () => {
  for (const message of [
    "which mortgage broker on Elm Street has the blue door and the parrot?",
    "does the inflation of bicycle tyres on a tandem need a special valve?",
    "what did the crypto guy with the purple hat sing at karaoke?",
    "is the bond villain in the submarine film played by that Danish actor?",
    "how does a dividend policy of Siemens Gamesa before the spinoff reflect turbine margins?",
  ])
    expect(ask(message).lesson, message).toBeNull();
});

it("says what it understood instead, and offers the nearest questions, which it answers", () => {
  const { reply } = ask("which mortgage broker on Elm Street has the blue door and the parrot?");
  expect(reply.message).toContain("**mortgage**");
  expect(reply.quickReplies.length).toBeGreaterThan(0);
  expect(reply.quickReplies.length).toBeLessThanOrEqual(3);
  for (const question of reply.quickReplies) expect(isOffered(question), question).toBe(true);
});

it("offers at most three questions near to a message, those that explain most of it first", () => {
  const { asks } = nearestGeneral("my roth and the traditional one at the old place");
  expect(asks).toHaveLength(3);
  expect(asks[0]).toBe("Roth or traditional: which is better?");
  expect(nearestGeneral("zzz qqq").asks).toEqual([]);
});

it("answers a figure of one's own with the figure", () => {
  for (const message of [
    "What's my net worth?",
    "how much is in my ally savings",
    "what is the rate on my visa",
    "what should i pay off first",
  ])
    expect(ask(message).lesson, message).toBeNull();
});

it("writes what is stated, and gives no lesson for it", () => {
  const { lesson, changes } = ask("my mortgage is down to 239,000 and I opened an HSA with 500 in it", BEN);
  expect(lesson).toBeNull();
  expect(changes.length).toBeGreaterThan(0);
});

it("tells what asks from what states", () => {
  for (const text of [
    "hsa vs fsa",
    "roth or traditional",
    "emergency fund",
    "roll it over or cash it out",
    "is pslf real",
  ])
    expect(asksAtAll(text), text).toBe(true);
  for (const text of ["my hsa got a refund", "paid the mortgage", "the pension is mine, as you know, and it is small"])
    expect(asksAtAll(text), text).toBe(false);
});
