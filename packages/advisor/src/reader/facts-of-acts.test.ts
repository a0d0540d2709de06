import { describe, expect, it } from "vitest";
import { CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { factsOfActs } from "./facts-of-acts.ts";
import { NOTHING_READ, type ReadAct } from "./read-acts.ts";
import { readerTokens } from "./reader-tokens.ts";

const documents = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "Ally savings", type: "savings", value: 9000 },
      { id: "a2", name: "Boat", type: "other", value: 12_000 },
    ],
    debts: [{ id: "d1", name: "Chase Visa", type: "credit-card", balance: 2400, interestRate: 24 }],
    goals: [
      { id: "g1", title: "Trip to Japan", type: "financial", targetAmount: 5000, currentAmount: 800 } as { id: string },
    ],
  },
});

/** Acts given by words of the message: the head and the roles are the tokens that say them. */
function facts(message: string, ...acts: { label: string; head: string; roles?: Record<string, string> }[]) {
  const tokens = readerTokens(message, documents, CORPUS_TODAY);
  const at = (said: string) => tokens.findIndex(({ raw, text }) => raw.toLowerCase() === said || text === said);
  const read = acts.map(
    ({ label, head, roles = {} }): ReadAct => ({
      label,
      head: at(head),
      probability: 0.9,
      roles: Object.fromEntries(Object.entries(roles).map(([role, words]) => [role, words.split(" ").map(at)])),
    }),
  );
  const reading = { ...NOTHING_READ, acts: read };
  return factsOfActs(reading, tokens, documents, null).map(({ statements }) => statements);
}

describe("facts of acts", () => {
  it("move what went from one to another as one fact", () => {
    const [fact] = facts("shifted 500 from ally to the visa", {
      label: "pay",
      head: "500",
      roles: { name: "visa", beside: "ally" },
    });
    expect(fact).toMatchObject([
      { action: "subtract", amount: 500, mention: { words: ["ally"] } },
      { action: "pay", amount: 500, mention: { words: ["visa"] } },
    ]);
  });

  it("take what is paid off with an account out of that account", () => {
    const [fact] = facts("the visa is done, ally covered it", {
      label: "gone-debt",
      head: "visa",
      roles: { name: "visa", beside: "ally" },
    });
    expect(fact).toMatchObject([{ action: "subtract", amount: 2400 }, { action: "pay-off" }]);
  });

  it("work shares out on what is stored", () => {
    expect(facts("ally halved", { label: "half", head: "ally", roles: { name: "ally" } })).toMatchObject([
      [{ action: "set", amount: 4500 }],
    ]);
  });

  it("take a sum put into a goal's name for the goal", () => {
    expect(facts("japan got another 200", { label: "add", head: "200", roles: { name: "japan" } })).toMatchObject([
      [{ kind: "goal-edit", edit: { current: { by: 200 } } }],
    ]);
  });

  it("let one thing have one outcome", () => {
    const both = facts(
      "boat gone, worth 9000",
      { label: "gone-asset", head: "boat", roles: { name: "boat" } },
      { label: "set-asset", head: "9000", roles: { name: "boat" } },
    );
    expect(both.length).toBeLessThan(2);
  });

  it("read a year as no sum of money", () => {
    expect(facts("target 2041", { label: "target", head: "2041" })).toMatchObject([
      [{ kind: "target", amount: null, year: { to: 2041 } }],
    ]);
  });

  it("stand for a payment of something unnamed, which is asked about, and for nothing else without a name", () => {
    const [[payment] = []] = facts("paid 300", { label: "pay", head: "300" });
    expect(payment).toMatchObject({ action: "pay", amount: 300, mention: { words: [] } });
    expect(facts("took 300", { label: "take", head: "300" })).toEqual([]);
  });
});
