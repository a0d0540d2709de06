import { afterAll, expect, test } from "vitest";
import { openAdvisorPool } from "../src/advisor/worker/advisor-pool.ts";
import { createLogger } from "../src/logger.ts";
import { describeEngines } from "./describe-engines.ts";
import { profile } from "./examples.ts";

const DAY = 86_400_000;
const START = Date.UTC(2026, 2, 2, 12);

let now = START;

/** As in the server, in a process of its own, to which the record is sent; however busy the machine is, it has the time. */
const mind = openAdvisorPool({ log: createLogger("silent"), deadlineMs: 60_000 });
afterAll(() => mind.close());

describeEngines({ mind, clock: () => now }, (server) => {
  test("the advisor answers from the record of changes, and says where that begins", async () => {
    now = START;
    const person = await server().signUp();
    await person.call("saveUserProfile", { profile });
    const say = async (message: string, sessionId = "s1") =>
      (await person.call("handleSmartChatMessage", { message, sessionId })).data.message.replaceAll("*", "");
    await say("I have 90k in my Ally savings and owe 5,000 on a Visa");
    now = START + 100 * DAY;
    await say("Ally is at 120,000 now");
    now = START + 130 * DAY;
    await say("I paid 1,500 off the Visa");
    now = START + 133 * DAY;

    expect(await say("what changed last week?")).toMatch(/Visa: \$5,000 to \$3,500 \(\$1,500 less\)/);
    expect(await say("what changed last week?")).not.toMatch(/Ally/);
    expect(await say("when did I pass 100k?")).toMatch(/June 10, 2026|Jun 10, 2026/);
    expect(await say("how has the Visa moved since May?")).toMatch(/down by \$1,500/);
    expect(await say("how much did I save this year?")).toMatch(/before Mar 2, 2026.*up by \$31,500/);
    expect(await say("what was my net worth in 2019?")).toMatch(/nothing of that before Mar 2, 2026/);

    const other = await server().signUp();
    const { message } = await other.call("handleSmartChatMessage", {
      message: "what changed last week?",
      sessionId: "s1",
    });
    expect(message).not.toMatch(/Visa/);
  });
});
