import type { Documents } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { documentsOf } from "../testing/run-case.ts";
import { talk } from "../testing/talk.ts";
import { withoutCourtesies } from "./language/courtesies.ts";

const START: Documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 40_000, currentSavings: null },
    assets: [
      { id: "a1", name: "Harbor checking", type: "savings", value: 5_000 },
      { id: "a2", name: "Piano", type: "other", value: 3_500 },
    ],
    debts: [
      { id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 24 },
      { id: "d2", name: "Capital One Quicksilver", type: "credit-card", balance: 900, interestRate: 27 },
      { id: "d3", name: "Capital One Platinum", type: "credit-card", balance: 640, interestRate: 26 },
    ],
  },
});

const TOLD = [
  "paid 60 on the Sears card",
  "the piano is worth 4,000 now",
  "I make 66k a year",
  "add a goal to quit smoking",
  "remove the piano",
  "i got like 640 on venmo",
  "Harbor checking is down to 4,200",
];

/** A message as people frame it who say something before or after it. */
const FRAMES: Readonly<Record<string, (message: string) => string>> = {
  thanks: (message) => `${message}, thanks`,
  laugh: (message) => `${message} lol`,
  greeting: (message) => `Good morning. ${message}`,
  hello: (message) => `Hello\n\n${message}`,
  announced: (message) => `just so you know, ${message}`,
  repeated: (message) => `like i said, ${message}`,
  yes: (message) => `Yes, ${message}`,
  no: (message) => `no no, I mean ${message}`,
  begun: (message) => `right, so ${message}`,
  sure: (message) => `${message}, ok?`,
  sense: (message) => `${message}. Does that make sense?`,
  friend: (message) => `dude lol ${message}`,
  dear: (message) => `no dear, ${message}`,
  signed: (message) => `${message}\n\nBest,\nMaria`,
};

const written = (...messages: string[]) => {
  const { documents } = talk(START, messages).at(-1) ?? { documents: START };
  const { financials, goals } = documents;
  const assets = (financials.assets ?? []).map(({ name, value }) => [name, value]);
  const debts = (financials.debts ?? []).map(({ name, balance }) => [name, balance]);
  return {
    income: financials.financialInfo?.annualIncome,
    assets,
    debts,
    goals: goals.intermediateGoals.map(({ title }) => title),
  };
};
const AS_IT_WAS = written("what is an index fund?");

describe.each(Object.entries(FRAMES))("a message with a frame (%s)", (_name, frame) => {
  it.each(TOLD)("writes what it writes without: %s", (message) => {
    expect(written(message)).not.toEqual(AS_IT_WAS);
    expect(written(frame(message))).toEqual(written(message));
  });

  it("still asks which of two is meant", () => {
    const framed = talk(START, [frame("put 60 on the Capital One")]).at(-1);
    expect(framed?.quickReplies).toEqual(["Capital One Quicksilver", "Capital One Platinum"]);
  });
});

it.each([
  ["what is an index fund?", "no, I mean paid 60 on the Sears card"],
  ["what's my net worth?", "No, paid 60 on the Sears card"],
  ["what's my net worth?", "Yes, paid 60 on the Sears card"],
])("a message after an answer (%s) writes what it writes alone: %s", (question, message) => {
  expect(written(question, message)).toEqual(written("paid 60 on the Sears card"));
});

it("a question after a feeling is answered, and the feeling is met first", () => {
  const [asked] = talk(START, ["Ugh, long day at work. How much do I owe on the Sears card"]);
  expect(asked?.reply).toMatch(/^I'm sorry/);
  expect(asked?.reply).toContain("$1,400");
});

it.each([
  ["no i mean can the app keep business and personal money apart", "can the app do different pots?"],
  ["no, without the piano AND the Sears card", "what am I worth without the piano?"],
])("what only asks puts no write right: %s", (message, question) => {
  const before = ["moved 300 from Harbor checking to the Sears card", question];
  expect(written(...before, message)).toEqual(written(...before));
});

it.each([
  "no goal to quit smoking",
  "No house worth 300k, we rent",
  "no raise to 66k this year",
  "No one paid 60 on the Sears card",
  "Is an income of 66k a year ok?",
  "Harbor checking at 1,000 ok?",
  "Paying 60 on the Sears card every month ok?",
  "lowering my spending to 30k a year, does that make sense?",
])("a 'no' that denies and an 'ok' that is asked for are no frames: %s", (message) => {
  expect(written(message)).toEqual(AS_IT_WAS);
});

it.each([
  ["Nov 15 600 paid on the Sears card", 800],
  ["Paid on May 3 250 on the Sears card", 1_150],
  ["I paid 1 200 on the Sears card", 200],
])("a day before a sum is no part of it, thousands apart are: %s", (message, balance) => {
  expect(written(message).debts[0]).toEqual(["Sears card", balance]);
});

it("is quick about thousands of line ends and blanks", () => {
  const begun = performance.now();
  for (const text of [`I earn 60k${"\n".repeat(3_900)}b c d`, " \n".repeat(2_000), `a${" ".repeat(3_900)}b`])
    withoutCourtesies(text, { isOpen: false, isGoingOn: false, isThing: () => false });
  expect(performance.now() - begun).toBeLessThan(2_000);
});

it("what is denied after other messages is not added either", () => {
  const before = ["paid 60 on the Sears card", "how much do I owe on the Sears card"];
  expect(written(...before, "no house worth 300k, we rent")).toEqual(written(...before));
});
