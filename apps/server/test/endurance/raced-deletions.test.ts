import { setTimeout as wait } from "node:timers/promises";
import type { CallName, CallPayload } from "@seven-figures/calls";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { createLogger } from "../../src/logger.ts";
import { openStore } from "../../src/store/open-store.ts";
import { ally, financialGoal, moreSaved, toldFund, visa } from "../examples.ts";
import { ENGINES, type Engine } from "../open-database.ts";
import { type OpenServer, openServer } from "../open-server.ts";
import { scriptedAdvisor } from "../scripted-advisor.ts";
import type { TestPerson } from "../test-person.ts";
import { rounds, seededRandom } from "./rounds.ts";

const AT_ONCE = 2;
const random = seededRandom("Raced deletions");
const advisor = scriptedAdvisor(({ newId }) => ({
  changes: [{ kind: "add-debt", debt: { ...visa, id: newId("debt") } }],
}));

const WRITES: { [Name in CallName]?: () => CallPayload<Name> } = {
  addIntermediateGoal: () => ({ goal: financialGoal({ id: `g${random()}` }) }),
  updateUserFinancialsSection: () => ({ section: "assets", data: [{ ...ally, value: 1 + Math.floor(random() * 99) }] }),
  handleSmartChatMessage: () => ({ message: "I owe", sessionId: `s${Math.floor(random() * 3)}` }),
  saveScenarios: () => ({ scenarios: [{ ...moreSaved, name: `Road ${random()}` }] }),
  saveToldFigures: () => ({ told: [{ ...toldFund, name: `Fund ${random()}` }] }),
  saveReminders: () => ({ calendar: "new" }),
  saveUserSkills: () => ({ skills: { skills: [`Skill ${random()}`], interests: [] } }),
};

/** Writes until it is refused. */
async function writeOn(person: TestPerson, name: string, payload: () => unknown): Promise<void> {
  for (let refused = false; !refused; ) {
    await person.callAnything(name, payload()).catch((error: { code: string }) => {
      refused = error.code === "functions/unauthenticated";
    });
  }
}

/** Deletes an account while all kinds of its writes are under way. */
async function deleteInMidst(server: OpenServer): Promise<void> {
  const person = await server.signUp();
  const writers = Object.entries(WRITES).map(([name, payload]) => writeOn(person, name, payload));
  await wait(random() * 40);
  await person.call("deleteAccount", { password: person.password });
  await Promise.all(writers);
}

/** What belongs to nobody: counts of tries, keys, tokens of the whole server, assistants and where they may be used. */
const NOBODYS =
  /^(auth_limit|auth_jwks|server_tokens|auth_oauth_(client|client_resource|client_assertion|resource)|sqlite_.*)$/;

/** How many rows the database still holds of anybody, in whatever table. */
async function rowsLeft({ config }: OpenServer): Promise<number> {
  const { db, close } = await openStore(config, createLogger("silent"));
  const tables = (await db.introspection.getTables()).map(({ name }) => name).filter((name) => !NOBODYS.test(name));
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`.execute(db);
      return Number(rows[0]?.rows);
    }),
  );
  await close();
  const left = counts.reduce((sum, rows) => sum + rows, 0);
  process.stdout.write(`Raced deletions: ${left} rows left in ${tables.length} tables\n`);
  return left;
}

async function race(server: OpenServer, times: number): Promise<number> {
  for (let done = 0; done < times; done += AT_ONCE) {
    await Promise.all(Array.from({ length: AT_ONCE }, () => deleteInMidst(server)));
  }
  return rowsLeft(server);
}

/** Takes away the rule that a change goes with its account. */
async function unbind({ config }: OpenServer): Promise<void> {
  const { db, engine, close } = await openStore(config, createLogger("silent"));
  if (engine === "postgres") await sql`alter table changes drop constraint changes_owner`.execute(db);
  else {
    await sql`create table unbound as select * from changes where false`.execute(db);
    await sql`drop table changes`.execute(db);
    await sql`alter table unbound rename to changes`.execute(db);
  }
  await close();
}

describe.each(ENGINES)("on %s", (engine: Engine) => {
  test("an account that is deleted while its writes are under way leaves nothing behind", async () => {
    const server = await openServer({ engine, advisor, config: { trustedProxies: ["127.0.0.1"] } });
    expect(await race(server, rounds(16, 500))).toBe(0);
    await server.close();
  });

  test("where nothing binds what is stored to its account, rows are left: the test above can fail", async () => {
    const server = await openServer({ engine, advisor, config: { trustedProxies: ["127.0.0.1"] } });
    await unbind(server);
    expect(await race(server, 2)).toBeGreaterThan(0);
    await server.close();
  });
});
