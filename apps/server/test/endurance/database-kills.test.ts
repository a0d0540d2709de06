import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { financialGoal } from "../examples.ts";
import { type OpenServer, openServer } from "../open-server.ts";
import { type RunningPostgres, startPostgres } from "../postgres.ts";
import { printProgress, rounds, seededRandom } from "./rounds.ts";

const WRITERS = 8;
const MOST_GOALS = 190;
const PAUSE_MS = 20;
const random = seededRandom("Kills of the database");

let postgres: RunningPostgres;
let server: OpenServer;
const dataDir = mkdtempSync(join(tmpdir(), "database-kills-"));
beforeAll(async () => {
  postgres = await startPostgres({ isToCrash: true });
  server = await openServer({ config: { databaseUrl: `${postgres.url}postgres`, dataDir } });
});
afterAll(async () => {
  await server.close();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Outcome {
  acknowledged: number;
  /** Acknowledged, and not there. */
  lost: number;
  /** There without its row in the change log or its revision, or twice. */
  half: number;
}

/** Kills the database while eight writers add goals, each sending again what failed. */
async function killOnce(sendsAgain: boolean): Promise<Outcome> {
  const person = await server.signUp();
  const acknowledged: string[] = [];
  let isOver = false;
  let begun = 0;
  const add = async (id: string) => {
    const requestId = randomUUID();
    for (;;) {
      try {
        return await person.call("addIntermediateGoal", { goal: financialGoal({ id }), requestId });
      } catch (error) {
        if (!sendsAgain) return;
        expect(error).toMatchObject({ code: "functions/unavailable" });
        await wait(PAUSE_MS);
      }
    }
  };
  const write = async () => {
    while (!isOver && begun < MOST_GOALS) {
      const id = `g${begun++}`;
      await add(id);
      acknowledged.push(id);
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  await wait(random() * 200);
  await postgres.crash();
  isOver = true;
  await Promise.all(writers);
  const { intermediateGoals, revision } = await person.call("getUserIntermediateGoals", null);
  const ids = intermediateGoals.map(({ id }) => id);
  const { changes } = (await person.call("exportUserData", null)) as { changes: unknown[] };
  return {
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !ids.includes(id)).length,
    half: Math.abs(changes.length - ids.length) + Math.abs(revision - ids.length) + (ids.length - new Set(ids).size),
  };
}

test("a database that is killed among eight writers loses nothing acknowledged; what is sent again is there once", async () => {
  const kills = rounds(2, 200);
  const sum: Outcome = { acknowledged: 0, lost: 0, half: 0 };
  for (let kill = 0; kill < kills; kill++) {
    const { acknowledged, lost, half } = await killOnce(true);
    sum.acknowledged += acknowledged;
    sum.lost += lost;
    sum.half += half;
    printProgress(kill + 1, kills, `kills of PostgreSQL, ${sum.lost} of ${sum.acknowledged} lost, ${sum.half} by half`);
  }
  process.stdout.write(
    `${kills} kills of PostgreSQL: ${sum.lost} of ${sum.acknowledged} writes lost, ${sum.half} by half\n`,
  );
  expect(sum).toMatchObject({ lost: 0, half: 0 });
  expect(sum.acknowledged).toBeGreaterThan(0);
});

test("where failures count as stored, writes are lost: the test above can fail", async () => {
  await expect.poll(async () => (await killOnce(false)).lost, { timeout: 60_000 }).toBeGreaterThan(0);
});
