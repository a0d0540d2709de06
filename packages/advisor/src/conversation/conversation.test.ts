import { describe, expect, it } from "vitest";
import { documentsOf } from "../../testing/run-case.ts";
import { respond } from "../respond.ts";
import type { AdvisorOutput } from "../types.ts";
import { NEW_CONVERSATION, openConversation } from "./conversation.ts";

const documents = documentsOf({
  state: {
    financialInfo: { annualIncome: 60_000, annualExpenses: 40_000 },
    assets: [{ id: "a1", name: "Ally savings", type: "savings", value: 12_000 }],
  },
});

function say(message: string, conversation: unknown): AdvisorOutput {
  return respond({ documents, conversation, message, today: "2026-11-20", newId: (prefix) => `${prefix}-1` });
}

/** What other advisors, older versions and broken stores may have kept. */
const FOREIGN: unknown[] = [
  null,
  undefined,
  "",
  "a summary of the talk",
  7,
  [],
  [{ role: "user", content: "I have 20k in savings" }],
  {
    messages: [
      { role: "user", content: "hi" },
      { role: "assistant", content: "Hello!" },
    ],
  },
  { version: 1, messages: [{ role: "assistant", content: [{ type: "text", text: "Hello!" }] }] },
  { version: 2, pending: [], offered: [], last: null, memory: { told: {}, last: null } },
  { version: 1, pending: [], offered: [], last: null, memory: {} },
  { version: 1, pending: ["What is it worth?"], offered: [], last: null, memory: { told: {}, last: null } },
  { version: 1, pending: [], offered: ["Save more"], last: null, memory: { told: {}, last: null } },
  { version: 1, pending: [], offered: [], last: { text: "hi" }, memory: { told: {}, last: null } },
];

describe("a conversation that was kept", () => {
  it.each(FOREIGN.map((kept) => [JSON.stringify(kept) ?? "undefined", kept]))("begins anew from %s", (_, kept) => {
    expect(openConversation(kept)).toEqual(NEW_CONVERSATION);
    expect(say("Ally is at 13k now", kept).changes).toHaveLength(1);
    expect(say("What is my net worth?", kept).reply.message).toContain("$12,000");
    expect(say("yes", kept).changes).toEqual([]);
    expect(say("undo that", kept).undo).toBe(true);
  });

  it("goes on from what this advisor kept itself, as JSON", () => {
    const kept = JSON.parse(JSON.stringify(say("I also have a Marcus account", null).conversation));
    expect(openConversation(kept)).toEqual(kept);
    expect(say("6,800 is what it shows", kept).changes).toHaveLength(1);
  });
});

describe("a short question after an answered one", () => {
  it.each([
    ["How much will 10k grow to in 20 years at 7%?", "and at 8%?", "8%"],
    ["How much will 10k grow to in 20 years at 7%?", "how about 30 years?", "30 years at 7%"],
    ["What if I save 300 more a month?", "and 500?", "$500 a month more"],
    ["When will I reach my target?", "what about 500 more?", "$500 a month more"],
    ["Can I afford a 300k house?", "what about 400k?", "$400,000"],
  ])("is asked of the same: %s %s", (first, second, words) => {
    const { conversation } = say(first, null);
    const { reply, changes } = say(second, JSON.parse(JSON.stringify(conversation)));
    expect(reply.message).toContain(words);
    expect(changes).toEqual([]);
  });
});
