import { describe, expect, it } from "vitest";
import { CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { guessed } from "./ask-which.ts";
import { factsOfActs } from "./facts-of-acts.ts";
import type { LearnedReading } from "./learned-reader.ts";
import { NOTHING_READ, type ReadAct } from "./read-acts.ts";
import { readerTokens } from "./reader-tokens.ts";

const MESSAGE = "visa 300 then and kay 150";
const documents = documentsOf({
  state: {
    debts: [
      { id: "d1", name: "Chase Visa", type: "credit-card", balance: 2400, interestRate: 24 },
      { id: "d2", name: "Kay card", type: "credit-card", balance: 900, interestRate: 24 },
    ],
  },
});
const tokens = readerTokens(MESSAGE, documents, CORPUS_TODAY);
const at = (said: string) => tokens.findIndex(({ raw }) => raw === said);
const told = () => {
  let ids = 0;
  const newId = (prefix: string) => `${prefix}-${++ids}`;
  return { documents, message: MESSAGE, today: CORPUS_TODAY, newId, known: [], sentences: [] };
};

type Half = [label: string, amount: "300" | "150", probability: number];

/** What the models half see, as acts of that probability. */
function halfSeen(...acts: Half[]): LearnedReading {
  const guesses = acts.flatMap(([label, amount, probability]) => {
    const act: ReadAct = {
      label,
      head: at(amount),
      probability,
      roles: { name: [at(amount === "300" ? "visa" : "kay")] },
    };
    return factsOfActs({ ...NOTHING_READ, acts: [act] }, tokens, documents, null).map((fact) => ({
      ...fact,
      probability,
    }));
  });
  return { facts: [], guesses: () => guesses, familiarity: 0, reading: NOTHING_READ, tokens, start: 0 };
}

const offered = (learned: LearnedReading) => guessed(learned, told())?.ask.quickReplies ?? [];

describe("what is half seen in a message that comes to nothing", () => {
  it("is offered as a button that carries it, beside one that leaves all as it is", () => {
    const ask = guessed(halfSeen(["pay", "300", 0.3]), told())?.ask;
    expect(ask?.quickReplies).toEqual([expect.stringContaining("$2,100"), "Leave it as it is"]);
    expect(ask).toMatchObject({ need: "choose", options: [{ changes: [{ kind: "edit-debt" }] }, { changes: [] }] });
  });

  it("is not offered where it is hardly seen", () => {
    expect(offered(halfSeen(["pay", "300", 0.1]))).toEqual([]);
    expect(offered(halfSeen())).toEqual([]);
  });

  it("is offered with the likeliest first", () => {
    const [first, second] = offered(halfSeen(["set-debt", "300", 0.2], ["pay", "300", 0.4]));
    expect(first).toContain("$2,100");
    expect(second).toContain("$300");
  });

  it("is offered together where both are likely and neither stands against the other", () => {
    const [both] = offered(halfSeen(["pay", "300", 0.4], ["pay", "150", 0.3]));
    expect(both).toContain("$2,100");
    expect(both).toContain("$750");
  });

  it("is never more than three readings", () => {
    const replies = offered(
      halfSeen(["pay", "300", 0.24], ["set-debt", "300", 0.23], ["pay", "150", 0.22], ["set-debt", "150", 0.21]),
    );
    expect(replies).toHaveLength(4);
  });
});
