import { describe, expect, test } from "vitest";
import { joined, leftOpenAfter, mayComplete, respelt } from "./left-open.ts";

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

  test("is mended by starred words", () => {
    expect(respelt(open("pad 300 off the discovery"), "*paid *discover")).toBe("paid 300 off the discover");
    expect(respelt(open("soul the vespa"), "sold*")).toBe("sold the vespa");
    expect(respelt(open("paid 300"), "the visa")).toBeNull();
    expect(respelt(open(""), "*sold")).toBe("");
  });
});
