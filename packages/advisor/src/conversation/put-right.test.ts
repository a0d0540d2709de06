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
const yearly = (annualIncome: number): Expectation => ({ financialInfo: { annualIncome } });
const TOLD: [what: string, said: string[], expected: Expectation][] = [
  [
    "what was told by the month, by the whole year",
    ["my stipend changed to 5100 every month", "sorry, only 9 months in a year. so 45900 for the whole year"],
    yearly(45_900),
  ],
  [
    "what was told by the month, by as much as the year has",
    ["I make 4000 a month now", "no wait, 45000"],
    yearly(45_000),
  ],
  ["what was told by the month, by the month", ["I make 4000 a month now", "no, 4200"], yearly(50_400)],
  [
    "a figure told before the last message",
    [CAMRY, "and 100 off the AIB card", "Camry was 350 not 300"],
    debts({ d1: 10_650, d3: 800 }),
  ],
  ["a figure, in the words of a radio", [CAMRY, "belay that last, 350"], debts({ d1: 10_650 })],
  ["what was moved, to less", [MOVED, "actually I only moved 400 to Marcus"], assets({ a1: 14_600, a2: 9_400 })],
  ["what was paid, to less", [CAMRY, "wait I only paid 200"], debts({ d1: 10_800 })],
  [
    "where the price of a sale went",
    ["sold the canoe for 700, put it in Ally", "no, it was Marcus"],
    { assets: { edited: [{ id: "a2", value: 9_700 }], removed: ["a4"] } },
  ],
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

describe("a sale that was just told", () => {
  const SOLD = "sold the canoe for 900";
  const WENT = (id: string, value: number): Expectation => ({ assets: { edited: [{ id, value }], removed: ["a4"] } });

  it.each([
    ["sorry, to Marcus", WENT("a2", 9_900)],
    ["no, into Marcus", WENT("a2", 9_900)],
    ["oops I meant Marcus", WENT("a2", 9_900)],
    ["oh wait, wrong place, Marcus", WENT("a2", 9_900)],
    ["wrong account, it was Ally", WENT("a1", 15_900)],
    ["no, straight to Ally", WENT("a1", 15_900)],
    ["actually it went to Marcus", WENT("a2", 9_900)],
  ])("is of no account that is named where its money is put right: %s", (words, expected) => {
    expect(differences([SOLD, words], expected)).toEqual([]);
    expect(differences([SOLD, "thanks", words], expected)).toEqual([]);
  });

  it.each([
    "Marcus, no wait Ally",
    "it's cash in hand, not in Marcus",
    "Marcus is the wrong account",
    "Marcus helped me load it",
    "Marcus paid me in cash",
    "Marcus drove it over",
    "no, spent it on the Camry",
    "no, on the AIB card it was",
    "no money in Marcus",
    "not in Marcus",
    "don't put it in marcus",
    "I never put it in Marcus",
    "I haven't put it in Marcus yet",
    "I'll put it in Marcus on Friday",
    "won't put it in Ally",
    "next week it goes into Ally",
    "it goes into Ally tomorrow",
    "going to put it in Ally",
    "later in Ally",
  ])("stands alone where it is not told where its money is: %s", (words) => {
    expect(differences([SOLD, words], { assets: { removed: ["a4"] } })).toEqual([]);
  });

  it.each(["it went into Ally on Friday", "it's going to Ally", "in Ally today"])("has its money told: %s", (words) => {
    expect(differences([SOLD, words], WENT("a1", 15_900))).toEqual([]);
  });

  it("has its money told beside a loan that is not paid off", () => {
    const expected: Expectation = { assets: { edited: [{ id: "a2", value: 18_500 }], removed: ["a3"] } };
    expect(differences(["sold the Camry for 9,500", "in Marcus, the loan is not paid off"], expected)).toEqual([]);
  });

  it.each([
    ["remove the canoe", "oops I meant the Camry"],
    ["sold the canoe", "sorry, the Camry I sold"],
  ])("was of another thing: %s ... %s", (fact, words) => {
    expect(differences([fact, words], { assets: { removed: ["a3"] } })).toEqual([]);
  });

  it("leaves a debt that was paid off to be another one", () => {
    const said = ["paid off the Sears card", "no, it was the AIB card"];
    expect(differences(said, { debts: { removed: ["d3"] } })).toEqual([]);
  });
});

describe("what was moved", () => {
  const PAID = "paid 300 on the AIB card from Ally";

  it.each([
    ["no wait, 350", { a1: 14_650 }, { d3: 550 }],
    ["no the payment was 350", { a1: 14_650 }, { d3: 550 }],
    ["oops, AIB payment was only 250", { a1: 14_750 }, { d3: 650 }],
    ["wait, the AIB card was 350, not 300", { a1: 14_650 }, { d3: 550 }],
  ])("is put right on both sides: %s", (words, accounts, owed) => {
    expect(differences([PAID, words], { ...assets(accounts), ...debts(owed) })).toEqual([]);
  });

  it.each([
    ["wait, the AIB card was 950", 600],
    ["no the AIB card was 900", 600],
    ["hang on, the AIB card was 820", 600],
    ["hang on, AIB card is at 700", 700],
  ])("is not what a side of it stands at: %s", (words, owed) => {
    expect(differences([PAID, words], { ...assets({ a1: 14_700 }), ...debts({ d3: owed }) })).toEqual([]);
  });

  it.each([
    ["actually Ally only has 8,000 left", { a1: 8_000, a2: 14_000 }],
    ["no, Marcus has 12,000 now", { a1: 10_000, a2: 12_000 }],
    ["no, the transfer was 4,000", { a1: 11_000, a2: 13_000 }],
  ])("and what stands there now is: %s", (words, values) => {
    expect(differences(["moved 5000 from Ally to Marcus", words], assets(values))).toEqual([]);
  });
});

describe("what is named without words of taking it off", () => {
  it.each([
    "I'm terrified of the Camry loan",
    "the AIB card frightens me to death",
    "the Roof loan scares me stiff",
    "the Sears card is killing me",
    "I hate the Camry loan",
  ])("is not taken off: %s", (words) => {
    expect(differences([words], {})).toEqual([]);
  });

  it.each(["the Sears card is finished", "the Sears card is paid off", "closed the Sears card"])(
    "and with them is: %s",
    (words) => {
      expect(differences([words], { debts: { removed: ["d4"] } })).toEqual([]);
    },
  );
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
    let documents = documentsOf({ state: STATE });
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
    let documents = documentsOf({ state: STATE });
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
