import { applyChanges, type Documents } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { contextTokens } from "../reader/context-tokens.ts";
import type { LearnedReading } from "../reader/learned-reader.ts";
import { NOTHING_READ } from "../reader/read-acts.ts";
import { readerTokens } from "../reader/reader-tokens.ts";
import { respond } from "../respond.ts";
import { contextOf } from "./context-of.ts";
import { type Conversation, openConversation } from "./conversation.ts";
import { mendLast } from "./mend-last.ts";

const before = documentsOf({
  state: {
    assets: [
      { id: "a1", name: "Canoe", type: "other", value: 1100 },
      { id: "a2", name: "Ally savings", type: "savings", value: 9000 },
    ],
    debts: [
      { id: "d1", name: "Visa", type: "credit-card", balance: 2400, interestRate: 24 },
      { id: "d2", name: "Amex", type: "credit-card", balance: 900, interestRate: 20 },
    ],
  },
});

/** The data and the conversation after some messages that the rules read. */
function after(...messages: string[]): { documents: Documents; conversation: Conversation } {
  let documents = before;
  let conversation: unknown = null;
  for (const message of messages) {
    const output = respond({ documents, conversation, message, today: CORPUS_TODAY, newId: (prefix) => `${prefix}-9` });
    documents = applyChanges(documents, output.changes, "2026-11-20T00:00:00.000Z").documents;
    conversation = output.conversation;
  }
  return { documents, conversation: openConversation(conversation) };
}

interface Read {
  whole?: string;
  label?: string;
  /** The word that bears the act. */
  head?: string;
  probability?: number;
}

/** What becomes of the data by what the reader makes of a message. */
function mended(told: string[], message: string, { whole, label, head = "", probability = 0.9 }: Read) {
  const { documents, conversation } = after(...told);
  const context = contextOf(conversation, { message, documents });
  const start = contextTokens(context);
  const tokens = [...start, ...readerTokens(message, documents, CORPUS_TODAY)];
  const at = tokens.findIndex(({ raw, text }) => raw.toLowerCase() === head || text === head);
  const reading = {
    ...NOTHING_READ,
    acts: label ? [{ label, head: at, probability, roles: { name: [at] } }] : [],
    whole: whole ? [{ label: whole, probability }] : [],
  };
  const learned: LearnedReading = {
    facts: [],
    guesses: () => [],
    familiarity: 0,
    reading,
    start: start.length,
    tokens,
  };
  const mend = mendLast(message, learned, context, conversation, documents, CORPUS_TODAY);
  const changes =
    mend?.what === "undo-some"
      ? mend.taken.changes
      : mend?.what === "change"
        ? mend.changes
        : mend?.what === "correct"
          ? mend.correction.changes
          : [];
  const { financials } = applyChanges(documents, changes, "2026-11-20T00:00:00.000Z").documents;
  const amounts = [
    ...(financials.assets ?? []).map(({ value }) => value),
    ...(financials.debts ?? []).map((d) => d.balance),
  ];
  return { what: mend?.what, amounts };
}

const CANOE_THEN_VISA = ["the canoe is worth 800 now", "visa is at 2000"];

describe("mending what was written", () => {
  it("takes back the one that is named, and leaves what was written after it", () => {
    const { what, amounts } = mended(CANOE_THEN_VISA, "undo the canoe one only", { label: "undo", head: "canoe" });
    expect(what).toBe("undo-some");
    expect(amounts).toEqual([1100, 9000, 2000, 900]);
  });

  it("takes back one of two that were told together", () => {
    const told = ["canoe is worth 800 and visa is at 2000"];
    expect(mended(told, "not the visa, undo that", { label: "undo", head: "visa" }).amounts).toEqual([
      800, 9000, 2400, 900,
    ]);
  });

  it("takes back both of two writes", () => {
    expect(mended(CANOE_THEN_VISA, "undo both", { whole: "undo-all" }).amounts).toEqual([1100, 9000, 2400, 900]);
  });

  it("takes back nothing that has been changed otherwise since", () => {
    const told = ["the canoe is worth 800 now", "visa is at 2000", "the canoe is worth 700"];
    const { what, amounts } = mended(told, "undo the canoe", { label: "undo", head: "canoe" });
    expect([what, amounts]).toEqual(["undo-last", [700, 9000, 2000, 900]]);
  });

  it("gives what was written another value, or to another entry", () => {
    expect(mended(["visa is at 2000"], "nope 1,900", { label: "fix", head: "1,900" }).amounts).toEqual([
      1100, 9000, 1900, 900,
    ]);
    expect(mended(["paid 300 off the visa"], "wrong card, amex", { label: "fix-name", head: "amex" }).amounts).toEqual([
      1100, 9000, 2400, 600,
    ]);
  });

  it("gives what was written before the last to the entry that was meant", () => {
    const told = ["the canoe is worth 800 now", "visa is at 2000"];
    const { amounts } = mended(told, "not the canoe, i meant ally", { label: "fix-name", head: "ally" });
    expect(amounts).toEqual([1100, 800, 2000, 900]);
  });

  it("gives what was paid before the last to the debt that was meant, from the account that it came from", () => {
    const told = ["paid 300 off the visa from ally savings", "the canoe is worth 800 now"];
    const { amounts } = mended(told, "not the visa, i meant amex", { label: "fix-name", head: "amex" });
    expect(amounts).toEqual([800, 8700, 2400, 600]);
  });

  it("does with the amount what was meant", () => {
    expect(mended(["ally savings is at 2000"], "no i added that", { whole: "fix-add" }).amounts).toEqual([
      1100, 11_000, 2400, 900,
    ]);
  });

  it("mends nothing where the reader is unsure, or where nothing was written", () => {
    expect(mended(CANOE_THEN_VISA, "undo?", { whole: "undo", probability: 0.6 }).what).toBeUndefined();
    expect(mended([], "undo", { whole: "undo" }).what).toBeUndefined();
  });
});
