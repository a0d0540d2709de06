import { expect, test } from "vitest";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";
import { talk } from "../../testing/talk.ts";
import type { AdvisorOutput } from "../types.ts";
import { stateOf } from "./answer-choose.ts";
import { type Conversation, NEW_CONVERSATION, type Pending } from "./conversation.ts";
import { offeringAgain, withTapped } from "./offer-again.ts";
import { saying } from "./outcomes.ts";

const PUT = "put 150 for the kayak";
const ON_TOP = "Kayak: now $1,050";

test("a question that was passed over is said once more beside the next answer, and stays a button", () => {
  const [asked, next, later] = talk(SOMEONE, [PUT, "what is my net worth?", "and how much do I owe?"]);
  expect(asked?.reply).toContain("Is $150 what you put in");
  expect(next?.reply).toContain("Still open: **Kayak** stands at $900. Is $150 what you put in");
  expect(next?.quickReplies.slice(0, 2)).toEqual([ON_TOP, "Kayak: now $150"]);
  expect(later?.reply).not.toContain("Still open");
  expect(later?.quickReplies[0]).toBe(ON_TOP);
});

test.each([1, 2])("it is carried out by its button %i messages later", (many) => {
  const questions = ["what is my net worth?", "and how much do I owe?"].slice(0, many);
  expect(amounts(last(PUT, ...questions, ON_TOP).documents)).toEqual({ ...BEFORE, a2: 1_050 });
});

test("it is not offered where it was put away, nor where what it is about has changed since", () => {
  for (const words of ["never mind", "no", "the kayak is worth 800 now"])
    expect(last(PUT, words, "what is my net worth?").quickReplies).not.toContain(ON_TOP);
});

test("it is not offered beside another question", () => {
  const { reply, quickReplies } = last(PUT, "remove the piano and the coin wallet");
  expect(reply).not.toContain("Still open");
  expect(quickReplies).not.toContain(ON_TOP);
});

test("a removal is not asked about again", () => {
  const [asked, next] = talk(SOMEONE, ["delete all my assets", "what is my net worth?"]);
  expect(asked?.quickReplies).toEqual(["Yes", "No"]);
  expect(next?.reply).not.toContain("Still open");
  expect(next?.quickReplies).not.toContain("Yes");
});

test("what was asked by the way is asked once", () => {
  const [asked, next] = talk(SOMEONE, ["sold the piano for 3000", "what is my net worth?"]);
  expect(asked?.reply).toContain("Where did the $3,000 go?");
  expect(next?.reply).not.toContain("Where did");
  expect(next?.quickReplies[0]).toBe("Into Harbor checking");
  expect(last("sold the piano for 3000", "200 went to the Sears card").quickReplies).toEqual([]);
  expect(last("sold the piano for 3000", "Harbor checking is at 6000").quickReplies).toEqual([]);
});

const SET = { kind: "edit-debt" as const, id: "d1", fields: { balance: 900 } };
const options = [
  { reply: "Sears card: now $900", changes: [SET], yes: true as const },
  { reply: "Leave it as it is", changes: [] },
];
const GUESS: Extract<Pending, { need: "choose" }> = {
  need: "choose",
  isGuess: true,
  options,
  seen: stateOf(options, SOMEONE),
  question: "I'm not sure I got that. Is it this?",
  quickReplies: options.map(({ reply }) => reply),
  age: 0,
};
const before: Conversation = { ...NEW_CONVERSATION, pending: [GUESS] };
const input = { documents: SOMEONE, today: "2026-11-20", newId: () => "new", conversation: null } as const;
const after = (output: AdvisorOutput, message: string, from = before) =>
  offeringAgain(output, from, { ...input, message });
const ANSWER = saying(NEW_CONVERSATION, { message: "You own $19,900.", quickReplies: ["What do I owe?"] });

test("a button that says nothing without its question is offered only beside it", () => {
  const question = "**Sears card** stands at $1,400. Is that right?";
  const [yes] = [{ ...options[0], reply: "Yes, $900", changes: [SET] }];
  const beside = (age: number) => {
    const open: Pending = {
      need: "choose",
      options: [yes],
      seen: GUESS.seen,
      question,
      quickReplies: [yes.reply],
      age,
    };
    const output = saying({ ...NEW_CONVERSATION, pending: [open] }, { message: "You own $19,900." });
    return after(output, "what do I own?", NEW_CONVERSATION).reply;
  };
  expect(beside(1).message).toBe(`You own $19,900.\n\nStill open: ${question}`);
  expect(beside(1).quickReplies).toEqual(["Yes, $900"]);
  expect(beside(2).message).toBe("You own $19,900.");
  expect(beside(2).quickReplies).toEqual([]);
});

test("a guess that was passed over is a button, and said no more", () => {
  const { reply, conversation } = after(ANSWER, "what do I own?");
  expect(reply.message).toBe("You own $19,900.");
  expect(reply.quickReplies).toEqual(["Sears card: now $900", "What do I owe?"]);
  const next = after(ANSWER, "what do I own?", conversation as Conversation);
  expect(next.reply.quickReplies).toEqual(["What do I owe?"]);
});

test("a guess is no button once something was written: that may be what was meant", () => {
  const written = { ...ANSWER, changes: [{ ...SET, id: "d2" }] };
  expect(after(written, "the loan is at 900").reply.quickReplies).toEqual(["What do I owe?"]);
});

test("a guess is taken only by its button, and then as if just asked", () => {
  const kept = after(ANSWER, "what do I own?").conversation as Conversation;
  expect(kept.pending).toEqual([]);
  expect(withTapped(kept, "yes").pending).toEqual([]);
  expect(withTapped(kept, "Sears card: now $900").pending).toMatchObject([{ need: "choose", options }]);
});

test("a guess is gone once it is refused, something is undone, or its entry has changed", () => {
  const buttons = (output: AdvisorOutput, message: string) => after(output, message).reply.quickReplies;
  expect(buttons(ANSWER, "no")).toEqual(["What do I owe?"]);
  expect(buttons({ ...ANSWER, undo: true }, "undo")).toEqual(["What do I owe?"]);
  expect(buttons({ ...ANSWER, changes: [{ ...SET, fields: { balance: 1_000 } }] }, "sears is at 1000")).toEqual([
    "What do I owe?",
  ]);
  expect(buttons({ ...ANSWER, reply: { ...ANSWER.reply, care: true } }, "help")).toEqual(["What do I owe?"]);
});

test("it is not offered after danger, nor where the message puts it right", () => {
  const danger = talk(SOMEONE, ["what is my net worth?", "20000", "I want to die", "what is my net worth?"]);
  expect(danger[1]?.quickReplies[0]).toBe("yearly income $20,000");
  expect(danger[3]?.quickReplies).not.toContain("yearly income $20,000");
  expect(after(ANSWER, "that was wrong, it was the tax office").reply.quickReplies).toEqual(["What do I owe?"]);
});
