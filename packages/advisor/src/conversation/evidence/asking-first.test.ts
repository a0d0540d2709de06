import { describe, expect, it } from "vitest";
import { type Case, documentsOf } from "../../../testing/run-case.ts";
import { amounts, BEFORE, last } from "../../../testing/somebody.ts";
import { talk } from "../../../testing/talk.ts";

describe("what a message does not bear out is asked first", () => {
  it.each([
    ["it has landed in harbor checking this morning, the 600", ["Harbor checking: now $5,600"]],
    ["the sears lot slapped me with 35", ["Sears card: now $1,435", "Sears card: now $1,365"]],
  ])("%s: what it may tell is offered", (message, offered) => {
    const { documents, quickReplies } = last(message);
    expect(amounts(documents)).toEqual(BEFORE);
    expect(quickReplies).toEqual(expect.arrayContaining(offered));
  });

  it("writes what the message itself makes clear", () => {
    expect(amounts(last("slapped 100 on sears, payment like").documents)).toEqual({ ...BEFORE, d1: 1_300 });
  });

  it("writes nothing of what is only supposed", () => {
    const { documents } = last("harbor is at 5,200", "if it was 52,000 I would not be here");
    expect(amounts(documents)).toEqual({ ...BEFORE, a1: 5_200 });
  });

  it("takes nothing off that is to be paid in the spring", () => {
    expect(amounts(last("the tax office will be next, in the spring").documents)).toEqual(BEFORE);
  });

  it.each([
    "Mara has a mortgage on the place, 264k at 6.1%, but it's in her name only",
    "there is a car loan of 9,000, it is only in his name",
  ])("adds nothing that is in somebody else's name: %s", (message) => {
    expect(amounts(last(message).documents)).toEqual(BEFORE);
  });

  it.each(["we're doing 70 guests for the Norway trip, so the budget's 5,500 now", "70 guests, so budget's 22k now"])(
    "takes the budget of something planned for no yearly expenses: %s",
    (message) => {
      expect(last(message).documents.financials.financialInfo.annualExpenses).toBe(60_000);
    },
  );

  it("adds nothing by words that only point", () => {
    const { documents } = last("took 90 out of harbor", "and 40 is in the same place aside");
    expect(documents.financials.assets).toHaveLength(5);
  });
});

describe("what is surely meant is written", () => {
  it.each([
    [["paid sears 400, sorry, 450"], { d1: 950 }],
    [["tax office got 200 off me. No wait, 220"], { d2: 2_780 }],
    [
      ["paid 100 off sears out of harbor", "and 50 on the tax office, harbor again"],
      { d1: 1_300, d2: 2_950, a1: 4_850 },
    ],
    [["also from the same harbor checking i paid 1,400 and sears is cleared now"], { d1: undefined, a1: 3_600 }],
    [["put 500 in pine", "100 of it i already paid from there to sears"], { a4: 2_400, d1: 1_300 }],
    [["paid sears 120", "i looked at the slip, sorry, it was 125 that i paid sears"], { d1: 1_275 }],
  ])("%j", (messages, changed) => {
    const expected = Object.entries({ ...BEFORE, ...changed }).filter(([, value]) => value !== undefined);
    expect(amounts(last(...messages).documents)).toEqual(Object.fromEntries(expected));
  });
});

describe("the whole name of one thing", () => {
  const STATE: Case["state"] = {
    assets: [{ id: "a1", name: "Camper trailer", type: "other", value: 7_000 }],
    debts: [{ id: "d1", name: "Trailer finance", type: "personal-loan", balance: 5_200, interestRate: 9 }],
  };

  it.each([
    ["trailer finance now 4800", { d1: 4_800 }],
    ["camper trailer now 6500", { a1: 6_500 }],
  ])("is meant before another that bears a word of it: %s", (message, changed) => {
    const documents = talk(documentsOf({ state: STATE }), [message]).at(-1)?.documents;
    expect(documents && amounts(documents)).toEqual({ a1: 7_000, d1: 5_200, ...changed });
  });
});
