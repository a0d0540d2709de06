import { randomUUID } from "node:crypto";
import { BOOTSTRAP_PATH, type CallName, type CallPayload, contract } from "@seven-figures/calls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ally, financialGoal, moreSaved, profile, toldFund } from "./examples.ts";
import { ENGINES } from "./open-database.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";

/** How many queries each call may make, the one that asks whether the session still stands among them. */
const MOST: Record<CallName, number> = {
  createUserProfile: 5,
  getUserStats: 2,
  getUserProfile: 2,
  saveUserProfile: 7,
  updateUserProfileSection: 7,
  getUserFinancials: 2,
  saveUserFinancials: 7,
  updateUserFinancialsSection: 8,
  getUserIntermediateGoals: 2,
  saveUserIntermediateGoals: 7,
  addIntermediateGoal: 7,
  updateIntermediateGoal: 7,
  deleteIntermediateGoal: 7,
  getUserSkills: 2,
  saveUserSkills: 7,
  updateUserSkillsSection: 7,
  handleSmartChatMessage: 11,
  getChatSessions: 2,
  getChatMessages: 2,
  undoAdvisorChange: 9,
  getActivity: 3,
  getNetWorthHistory: 3,
  getPast: 2,
  saveCheckIn: 12,
  saveToldFigures: 7,
  getScenarios: 2,
  saveScenarios: 7,
  getReminders: 2,
  saveReminders: 6,
  exportUserData: 11,
  cleanupUserData: 11,
  deleteAccount: 9,
  previewMessage: 3,
  completeOnboarding: 9,
};
const MOST_OF_BOOTSTRAP = 8;

describe.each(ENGINES)("on %s", (engine) => {
  let server: OpenServer;
  let queries: string[] = [];
  beforeAll(async () => {
    const advisor = scriptedAdvisor(() => ({}));
    server = await openServer({ engine, advisor, onQuery: (sql) => queries.push(sql) });
  });
  afterAll(() => server.close());

  test("no call makes more queries than it needs", async () => {
    const person = await server.signUp();
    await person.call("createUserProfile", null);
    const goal = financialGoal();
    const spent: Partial<Record<CallName, number>> = {};
    const measure = async <Name extends CallName>(name: Name, payload: CallPayload<Name>) => {
      queries = [];
      const result = await person.call(name, payload);
      spent[name] = queries.length;
      return result;
    };
    await measure("createUserProfile", null);
    await measure("saveUserProfile", { profile });
    await measure("updateUserProfileSection", { profileSection: "basicInfo", data: profile.basicInfo });
    const financialInfo = { annualIncome: 1, annualExpenses: 1, currentSavings: 1 };
    await measure("saveUserFinancials", { financials: { financialInfo, assets: [], debts: [] } });
    await measure("updateUserFinancialsSection", { section: "assets", data: [ally] });
    await measure("addIntermediateGoal", { goal });
    await measure("updateIntermediateGoal", { goalId: goal.id, updates: { title: "Home" } });
    await measure("deleteIntermediateGoal", { goalId: goal.id });
    await measure("saveUserIntermediateGoals", { goals: [goal] });
    await measure("saveUserSkills", { skills: { skills: ["Sales"], interests: [] } });
    await measure("updateUserSkillsSection", { section: "skills", data: ["Writing"] });
    await measure("handleSmartChatMessage", { message: "Hello", sessionId: "s1" });
    for (const name of [
      "getUserStats",
      "getUserProfile",
      "getUserFinancials",
      "getUserIntermediateGoals",
      "getUserSkills",
      "getChatSessions",
      "getNetWorthHistory",
      "getPast",
      "getReminders",
      "getScenarios",
      "exportUserData",
    ] as const) {
      await measure(name, null);
    }
    await measure("getChatMessages", { sessionId: "s1" });
    await measure("previewMessage", { message: "Hello", sessionId: "s1" });
    const { changes } = await measure("getActivity", null);
    await measure("undoAdvisorChange", { changeId: changes[0]?.changeId ?? "" });
    queries = [];
    await fetch(`${server.url}${BOOTSTRAP_PATH}`, { headers: { Cookie: person.cookie } });
    const bootstrap = queries.length;
    await measure("saveCheckIn", { financialInfo, assets: [ally], debts: [] });
    await measure("saveCheckIn", { financialInfo, assets: [], debts: [] });
    await measure("saveScenarios", { scenarios: [moreSaved] });
    await measure("saveToldFigures", { told: [toldFund] });
    await measure("saveReminders", { calendar: "new", mail: true });
    await measure("completeOnboarding", { profile, goals: [goal], skills: { skills: ["Art"], interests: [] } });
    await measure("cleanupUserData", null);
    await measure("deleteAccount", { password: person.password });

    expect(Object.keys(spent).sort()).toEqual(Object.keys(contract).sort());
    expect(bootstrap, "the bootstrap").toBeLessThanOrEqual(MOST_OF_BOOTSTRAP);
    const over = Object.entries(MOST).filter(([name, most]) => (spent[name as CallName] ?? 0) > most);
    expect(over.map(([name, most]) => `${name}: ${spent[name as CallName]} instead of ${most}`)).toEqual([]);
  });

  test("a request id and its reply are stored in one row at once, where one writes at a time", async () => {
    const person = await server.signUp();
    queries = [];
    await person.call("updateUserFinancialsSection", { section: "assets", data: [ally], requestId: randomUUID() });
    const stored = queries.filter((sql) => /^(insert into|update) "requests"/.test(sql));
    expect(stored).toHaveLength(engine === "sqlite" ? 1 : 2);
  });
});
