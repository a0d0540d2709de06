import { describe, expect, it, test } from "vitest";
import { answerWithCare, careOver, leaveOfCare } from "./answer-with-care.ts";

const first = answerWithCare("i want to die", "US", undefined)?.care;
const next = (message: string, kept = first) => answerWithCare(message, "US", kept);

describe("a plain denial ends the talk and is believed", () => {
  test.each([
    "i aint suicidal",
    "im fine stop",
    "I'm not suicidal, I asked about coffee",
    "I am sad, not in danger",
    "I meant stop buying coffee",
    "I'm OK, thanks",
    "you misunderstood me",
    "nobody is hurting me, you got it wrong",
    "i'm not suicidal, just exhausted from work",
    "I'm not suicidal, tired of these fees",
    "not suicidal, i've had enough of this app",
    "I'm not in danger, i'm lost in these menus",
  ])("%s", (message) => {
    const answer = next(message);
    expect(answer?.message).toMatch(/believe|glad|sorry|word/i);
    expect(answer?.care.over).toBe(true);
    expect(next("hm", answer?.care)).toBeNull();
  });

  test.each([
    ["im fine stop. what do i owe on the visa", "what do i owe on the visa"],
    ["I'm not suicidal, I asked about coffee. how much is 35 a week", "how much is 35 a week"],
    ["I am safe, thank you. I am sad, not in danger. What do I have altogether?", "What do I have altogether?"],
    ["stop it. i'm fine. show me what i owe", "show me what i owe"],
    ["there's no danger here, I just asked what I spend", "I just asked what I spend"],
    ["the bill is 11,300. i aint suicidal", "the bill is 11,300."],
  ])("and what else is said is left to be answered: %s", (message, rest) => {
    expect(next(message)).toBeNull();
    expect(leaveOfCare(message, first)).toMatchObject({ rest, words: expect.stringMatching(/^[A-Z].{15,}\.$/) });
  });
});

describe("danger that is told again is met", () => {
  test.each([
    "I'm fine. no one would miss me",
    "im fine stop. no one would miss me",
    "i'm not suicidal i just dont want to be here anymore",
    "i'm not suicidal but i can't go on",
    "I'm not suicidal yet",
    "i am not going to kill myself tonight",
    "I'm fine, I wrote the letter and the pills are counted",
    "im fine stop. i have 40 pills next to me",
    "I meant it, I want to die",
    "I'm not ok",
    "I'm not fine, stop",
    "I'm fine. just tired of it all",
    "im ok. its just that nothing matters anymore",
    "im fine stop. took the whole bottle",
    "I'm not suicidal. just tired of it all",
    "I'm not suicidal. what's the point though",
    "not suicidal, just done with everything",
    "I'm fine. I just can't anymore",
    "not suicidal. just so lonely",
    "im not suicidal. everything is pointless",
    "i'm ok, just so empty since march",
    "i'm fine just over it all",
    "I'm fine. I have a plan",
    "everyone thinks i am fine",
    "i'm not in danger right now, he's at work",
    "what do i have to live for",
    "i asked for help and nobody came",
  ])("%s", (message) => {
    expect(next(message)?.care.over).toBeUndefined();
    expect(next(message)?.message).toMatch(/988|911/);
  });

  it("also after the talk was over", () => {
    const over = next("im fine stop")?.care;
    expect(answerWithCare("no one would miss me", "US", over)?.message).toContain("988");
  });
});

it("is ended by a plain question about the person's own figures", () => {
  for (const message of [
    "what do i owe on the card",
    "What is everything worth, please?",
    "could you tell me what I have",
    "how much do we have altogether",
    "how am I doing",
  ]) {
    expect(next(message), message).toBeNull();
    expect(leaveOfCare(message, first), message).toBeNull();
  }
});

it("says nothing twice", () => {
  const heard: string[] = [];
  let kept = first;
  for (const message of [
    ..."no hm yes no i want to die|no|i can't call".split("|"),
    ...Array(7).fill("i want to die"),
  ]) {
    const answer = next(message, kept);
    heard.push(answer?.message ?? "");
    kept = answer?.care;
  }
  for (let said = 0; said < 3; said++) {
    const answer = next("im fine stop", kept);
    heard.push(answer?.message ?? "");
    kept = next("i want to die", answer?.care && careOver(answer.care, null))?.care;
  }
  expect(new Set(heard).size).toBe(heard.length);
  expect(heard.every((text) => text !== "")).toBe(true);
});
