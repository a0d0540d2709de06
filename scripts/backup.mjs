// `npm run backup -- <file>` and `npm run restore -- <file>`: the SQLite database of DATA_DIR into a file and back.
import { existsSync } from "node:fs";
import { backUp, restore } from "../apps/server/src/backup.ts";

if (existsSync(".env")) process.loadEnvFile(".env");
const [what, file] = process.argv.slice(2);
const dataDir = process.env.DATA_DIR || "data";

try {
  if (process.env.DATABASE_URL) throw new Error("DATABASE_URL is set: use pg_dump and pg_restore of PostgreSQL.");
  if (!file) throw new Error(`Name a file: npm run ${what} -- <file>`);
  if (what === "backup") {
    await backUp(dataDir, file);
    console.log(`The database was copied to ${file}. Keep ${dataDir}/auth-secret with it.`);
  } else {
    const { kept } = restore(file, dataDir);
    console.log(`${file} is the database now.${kept ? ` The one before is ${kept}.` : ""}`);
  }
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
