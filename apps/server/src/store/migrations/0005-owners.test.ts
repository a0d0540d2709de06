import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { expect, test } from "vitest";
import { ENGINES, openDatabase } from "../../../test/open-database.ts";
import { createLogger } from "../../logger.ts";
import type { Database } from "../database.ts";
import { MIGRATIONS } from "../migrate.ts";
import { openPostgres } from "../postgres.ts";
import { openSqlite } from "../sqlite.ts";

test.each(ENGINES)("on %s what was stored stays, except what belongs to nobody, and indexes too", async (engine) => {
  const { databaseUrl, dataDir, remove } = await openDatabase(engine);
  const dialect = databaseUrl ? openPostgres(databaseUrl, createLogger("silent")) : (await openSqlite(dataDir)).dialect;
  const db = new Kysely<Database>({ dialect });
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  await migrator.migrateTo("0004-chat-openings");
  await sql`insert into auth_user (id, name, email, "emailVerified", "createdAt", "updatedAt")
    values ('ann', 'Ann', 'ann@example.com', false, '2026-01-01', '2026-01-01')`.execute(db);
  const request = { request_id: "r1", call: "saveUserSkills", reply: "{}", at: 5 };
  await db
    .insertInto("requests")
    .values([
      { user_id: "ann", ...request },
      { user_id: "nobody", ...request },
    ])
    .execute();
  const { error } = await migrator.migrateTo("0005-owners");
  expect(error).toBeUndefined();
  expect(await db.selectFrom("requests").selectAll().execute()).toEqual([{ user_id: "ann", ...request }]);
  await expect(
    db
      .insertInto("requests")
      .values({ user_id: "ann", ...request })
      .execute(),
  ).rejects.toThrow();
  const indexes =
    engine === "sqlite" ? sql`select name from sqlite_master` : sql`select indexname as name from pg_indexes`;
  const { rows } = await indexes.execute(db);
  expect(rows).toEqual(expect.arrayContaining([{ name: "requests_by_time" }, { name: "chat_sessions_by_time" }]));
  await db.deleteFrom("auth_user").execute();
  expect(await db.selectFrom("requests").selectAll().execute()).toEqual([]);
  await db.destroy();
  await remove();
});
