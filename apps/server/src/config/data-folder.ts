import { randomBytes } from "node:crypto";
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { StartError } from "../start-error.ts";
import { LEAST_SECRET_LENGTH } from "./settings.ts";

const SECRET_BYTES = 48;

/** Makes the data folder where it is missing; throws a {@link StartError} where nothing can be written in it. */
export function requireDataFolder(path: string): string {
  const folder = resolve(path);
  const probe = join(folder, `.write-check-${process.pid}`);
  try {
    makeFolder(folder);
    writeFileSync(probe, "");
    rmSync(probe);
    return folder;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? ` (${error.code})` : "";
    throw new StartError([`The data folder ${folder} cannot be written${code}. Set DATA_DIR to another one.`], error);
  }
}

/** As mkdirSync does with `recursive`, which never ends where a file system (such as /proc) takes no folders. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts may have been faster.
    if (!existsSync(folder)) throw error;
  }
}

/** The secret kept in the data folder, made at the first start. Where several processes start at once, one wins. */
export function keptAuthSecret(folder: string): string {
  const file = join(folder, "auth-secret");
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, "utf8").trim();
  if (secret.length >= LEAST_SECRET_LENGTH) return secret;
  throw new StartError([
    `The secret in ${file} is damaged. Delete the file to get a new one: everyone signs in again.`,
  ]);
}

/** The file gets its name once it is whole: neither another process nor a start after a power cut may find half of it. */
function makeSecret(file: string): void {
  const unnamed = `${file}.${process.pid}`;
  writeFileSync(unnamed, randomBytes(SECRET_BYTES).toString("base64url"), { mode: 0o600, flush: true });
  try {
    linkSync(unnamed, file);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : undefined;
    // A file system without links can still copy.
    if (code !== "EEXIST") copyFileSync(unnamed, file, constants.COPYFILE_EXCL);
  } finally {
    rmSync(unnamed);
  }
}
