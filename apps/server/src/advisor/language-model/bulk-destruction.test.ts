import { applyChanges, type Documents } from "@seven-figures/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenAdvisor, openAdvisor, settled } from "#test/language-model/open-advisor.ts";
import type { ScriptedCall } from "#test/language-model/scripted-model-server.ts";

let open: OpenAdvisor;
beforeAll(async () => {
  open = await openAdvisor();
});
afterAll(() => open.server.close());

const debt = (id: string) => ({ name: "change_debt", args: { action: "delete", id } });
const asset = (id: string) => ({ name: "change_asset", args: { action: "delete", id } });
const step = (stepId: string) => ({ name: "change_goal_step", args: { action: "delete", goalId: "g1", stepId } });
const names = (list: string, ...removed: string[]) => ({
  name: "change_skills_or_interests",
  args: { list, action: "remove", names: removed },
});

/** A model that makes some calls, each in a round of its own, and then claims that all is done. */
async function say(calls: readonly ScriptedCall[], documents: Documents = settled(), message = "do it") {
  open.server.play(...calls.map((call) => ({ calls: [call] })), { text: "All of it is deleted." });
  return open.say(message, { documents });
}

test("one clearly named thing goes without a question", async () => {
  const { reply, changes } = await say([debt("d1")]);
  expect(changes).toEqual([{ kind: "delete-debt", id: "d1" }]);
  expect(reply).toMatchObject({ message: "All of it is deleted.", needsClarification: false });
});

describe("is asked about first:", () => {
  test.each<[string, ScriptedCall[], string[]]>([
    ["two debts", [debt("d1"), debt("d2")], ["Visa", "Amex"]],
    ["a debt and an asset", [debt("d1"), asset("a1")], ["Ally savings", "Visa"]],
    [
      "a debt paid off and a goal",
      [payment("d1"), { name: "change_goal", args: { action: "delete", id: "g1" } }],
      ["Visa", "House deposit"],
    ],
    [
      "no debts where there are some",
      [{ name: "change_debt", args: { action: "confirm_none" } }],
      ["Visa", "Amex", "Car loan"],
    ],
    ["two steps of a goal", [step("s1"), step("s2")], ["First ten", "Half"]],
    ["two skills at once", [names("skills", "sales", "Writing")], ["Sales", "Writing"]],
    ["a skill and an interest", [names("skills", "sales"), names("interests", "cooking")], ["Sales", "Cooking"]],
    ["two figures forgotten", [forget("annualIncome"), forget("annualExpenses")], ["Annual Income", "Annual Expenses"]],
  ])("%s", async (_, calls, gone) => {
    const asked = await say(calls);
    expect(asked.changes).toEqual([]);
    expect(asked.reply.needsClarification).toBe(true);
    expect(asked.reply.message).not.toContain("All of it is deleted");
    for (const name of gone) expect(asked.reply.clarificationQuestions[0]).toContain(`**${name}**`);
    const requests = open.server.requests.length;
    const done = await open.say("Yes, do it.", { documents: settled(), conversation: asked.conversation });
    expect(done.reply.message).toMatch(/^Done\. I removed /);
    expect(open.server.requests).toHaveLength(requests);
    const { documents, refused } = applyChanges(settled(), done.changes, "2026-11-20T09:00:00.000Z");
    expect(refused).toEqual([]);
    for (const name of gone) expect(JSON.stringify(documents)).not.toContain(`"${name}"`);
  });

  test("the only asset, where the person is said to have none", async () => {
    const documents = settled();
    documents.financials.assets?.splice(1);
    const { changes, reply } = await say([{ name: "change_asset", args: { action: "confirm_none" } }], documents);
    expect(changes).toEqual([]);
    expect(reply.message).toBe("This would remove **Ally savings**. Shall I remove it?");
  });

  test("and the rest of the message is stored", async () => {
    const income = {
      name: "change_yearly_figure",
      args: { field: "annualIncome", how: "set", amount: 7_500, period: "month" },
    };
    const { changes, reply } = await say(
      [debt("d1"), income, debt("d2")],
      settled(),
      "drop both, I make 7,500 a month",
    );
    expect(changes).toEqual([{ kind: "set-financial-info", fields: { annualIncome: 90_000 } }]);
    expect(reply.message).toMatch(/^I stored the rest of what you said\.\n\nThis would remove/);
  });

  test("where a step went in between by way of a longer list", async () => {
    const more = { name: "change_goal_step", args: { action: "add", goalId: "g1", title: "New", targetAmount: 5 } };
    const asked = await say([step("s1"), more, step("s2")], settled(), "drop both steps and add one, New, of 5");
    expect(asked.changes).toEqual([]);
    const done = await open.say("yes", { documents: settled(), conversation: asked.conversation });
    const { documents } = applyChanges(settled(), done.changes, "2026-11-20T09:00:00.000Z");
    expect(documents.goals.intermediateGoals[0]?.submilestones.map(({ title }) => title)).toEqual(["New"]);
  });
});

describe("what was asked about", () => {
  const ask = async () => (await say([debt("d1"), debt("d2")])).conversation;

  test.each(["no", "No, keep them", "never mind", "don't"])("stays after %s", async (message) => {
    const { changes, reply } = await open.say(message, { documents: settled(), conversation: await ask() });
    expect({ changes, message: reply.message }).toEqual({
      changes: [],
      message: "All right, everything stays as it is.",
    });
  });

  test.each(["yes but only the Visa", "is that wise?", "I said: yes I want ice cream"])(
    "is dropped by anything else: %s",
    async (message) => {
      const conversation = await ask();
      open.server.play({ text: "Hm." });
      const between = await open.say(message, { documents: settled(), conversation });
      expect(between).toMatchObject({ changes: [], reply: { message: "Hm." } });
      const later = await open.say("yes", { documents: settled(), conversation: between.conversation });
      expect(later.changes).toEqual([]);
    },
  );

  test("is not carried out where more would go by now", async () => {
    const asked = await say([{ name: "change_debt", args: { action: "confirm_none" } }]);
    const documents = settled();
    documents.financials.debts?.push({
      id: "d4",
      name: "New",
      type: "other",
      balance: 5,
      interestRate: null,
      description: "",
    });
    const { changes, reply } = await open.say("yes", { documents, conversation: asked.conversation });
    expect(changes).toEqual([]);
    expect(reply.message).toContain("has changed since I asked");
  });
});

function payment(id: string): ScriptedCall {
  return { name: "change_debt", args: { action: "edit", id, balanceChange: -5_000 } };
}

function forget(field: string): ScriptedCall {
  return { name: "change_yearly_figure", args: { field, how: "forget" } };
}
