import { describe, expect, it } from "vitest";
import { Chance } from "./chance.ts";
import { lineOf } from "./lines.ts";
import { variedLine } from "./varied-line.ts";

/** All that a line becomes, words and meaning. */
function variantsOf(written: string): Set<string> {
  const line = lineOf(written);
  if (!line) throw new Error("no line");
  const made = Array.from({ length: 60 }, (_, seed) => variedLine(line, new Chance(seed)));
  return new Set(made.map(({ text, meanings }) => `${text} => ${meanings.join(" ; ")}`));
}

describe("a varied line", () => {
  it("says another type, period or end of an order in its words and its meaning alike", () => {
    expect(variantsOf("whats my biggest debt => largest debts by amount")).toEqual(
      new Set([
        "whats my biggest debt => largest debts by amount",
        "whats my smallest debt => smallest debts by amount",
      ]),
    );
    const weekly = variantsOf("spending per month? => value expenses per month");
    expect(weekly).toContain("spending per week? => value expenses per week");
    expect(variantsOf("the bonds, how much => sum assets bonds")).toContain(
      "the crypto, how much => sum assets crypto",
    );
  });

  it("stays as it is where the words may mean something else", () => {
    const line = "is {debt} the biggest, and the biggest asset? => largest assets by amount";
    expect(variantsOf(line)).toEqual(new Set([line]));
  });
});
