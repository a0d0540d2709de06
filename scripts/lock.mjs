import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const WAIT_MS = 200;

/** Runs `work` while no other process does so under the same folder name; a lock whose owner has died is taken over. */
export async function withLock(folder, work) {
  mkdirSync(dirname(folder), { recursive: true });
  while (!take(folder)) await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
  const release = () => rmSync(folder, { recursive: true, force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    release();
    process.removeListener("exit", release);
  }
}

function take(folder) {
  const owner = join(folder, "pid");
  try {
    mkdirSync(folder);
    writeFileSync(owner, String(process.pid));
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isAlive(readOwner(owner))) rmSync(folder, { recursive: true, force: true });
    return false;
  }
}

function readOwner(file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return process.pid; // just being written
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}
