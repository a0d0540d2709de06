import type { Goal } from "@seven-figures/domain";
import { expect, test } from "vitest";
import { describeEngines } from "./describe-engines.ts";
import { ally, financialGoal, moreSaved, profile, toldFund, visa } from "./examples.ts";
import { OwnAssistant } from "./own-assistant.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";
import type { TestPerson } from "./test-person.ts";

const CANARY = "canary-of-ann";
const ANNS_SAVINGS = 31_337;
const YES = { accept: true, write: true };

/** Every id of someone that a tool could be given. */
interface Ids {
  userId: string;
  asset: string;
  debt: string;
  goal: string;
  step: string;
  /** A change that their own assistant made. */
  change: string;
}

type Given = Record<string, unknown>;

/** For each tool that takes ids, calls that are right in all but whose ids these are. */
const NAMING: Record<string, (of: Ids) => Given[]> = {
  query: ({ asset, debt, goal }) => [
    { ask: "value", of: { entries: { side: "assets", ids: [asset] } } },
    { ask: "list", of: { entries: { side: "debts", ids: [debt] } } },
    { ask: "saving_needed", goalId: goal, months: 12 },
    { ask: "value", of: { measure: "net-worth" }, supposing: [{ what: "remove_asset", id: asset }] },
  ],
  change_asset: ({ asset: id }) => [
    { action: "edit", id, value: 25_000, personSaid: "My Ally savings are 25,000 now" },
    { action: "delete", id, personSaid: "Delete my Ally savings" },
  ],
  change_debt: ({ debt: id }) => [
    { action: "edit", id, balance: 2_500, personSaid: "My Visa is at 2,500 now" },
    { action: "delete", id, personSaid: "Delete my Visa" },
  ],
  change_goal: ({ goal: id }) => [
    { action: "edit", id, title: "Cabin", personSaid: "Call my House goal Cabin" },
    { action: "delete", id, personSaid: "Delete my House goal" },
  ],
  change_goal_step: ({ goal: goalId, step: stepId }) => [
    { action: "edit", goalId, stepId, completed: true, personSaid: "I have done the step Ask the bank" },
    { action: "delete", goalId, stepId, personSaid: "Delete the step Ask the bank" },
    { action: "add", goalId, title: "Sell", targetAmount: 100, personSaid: "Add a step Sell of 100 to my House goal" },
  ],
  undo_change: ({ change: changeId }) => [{ changeId }],
};

/** The others can name nothing; someone's ids beside what they take must not lead anywhere. */
const NAMELESS: Record<string, Given> = {
  get_data: {},
  net_worth: {},
  cash_flow: {},
  time_to_target: { extraMonthly: 100 },
  debt_payoff: { monthlyPayment: 500 },
  budget: {},
  milestones: {},
  purchase: { price: 1_000 },
  change_yearly_figure: {
    field: "annualIncome",
    how: "set",
    amount: 90_000,
    period: "year",
    personSaid: "I make 90,000 a year",
  },
  change_profile: { location: "Bergen", personSaid: "I live in Bergen now" },
  change_skills_or_interests: {
    list: "skills",
    action: "add",
    names: ["Welding"],
    personSaid: "Add Welding to my skills",
  },
  change_target: { targetAmount: 2_000_000, personSaid: "My target is 2,000,000" },
  tell_past: { of: "net-worth", date: "2025-12-31", amount: 240_000, personSaid: "I had 240k last December" },
};

const advisor = scriptedAdvisor(() => ({}));
// Both look at all that is theirs after each try: more often in a minute than anyone may.
const callsPerMinute = Number.MAX_SAFE_INTEGER;

describeEngines({ advisor, callsPerMinute }, (server) => {
  /** Someone with all kinds of things, and an assistant of theirs that may change them. */
  async function personWith(name: string, note: string, savings: number) {
    const person = await server().signUp(name);
    const ids = { asset: `${name}-asset`, debt: `${name}-debt`, goal: `${name}-goal`, step: `${name}-step` };
    await person.call("saveUserProfile", { profile });
    const assets = [{ ...ally, id: ids.asset, value: savings, description: note }];
    await person.call("updateUserFinancialsSection", { section: "assets", data: assets });
    const debts = [{ ...visa, id: ids.debt, description: note }];
    await person.call("updateUserFinancialsSection", { section: "debts", data: debts });
    await person.call("addIntermediateGoal", { goal: houseGoal(ids, note) });
    await person.call("saveUserSkills", { skills: { skills: [note], interests: [] } });
    // Stored, since what never was stands in with the moment of each look.
    await person.call("saveScenarios", { scenarios: [{ ...moreSaved, name: note }] });
    await person.call("saveToldFigures", { told: [{ ...toldFund, name: note }] });
    const assistant = new OwnAssistant(server().url);
    await assistant.ask(person, YES);
    const { answer } = await assistant.call("change_profile", NAMELESS.change_profile);
    return { person, assistant, ids: { ...ids, userId: person.userId, change: String(answer.changeId) } };
  }

  test("no tool reaches what another person's ids name, whoever's assistant knows them", async () => {
    const ann = await personWith("ann", CANARY, ANNS_SAVINGS);
    const bob = await personWith("bob", "bob", 20_000);
    const { step, goal, ...plain } = ann.ids;
    for (const [tool, calls] of Object.entries(NAMING)) {
      for (const given of calls(ann.ids)) {
        const before = await all(ann.person, bob.person);
        const { answer, isError } = await bob.assistant.call(tool, given);
        if (tool !== "query") expect({ tool, given, isError }).toEqual({ tool, given, isError: true });
        expectNothingOfAnn(tool, answer, given);
        expect({ tool, all: await all(ann.person, bob.person) }).toEqual({ tool, all: before });
      }
    }
    for (const [tool, taken] of Object.entries(NAMELESS)) {
      const before = await all(ann.person);
      const given = { ...plain, goalId: goal, stepId: step, id: ann.ids.asset, ...taken };
      const { answer } = await bob.assistant.call(tool, given);
      expectNothingOfAnn(tool, answer, given);
      expect({ tool, all: await all(ann.person) }).toEqual({ tool, all: before });
    }
  });

  test("with the person's own ids each of these calls goes through: the test above can fail", async () => {
    const ann = await personWith("ann", CANARY, ANNS_SAVINGS);
    for (const [tool, calls] of Object.entries(NAMING)) {
      for (const given of calls(ann.ids)) {
        const { answer, isError } = await ann.assistant.call(tool, given);
        expect({ tool, given, isError, answer }).toMatchObject({ tool, given, isError: false });
        if (answer.changeId) await ann.assistant.call("undo_change", { changeId: answer.changeId });
      }
    }
    for (const [tool, taken] of Object.entries(NAMELESS)) {
      const given = { ...ann.ids, ...taken };
      const { isError } = await ann.assistant.call(tool, given);
      if (tool.startsWith("change_")) expect({ tool, isError }).toEqual({ tool, isError: false });
    }
    const { answer } = await ann.assistant.call("get_data");
    expect(() => expectNothingOfAnn("get_data", answer, {})).toThrow();
  });

  test("every tool has its row", async () => {
    const { assistant } = await personWith("ann", CANARY, ANNS_SAVINGS);
    expect((await assistant.tools()).sort()).toEqual([...Object.keys(NAMING), ...Object.keys(NAMELESS)].sort());
  });
});

/** What an answer holds beside what the call itself said. */
function expectNothingOfAnn(tool: string, answer: unknown, given: Given): void {
  const said = JSON.stringify(given);
  const text = JSON.stringify(answer);
  for (const hers of [CANARY, String(ANNS_SAVINGS)]) {
    if (!said.includes(hers)) expect({ tool, text }).not.toMatchObject({ text: expect.stringContaining(hers) });
  }
}

/** All that is stored of people. */
async function all(...people: TestPerson[]): Promise<unknown[]> {
  const exports = await Promise.all(people.map((person) => person.call("exportUserData", null)));
  return exports.map((data) => ({ ...data, exportedAt: "" }));
}

function houseGoal({ goal: id, step }: { goal: string; step: string }, description: string): Goal {
  const one = { id: step, title: "Ask the bank", description, targetAmount: 100, targetDate: null };
  return financialGoal({ id, description, submilestones: [{ ...one, completed: false, order: 0 }] });
}
