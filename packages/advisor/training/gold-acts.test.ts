import { describe, expect, it } from "vitest";
import { Chance } from "./chance.ts";
import { fillLine } from "./fill-line.ts";
import { goldMeaning } from "./gold-acts.ts";
import { lineOf } from "./lines.ts";
import { SampleState } from "./sample-state.ts";

/** The acts of a line as `label head {role: slot}`. */
function actsOf(written: string): string[] | null {
  const line = lineOf(written);
  if (!line) throw new Error(`no line: ${written}`);
  const chance = new Chance(7);
  const meaning = goldMeaning(line, fillLine(line, new SampleState(chance), new Set(), chance).spans);
  if (meaning === null) return null;
  const acts = meaning.acts.map(({ label, head, roles }) => {
    const said = Object.entries(roles).map(([role, span]) => `${role}: ${span?.slot}`);
    return `${label} ${head.slot} {${said.join(", ")}}`;
  });
  return [...acts, ...meaning.whole];
}

describe("what a line tells, as acts", () => {
  it("is borne by the amount and has the name beside it", () => {
    expect(actsOf("{debt} is {money} => set {debt} {money}")).toEqual(["set-debt money {name: debt}"]);
    expect(actsOf("{money} into {asset} => add {asset} {money}")).toEqual(["add money {name: asset}"]);
  });

  it("joins a rate to the balance of the same debt, and to no other", () => {
    expect(actsOf("{debt} {money} at {rate} => set {debt} {money} ; rate {debt} {rate}")).toEqual([
      "set-debt money {name: debt, rate: rate}",
    ]);
    expect(actsOf("{debt} {money}, {debt2} {rate} => set {debt} {money} ; rate {debt2} {rate}")).toEqual([
      "set-debt money {name: debt}",
      "rate rate {name: debt2}",
    ]);
  });

  it("moves money that is taken here and put there", () => {
    expect(actsOf("{money} from {asset} at {debt} => take {asset} {money} ; pay {debt} {money}")).toEqual([
      "pay money {name: debt, beside: asset}",
    ]);
    expect(actsOf("{money} {asset} to {asset2} => move {money} {asset} {asset2}")).toEqual([
      "move money {name: asset2, beside: asset}",
    ]);
  });

  it("is borne by the name where no amount is said", () => {
    expect(actsOf("{goal} is done => goal-done {goal}")).toEqual(["goal-done goal {name: goal}"]);
    expect(actsOf("ticked {step} => step-done {step}")).toEqual(["step-done step {name: step}"]);
  });

  it("is of the whole message where no word bears it", () => {
    expect(actsOf("i owe nobody => none debts")).toEqual(["none-debts"]);
  });

  it("is nothing in what tells nothing, and has no place where it must be computed", () => {
    expect(actsOf("my brother owes {x} => nothing others")).toEqual([]);
    expect(actsOf("{money} for {count} weeks => income {money} * {count} year")).toBeNull();
  });
});
