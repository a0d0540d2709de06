import { describe, expect, it } from "vitest";
import { amounts, BEFORE, last } from "../../testing/somebody.ts";

describe("a sale that may not have been", () => {
  it.each([
    "I think the kayak sold for 900",
    "thinking the kayak sold for 900",
    "hopefully the piano sold for 3500 and the money is in pine savings",
    "I dreamed I sold the kayak for 900 and put it in checking",
    "my wife thinks I sold the piano for 3500 and put it in pine savings",
    "nearly sold the piano for 3500, money in pine savings",
    "have the piano up for sale for 3500, money will go to pine savings",
    "the piano could have sold for 3500 and gone into pine savings",
    "a dealer offered to take the kayak",
    "a dealer offered to take the kayak for 900",
    "sold the piano for 3500 but the buyer backed out",
    "sold the kayak?",
    "sold the piano for 3500 and put it in pine savings, right?",
    "sold the piano for 350000 into checking",
  ])("writes nothing: %s", (message) => {
    expect(amounts(last(message).documents)).toEqual(BEFORE);
  });

  it("is written once it is confirmed, with its money", () => {
    const { documents } = last("hopefully the piano sold for 3500 and the money is in pine savings", "yes");
    expect(amounts(documents)).toEqual({ a1: 5_000, a2: 900, a3: 8_000, a4: 5_500, d1: 1_400, d2: 3_000 });
  });

  it.each([
    "was thinking about it for months and finally sold the kayak for 900",
    "guy offered me 900 for the kayak and I took it",
    "sold the kayak for 900, believe it or not",
    "hope you're well, sold the kayak for 900",
    "sold the kayak for 900 I think",
    "sold the kayak and the piano just got assessed at 36k",
    "sold the kayak for 900, maybe I'll sell the piano too",
    "sold the kayak and gear for 950 into pine",
  ])("is one all the same: %s", (message) => {
    expect(amounts(last(message).documents)).not.toHaveProperty("a2");
  });
});

describe("a thing that stays", () => {
  it.each([
    "took the kayak off road",
    "took the kayak out",
    "gave the kayak a new coat of paint",
    "gave the piano a tune",
    "the kayak is gone to the shop for repairs",
    "sold piano lessons for 350",
    "sold the kayak trailer for 400 and put it in checking",
    "got rid of the piano tuner",
    "I'm sold on the kayak",
    "sold my friend's kayak for 800, into harbor",
    "sold a picture of the kayak for 20",
    "kayak got sold out everywhere, 900 in stores",
    "the shop took the piano for 3 weeks",
    "the kayak sells for 1200 new",
    "saw the same kayak sold for 1200",
    "a kayak like mine sold for 1200",
    "sold the idea of the kayak to my wife for 900",
    "bought the piano for 4000 years ago",
    "sears is angry",
    "sears is happy",
    "tax office is closed on mondays",
    "harbor is closed today",
  ])("is not taken off: %s", (message) => {
    expect(amounts(last(message).documents)).toEqual(BEFORE);
  });

  it("goes to a new home", () => {
    expect(amounts(last("gave the piano a good home").documents)).not.toHaveProperty("a5");
  });
});

it("takes a short question that goes on for one", () => {
  const said = ["What'd my savings rate be with 500 more a month", "and with 1000 more?"];
  expect(amounts(last(...said).documents)).toEqual(BEFORE);
});
