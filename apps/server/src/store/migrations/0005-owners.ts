import { type Kysely, PostgresAdapter, sql } from "kysely";
import type { Migration } from "kysely/migration";

const OWNED = [
  "documents",
  "changes",
  "requests",
  "chat_sessions",
  "chat_counts",
  "advisor_tokens",
  "net_worth_points",
] as const;

/** Everything stored about someone goes with the account, in the same moment, and nothing can be stored after it. */
export const owners: Migration = {
  async up(db: Kysely<unknown>) {
    const isPostgres = db.getExecutor().adapter instanceof PostgresAdapter;
    for (const table of OWNED) {
      await sql`delete from ${sql.table(table)} where user_id not in (select id from auth_user)`.execute(db);
      if (isPostgres) await addOwner(db, table);
      else await rebuildWithOwner(db, table);
    }
  },
};

async function addOwner(db: Kysely<unknown>, table: string): Promise<void> {
  await db.schema
    .alterTable(table)
    .addForeignKeyConstraint(`${table}_owner`, ["user_id"], "auth_user", ["id"], (key) => key.onDelete("cascade"))
    .execute();
}

/** SQLite can't add a foreign key to a table that there is: another takes its place, with its rows and its indexes. */
async function rebuildWithOwner(db: Kysely<unknown>, table: string): Promise<void> {
  const { rows } = await sql<{ type: string; sql: string }>`
    select type, sql from sqlite_master where tbl_name = ${table} and sql is not null order by type desc`.execute(db);
  const [made, ...indexes] = rows;
  if (made?.type !== "table") throw new Error(`There is no table ${table}`);
  const renamed = made.sql.replace(/^create table "?\w+"?/i, `create table "${table}_owned"`);
  const owned = renamed.replace(/\)\s*$/, `, foreign key ("user_id") references "auth_user" ("id") on delete cascade)`);
  await sql.raw(owned).execute(db);
  await sql`insert into ${sql.table(`${table}_owned`)} select * from ${sql.table(table)}`.execute(db);
  await db.schema.dropTable(table).execute();
  await sql`alter table ${sql.table(`${table}_owned`)} rename to ${sql.table(table)}`.execute(db);
  for (const index of indexes) await sql.raw(index.sql).execute(db);
}
