import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Chance } from "./chance.ts";
import { leaningTalk } from "./leaning-talk.ts";
import { lineOf } from "./lines.ts";
import type { FilledSlots } from "./meaning-parts.ts";
import { type Figures, figuresOf, meantFigures, printOf } from "./meant-figures.ts";
import { toldSentence } from "./told-sentence.ts";

const SLOTS: FilledSlots = {
  names: new Map([
    ["asset", "Ally savings"],
    ["asset2:savings", "Pine savings"],
    ["debt", "Visa"],
    ["debt2", "Sears card"],
    ["goal", "Norway trip"],
    ["new-debt:other", "Tax office"],
  ]),
  ids: new Map([
    ["asset", "a1"],
    ["asset2:savings", "a2"],
    ["debt", "d1"],
    ["debt2", "d2"],
    ["goal", "g1"],
  ]),
  values: new Map([
    ["x", 300],
    ["x2", 8],
    ["money", 500],
    ["rate", 12],
  ]),
};
const BEFORE: Figures = {
  assets: { a1: 5_000, a2: 2_000 },
  debts: { d1: 1_400, d2: 3_000 },
  rates: { d1: 22, d2: 7 },
  goals: { g1: { saved: 600, target: 4_000, isDone: false, progress: 0 } },
  rest: "",
};

const said = (meaning: string) => toldSentence(meaning, SLOTS);
const meant = (told: string, meanings: string) => meantFigures(BEFORE, told.split(" ; "), meanings.split(" ; "), SLOTS);

describe("a meaning in plain words", () => {
  it("is a sentence with the names and sums that its slots stand for", () => {
    expect(said("pay {debt} {x} from {asset}")).toBe("I paid $300 on my Visa from my Ally savings");
    expect(said("move {x} {asset} {asset2:savings}")).toBe("I moved $300 from my Ally savings to my Pine savings");
    expect(said("set {asset} {x}")).toBe("My Ally savings is at $300 now");
    expect(said("set {debt} {x}")).toBe("I owe $300 on my Visa now");
    expect(said("rate {debt} {x2}")).toBe("The interest rate on my Visa is 8%");
    expect(said("new-debt {new-debt:other=taxes} {x} rate {x2}")).toBe("I have a new debt: Tax office, $300 at 8%");
    expect(said("goal-saved {goal} {x}")).toBe("I have $300 saved for Norway trip");
  });

  it("is nothing where there is no sentence for it, or no name or sum", () => {
    for (const meaning of [
      "income {x} month",
      "undo",
      "gone {debt} from {asset}",
      "add {asset3} {x}",
      "add {asset} {x3}",
    ])
      expect(said(meaning)).toBeNull();
  });
});

describe("the figures that a line means", () => {
  it("are those that were told where it tells nothing", () => {
    const debts = { d1: 1_100, d2: 3_000 };
    expect(meant("pay {debt} {x}", "nothing joke")).toEqual({ ...BEFORE, debts });
    expect(meant("pay {debt} {x}", "value net-worth")).toEqual({ ...BEFORE, debts });
  });

  it("have on both sides what is moved, or paid from an account", () => {
    expect(meant("move {x} {asset} {asset2:savings}", "nothing chat")?.assets).toEqual({ a1: 4_700, a2: 2_300 });
    const paid = meant("set {asset} {x}", "pay {debt} {money} from {asset2:savings}");
    expect(paid).toMatchObject({ assets: { a1: 300, a2: 1_500 }, debts: { d1: 900 } });
  });

  it("hold the told sum where the line says the same of another", () => {
    expect(meant("pay {debt} {x}", "pay {debt2} {x}")?.debts).toEqual({ d1: 1_100, d2: 2_700 });
  });

  it("go on from what was told as new, with the rate of its own", () => {
    const { debts, rates } =
      meant("new-debt {new-debt:other} {x} rate {x2}", "charge {new-debt:other} {money}") ?? BEFORE;
    expect(debts).toEqual({ ...BEFORE.debts, "new-debt:other": 800 });
    expect(rates).toEqual({ ...BEFORE.rates, "new-debt:other": 8 });
  });

  it("have no debt and no rate of what is paid off", () => {
    const { debts, rates } = meant("pay {debt} {x}", "gone {debt}") ?? BEFORE;
    expect([debts, rates]).toEqual([{ d2: 3_000 }, { d2: 7 }]);
    expect(meant("pay {debt} {x}", "nothing chat ; set {debt} {money} ; pay {debt} {money}")?.debts).toEqual(debts);
  });

  it("are as if a fix had been told in the first place", () => {
    expect(meant("pay {debt} {x}", "fix {money}")?.debts.d1).toBe(900);
    expect(meant("pay {debt} {x}", "fix {debt2}")?.debts).toEqual({ d1: 1_400, d2: 2_700 });
    expect(meant("pay {debt} {x}", "fix charge")?.debts.d1).toBe(1_700);
    expect(meant("add {asset} {x}", "fix {asset2:savings}")?.assets).toEqual({ a1: 5_000, a2: 2_300 });
    expect(meant("set {debt} {x} ; rate {debt} {x2}", "fix {rate}")).toMatchObject({
      debts: { d1: 300 },
      rates: { d1: 12 },
    });
    expect(meant("pay {debt} {x}", "fix {debt2} ; add {asset} {money}")?.assets.a1).toBe(5_500);
  });

  it("are as if what is taken back had never been told", () => {
    expect(meant("pay {debt} {x}", "undo")).toEqual(BEFORE);
    expect(meant("pay {debt} {x} ; add {asset} {money}", "undo all")).toEqual(BEFORE);
    expect(meant("pay {debt} {x} ; add {asset} {money}", "undo {debt}")).toMatchObject({
      assets: { a1: 5_500 },
      debts: { d1: 1_400 },
    });
  });

  it("are none where a mend may be of either of two", () => {
    expect(meant("pay {debt} {x} ; add {asset} {x}", "undo")).toBeNull();
    expect(meant("pay {debt} {x} ; add {asset} {x}", "fix {money}")).toBeNull();
    expect(meant("move {x} {asset} {asset2:savings}", "fix {asset3}")).toBeNull();
  });

  it("are none where the notation is not covered, or more is taken than there is", () => {
    for (const meanings of ["redo", "rename {debt} {new-name}", "move all {asset} {asset2:savings}", "fix {date}"])
      expect(meant("pay {debt} {x}", meanings)).toBeNull();
    expect(meant("set {debt} {x}", "pay {debt} {money}")).toBeNull();
  });
});

describe("a line as a talk", () => {
  const line = (written: string) => lineOf(written) ?? expect.unreachable();

  it("is told in plain words, and means what it says of the data that it comes with", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1e9 }), (seed) => {
        const made = leaningTalk(line("[told pay {debt} {x}] scratch that => undo"), new Chance(seed));
        if ("leftOut" in made) return expect.unreachable(made.leftOut);
        const { documents, messages, told, meant } = made;
        expect(messages[0]).toMatch(/^I paid \$\d+ on my \S/);
        const before = printOf(figuresOf(documents, documents));
        expect([printOf(meant) === before, printOf(told) === before]).toEqual([true, false]);
      }),
      { numRuns: 20 },
    );
  });

  it("has not yet what it tells as new", () => {
    const written = "[told new-asset {new-asset:other} {x}] make that {money} => fix {money}";
    const made = leaningTalk(line(written), new Chance(3));
    if ("leftOut" in made) return expect.unreachable(made.leftOut);
    const name = /new asset: (.+), worth/.exec(made.messages[0])?.[1];
    expect(made.documents.financials.assets?.map((asset) => asset.name) ?? []).not.toContain(name);
    expect(printOf(made.told)).not.toBe(printOf(made.meant));
  });

  it("is left out with a reason where what was told has no sentence, or the line is not covered", () => {
    const chance = new Chance(1);
    expect(leaningTalk(line("[told income {x} month] no => undo"), chance)).toEqual({ leftOut: "told income" });
    expect(leaningTalk(line("[told pay {debt} {x}] put it back => redo"), chance)).toEqual({ leftOut: "redo" });
  });
});
