import { describe, expect, it, test } from "vitest";
import { type Case, CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";
import { READER } from "../testing/talk.ts";
import { needsCare, respond } from "./respond.ts";
import type { AdvisorInput } from "./types.ts";

const STATE: Case["state"] = {
  assets: [
    { id: "a1", name: "Harbor checking", type: "savings", value: 2_400 },
    { id: "a2", name: "Harbor savings", type: "savings", value: 6_800 },
  ],
  debts: [
    { id: "d1", name: "HSBC credit card", type: "credit-card", balance: 1_850, interestRate: 24.9 },
    { id: "d2", name: "TD Aeroplan Visa", type: "credit-card", balance: 640, interestRate: 19.9 },
    { id: "d3", name: "Ramel", type: "other", balance: 250, interestRate: null },
  ],
};

const inputOf = (message: string, conversation: unknown = null): AdvisorInput => ({
  documents: documentsOf({ state: STATE }),
  conversation,
  message,
  today: CORPUS_TODAY,
  newId: (prefix) => prefix,
  reader: READER,
});
const careFor = (message: string) => needsCare(inputOf(message));

describe("who keeps the books is met with no help line", () => {
  test.each([
    "take 40 back out of harbor savings, food",
    "put 250 on the HSBC credit card for landy parts",
    "just sent ramel his 250 so thats him done innit",
    "I am very sorry for being unclear. It is the one which gives the points, the Aeroplan.",
    "grabbed 60 from harbor checking to eat out, starving",
    "Ramel is paid, he can stop watching me like a hawk now",
  ])("%s", (message) => {
    expect(careFor(message)).toBe(false);
  });
});

describe("danger beside something of theirs still comes first", () => {
  test.each([
    "my husband took my HSBC card and hits me when I ask for it back",
    "put the harbor savings in my sister's name, I won't be here after tonight",
    "nothing to eat since monday and harbor checking is empty, the kids are crying",
    "a man from the bank on the phone says to move my Harbor savings to a safe account with gift cards",
  ])("%s", (message) => {
    expect(careFor(message)).toBe(true);
  });
});

describe("after an answer with care", () => {
  const after = respond(inputOf("i want to die")).conversation;

  test.each([
    "I'm not suicidal. What is the HSBC card at?",
    "im fine stop. what's on the HSBC card",
    "you misunderstood, i am ok. how much do i owe on the HSBC card",
  ])("a plain denial is believed, and the rest answered: %s", (message) => {
    const { reply, conversation } = respond(inputOf(message, after));
    expect(reply.care).toBeUndefined();
    expect(reply.message).toMatch(/^(?:I believe you|I'm glad).*1,850/);
    expect(respond(inputOf("what do I owe on the Aeroplan?", conversation)).reply.message).toMatch(/^[^.]*640/);
  });

  it("the rest is written as usual, and danger told again is met in other words", () => {
    const told = respond(inputOf("I'm not in danger. HSBC credit card is at 1,700 now", after));
    expect(told.changes).toHaveLength(1);
    const again = respond(inputOf("no one would miss me", told.conversation)).reply;
    expect(again.care).toBe(true);
    expect(again.message).not.toBe(respond(inputOf("no one would miss me")).reply.message);
  });
});
