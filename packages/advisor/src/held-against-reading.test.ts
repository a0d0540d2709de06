import { applyChanges } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { CORPUS_TODAY } from "../testing/run-case.ts";
import { amounts, BEFORE, SOMEONE } from "../testing/somebody.ts";
import { openConversation } from "./conversation/conversation.ts";
import { heldAgainstReading } from "./held-against-reading.ts";
import type { ToldFact } from "./reader/facts-of-acts.ts";
import { NOTHING_READ } from "./reader/read-acts.ts";
import { titled } from "./reader/spoken-of.ts";
import { respond } from "./respond.ts";
import type { EntryAction } from "./statements/statement.ts";
import type { AdvisorInput } from "./types.ts";

const NOW = `${CORPUS_TODAY}T00:00:00.000Z` as const;

function told(action: EntryAction, name: string, amount: number, probability: number): ToldFact {
  const mention = { ...titled(name), side: "asset" as const, isNew: action === "own" };
  return { statements: [{ kind: "entry", action, mention, amount, rate: null }], probability };
}

/** What becomes of "paid 100 on sears" where that is all that was made of a longer message, and the encoders read these facts in it. */
function held(...facts: ToldFact[]) {
  let ids = 0;
  const input: AdvisorInput = {
    message: "paid 100 on sears",
    documents: SOMEONE,
    conversation: null,
    today: CORPUS_TODAY,
    newId: (prefix) => `${prefix}-${++ids}`,
  };
  const learned = { familiarity: 0, facts, guesses: () => [], reading: NOTHING_READ, tokens: [], start: 0 };
  const whole = {
    ...input,
    message: "paid 100 on sears, then 130 and 55 for pine, a moped for 377 and a skiff for 3,110",
  };
  const output = heldAgainstReading(respond(input), learned, whole, openConversation(null));
  return { output, documents: applyChanges(SOMEONE, output.changes, NOW).documents };
}

describe("what the encoders read beside what is written", () => {
  it("is written too where they are sure, all of it on top of each other", () => {
    const { output, documents } = held(told("put", "Pine savings", 130, 0.95), told("put", "Pine savings", 55, 0.95));
    expect(amounts(documents)).toEqual({ ...BEFORE, d1: 1_300, a4: 2_185 });
    expect(output.reply.message).toContain("Sears card");
    expect(output.reply.message).toContain("$2,185");
  });

  it("gets ids of its own", () => {
    const { documents } = held(told("own", "Moped", 377, 0.95), told("own", "Skiff", 3_110, 0.95));
    expect(documents.financials.assets?.slice(-2).map(({ name }) => name)).toEqual(["Moped", "Skiff"]);
  });

  it("is offered where they are not sure, and a button holds on the data as they stand then", () => {
    const { output, documents } = held(told("put", "Pine savings", 130, 0.7));
    expect(amounts(documents)).toEqual({ ...BEFORE, d1: 1_300 });
    const tapped = respond({
      message: "Pine savings: now $2,130",
      documents,
      conversation: JSON.parse(JSON.stringify(output.conversation)),
      today: CORPUS_TODAY,
      newId: (prefix) => `${prefix}-x`,
    });
    expect(output.reply.quickReplies).toContain("Pine savings: now $2,130");
    expect(amounts(applyChanges(documents, tapped.changes, NOW).documents)).toEqual({
      ...BEFORE,
      d1: 1_300,
      a4: 2_130,
    });
  });

  it("is left out where it is the same, or hardly seen", () => {
    expect(held(told("put", "Pine savings", 130, 0.3)).output.changes).toHaveLength(1);
    expect(held().output.reply.quickReplies).toEqual([]);
  });
});
