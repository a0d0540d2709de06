import { chmodSync, closeSync, copyFileSync, existsSync, openSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import SqliteDatabase from "better-sqlite3";
import { StartError } from "./start-error.ts";

const DATABASE = "seven-figures.sqlite";
/** Pages copied at a time: others write in between. */
const PAGES_AT_ONCE = 1_000;

/** Copies the SQLite database of a data folder into a file, as it stands at one moment, while the server goes on. */
export async function backUp(dataDir: string, file: string): Promise<void> {
  const source = join(dataDir, DATABASE);
  if (!existsSync(source)) throw new StartError([`There is no database in ${dataDir}.`]);
  if (existsSync(file)) throw new StartError([`${file} is there already. Name another file.`]);
  const partial = `${file}.partial`;
  rmSync(partial, { force: true });
  closeSync(openSync(partial, "w", 0o600));
  const database = new SqliteDatabase(source, { readonly: true, fileMustExist: true });
  try {
    await database.backup(partial, { progress: () => PAGES_AT_ONCE });
  } finally {
    database.close();
  }
  requireWhole(partial);
  renameSync(partial, file);
}

/** Puts a backup in the place of a data folder's database, which is kept beside it. The server must not run. */
export function restore(file: string, dataDir: string): { kept: string | null } {
  requireWhole(file);
  const target = join(dataDir, DATABASE);
  requireNobody(target);
  const kept = existsSync(target) ? `${target}.before-${Date.now()}` : null;
  if (kept) renameSync(target, kept);
  for (const suffix of ["-wal", "-shm"]) rmSync(target + suffix, { force: true });
  copyFileSync(file, target);
  chmodSync(target, 0o600);
  return { kept };
}

function requireWhole(file: string): void {
  let result: unknown;
  try {
    const database = new SqliteDatabase(file, { readonly: true, fileMustExist: true });
    result = database.pragma("integrity_check", { simple: true });
    database.close();
  } catch (error) {
    throw new StartError([`${file} is no backup that can be read.`], error);
  }
  if (result !== "ok") throw new StartError([`${file} is damaged: ${result}.`]);
}

/** Moves the write-ahead log into the database, which takes a lock that a running server does not give. */
function requireNobody(file: string): void {
  if (!existsSync(file)) return;
  const database = new SqliteDatabase(file, { timeout: 0 });
  try {
    database.pragma("locking_mode = EXCLUSIVE");
    database.exec("begin exclusive; commit");
    database.pragma("wal_checkpoint(TRUNCATE)");
  } catch (error) {
    throw new StartError(["The server is running on this data. Stop it first."], error);
  } finally {
    database.close();
  }
}
