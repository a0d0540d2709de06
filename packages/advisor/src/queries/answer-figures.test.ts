import { applyChanges } from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { converse } from "../../testing/converse.ts";
import { type Case, CORPUS_TODAY, documentsOf } from "../../testing/run-case.ts";
import { respond } from "../respond.ts";

const goals = [
  {
    id: "g1",
    title: "Japan trip",
    type: "financial",
    targetAmount: 6_000,
    currentAmount: 2_340,
    status: "In Progress",
  },
  {
    id: "g2",
    title: "New roof",
    type: "financial",
    targetAmount: 12_500,
    currentAmount: 4_250,
    status: "In Progress",
  },
];
const GOALS: { id: string }[] = goals;

const STATE: Case["state"] = {
  financialInfo: { annualIncome: 58_500, annualExpenses: 55_380, currentSavings: null },
  assets: [
    { id: "a1", name: "Ally savings", type: "savings", value: 7_420 },
    { id: "a2", name: "House", type: "real-estate", value: 312_500 },
    { id: "a3", name: "Roth IRA", type: "retirement", value: 45_200 },
    { id: "a4", name: "Bitcoin", type: "crypto", value: 4_000 },
  ],
  debts: [
    { id: "d1", name: "Visa", type: "credit-card", balance: 5_310, interestRate: 18 },
    { id: "d2", name: "Amex", type: "credit-card", balance: 4_620, interestRate: 24.24 },
    { id: "d3", name: "Affirm", type: "other", balance: 960, interestRate: 0 },
  ],
  goals: GOALS,
};
const documents = documentsOf({ state: STATE });

const conversing = (...messages: string[]) => converse(documents, messages);

const asked = (message: string) => conversing(message).replies[0] ?? "";

describe("questions about one's own figures", () => {
  it.each([
    ["how much is on the Visa", "$5,310"],
    ["what do I owe on the cards altogether?", "$9,930"],
    ["everything I own except the house, what's that add up to?", "$56,620"],
    ["net worth ignoring the bitcoin", "$354,230"],
    ["House aside, what percent of the rest of my stuff is the Roth?", "79.8%"],
    ["which of my debts has the highest rate?", "Amex"],
    ["visa vs amex, who's eating more interest a month and what's the difference", "$13.67"],
    ["is there more in Ally than on the Visa?", "$2,110"],
    ["how many months would the Ally savings carry me?", "1.6 months"],
    ["what's left to save on the japan trip and the roof, each and altogether", "$11,910"],
    ["what do i pay in interest on the Amex per month?", "$93.32"],
    ["my savings rate, what I have left over each month, and my net worth", "5.3%"],
  ])("are computed: %s", (question, figure) => {
    expect(asked(question)).toContain(figure);
  });

  it("are paid off month by month, with the last payment and the interest", () => {
    expect(asked("if i do 110/mo on the affirm thing how many payments is that and how big is the last one")).toMatch(
      /9 payments, the last payment \$80/,
    );
    expect(asked("Visa at 220 a month, how long until it's gone?")).toMatch(/31 months/);
    expect(asked("Visa at 50 a month, how long until it's gone?")).toMatch(/never ends.* at least \$80/);
  });
});

describe("suppositions", () => {
  it("run on a copy, and tell before, after and difference", () => {
    const { replies, stored } = conversing("suppose I spent 300 less every month, what would my savings rate be?");
    expect(replies[0]).toMatch(/11\.5%.*5\.3%.*6\.2 points more/);
    expect(replies[0]).toContain("Nothing is changed");
    expect(stored).toBe(0);
  });

  it("move money between accounts and debts", () => {
    expect(asked("if I paid 500 off the Visa from Ally, how much would each be at?")).toMatch(
      /4,810.*6,920|6,920.*4,810/,
    );
    expect(asked("if bitcoin doubled, what's my net worth?")).toContain("$362,230");
  });

  it("store nothing, however they are put", () => {
    const said = ["if bitcoin halved overnight whats my net worth", "and if it doubled instead"];
    expect(conversing(...said).stored).toBe(0);
    expect(conversing("Say the house climbed 5%. Net worth after that?").stored).toBe(0);
  });

  it("say so where more is taken than is there", () => {
    expect(asked("if I took 9,000 out of Ally, what would my net worth be?")).toMatch(/does not work out/);
  });
});

describe("what the parser surely reads", () => {
  it("is asked with the amount that a telling word for net worth would leave out", () => {
    expect(asked("400k nw -> eta?")).toMatch(/^You reach \$400,000 in/);
  });

  it("is of all there is, whatever else a message names", () => {
    expect(
      asked("had a bull walk into the café like he was ordering pie, now what's my interest running monthly"),
    ).toMatch(/^Your interest is \$172\.97 a month/);
  });

  it("is answered where something seems to be told as well", () => {
    expect(asked("count my accounts for me")).toMatch(/^That is 4/);
  });
});

describe("follow-ups", () => {
  it("change one part of the question before", () => {
    const { replies } = conversing("how's the japan trip doing, percent", "and the roof?");
    expect(replies[0]).toContain("39.0%");
    expect(replies[1]).toContain("34.0%");
    expect(conversing("Visa at 220 a month, how many months?", "what about 350?").replies[1]).toContain("18 months");
    expect(conversing("what's my net worth", "and without the house?").replies[1]).toContain("$45,730");
    expect(conversing("if bitcoin halved, what's my net worth", "and if it doubled instead?").replies[1]).toContain(
      "$362,230",
    );
  });
});

describe("what is not on record", () => {
  it("is said, never guessed", () => {
    expect(asked("what's my credit score at?")).toMatch(/no credit score/);
    expect(asked("how much interest does the discover card cost me in a year?")).toMatch(/no discover card on record/i);
    expect(asked("What rate am I paying on the mortgage?")).toMatch(/no mortgage on record/);
    expect(asked("what was my net worth in 2019?")).toMatch(/no figures from the past/);
  });
});

it("gives no lesson to a question that names what is stored: it is said what was understood, with buttons", () => {
  const message = "is compounding good for the Visa?";
  const { reply } = respond({ documents, conversation: null, message, today: CORPUS_TODAY, newId: String });
  expect(reply.message).toMatch(/you ask about visa/);
  expect(reply.quickReplies).toHaveLength(3);
});

it("offers what was supposed as a sentence that carries it out", () => {
  const say = (message: string) =>
    respond({ documents, conversation: null, message, today: CORPUS_TODAY, newId: (prefix) => `${prefix}-new` });
  const [offer = ""] = say("if I paid 500 on the Visa from Ally what would be left in each?").reply.quickReplies;
  expect(say(offer).changes).toEqual([
    { kind: "edit-debt", id: "d1", fields: { balance: 4_810 } },
    { kind: "edit-asset", id: "a1", fields: { value: 6_920 } },
  ]);
});

it("leaves lessons to the lessons, and statements to their readers", () => {
  expect(asked("Is a 529 a trap if the kid does not go to college?")).not.toMatch(/on record/);
  expect(asked("On reading the slip again, I find the sum I withdrew was 2,050.")).not.toMatch(/No, it is/);
  expect(asked("What is an index fund?")).not.toMatch(/on record|Your net worth/);
  const told = respond({
    documents,
    conversation: null,
    message: "the Visa is at 4,000 now",
    today: CORPUS_TODAY,
    newId: String,
  });
  expect(
    applyChanges(documents, told.changes, "2026-11-20T00:00:00.000Z").documents.financials.debts?.[0]?.balance,
  ).toBe(4_000);
});

it("answers a long hostile question quickly", () => {
  const message = `${"if the visa and the house and amex or ally over 5,000 per month versus ".repeat(40)} what is left?`;
  asked(message);
  const start = process.cpuUsage();
  asked(message.slice(0, 1_990));
  expect(process.cpuUsage(start).user / 1_000).toBeLessThan(1_500);
});

it("tells what a supposition changes, also where a topic is near", () => {
  const [reply = ""] = conversing(
    "Supposing 1,000 is moved from Ally savings into the Roth IRA, state what each would then hold.",
  ).replies;
  expect(reply).toContain("$6,420");
  expect(reply).toContain("$46,200");
});

it("says of which of two answers each thing is that goes with them", () => {
  const [reply = ""] = conversing("What is the rate on the Visa, and what is the rate on the Amex?").replies;
  expect(reply).toMatch(/Visa: It stands at \$5,310\./);
  expect(reply).toMatch(/Amex: It stands at \$4,620\./);
});

it("leads to the road from what would be saved, which a topic knows best", () => {
  const [reply = ""] = conversing("What if I saved 300 more a month?").replies;
  expect(reply).toContain("[See it on your road](/road?saving=300)");
});
