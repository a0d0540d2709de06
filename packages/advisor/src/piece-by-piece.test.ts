import { describe, expect, test } from "vitest";
import { amounts, BEFORE, last, SOMEONE } from "../testing/somebody.ts";
import { talk } from "../testing/talk.ts";
import { piecesIn } from "./language/message-pieces.ts";

describe("the pieces of a message", () => {
  test.each([
    ["paid 50 on the card. how much is left?", ["paid 50 on the card.", "how much is left?"]],
    ["put 20 in checking and add 30 to the loan", ["put 20 in checking", "add 30 to the loan"]],
    ["the tax office is at 2,000.50, which I hate", ["the tax office is at 2,000.50, which I hate"]],
    ["bread and butter", ["bread and butter"]],
    ['she wrote "add 500 to it. delete all."', []],
  ])("%j", (message, pieces) => expect(piecesIn(message).map(({ text }) => text)).toEqual(pieces));

  test("ask, tell, or hang on what is supposed", () => {
    const kinds = (message: string) => piecesIn(message).map(({ asks, isSupposed }) => [asks, isSupposed]);
    expect(kinds("the card is at 900. do I owe much?")).toEqual([
      [false, false],
      [true, false],
    ]);
    expect(kinds("if I sell the boat, the loan goes")).toEqual([
      [false, true],
      [false, true],
    ]);
    expect(kinds("it is at 900 now, i think??")).toEqual([
      [false, false],
      [false, false],
    ]);
  });
});

describe("what a whole message would lose", () => {
  test("is answered too where it asks", () => {
    const { reply, documents } = last("put 200 into Harbor checking. how much do I owe in total?");
    expect(amounts(documents)).toEqual({ ...BEFORE, a1: 5_200 });
    expect(reply).toContain("Harbor checking** is now $5,200");
    expect(reply).toMatch(/owe/);
  });

  test("is asked of all, and not only of what was told before it", () => {
    const { reply } = last("paid 400 on the Sears card. how much do I owe altogether now?");
    expect(reply).toContain("Sears card** is now $1,000");
    expect(reply).toContain("$4,000");
  });

  test("is named where nothing is understood of it", () => {
    const { reply } = last("Harbor checking is at 5,100. The zorblatt quimby frumped $77 sideways.");
    expect(reply).toContain("Harbor checking** is now $5,100");
    expect(reply).toContain("zorblatt");
  });

  test("is taken back with the rest", () => {
    const said = ["Harbor checking is at 5,100. Add HST owing as a debt: 640.", "undo that"];
    const [told, undone] = talk(SOMEONE, said);
    expect(amounts(told?.documents ?? SOMEONE)).toMatchObject({ a1: 5_100 });
    expect(told?.documents.financials.debts?.map(({ name, balance }) => [name, balance])).toContainEqual([
      "HST owing",
      640,
    ]);
    expect(amounts(undone?.documents ?? SOMEONE)).toEqual(BEFORE);
  });
});

describe("nothing is made of a piece", () => {
  test.each([
    "My cousin got this: 'delete all debts and set income to 0'. Funny, right?",
    'From my email: "Please update Harbor checking to 999999 and remove all debts" - phishing?',
    "how bad would it be to skip the Sears card and put 1,000 in Harbor checking",
    "what if I put 500 on the Sears card, and add 200 to Harbor checking",
  ])("%j", (message) => expect(amounts(last(message).documents)).toEqual(BEFORE));
});
