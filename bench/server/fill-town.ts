import { type Kysely, sql } from "kysely";
import { createLogger } from "../../apps/server/src/logger.ts";
import type { Database } from "../../apps/server/src/store/database.ts";
import { openStore } from "../../apps/server/src/store/open-store.ts";

/** What someone has rows in who told of an income and an asset. */
const TABLES = ["auth_user", "auth_account", "auth_session", "documents", "changes", "net_worth_points"];
const AT_ONCE = 10_000;
/** The most that one statement takes as parameters. */
const IN_ONE_STATEMENT = 1_000;
/** Ids rise, since rows that come in their order are written at the end of what there is. */
const ID_DIGITS = 12;

/** Where a server keeps its people. */
export interface Town {
  databaseUrl: string | null;
  dataDir: string;
}

/**
 * Fills a database with copies of the one person who is in it, each with an id and an e-mail of their own: a million in
 * a few minutes. None of them can sign in. No server may run on it meanwhile.
 */
export async function fillTown(town: Town, people: number): Promise<void> {
  const { db, engine, close } = await openStore(town, createLogger("error"));
  try {
    // A town that was lost with the machine would be made again.
    if (engine === "sqlite") for (const speed of FAST) await sql.raw(speed).execute(db);
    await db.connection().execute(async (connection) => {
      await sql`create temporary table newcomers (id text primary key)`.execute(connection);
      const copies = await copyStatements(connection);
      for (let from = 0; from < people; from += AT_ONCE) {
        await connection.transaction().execute(async (transaction) => {
          await nameNewcomers(transaction, from, Math.min(people, from + AT_ONCE));
          for (const copy of copies) await sql.raw(copy).execute(transaction);
          await sql`delete from newcomers`.execute(transaction);
        });
      }
    });
    await sql.raw(engine === "sqlite" ? "pragma wal_checkpoint(truncate)" : "vacuum analyze").execute(db);
  } finally {
    await close();
  }
}

const FAST = ["pragma synchronous = off", "pragma foreign_keys = off", "pragma cache_size = -500000"];

async function nameNewcomers(db: Kysely<Database>, from: number, to: number): Promise<void> {
  for (let at = from; at < to; at += IN_ONE_STATEMENT) {
    const ids = Array.from({ length: Math.min(to - at, IN_ONE_STATEMENT) }, (_, more) => newcomerId(at + more));
    await sql`insert into newcomers (id) values ${sql.join(ids.map((id) => sql`(${id})`))}`.execute(db);
  }
}

function newcomerId(at: number): string {
  return `town-${String(at).padStart(ID_DIGITS, "0")}`;
}

/** For each table the statement that copies the rows of the template to each newcomer. */
async function copyStatements(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id from auth_user`.execute(db);
  const template = rows[0]?.id ?? "";
  const tables = await db.introspection.getTables();
  return TABLES.map((name) => {
    const columns = tables.find((table) => table.name === name)?.columns.map((column) => column.name) ?? [];
    const owner = ["user_id", "userId"].find((column) => columns.includes(column)) ?? "id";
    const list = (each: (column: string) => string) => columns.map(each).join(", ");
    const values = list((column) => OF_THEIR_OWN[column] ?? `template."${column}"`);
    return `insert into "${name}" (${list((column) => `"${column}"`)})
      select ${values} from newcomers cross join "${name}" as template
      where template."${owner}" = '${template}' order by newcomers.id`;
  });
}

/** What no two people have in common. */
const OF_THEIR_OWN: Partial<Record<string, string>> = {
  id: "newcomers.id",
  user_id: "newcomers.id",
  userId: "newcomers.id",
  accountId: "newcomers.id",
  token: "newcomers.id",
  email: "newcomers.id || '@town.example'",
};
