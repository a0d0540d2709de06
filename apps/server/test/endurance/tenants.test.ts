import { type CallName, contract } from "@seven-figures/calls";
import { expect, test } from "vitest";
import { describeEngines } from "../describe-engines.ts";
import { ally, financialGoal, moreSaved, profile, toldFund, visa } from "../examples.ts";
import { scriptedAdvisor } from "../scripted-advisor.ts";
import { TestPerson } from "../test-person.ts";

const CANARY = "canary-of-ann";

/** What a stranger knows of Ann: every id of hers. */
interface Known {
  changeId: string;
  sessionId: string;
  messageId: string;
}

/** For each function, payloads by which someone else could try to reach Ann's data. A new function needs a row. */
const ROWS: { readonly [Name in CallName]: (ann: Known) => unknown[] } = {
  createUserProfile: () => [null, {}],
  getUserStats: () => [null],
  getUserProfile: () => [null],
  saveUserProfile: () => [{ profile }],
  updateUserProfileSection: () => [{ profileSection: "basicInfo", data: profile.basicInfo, revision: 1 }],
  getUserFinancials: () => [null],
  saveUserFinancials: () => [
    { financials: { financialInfo: { annualIncome: 1, annualExpenses: 1, currentSavings: 1 }, assets: [], debts: [] } },
  ],
  updateUserFinancialsSection: () => [{ section: "assets", data: [ally] }],
  getUserIntermediateGoals: () => [null],
  saveUserIntermediateGoals: () => [{ goals: [] }],
  addIntermediateGoal: () => [{ goal: financialGoal({ id: "ann-goal", title: "Mine" }) }],
  updateIntermediateGoal: () => [{ goalId: "ann-goal", updates: { title: "Taken" } }],
  deleteIntermediateGoal: () => [{ goalId: "ann-goal" }],
  getUserSkills: () => [null],
  saveUserSkills: () => [{ skills: { skills: [], interests: [] } }],
  updateUserSkillsSection: () => [{ section: "skills", data: [] }],
  handleSmartChatMessage: ({ sessionId }) => [{ message: "hello", sessionId }],
  getChatSessions: ({ sessionId }) => [null, { before: sessionId }],
  getChatMessages: ({ sessionId, messageId }) => [{ sessionId }, { sessionId, before: messageId }],
  undoAdvisorChange: ({ changeId }) => [{ changeId }],
  getActivity: ({ changeId }) => [null, { before: changeId }],
  getNetWorthHistory: () => [null, { from: "1970-01-01" }],
  getPast: () => [null],
  saveCheckIn: () => [{ financialInfo: {}, assets: [ally], debts: [] }],
  saveToldFigures: () => [{ told: [] }],
  getScenarios: () => [null],
  saveScenarios: () => [{ scenarios: [] }],
  getReminders: () => [null],
  saveReminders: () => [
    { calendar: "new", mail: true },
    { calendar: "off", mail: false },
  ],
  exportUserData: () => [null],
  cleanupUserData: () => [null],
  deleteAccount: () => [{ password: "Wrong-1a" }],
  previewMessage: ({ sessionId }) => [{ message: "hello", sessionId }],
  completeOnboarding: () => [{ profile, goals: [], skills: { skills: [], interests: [] } }],
};

const advisor = scriptedAdvisor(({ newId }) => ({
  changes: [{ kind: "add-debt", debt: { ...visa, id: newId("debt"), name: CANARY } }],
  conversation: CANARY,
}));

async function fillAs(ann: TestPerson): Promise<Known> {
  const sessionId = `${ann.userId}-1`;
  // Stored, since what never was stands in with the moment of each call.
  await ann.call("saveUserProfile", { profile });
  await ann.call("updateUserFinancialsSection", { section: "assets", data: [ally] });
  await ann.call("addIntermediateGoal", { goal: financialGoal({ id: "ann-goal", title: CANARY }) });
  await ann.call("saveUserSkills", { skills: { skills: [CANARY], interests: [] } });
  await ann.call("saveScenarios", { scenarios: [{ ...moreSaved, name: CANARY }] });
  await ann.call("saveToldFigures", { told: [{ ...toldFund, name: CANARY }] });
  const { data } = await ann.call("handleSmartChatMessage", { message: CANARY, sessionId });
  const { messages } = await ann.call("getChatMessages", { sessionId });
  return { changeId: data.changeId ?? "", sessionId, messageId: messages[1]?.id ?? "" };
}

const withoutTime = (data: Record<string, unknown>) => ({ ...data, exportedAt: "" });

// Ann looks at all that is hers after each try: more often in a minute than anyone may.
const callsPerMinute = Number.MAX_SAFE_INTEGER;

describeEngines({ advisor, callsPerMinute, config: { trustedProxies: ["127.0.0.1", "::1"] } }, (server) => {
  const lookAround = () => TestPerson.lookAround(server().url);

  test("no function gives one person's data to another or to a visitor, or changes it, whatever ids they know", async () => {
    const ann = await server().signUp("Ann");
    const known = await fillAs(ann);
    const before = withoutTime(await ann.call("exportUserData", null));
    let calls = 0;
    for (const name of Object.keys(contract) as CallName[]) {
      const strangers = [await server().signUp("Bob"), await lookAround()];
      const tries = strangers.flatMap((stranger) => ROWS[name](known).map((payload) => ({ stranger, payload })));
      for (const { stranger, payload } of tries) {
        const outcome = await stranger.callAnything(name, payload).catch((error) => String(error));
        const own = ["handleSmartChatMessage", "previewMessage"].includes(name);
        if (!own)
          expect({ name, text: JSON.stringify(outcome) }).not.toMatchObject({ text: expect.stringContaining(CANARY) });
        calls += 1;
      }
      expect({ name, data: withoutTime(await ann.call("exportUserData", null)) }).toEqual({ name, data: before });
    }
    const functions = Object.keys(contract).length;
    process.stdout.write(`Tenants: ${functions} functions, ${calls} calls of strangers, 0 leaks\n`);
    expect(calls).toBeGreaterThanOrEqual(functions);
  });

  test("with the owner's own token the canary is found: the test above can fail", async () => {
    const ann = await server().signUp("Ann");
    await fillAs(ann);
    expect(JSON.stringify(await ann.call("exportUserData", null))).toContain(CANARY);
  });
});

test("every function has its row", () => {
  expect(Object.keys(ROWS).sort()).toEqual(Object.keys(contract).sort());
});
