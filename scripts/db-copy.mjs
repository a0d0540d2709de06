// `npm run db:copy`: everything from the SQLite of DATA_DIR into the empty PostgreSQL of DATABASE_URL, compared row by row.
import { existsSync } from "node:fs";
import { copyDatabase } from "../apps/server/src/copy-database.ts";
import { createLogger } from "../apps/server/src/logger.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const { DATA_DIR, DATABASE_URL } = process.env;

try {
  if (!DATABASE_URL) throw new Error("Set DATABASE_URL to the PostgreSQL to copy into.");
  const copied = await copyDatabase(DATA_DIR || "data", DATABASE_URL, createLogger("warn"));
  for (const { table, rows } of copied) console.log(`${table}: ${rows} rows, the same in both`);
  console.log(`Start with DATABASE_URL, and with AUTH_SECRET set to what is in ${DATA_DIR || "data"}/auth-secret.`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
