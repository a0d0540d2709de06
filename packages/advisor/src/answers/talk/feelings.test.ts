import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../../testing/run-case.ts";
import { talk } from "../../../testing/talk.ts";
import { FEELINGS } from "./feelings.ts";

const GOALS = [{ id: "g1", title: "Norway trip", type: "financial", targetAmount: 4_000, currentAmount: 600 }];
const STATE: Case["state"] = {
  financialInfo: { annualIncome: 72_000, annualExpenses: 60_000, currentSavings: null },
  assets: [{ id: "a1", name: "Harbor checking", type: "savings", value: 5_000 }],
  debts: [{ id: "d1", name: "Sears card", type: "credit-card", balance: 1_400, interestRate: 24 }],
  goals: GOALS,
};
const SOMEONE = documentsOf({ state: STATE });
const SAYS = new Map(FEELINGS.map(({ id, says }) => [id, says]));

function saidTo(...messages: string[]) {
  const turns = talk(SOMEONE, messages);
  return { reply: turns.at(-1)?.reply ?? "", wrote: turns.at(-1)?.wrote ?? false };
}

describe("a feeling", () => {
  it.each([
    ["grief", "My husband used to do all this. He passed in March. I miss him so."],
    ["grief", "I miss having my wife to talk these things over with."],
    ["worried", "I keep lying awake worrying about the card"],
    ["ashamed", "i feel so dumb with money tbh"],
    ["weary", "so tired lately. feels like im going nowhere"],
    ["weary", "had a rough week. wife's sister is in the hospital again"],
    ["discouraged", "thats alot :("],
    ["discouraged", "gosh. that's not going to happen is it"],
    ["worried", "sorry im just stressed. my ex is late w child support again and i hate checking my account"],
    ["worried", "not really looking for goals rn im just overwhelmed"],
    ["worried", "im kinda freaking out about the sears card ngl"],
  ])("is met, and nothing is made of it (%s): %s", (kind, message) => {
    const { reply, wrote } = saidTo("how far is the norway trip", message);
    expect(wrote).toBe(false);
    expect(SAYS.get(kind)).toContain(reply);
  });

  it("is met before the figure that is asked for", () => {
    const { reply } = saidTo("Oh my, that's more than I thought. And how much do I owe on the Sears card?");
    expect(reply).toMatch(/^A good surprise, then\.\n\n/);
    expect(reply).toContain("$1,400");
  });

  it("is met in other words the next time", () => {
    const told = talk(SOMEONE, ["so tired lately", "im so tired of this", "always tired"]).map(({ reply }) => reply);
    expect(new Set(told).size).toBe(3);
  });

  it.each([
    "does this not work on a phone",
    "what if I miss a payment on the Sears card",
    "I lost 200 from Harbor checking",
    "im not worried about the sears card, what do i owe on it",
  ])("is none where something else is meant: %s", (message) => {
    const { reply } = saidTo(message);
    for (const says of SAYS.values()) for (const words of says) expect(reply).not.toContain(words);
  });
});

describe("what fits many messages", () => {
  it("is never said twice in the same words while there are others", () => {
    const messages = ["florp", "net worth?", "wibble zonk", "what do I owe?", "grumble frotz", "plugh xyzzy"];
    const said = talk(SOMEONE, messages).map(({ reply }) => reply);
    expect(new Set(said).size).toBe(messages.length);
  });

  it("is small talk in a part of a message where nothing else is in it", () => {
    expect(saidTo("You're a legend, cheers!").reply).toBe("Thank you, that is kind of you to say.");
    expect(saidTo("Good morning dear! I hope you don't mind an old fool like me.").reply).toMatch(/^Hello/);
    expect(saidTo("alright appreciate you brother").reply).toBe("You're welcome.");
  });
});
