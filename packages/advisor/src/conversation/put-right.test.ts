import { applyChanges } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import type { Expectation } from "../../testing/check-expectation.ts";
import { type Case, CORPUS_TODAY, documentsOf, runCase } from "../../testing/run-case.ts";
import { READER } from "../../testing/talk.ts";
import { respond } from "../respond.ts";

const STATE: Case["state"] = {
  financialInfo: { annualIncome: 60_000, annualExpenses: 48_000, currentSavings: null },
  assets: [
    { id: "a1", name: "Ally savings", type: "savings", value: 15_000 },
    { id: "a2", name: "Marcus savings", type: "savings", value: 9_000 },
    { id: "a3", name: "Camry", type: "other", value: 14_000 },
    { id: "a4", name: "Canoe", type: "other", value: 800 },
  ],
  debts: [
    { id: "d1", name: "Camry loan", type: "car-loan", balance: 11_000, interestRate: 6 },
    { id: "d2", name: "Prius loan", type: "car-loan", balance: 5_000, interestRate: 6 },
    { id: "d3", name: "AIB card", type: "credit-card", balance: 900, interestRate: 20 },
    { id: "d4", name: "Sears card", type: "credit-card", balance: 480, interestRate: 20 },
    { id: "d5", name: "Roof loan", type: "personal-loan", balance: 7_400, interestRate: 7 },
  ],
};

/** What differs from the data as it should be after a conversation. */
function differences(said: readonly string[], expected: Expectation): string[] {
  const turns = said.map((say) => ({ say }));
  return runCase({ id: "put-right", tags: [], state: STATE, turns, expect: expected }, READER).differences;
}

const debts = (balances: Record<string, number>): Expectation => ({
  debts: { edited: Object.entries(balances).map(([id, balance]) => ({ id, balance })) },
});
const assets = (values: Record<string, number>): Expectation => ({
  assets: { edited: Object.entries(values).map(([id, value]) => ({ id, value })) },
});

const CAMRY = "paid 300 off the camry loan";
const MOVED = "Moved 1000 from Ally to Marcus";
const TOLD: [what: string, said: string[], expected: Expectation][] = [
  [
    "a figure told before the last message",
    [CAMRY, "and 100 off the AIB card", "Camry was 350 not 300"],
    debts({ d1: 10_650, d3: 800 }),
  ],
  ["a figure, in the words of a radio", [CAMRY, "belay that last, 350"], debts({ d1: 10_650 })],
  ["a sum of which a part was kept", [MOVED, "No, 600. Kept the other 400."], assets({ a1: 14_400, a2: 9_600 })],
  [
    "what was moved the other way",
    [MOVED, "no i said it backwards, from Marcus to Ally"],
    assets({ a1: 16_000, a2: 8_000 }),
  ],
  ["what was moved the wrong way round", [MOVED, "wrong way round"], assets({ a1: 16_000, a2: 8_000 })],
  ["the other of two of a kind", [CAMRY, "no honey the other one my bad"], debts({ d2: 4_700 })],
  ["another one, after thanks", [CAMRY, "thanks", "actually that was the prius i paid"], debts({ d2: 4_700 })],
  [
    "another one, after a question",
    ["put 300 into marcus", "how much is in marcus", "wait that was for ally"],
    assets({ a1: 15_300 }),
  ],
  [
    "another one, told before the last",
    ["paid 150 on AIB card", "and 50 on sears", "ugh it was roof. the 150."],
    debts({ d4: 430, d5: 7_250 }),
  ],
  ["a balance that was a payment", ["sears 150", "nah paid 150 I mean, not owe 150"], debts({ d4: 330 })],
  ["a payment that was borrowed", ["paid 50 on sears", "no wait i BORROWED 50 more from sears"], debts({ d4: 530 })],
  [
    "a figure from a wrong sheet",
    ["we spend 5,000 a month", "error in my spreadsheet. 4,800."],
    { financialInfo: { annualExpenses: 57_600 } },
  ],
  [
    "what has not gone out",
    ["paid 300 on camry loan, 100 on sears, aib card paid in full", "the aib payment bounced"],
    debts({ d1: 10_700, d4: 380 }),
  ],
  [
    "what is to stay as it was",
    ["paid 300 on camry loan, 100 on sears", "that has not cleared, leave the sears card as it was"],
    debts({ d1: 10_700 }),
  ],
  [
    "the one written before, after the last",
    [
      "Roof loan is 7000 now",
      "Sears card is 400",
      "that sears one is wrong, put it back how it was",
      "put the roof one back too",
    ],
    {},
  ],
  [
    "what was said first",
    ["Ally savings is 16000", "Marcus is 9500", "The first thing I said is wrong, return it how it was"],
    assets({ a2: 9_500 }),
  ],
  [
    "what was paid from another, on both sides",
    ["paid 500 on the Camry loan from Ally savings", "the Camry loan payment bounced"],
    {},
  ],
  [
    "the same with another figure",
    ["paid 500 on the Camry loan from Ally savings", "canoe is worth 900", "wait, Camry loan was 600, not 500"],
    { ...debts({ d1: 10_400 }), ...assets({ a1: 14_400, a4: 900 }) },
  ],
  ["all of it", ["Ally is 16,000", "Marcus is 9,500", "Canoe is 700", "undo all that"], {}],
  [
    "everything",
    ["Canoe is worth 900 now", "we spend 4,100 a month", "sears is 400", "undo everything I told you"],
    {},
  ],
];

describe("what was told is put right", () => {
  it.each(TOLD)("%s", (_, said, expected) => {
    expect(differences(said, expected)).toEqual([]);
  });
});

describe("what only sounds like it", () => {
  it.each([
    ["another payment", [CAMRY, "and another 350 on the prius"], debts({ d1: 10_700, d2: 4_650 })],
    [
      "a fact of its own, after thanks",
      [CAMRY, "thanks", "the prius is at 4,800 now"],
      debts({ d1: 10_700, d2: 4_800 }),
    ],
    ["talk of the way back", [MOVED, "drove all the way back in the rain"], assets({ a1: 14_000, a2: 10_000 })],
    ["talk of another car", [CAMRY, "the other car is red"], debts({ d1: 10_700 })],
    [
      "other things that are fine",
      ["canoe is worth 900", "Ally is at 16,000", "undo that, everything else is fine"],
      assets({ a4: 900 }),
    ],
    ["what did not go far", ["canoe is worth 900", "the canoe did not go far on the lake"], assets({ a4: 900 })],
    [
      "a rate that has not gone up",
      ["Camry loan is 10,500", "the Camry loan rate has not gone up"],
      debts({ d1: 10_500 }),
    ],
    [
      "no worries about another",
      ["put 500 in Ally savings", "no worries, Marcus savings can wait"],
      assets({ a1: 15_500 }),
    ],
    [
      "what is said of another",
      ["put 500 in Ally savings", "actually Marcus savings is joint with my wife"],
      assets({ a1: 15_500 }),
    ],
    ["no more payments on another", [CAMRY, "no more payments on the Prius loan after June"], debts({ d1: 10_700 })],
    ["a balance that is as it stands", ["put 500 in Ally savings", "the balance is 15,500"], assets({ a1: 15_500 })],
    ["a time of day", ["put 500 in Ally savings", "it was 4 p.m. when I did it"], assets({ a1: 15_500 })],
  ] satisfies typeof TOLD)("leaves %s as told", (_, said, expected) => {
    expect(differences(said, expected)).toEqual([]);
  });
});

describe("taking back all of it", () => {
  it("leaves it where something else has been changed since", () => {
    let documents = documentsOf({ id: "edited", tags: [], turns: [], expect: {}, state: STATE });
    let conversation: unknown = null;
    const say = (message: string) => {
      const input = { documents, conversation, message, today: CORPUS_TODAY, newId: (prefix: string) => `${prefix}-9` };
      const output = respond({ ...input, reader: READER });
      conversation = JSON.parse(JSON.stringify(output.conversation));
      return output;
    };
    const store = (changes: Parameters<typeof applyChanges>[1]) => {
      documents = applyChanges(documents, changes, "2026-11-20T00:00:00.000Z").documents;
    };
    store(say("Canoe is worth 900 now").changes);
    store(say("we spend 4,100 a month").changes);
    store(say("sears is 400").changes);
    store([{ kind: "set-financial-info", fields: { annualExpenses: 30_000 } }]);
    expect(say("undo everything I told you").changes).toEqual([]);
  });

  it("keeps what somebody changed beside it", () => {
    let documents = documentsOf({ id: "beside", tags: [], turns: [], expect: {}, state: STATE });
    let conversation: unknown = null;
    for (const message of ["Canoe is worth 900 now", "sears is 400", "undo both"]) {
      const newId = (prefix: string) => `${prefix}-9`;
      const output = respond({ documents, conversation, message, today: CORPUS_TODAY, newId, reader: READER });
      conversation = JSON.parse(JSON.stringify(output.conversation));
      const own =
        message === "undo both" ? [] : [{ kind: "edit-asset", id: "a4", fields: { description: "red" } } as const];
      documents = applyChanges(documents, [...output.changes, ...own], "2026-11-20T00:00:00.000Z").documents;
    }
    expect(documents.financials.assets?.at(-1)).toMatchObject({ value: 800, description: "red" });
    expect(documents.financials.debts?.[3]?.balance).toBe(480);
  });
});
