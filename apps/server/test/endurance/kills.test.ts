import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { financialGoal } from "../examples.ts";
import { freePort } from "../free-port.ts";
import { type EmptyDatabase, ENGINES, type Engine, openDatabase } from "../open-database.ts";
import { ServerProcess } from "../server-process.ts";
import { TestPerson } from "../test-person.ts";
import { isLong, printProgress, rounds, seededRandom } from "./rounds.ts";

const WRITERS = 8;
/**
 * What signing up needs would else be loaded by each server that is about to be killed: half of what a kill took. A server
 * that signs somebody up lives long enough to make its advisor ready, which one that is about to be killed never uses. The
 * last of them is used after fifty kills, of which each may take 18 seconds before the token ends, after 15 minutes.
 */
const SIGN_UP_AT_ONCE = 50;
const MOST_GOALS = 190;
const SECRET = "a-secret-of-the-tests-that-is-long-enough";
/** A hundred kills take a minute and a half; where others keep the machine busy, much longer. */
const timeout = isLong ? 7_200_000 : 900_000;
const random = seededRandom("Kills");

async function startOn({ databaseUrl, dataDir }: EmptyDatabase, port: number): Promise<ServerProcess> {
  const server = new ServerProcess({
    DATA_DIR: dataDir,
    AUTH_SECRET: SECRET,
    PORT: String(port),
    TRUSTED_PROXIES: "127.0.0.1",
    ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
  });
  await server.url();
  return server;
}

async function signUpAtOnce(server: ServerProcess, count: number): Promise<TestPerson[]> {
  const url = await server.url();
  return Promise.all(Array.from({ length: count }, () => TestPerson.signUp(url)));
}

interface Outcome {
  /** The server that was started again. */
  server: ServerProcess;
  lost: string[];
  half: number;
}

/**
 * Kills a server while eight writers add goals of a person without any, and starts it again; what was acknowledged and is not there then, and
 * what is there by half. `trusting`: what was sent counts as acknowledged.
 */
async function killOnce(
  server: ServerProcess,
  person: TestPerson,
  start: () => Promise<ServerProcess>,
  { trusting = false } = {},
): Promise<Outcome> {
  const acknowledged: string[] = [];
  let isUp = true;
  let begun = 0;
  const write = async () => {
    while (isUp && begun < MOST_GOALS) {
      const id = `g${begun++}`;
      const added = person.call("addIntermediateGoal", { goal: financialGoal({ id }), requestId: randomUUID() });
      await added.then(
        () => acknowledged.push(id),
        () => {
          if (trusting) acknowledged.push(id);
          isUp = false;
        },
      );
    }
  };
  const writers = Array.from({ length: WRITERS }, write);
  await wait(random() * 250);
  await server.kill("SIGKILL");
  await Promise.all(writers);

  const again = await start();
  const goals = await person.call("getUserIntermediateGoals", null);
  const stored = new Set(goals.intermediateGoals.map(({ id }) => id));
  const { changes } = (await person.call("exportUserData", null)) as { changes: unknown[] };
  return {
    server: again,
    lost: acknowledged.filter((id) => !stored.has(id)),
    half: Math.abs(changes.length - stored.size) + Math.abs(goals.revision - stored.size),
  };
}

describe.each(ENGINES)("on %s", (engine: Engine) => {
  test("a server that is killed among eight writers loses nothing that it acknowledged, and keeps nothing by half", {
    timeout,
  }, async () => {
    const database = await openDatabase(engine);
    const port = await freePort();
    const start = () => startOn(database, port);
    const kills = engine === "sqlite" ? rounds(100, 1_000) : rounds(2, 200);
    let server = await start();
    let lost = 0;
    let half = 0;
    for (let kill = 0; kill < kills; ) {
      for (const person of await signUpAtOnce(server, Math.min(SIGN_UP_AT_ONCE, kills - kill))) {
        const outcome = await killOnce(server, person, start);
        server = outcome.server;
        lost += outcome.lost.length;
        half += outcome.half;
        printProgress(++kill, kills, `kills of a server on ${engine}, ${lost} lost, ${half} by half`);
      }
    }
    process.stdout.write(`${kills} kills of a server on ${engine}: ${lost} lost, ${half} by half\n`);
    expect({ lost, half }).toEqual({ lost: 0, half: 0 });
    await server.kill("SIGKILL");
    await database.remove();
  });

  test("where what was sent counts as stored, it loses some: the test above can fail", async () => {
    const database = await openDatabase(engine);
    const port = await freePort();
    const start = () => startOn(database, port);
    let server = await start();
    const lost = async () => {
      const person = await TestPerson.signUp(await server.url());
      const outcome = await killOnce(server, person, start, { trusting: true });
      server = outcome.server;
      return outcome.lost.length;
    };
    await expect.poll(lost, { timeout: 60_000 }).toBeGreaterThan(0);
    await server.kill("SIGKILL");
    await database.remove();
  });
});
