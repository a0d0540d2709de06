import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type OpenAdvisor, openAdvisor, settled } from "#test/language-model/open-advisor.ts";
import type { ScriptedCall } from "#test/language-model/scripted-model-server.ts";

let open: OpenAdvisor;
beforeAll(async () => {
  open = await openAdvisor();
});
afterAll(() => open.server.close());

const asset = (id: string, value: number): ScriptedCall => ({
  name: "change_asset",
  args: { action: "edit", id, value },
});
const goal = (title: string, targetAmount: number): ScriptedCall => ({
  name: "change_goal",
  args: { action: "add", title, type: "financial", targetAmount },
});

const told = (args: object): ScriptedCall => ({
  name: "tell_past",
  args: { of: "net-worth", date: "2025-12-31", amount: 240_000, ...args },
});

/** A model that makes a call and then claims that it is done. */
async function say(message: string, ...calls: ScriptedCall[]) {
  open.server.play({ calls }, { text: "All of it is stored." });
  const said = await open.say(message, { documents: settled() });
  return { ...said, told: JSON.stringify(open.server.requests.at(-1)) };
}

describe("whatever a model makes of a message,", () => {
  test.each<[string, string, ScriptedCall, RegExp]>([
    ["an age", "I want to retire at 55 with 2 million", goal("Retire", 55), /an age and no amount/],
    ["an amount that was not said", "Ally is at 21k", asset("a1", 37_777), /not among the amounts/],
    [
      "an amount of an earlier day that was not said",
      "I had 240k last December",
      told({ amount: 250_000 }),
      /not among the amounts/,
    ],
    ["a question about an earlier day", "did I have 240k last December?", told({}), /took that as a question/],
    [
      "a question",
      "are 0% cards worth it?",
      { name: "change_debt", args: { action: "edit", id: "d1", interestRate: 0 } },
      /took that as a question/,
    ],
  ])("%s is not stored, and the model is told why", async (_, message, call, why) => {
    const { changes, told } = await say(message, call);
    expect(changes).toEqual([]);
    expect(told).toMatch(why);
  });

  test("a leap is asked about by the app, and a yes carries it out without the model", async () => {
    const asked = await say("Ally is at 900k", asset("a1", 900_000));
    expect(asked.changes).toEqual([]);
    expect(asked.reply).toMatchObject({ needsClarification: true, quickReplies: ["Yes", "No"] });
    expect(asked.reply.message).toContain("**Ally savings** stands at $20,000");
    expect(asked.reply.message).not.toContain("stored");
    const requests = open.server.requests.length;
    const done = await open.say("yes", { documents: settled(), conversation: asked.conversation });
    expect(done.changes).toEqual([{ kind: "edit-asset", id: "a1", fields: { value: 900_000 } }]);
    expect(open.server.requests).toHaveLength(requests);
  });

  test("half of a transfer is left out, and said", async () => {
    const { changes, reply } = await say("moved 5k from Ally to my brokerage", asset("a1", 15_000));
    expect(changes).toEqual([]);
    expect(reply.message).toContain("I know only one side of the $5,000");
  });

  test("both sides of a transfer are stored", async () => {
    const calls = [asset("a1", 15_000), asset("a2", 68_000)];
    const { changes } = await say("moved 5k from Ally to Vanguard", ...calls);
    expect(changes).toHaveLength(2);
  });
});
