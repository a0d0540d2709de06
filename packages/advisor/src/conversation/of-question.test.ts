import { expect, it, test } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

const CHARGED = "put 100 on the sears card for tyres";

it.each([
  ["no just the tax office", "what do i owe altogether"],
  ["i meant the tax office, not the card", "what does the sears card cost me a year"],
])("after a question '%s' says what that was of, and moves nothing that was written before", (message, question) => {
  const { documents, wrote } = last(CHARGED, "thanks", question, message);
  expect(wrote).toBe(false);
  expect(amounts(documents)).toEqual({ ...BEFORE, d1: 1_500 });
});

it("right after something was written the same words put that right", () => {
  expect(amounts(last(CHARGED, "no i meant the tax office").documents)).toEqual({ ...BEFORE, d2: 3_100 });
});

test("'why did you say' asks, whatever was written just before", () => {
  const { wrote } = last("what is my net worth", CHARGED, "why did you say 12,100 before, i asked without the kayak");
  expect(wrote).toBe(false);
});

test("what is said to the answer before it changes nothing of a message", () => {
  const alone = last("what if i did 200 a month on the sears card, how long").reply;
  expect(alone).toContain("8 months");
  expect(last("makes sense. what if i did 200 a month on the sears card, how long").reply).toBe(alone);
  expect(amounts(last("thank you, dear. i paid 100 on the sears card").documents)).toEqual({ ...BEFORE, d1: 1_300 });
  expect(last("thank you, dear.").reply).toMatch(/welcome|glad|pleasure/i);
  expect(amounts(last("paid sears 45 x").documents)).toEqual({ ...BEFORE, d1: 1_355 });
});

it.each([
  "my daughter set this up for me and I am not quite sure what it is meant to do. Could you explain?",
  "not sure what im supposed to do here",
])("somebody who does not know where to begin is told what can be done here: %s", (message) => {
  expect(last(message).reply).toContain("I keep your figures up to date");
});

test("a greeting with a life in it is greeted", () => {
  const { reply, wrote } = last(
    "Evening. Sgt Delgado here, 19 yrs on. wife says i need to talk to somebody about money so here i am",
  );
  expect(reply).toMatch(/^Hello/);
  expect(wrote).toBe(false);
});

it.each([
  ["no just the kayak, not the 401k", "what am i worth without the piano"],
  ["no no im ok, i mean what if i paid the tax office 400 a month", "hm that is a long time"],
  ["i meant the kayak, not the piano. at 1,200, what would i be worth?", "what if the piano were worth 2,000"],
])("'%s' is of the question, also with a name in digits, a supposition or a question in it", (message, question) => {
  const { documents } = last("paid 300 on the tax office from harbor checking", question, message);
  expect(amounts(documents)).toEqual({ ...BEFORE, a1: 4_700, d2: 2_700 });
});

test("nothing is added whose amount nobody said", () => {
  const { documents } = last(
    "harbor checking is at 5,200",
    'No, no. "Pass farm to Kyle" is our goal in here. I am asking in general, for a family with three children.',
  );
  expect(amounts(documents)).toEqual({ ...BEFORE, a1: 5_200 });
});

test("what is dropped before something else is told drops nothing that is stored", () => {
  const { documents } = last(
    "what is left for the norway trip",
    "forget it. put 100 on the sears card from pine savings",
  );
  expect(documents.goals.intermediateGoals).toHaveLength(1);
});
