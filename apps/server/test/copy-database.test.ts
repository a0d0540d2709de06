import { sql } from "kysely";
import { expect, test } from "vitest";
import { copyDatabase } from "../src/copy-database.ts";
import { createLogger } from "../src/logger.ts";
import { countServerTokens, countTokens } from "../src/store/count-tokens.ts";
import { openStore } from "../src/store/open-store.ts";
import { appCodeAt } from "./auth/app-code.ts";
import { ally, financialGoal, moreSaved, profile, toldFund } from "./examples.ts";
import { openDatabase } from "./open-database.ts";
import { type OpenServer, openServer } from "./open-server.ts";
import { OwnAssistant } from "./own-assistant.ts";
import { scriptedAdvisor } from "./scripted-advisor.ts";

const advisor = scriptedAdvisor(() => ({ changes: [{ kind: "add-asset", asset: { ...ally, id: "chat" } }] }));
const publicUrl = "http://localhost:3000";
const log = createLogger("silent");

test("everything is the same on PostgreSQL: who is signed in goes on, with what they stored", async () => {
  const before = await openServer({ advisor, config: { publicUrl } });
  const person = await before.signUp();
  await person.call("saveUserProfile", { profile });
  await person.call("updateUserFinancialsSection", { section: "assets", data: [{ ...ally, value: 1234.56 }] });
  await person.call("addIntermediateGoal", { goal: financialGoal(), requestId: crypto.randomUUID() });
  await person.call("saveUserSkills", { skills: { skills: ["Sales"], interests: [] } });
  await person.call("saveToldFigures", { told: [toldFund] });
  await person.call("saveScenarios", { scenarios: [moreSaved] });
  await person.call("handleSmartChatMessage", { message: "I have it", sessionId: "s1" });
  const { address } = await person.postAuth("/security/set-up-app", { password: person.password });
  await person.postAuth("/security/confirm-app", { code: appCodeAt(String(address), Date.now()) });
  const again = await person.postAuth("/sign-in/email", { email: person.email, password: person.password });
  expect(again).toEqual({ secondStep: { app: true, passkey: false } });
  const exported = await person.call("exportUserData", null);

  const target = await openDatabase("postgres");
  const databaseUrl = target.databaseUrl ?? "";
  const copied = await copyDatabase(before.config.dataDir, databaseUrl, log);
  expect(copied.find(({ table }) => table === "changes")?.rows).toBe(7);
  const after = await openServer({ advisor, config: { publicUrl, databaseUrl } });
  expect({ ...(await person.at(after.url).call("exportUserData", null)), exportedAt: "" }).toEqual({
    ...exported,
    exportedAt: "",
  });
  await person.at(after.url).call("updateUserFinancialsSection", { section: "assets", data: [] });
  await expect(copyDatabase(before.config.dataDir, databaseUrl, log)).rejects.toThrow(/holds accounts already/);
  await before.close();
  await after.close();
  await target.remove();
});

/** Counters that are over in an hour, what is never written, and what the migrator keeps for itself. */
const LEFT_BEHIND = ["auth_limit", "auth_oauth_client_assertion", "kysely_migration", "kysely_migration_lock"];

/** Someone who has something in every table. */
async function fillEveryTable(server: OpenServer): Promise<void> {
  const person = await server.signUp();
  await person.call("updateUserFinancialsSection", { section: "assets", data: [ally], requestId: crypto.randomUUID() });
  await person.call("saveReminders", { mail: true });
  await person.call("handleSmartChatMessage", { message: "I have it", sessionId: "s1" });
  await new OwnAssistant(server.url).ask(person, { accept: true, write: true });
  await person.postAuth("/request-password-reset", { email: person.email });
  await person.postAuth("/security/set-up-app", { password: person.password });
  const { db, close } = await openStore(server.config, log);
  await countTokens(db, person.userId, 10, "2026-11-23");
  await countServerTokens(db, 10, "2026-11-23");
  const key = { publicKey: "k", credentialID: "c", counter: 0, deviceType: "singleDevice", backedUp: 1 };
  const none = { name: null, transports: null, createdAt: null, aaguid: null };
  await db
    .insertInto("auth_passkey")
    .values({ id: "p1", userId: person.userId, ...key, ...none })
    .execute();
  await close();
}

test("in whichever table a row is lost on the way, or comes out otherwise, nothing at all is copied", async () => {
  const server = await openServer({ advisor });
  await fillEveryTable(server);
  const target = await openDatabase("postgres");
  const databaseUrl = target.databaseUrl ?? "";
  const copy = () => copyDatabase(server.config.dataDir, databaseUrl, log);
  const { db, close } = await openStore({ databaseUrl, dataDir: target.dataDir }, log);
  const tables = (await db.introspection.getTables({ withInternalKyselyTables: true })).map(({ name }) => name);

  /** The copy with a target that does something to each row of a table that comes in. */
  async function sabotaged(table: string, what: string): Promise<string> {
    await sql`create or replace function sabotage() returns trigger language plpgsql as ${sql.lit(
      `begin ${what} end`,
    )}`.execute(db);
    const on = sql.table(table);
    await sql`create trigger sabotage before insert on ${on} for each row execute function sabotage()`.execute(db);
    const outcome = await copy().then(
      () => "copied",
      (error) => String(error.lines),
    );
    await sql`drop trigger sabotage on ${on}`.execute(db);
    return outcome;
  }

  const copied = tables.filter((table) => !LEFT_BEHIND.includes(table)).sort();
  for (const table of copied) {
    const outcome = await sabotaged(table, "return null;");
    expect({ table, outcome }).toEqual({
      table,
      outcome: `A row of ${table} is not the same in both databases. Nothing was copied.`,
    });
  }
  for (const [table, change] of [
    ["documents", "new.revision := new.revision + 1;"],
    ["changes", "new.summary := new.summary || ' ';"],
    ["auth_passkey", 'new."backedUp" := not new."backedUp";'],
    ["auth_session", 'new."expiresAt" := new."expiresAt" + interval \'1 ms\';'],
    ["auth_oauth_consent", "new.scopes := new.scopes || '[\"write\"]';"],
  ] as const) {
    expect(await sabotaged(table, `${change} return new;`)).toContain(`A row of ${table} is not the same`);
  }
  await close();
  // Nothing was left behind by any of them: the copy asks for an empty database.
  const rows = await copy();
  expect(rows.map(({ table }) => table).sort()).toEqual(copied);
  expect(rows.filter((table) => table.rows === 0)).toEqual([]);
  await server.close();
  await target.remove();
});
