import { describe, expect, it, test } from "vitest";
import { type Case, CORPUS_TODAY, documentsOf } from "../testing/run-case.ts";
import { READER } from "../testing/talk.ts";
import { needsCare } from "./caring.ts";
import { respond } from "./respond.ts";
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
/** The same right after something was written. */
const careAfterWrite = (message: string) =>
  needsCare(inputOf(message, respond(inputOf("I added 200 to Harbor savings")).conversation));

describe("right after something was written", () => {
  test.each([
    "put it back as it was, I'm ahead of myself, nothing is signed",
    "We've changed our minds about that so leave that as it was.",
    "she says that was for the bus pass not the screen, so take it off again",
    "yeah nah she made me ring him. Deal's off, stick it back",
  ])("what takes it back is met with no help line: %s", (message) => expect(careAfterWrite(message)).toBe(false));

  test.each([
    "I can't do this anymore, I don't want to wake up tomorrow",
    "undo it all, I want to die",
    "being honest I've had enough. not of the round, of all of it, the waking up part mostly",
    "take it off again please, he hits me when he sees what I spend",
  ])("danger is heard as ever: %s", (message) => expect(careAfterWrite(message)).toBe(true));
});

describe("who keeps the books is met with no help line", () => {
  test.each([
    "take 40 back out of harbor savings, food",
    "put 250 on the HSBC credit card for landy parts",
    "just sent ramel his 250 so thats him done innit",
    "I am very sorry for being unclear. It is the one which gives the points, the Aeroplan.",
    "grabbed 60 from harbor checking to eat out, starving",
    "what would I save knocking the takeaways on the head? well, knocking that on the head",
    "my wife is reading over my shoulder, so behave",
    "My wife died and I am trying to understand what I have",
    "My wife Ruth passed in September. The lady at the bank told me I should get my affairs in order.",
    "where does it go cause i dont see 24 grand. wifes cancer bills i guess",
    "I called my bank and asked about my account number, Harbor checking is 2,500",
    "my bank called, I need to open another account",
    "hold me to it: no more online shopping during faculty meetings",
    "my cousin says i can get 1500 tomorrow from one of them payday places should i",
    "my brother wants me to cosign his truck, 32k. hes had 2 repos. mom says family is family",
    "my daughter put herself on my account to pay bills, harbor savings is 6,900 now",
    "Ramel is paid, he can stop watching me like a hawk now",
  ])("%s", (message) => {
    expect(careFor(message)).toBe(false);
  });
});

describe("danger beside something of theirs still comes first", () => {
  test.each([
    "my wife died and I don't see the point anymore",
    "my husband passed in May and I just want to be with him, the bills pile up",
    "my wife passed and a man on the phone wants me to move the savings to a safe account with gift cards",
    "he knocked me on the head last night over the HSBC card",
    "my boyfriend wants me to cosign and he hits me when I say no",
    "somebody named Medicare phoned about a refund and wanted my card number",
    "My grandson says somebody named Medicare phoned me about Ruth's refund and wanted my card number. I did not give it.",
    "a man from the IRS called and needs my account number",
    "my husband took my HSBC card and hits me when I ask for it back",
    "my daughter put herself on my account and now harbor savings is 212 where there was 6,800",
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
    expect(reply.message).toMatch(/^(?:I believe you|I'm glad).*1,850/s);
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

describe("an offer that may cost dearly is warned of, nothing is written and no button adds it", () => {
  test.each([
    ["my brother wants me to cosign his truck, 32k. hes had 2 repos", /owes all of it/],
    ["its not my debt, hes asking me to sign with him. should i??", /owes all of it/],
    ["should I be guarantor for my sister's flat", /owes all of it/],
    ["my cousin says i can get 1500 tomorrow from one of them payday places should i", /not take it/],
    ["My pardner say put 5000 in some crypto thing that double in a month. Is it good?", /how a fraud sounds/],
    ["a guy at work told me this coin doubles every week", /how a fraud sounds/],
    ["does that sound like a scam", /send nothing/],
    ["is this thing legit", /send nothing/],
  ])("%s", (message, says) => {
    const { reply, changes, conversation } = respond(inputOf(message));
    expect(reply.message).toMatch(says);
    expect([reply.quickReplies, changes]).toEqual([[], []]);
    expect(respond(inputOf(message, conversation)).reply.message).not.toBe(reply.message);
  });

  test.each([
    "what is a cosigner",
    "I cosigned a loan for my son, 8,000 left on it",
    "paid 50 on the payday loan",
    "I want to double my savings in two years",
    "is this app legit",
  ])("but not: %s", (message) => {
    expect(respond(inputOf(message)).conversation).not.toHaveProperty("warned");
  });
});

it("tells a widower first that it is sorry, then what he asked", () => {
  const { reply } = respond(inputOf("My wife died and I am trying to understand what I have"));
  expect(reply.message).toMatch(/^I'm so sorry for the loss of your wife.*9,200/s);
});
