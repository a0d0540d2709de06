import { describe, expect, it } from "vitest";
import { rememberedLast } from "./remembered.ts";

describe("what is remembered of the last few", () => {
  it("is worked out once for the very same things, and anew for others or after too many", () => {
    const asked: string[] = [];
    const joined = rememberedLast(2, (first: string, second: object) => {
      asked.push(first);
      return { first, second };
    });
    const [one, other] = [{}, {}];
    expect(joined("a", one)).toBe(joined("a", one));
    expect(joined("a", other)).not.toBe(joined("a", one));
    expect(asked).toEqual(["a", "a"]);
    joined("b", one);
    joined("a", one);
    expect(asked).toEqual(["a", "a", "b", "a"]);
  });
});
