import {
  type Documents,
  formatLikelihood,
  newDocuments,
  newProfile,
  readRoadAddress,
  roadLikelihood,
  roadLine,
} from "@seven-figures/domain";
import { describe, expect, it } from "vitest";
import { talk } from "../../testing/talk.ts";
import { respond } from "../respond.ts";
import { dateWords } from "./kept-roads.ts";
import { readScenariosAsked } from "./read-asked.ts";

const TODAY = "2026-11-20";
const NOW = "2026-11-20T09:00:00.000Z";
const LISBON = { id: "s1", name: "Lisbon", address: "saving=-400&event=home_2030-05-01_60000" };
const BOLD = { id: "s2", name: "A bolder mix", address: "saving=300&risk=aggressive" };

function someone(scenarios = [LISBON, BOLD]): Documents {
  const documents = newDocuments(newProfile({ name: "Sam", email: "sam@example.com" }, TODAY, NOW), NOW);
  return {
    ...documents,
    financials: {
      ...documents.financials,
      financialInfo: { annualIncome: 96_000, annualExpenses: 60_000, currentSavings: null },
      assets: [{ id: "a1", name: "Fund", type: "stocks", value: 150_000, description: "" }],
      debts: [{ id: "d1", name: "Visa", type: "credit-card", balance: 3_000, interestRate: 24.9, description: "" }],
    },
    scenarios: { ...documents.scenarios, scenarios },
  };
}

function hear(message: string, documents = someone(), conversation: unknown = null) {
  let ids = 0;
  return respond({ documents, conversation, message, today: TODAY, newId: (prefix) => `${prefix}-${++ids}` });
}

function figuresOf(address: string) {
  const { financials, profile, goals } = someone();
  const known = { financials, financialGoal: profile.financialGoal, goals: goals.intermediateGoals };
  const line = roadLine(known, [], readRoadAddress(address).levers, TODAY);
  return { date: dateWords(line), chance: formatLikelihood(roadLikelihood(line) ?? Number.NaN) };
}

describe("the roads that were kept by name", () => {
  it.each([
    ["what did I call my Lisbon scenario?", "list", ["Lisbon"]],
    ["What did I call the one with the bolder mix?", "list", ["A bolder mix"]],
    ["what did I call the one with 300 more?", "list", ["A bolder mix"]],
    ["what did I call the scenario with the house", "list", ["Lisbon"]],
    ["what scenarios do I have?", "list", []],
    ["what names did I give my scenarios", "list", []],
    ["scenarios", "list", []],
    ["remind me what the Lisbon scenario was", "open", ["Lisbon"]],
    ["when would I get there with Lisbon?", "open", ["Lisbon"]],
    ["my Lisbon road", "open", ["Lisbon"]],
    ["how much later is Lisbon?", "compare", ["Lisbon"]],
    ["what's the difference between Lisbon and today?", "compare", ["Lisbon"]],
    ["which is better, Lisbon or a bolder mix?", "compare", ["Lisbon", "A bolder mix"]],
    ["put the Lisbon scenario next to today", "compare", ["Lisbon"]],
    ["show my scenarios", "list", []],
    ["list all my scenarios please", "list", []],
    ["do I have any scenarios?", "list", []],
    ["open my Lisbon scenario", "open", ["Lisbon"]],
    ["Can you show me the Lisbon scenario?", "open", ["Lisbon"]],
    ["open Lisbon", "open", ["Lisbon"]],
    ["when do I reach the million in the Lisbon scenario?", "open", ["Lisbon"]],
    ["how likely is it with my bolder mix scenario", "open", ["A bolder mix"]],
    ["compare my scenarios", "compare", []],
    ["how does Lisbon compare with today?", "compare", ["Lisbon"]],
    ["compare Lisbon with a bolder mix", "compare", ["Lisbon", "A bolder mix"]],
    ["Lisbon vs today", "compare", ["Lisbon"]],
    ["which of my scenarios gets me there first?", "compare", []],
    ["is Lisbon better than today?", "compare", ["Lisbon"]],
    ["delete the Lisbon scenario", "delete", ["Lisbon"]],
    ["please get rid of my Lisbon scenario", "delete", ["Lisbon"]],
    ["delete Lisbon", "delete", ["Lisbon"]],
    ["delete all my scenarios", "delete", []],
    ["rename the Lisbon scenario to Porto", "rename", ["Lisbon"]],
    ["how do I save a scenario?", "keep", []],
  ] as const)("%s: %s", (message, wants, names) => {
    const asked = readScenariosAsked(message, someone());
    expect([asked?.wants, asked?.of.map(({ name }) => name)]).toEqual([wants, [...names]]);
  });

  it.each([
    "what's the worst case scenario?",
    "in that scenario, what would I have?",
    "what if I saved 300 more a month?",
    "compare my debts",
    "delete the Visa",
    "open a savings account",
    "I moved to Lisbon last year",
    "how much did I spend in Lisbon?",
    "I want to move to Lisbon in 2030",
    "add a goal to visit Lisbon",
    "is Lisbon expensive?",
    "I paid 300 off the Visa in Lisbon",
    "how does my spending compare with last year?",
    "show me my goals",
    "what did I call the trip to Japan?",
  ])("%s is about something else", (message) => {
    expect(readScenariosAsked(message, someone())).toBeNull();
  });

  it.each([
    "show me my savings",
    "show my net worth",
    "show my debt",
    "my net worth vs last year",
    "delete my debt",
    "clear my debt",
    "drop the savings",
    "is my debt better than last year",
  ])("%s is about the money, whatever the roads are called", (message) => {
    const names = ["More savings", "Net worth push", "Debt first"];
    const roads = names.map((name, at) => ({ ...LISBON, id: `s${at}`, name }));
    expect(readScenariosAsked(message, someone(roads))).toBeNull();
    expect(
      readScenariosAsked(
        message,
        someone([
          { ...LISBON, name: "Savings" },
          { ...BOLD, name: "Net worth" },
        ]),
      ),
    ).toBeNull();
    expect(readScenariosAsked("open Debt first", someone(roads))?.wants).toBe("open");
    expect(readScenariosAsked("show my savings scenario", someone(roads))?.wants).toBe("open");
    expect(readScenariosAsked("delete More savings", someone(roads))?.wants).toBe("delete");
  });

  it("leaves what something else is called too to that, unless a scenario is spoken of", () => {
    const visa = someone([{ ...LISBON, name: "Visa" }]);
    expect(readScenariosAsked("delete the Visa", visa)).toBeNull();
    expect(readScenariosAsked("delete the Visa scenario", visa)?.wants).toBe("delete");
  });

  it("tells a scenario's own date and likelihood, what it supposes, and opens it", () => {
    const { date, chance } = figuresOf(LISBON.address);
    const { message } = hear("open my Lisbon scenario").reply;
    expect(message).toContain("$400 less saved a month and a home in May 2030 ($60,000)");
    expect(message).toContain(`**${date}**`);
    expect(message).toContain(`${chance} likely by`);
    expect(message).toContain("later than today's");
    expect(message).toContain("(/road?saving=-400&event=home_2030-05-01_60000)");
  });

  it("lays all of them beside today, with the figures of each", () => {
    const { message } = hear("compare my scenarios").reply;
    for (const address of ["", LISBON.address, BOLD.address]) {
      const { date, chance } = figuresOf(address);
      expect(message).toContain(`| ${date} | ${chance} by`);
    }
    expect(message).toContain("| [A bolder mix](/road?saving=300&risk=aggressive) |");
    expect(hear("how does Lisbon compare with today?").reply.message).not.toContain("bolder");
  });

  it("says so where none is kept, where none is called that, and where a date needs more", () => {
    expect(hear("open my Lisbon scenario", someone([])).reply.message).toMatch(
      /^You have kept no scenarios yet\. .*\(\/road\)/,
    );
    expect(hear("open my Porto scenario").reply.message).toBe(
      "No scenario of yours is called Porto. You have kept **Lisbon** and **A bolder mix**.",
    );
    const unknown = someone();
    const without = {
      ...unknown,
      financials: {
        ...unknown.financials,
        financialInfo: { annualIncome: null, annualExpenses: null, currentSavings: null },
      },
    };
    expect(hear("open my Lisbon scenario", without).reply.message).toContain(
      "For a date I need your income and expenses.",
    );
    expect(hear("compare my scenarios", without).reply.message).toContain("I need your income and expenses");
  });

  it("asks before one is deleted, deletes it with a yes, and brings it back", () => {
    const asked = hear("delete the Lisbon scenario");
    expect(asked.changes).toEqual([]);
    expect(asked.reply).toMatchObject({ needsClarification: true, quickReplies: ["Yes, delete it", "No, keep it"] });
    expect(hear("No, keep it", someone(), asked.conversation).changes).toEqual([]);
    const [, gone, back] = talk(someone(), ["delete the Lisbon scenario", "yes", "undo"]);
    expect(gone?.documents.scenarios.scenarios).toEqual([BOLD]);
    expect(gone?.reply).toContain("Deleted the scenario **Lisbon**.");
    expect(back?.documents.scenarios.scenarios).toEqual([LISBON, BOLD]);
    const all = talk(someone(), ["delete all my scenarios", "Yes, delete all 2"]);
    expect(all.at(-1)?.documents.scenarios.scenarios).toEqual([]);
  });

  it("names each that is to be deleted", () => {
    const many = Array.from({ length: 11 }, (_, at) => ({ ...LISBON, id: `s${at}`, name: `Road ${at}.` }));
    const { message } = hear("delete all my scenarios", someone(many)).reply;
    for (const { name } of many) expect(message).toContain(`**${name}**`);
  });

  it("shows a name as text, whatever it holds", () => {
    const { message } = hear(
      "show my scenarios",
      someone([{ ...LISBON, name: "[x](https://evil.example) | <b>" }]),
    ).reply;
    expect(message).toContain("\\[x\\](https://evil.example) \\| \\<b\\>");
  });
});
