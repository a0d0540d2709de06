import { describe, expect, it } from "vitest";
import { entries, measureOf, sumOf, value } from "./build.ts";
import { leftOutOf } from "./left-out.ts";
import type { Piece } from "./pieces.ts";

const at = { from: 0, to: 1 };
const money = (amount: number): Piece => ({ kind: "money", value: amount, bound: null, ...at });
const visa: Piece = { kind: "named", sides: { debts: [{ side: "debts", id: "d1" }] }, text: "visa", ...at };
const span: Piece = { kind: "span", months: 6, ...at };
const NET_WORTH = value(measureOf("net-worth"));

describe("what a reading leaves out of a message", () => {
  it("is a name or an amount that it does not ask with", () => {
    expect(leftOutOf([visa, money(200)], [NET_WORTH])).toEqual({ things: 2, times: 0 });
    expect(leftOutOf([visa], [value(sumOf(entries({ side: "debts", id: "d1" })))])).toEqual({ things: 0, times: 0 });
  });

  it("is no amount that it asks with by another period", () => {
    const until = { kind: "until", goal: null, amount: null, saving: { kind: "amount", value: 2_400, unit: "money" } };
    expect(leftOutOf([money(200)], [until as Parameters<typeof leftOutOf>[1][number]]).things).toBe(0);
    expect(leftOutOf([money(300)], [until as Parameters<typeof leftOutOf>[1][number]]).things).toBe(1);
  });

  it("is an amount that only the id of an entry has", () => {
    const card: Piece = { kind: "named", sides: { debts: [{ side: "debts", id: "card-200" }] }, text: "card", ...at };
    const owed = value(sumOf(entries({ side: "debts", id: "card-200" })));
    expect(leftOutOf([card, money(200)], [owed])).toEqual({ things: 1, times: 0 });
  });

  it("is a time that it does not ask of", () => {
    expect(leftOutOf([span], [NET_WORTH])).toEqual({ things: 0, times: 1 });
    expect(leftOutOf([span], [value({ kind: "projected", months: 6, saving: null })]).times).toBe(0);
  });

  it("is nothing of what is supposed", () => {
    const supposed = { kind: "suppose" as const, changes: [], query: NET_WORTH };
    expect(leftOutOf([money(200), span], [supposed])).toEqual({ things: 0, times: 0 });
  });
});
