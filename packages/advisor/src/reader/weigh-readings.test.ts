import { describe, expect, it } from "vitest";
import { CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { factsOfActs } from "./facts-of-acts.ts";
import type { LearnedReading } from "./learned-reader.ts";
import { NOTHING_READ, type ReadAct } from "./read-acts.ts";
import { readerTokens } from "./reader-tokens.ts";
import { weighReadings } from "./weigh-readings.ts";

const MESSAGE = "the visa 300 then";
const documents = documentsOf({
  state: { debts: [{ id: "d1", name: "Chase Visa", type: "credit-card", balance: 2400, interestRate: 24 }] },
});
const tokens = readerTokens(MESSAGE, documents, CORPUS_TODAY);
const at = (said: string) => tokens.findIndex(({ raw }) => raw === said);

/** What a model reads that takes the 300 for such an act. */
function read(label: string, probability: number, familiarity = 0): LearnedReading {
  const act: ReadAct = { label, head: at("300"), probability, roles: { name: [at("visa")] } };
  const idle = tokens.map((_, index) => (index === at("300") ? 1 - probability : 1));
  const reading = { ...NOTHING_READ, acts: [act], idle };
  const facts = factsOfActs(reading, tokens, documents, null).map((fact) => ({ ...fact, probability }));
  return { familiarity, facts, guesses: () => [], reading, tokens, start: 0 };
}

/** What the model reads, weighed against rules that take the 300 for such an act, or for nothing. */
function weigh(learned: LearnedReading, rules: string | null, isUnread = true) {
  const ofRules = rules ? read(rules, 1).facts.flatMap(({ statements }) => statements) : [];
  let ids = 0;
  const told = {
    documents,
    message: MESSAGE,
    today: CORPUS_TODAY,
    newId: (prefix: string) => `${prefix}-${++ids}`,
    known: [],
    sentences: [],
  };
  return weighReadings(ofRules, learned, told, { goesOn: false, isUnread });
}

const replies = ({ asks }: ReturnType<typeof weigh>) => asks.map((ask) => ask.quickReplies ?? []);

describe("two readings weighed", () => {
  it("write once what both say", () => {
    const weighed = weigh(read("pay", 0.6), "pay");
    expect(weighed.statements).toMatchObject([{ action: "pay", amount: 300 }]);
    expect(weighed.asks).toEqual([]);
  });

  it("write what only the model says where it is sure", () => {
    const weighed = weigh(read("pay", 0.9), null);
    expect(weighed.statements).toMatchObject([{ action: "pay", amount: 300 }]);
    expect(weighed.asks).toEqual([]);
  });

  it("ask about what only the model says where it is not sure", () => {
    const weighed = weigh(read("pay", 0.6), null);
    expect(weighed.statements).toEqual([]);
    expect(replies(weighed)).toEqual([[expect.stringContaining("$2,100"), "Leave it as it is"]]);
  });

  it("ask with both readings as buttons where they differ on the same thing", () => {
    const weighed = weigh(read("pay", 0.9), "set-debt");
    expect(weighed.statements).toEqual([]);
    expect(replies(weighed)).toEqual([
      [expect.stringContaining("$2,100"), expect.stringContaining("$300"), "Leave it as it is"],
    ]);
  });

  it("believe a model that is all but certain against the rules", () => {
    expect(weigh(read("pay", 0.99), "set-debt").statements).toMatchObject([{ action: "pay" }]);
  });

  it("let the rules go first in wordings that they were made for", () => {
    const weighed = weigh(read("pay", 0.99, 1), "set-debt", false);
    expect(weighed.statements).toMatchObject([{ action: "set", amount: 300 }]);
    expect(weighed.asks).toEqual([]);
  });
});
