import { describe, expect, test } from "vitest";
import { CORPUS_TODAY } from "../../testing/run-case.ts";
import { amounts, BEFORE, last, SOMEONE } from "../../testing/somebody.ts";
import { joined, leftOpenAfter, mayComplete, respelt, withFigureAlone, withFigureMended } from "./left-open.ts";

const open = (text: string, age = 0) => ({ text, age });

describe("what is left open", () => {
  test("is the message that nothing was written of", () => {
    expect(leftOpenAfter("paid 300", undefined, true)).toEqual(open("paid 300"));
    expect(leftOpenAfter("maybe I sell the car", undefined, false)).toBeUndefined();
    expect(leftOpenAfter("what is my net worth?", undefined, true)).toBeUndefined();
    expect(leftOpenAfter("x".repeat(301), undefined, true)).toBeUndefined();
  });

  test("stays so while somebody is called away, for one message", () => {
    expect(leftOpenAfter("hang on, the door", open("paid 300"), true)).toEqual(open("paid 300", 1));
    expect(leftOpenAfter("ok I am back", open("paid 300", 1), true)).toEqual(open("ok I am back"));
  });

  test("is completed by one further piece, not by one more thing", () => {
    expect(mayComplete(open("paid 300"), "the visa")).toBe(true);
    expect(mayComplete(open("paid 300"), "and 200 on the visa")).toBe(false);
    expect(mayComplete(open("got a compressor"), "call it 650")).toBe(true);
    expect(mayComplete(open("paid 300"), "the visa too")).toBe(false);
    expect(mayComplete(open("paid 300"), "the visa?")).toBe(false);
    expect(mayComplete(open("paid 300"), "visa ".repeat(61))).toBe(false);
  });

  test("is read as one message with what follows", () => {
    expect(joined(open("paid 300."), "the visa")).toBe("paid 300, the visa");
  });

  test("is mended by a figure that is denied, where the same is named", () => {
    const mended = (text: string, message: string) => withFigureMended(open(text), message, SOMEONE, CORPUS_TODAY);
    expect(mended("Klarna took 45", "Klarna was 54, not 45")).toBe("Klarna took 54");
    expect(mended("also sears took 45", "wait, 54 not 45")).toBe("also sears took 54");
    expect(mended("also sears took 45", "wait sears was 54 not 45")).toBe("also sears took 54");
    expect(mended("I turned 45 today", "my sears card is 54, not 45")).toBeNull();
    expect(mended("also sears took 45", "the tax office is 54, not 45")).toBeNull();
  });

  test("is mended by starred words", () => {
    expect(respelt(open("pad 300 off the discovery"), "*paid *discover")).toBe("paid 300 off the discover");
    expect(respelt(open("soul the vespa"), "sold*")).toBe("sold the vespa");
    expect(respelt(open("paid 300"), "the visa")).toBeNull();
    expect(respelt(open(""), "*sold")).toBe("");
  });
});

describe("what was sold without a name", () => {
  test("is no debt that is named after it", () => {
    expect(amounts(last("I sold something for 500", "sears card").documents)).toEqual(BEFORE);
  });

  test("pays a debt where it is said to", () => {
    const { documents } = last("I sold something for 500", "put it on the sears card");
    expect(amounts(documents)).toEqual({ ...BEFORE, d1: 900 });
  });
});

describe("a bare figure", () => {
  test("is not of what was written before something else was asked", () => {
    const { documents } = last("harbor checking is 6000", "what's my net worth?", "6500");
    expect(amounts(documents)).toEqual({ ...BEFORE, a1: 6_000 });
  });

  test.each([["6500"], ["no, 6500"]])("puts right what was just written: %s", (words) => {
    expect(amounts(last("harbor checking is 6000", words).documents)).toEqual({ ...BEFORE, a1: 6_500 });
  });
});

describe("what is paid of what was asked about", () => {
  test("is a share of that, and nothing is asked", () => {
    const { documents } = last("how much is on the sears card?", "I paid half of it");
    expect(amounts(documents)).toEqual({ ...BEFORE, d1: 700 });
  });
});

describe("what is put right of what was not written", () => {
  test("is read again with its figure, and nothing else is changed", () => {
    const { documents } = last("I paid the tax office 100", "also sears took 45", "wait sears was 54 not 45");
    expect(documents.financials.debts?.find(({ id }) => id === "d2")?.balance).toBe(2_900);
  });

  test.each([
    ["I turned 45 today", "my sears card is 540, not 45", 540],
    ["I have 2 kids", "the sears card is 420, not 2", 420],
  ])("is nothing that another figure stands in by chance: %s ... %s", (before, words, owed) => {
    expect(amounts(last(before, words).documents)).toEqual({ ...BEFORE, d1: owed });
  });

  test.each(["Sears was 54 not 45", "no, the Sears one was 54, not 45"])("is no other amount: %s", (words) => {
    const { documents } = last("I paid the tax office 100", "what is my net worth", words);
    expect(documents.financials.debts?.find(({ id }) => id === "d2")?.balance).toBe(2_900);
  });

  test("takes a figure that stands alone in place of its only one, where words beside it say why", () => {
    expect(withFigureAlone(open("the loan is at 140 percent"), "4.0. Sticky key.")).toBe("the loan is at 4.0 percent");
    expect(withFigureAlone(open("the loan is at 140 percent"), "4")).toBeNull();
    expect(withFigureAlone(open("paid 300 and 40"), "sorry, 30")).toBeNull();
  });
});
