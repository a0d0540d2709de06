import { describe, expect, test } from "vitest";
import { type Case, documentsOf } from "../../testing/run-case.ts";
import { talk } from "../../testing/talk.ts";

const STATE: Case["state"] = {
  financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Swedbank checking", type: "savings", value: 6_350 },
    { id: "a2", name: "Marcus savings", type: "savings", value: 31_400 },
    { id: "a3", name: "Motorhome", type: "other", value: 24_000 },
    { id: "a4", name: "Gold coins", type: "other", value: 9_600 },
  ],
  debts: [
    { id: "d1", name: "Motorhome loan", type: "car-loan", balance: 15_500, interestRate: 7 },
    { id: "d2", name: "Klarna", type: "other", balance: 820, interestRate: null },
    { id: "d3", name: "ICA card", type: "credit-card", balance: 1_200, interestRate: 21 },
    { id: "d4", name: "Uncle Hai", type: "other", balance: 15_000, interestRate: null },
  ],
  goals: [
    {
      id: "g1",
      title: "Sauna by the lake",
      type: "financial",
      targetAmount: 19_000,
      currentAmount: 8_600,
      targetDate: "2028-01-20",
      status: "In Progress",
    },
  ],
};

describe("money that goes step by step", () => {
  test.each([
    [
      "From Swedbank checking I pay the Klarna and the ICA card all. What do I have in Swedbank checking after this?",
      "$4,330",
    ],
    [
      "If the motorhome went for what I put and I paid the Klarna and the ICA card, what is over for Christmas",
      "$21,980",
    ],
    [
      "sell the gold coins like the price in the app. pay klarna. the rest give uncle Hai. I owe Hai still how much?",
      "$6,220",
    ],
    ["Motorhome sold at stored value, its loan cleared. Rest to the sauna goal. Sauna still missing?", "$1,900"],
    [
      "what if i let the motorhome go, pay off the Motorhome loan and put whatever's over at Uncle Hai, what's Uncle Hai down to",
      "$6,500",
    ],
    [
      "suppose I flog the gold coins for 8,000, clear Klarna and the ICA card with it, how much stays in my hand",
      "$5,980",
    ],
    ["scenario: 10,000 from Marcus savings to Uncle Hai, Klarna to zero from Marcus as well. Marcus after?", "$20,580"],
    ["If I empty the gold coins to clear the ICA card and Klarna, what remains?", "$7,580"],
    [
      "imagine I sell the motorhome and the gold coins, close the motorhome loan and Uncle Hai, what is left?",
      "$3,100",
    ],
    // as people tell it whose own language has the verb last, or none
    ["Gold coins away at book value, klarna paid. Rest to sauna. Sauna still missing?", "$1,620"],
    ["All my gold coins I sell for price in app and ICA card I finish. What stays?", "$8,400"],
    [
      "Suppose I sell the motorhome only, rate as saved. Klarna and ICA card finish I do. In hand how much comes?",
      "$21,980",
    ],
    ["I give Uncle Hai his money out of Marcus savings. In Marcus after, how much?", "$16,400"],
    // in many words
    [
      "I propose disposing of the motorhome at book value, settling its loan, and applying the balance together with 1,000 from Marcus savings to Uncle Hai. State what Uncle Hai then stands at.",
      "$5,500",
    ],
    [
      "dont laugh but the kids want the sauna and i was thinking if i gave up the swedbank checking there and used it to knock down uncle hai, whatll still be on that",
      "$8,650",
    ],
    // parts of things, and of what is owed
    ["I part with one half of the gold coins, and with this I close the ICA card entirely. What is over?", "$3,600"],
    [
      "Klarna I pay, all, half of it from Swedbank checking and half from Marcus savings. In Swedbank checking after, how much?",
      "$5,940",
    ],
    // money that nothing stored brings
    [
      "and if I win 3000 on the scratch ticket, I know I know, and pay off klarna and the ICA card, what's left?",
      "$980",
    ],
    // one after the other
    [
      "what if I bin the motorhome for what you have it down as, pay its loan, the rest goes in Marcus savings, then Klarna gets cleared out of Marcus. whats in Marcus",
      "$39,080",
    ],
    [
      "Strike the ICA card entirely, using Marcus savings for it. Then Marcus grows 5%. State the value of Marcus.",
      "$31,710",
    ],
    ["Klarna pd in full fr Swedbank. Swedbank after + net worth after?", "$5,530"],
    ["Swedbank checking, if I paid off the ICA card with it, holds what?", "$5,150"],
  ])("%s", (message, figure) => {
    const [turn] = talk(documentsOf({ state: STATE }), [message]);
    expect(turn?.reply).toContain(figure);
    expect(turn?.wrote).toBe(false);
  });

  test.each([
    [
      "All my gold coins I sell for price in app and pay ICA card. What stays?",
      "And Klarna I pay too from this?",
      "$7,580",
    ],
    [
      "If the gold coins brought what is written, and I paid the ICA card, what have I?",
      "And gave every bit of that to Uncle Hai, what do I owe him yet?",
      "$6,600",
    ],
    [
      "Swedbank checking, if I paid off the ICA card with it, holds what?",
      "Now let Klarna vanish from the same pot as well.",
      "$4,330",
    ],
  ])("%s %s", (first, second, figure) => {
    const turns = talk(documentsOf({ state: STATE }), [first, second]);
    expect(turns.at(-1)?.reply).toContain(figure);
    expect(turns.some(({ wrote }) => wrote)).toBe(false);
  });

  test("what was done is told, whatever is asked of it", () => {
    const [turn] = talk(documentsOf({ state: STATE }), [
      "I paid 200 on the Klarna from Swedbank checking. What is in Swedbank checking?",
    ]);
    expect(turn?.wrote).toBe(true);
  });

  test("what is told and asks nothing is no chain", () => {
    const [turn] = talk(documentsOf({ state: STATE }), ["paid 200 on the Klarna from Swedbank checking"]);
    expect(turn?.wrote).toBe(true);
  });

  test("more than is there is said to be more", () => {
    const [turn] = talk(documentsOf({ state: STATE }), [
      "if I clear Uncle Hai from Swedbank checking, what is left in Swedbank checking?",
    ]);
    expect(turn?.reply).toMatch(/more than/);
    expect(turn?.reply).not.toContain("NaN");
  });
});
