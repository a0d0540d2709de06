import { expect, test } from "vitest";
import { describeEngines } from "../describe-engines.ts";
import type { OpenServer } from "../open-server.ts";
import { printedSeed, printProgress, rounds } from "./rounds.ts";
import { type Guards, Schedule, schedulesAdvisor } from "./schedule.ts";

const LANES = 4;
/** Then another person goes on: what someone's past holds makes each schedule slower. */
const SCHEDULES_OF_ONE = 100;
const ALL: Guards = { revision: true, requestId: true };
const seed = printedSeed("Schedules (with ROUNDS=1 the seed of a schedule runs it alone)");

/** Runs schedules until one of them goes wrong, each from a seed of its own; gives the first wrong one of each lane. */
async function runSchedules(server: OpenServer, count: number, guards: Guards): Promise<string[]> {
  const wrong: string[] = [];
  let next = 0;
  const lane = async () => {
    let person = await server.signUp();
    for (let run = 1; next < count && wrong.length === 0; run++) {
      const own = seed + next++;
      if (run % SCHEDULES_OF_ONE === 0) person = await server.signUp();
      const differences = await new Schedule(person, own, guards).run();
      wrong.push(...differences.map((difference) => `SEED=${own}: ${difference}`));
      printProgress(own - seed + 1, count, `schedules, ${wrong.length} wrong`);
    }
  };
  await Promise.all(Array.from({ length: Math.min(LANES, count) }, lane));
  return wrong;
}

describeEngines({ advisor: schedulesAdvisor, callsPerMinute: Number.MAX_SAFE_INTEGER }, (server) => {
  test("two tabs and the advisor never overwrite each other unseen, and nothing is done twice", async () => {
    const count = rounds(25, 10_000);
    expect(await runSchedules(server(), count, ALL)).toEqual([]);
    process.stdout.write(`${count} schedules of two tabs and the advisor: nothing lost, nothing twice\n`);
  });

  test("where tabs don't say what they have seen, they do: the test above can fail", async () => {
    expect(await runSchedules(server(), 500, { ...ALL, revision: false })).not.toEqual([]);
  });

  test("where what is sent again has a new id, something is done twice: likewise", async () => {
    expect(await runSchedules(server(), 500, { ...ALL, requestId: false })).not.toEqual([]);
  });
});
