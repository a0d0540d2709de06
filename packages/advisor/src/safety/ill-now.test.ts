import { describe, expect, it, test } from "vitest";
import { answerWithCare } from "./answer-with-care.ts";

const care = (message: string) => answerWithCare(message, "US", undefined);

describe("the emergency number comes first", () => {
  test.each([
    "my chest feels tight",
    "my left arm is numb",
    "cant breathe",
    "half my face went numb",
    "I think I'm having a heart attack",
    "my throat is closing up after the shrimp",
    "having chest pains since lunch, can i afford the er",
    "cut my hand on the saw, its bleeding a lot",
  ])("%s", (message) => {
    expect(care(message)?.message).toMatch(/^\*\*Call 911 now/);
    expect(care(message)?.message).not.toContain("988");
  });

  test.each([
    "he's passed out",
    "My husband just collapsed in the kitchen",
    "grandma isn't breathing",
    "the baby is choking on a grape",
    "one side of her mouth is drooping",
  ])("for another: %s", (message) => {
    expect(care(message)?.message).toMatch(/^\*\*Call 911 now\*\*, on loudspeaker/);
  });

  test.each([
    "im beat i been driving fourteen hours and my chest feels tight anyway how am i doing on my money this year",
    "short of breath and my arm hurts, I'm behind the wheel",
    "theres a weird pressure in my chest and im still on I-80 with the load",
  ])("and who drives pulls over: %s", (message) => {
    expect(care(message)?.message).toMatch(/^\*\*Pull over now.*911/);
  });

  it("stays first while it is talked on, and ends where it was understood wrongly", () => {
    const ill = care("my chest feels tight")?.care;
    expect(answerWithCare("no", "US", ill)?.message).toContain("911");
    expect(answerWithCare("hm", "US", ill)?.message).toContain("911");
    expect(answerWithCare("you misunderstood, i am ok", "US", ill)?.care.over).toBe(true);
  });
});

describe("but not at figures of speech, bills and the past", () => {
  test.each([
    "these bills, i cant breathe",
    "I need some breathing room in the budget",
    "almost passed out when i saw the vet bill, 900",
    "paid the er bill for the chest pain thing, 1,200",
    "my dad had a stroke in 2019, he left me 20k",
    "he passed out flyers for 40 bucks",
    "nearly had a heart attack at the mechanic",
    "we're bleeding money on the boat",
    "what happens to the mortgage if i have a heart attack",
    "I collapsed the 401k into the IRA",
    "heart is heavy since the divorce",
  ])("%s", (message) => {
    expect(care(message)).toBeNull();
  });
});
