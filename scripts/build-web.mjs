// Builds the web app unless the build that is there was made from the very same files.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";

const root = join(import.meta.dirname, "..");
const stampFile = join(root, "apps/web/dist/.stamp");
const SOURCES = [
  "apps/web/index.html",
  "apps/web/package.json",
  "apps/web/public",
  "apps/web/scripts",
  "apps/web/src",
  "apps/web/vite.config.ts",
  "package-lock.json",
  "packages/calls/src",
  "packages/domain/src",
];

function* filesOf(path) {
  if (!existsSync(path)) return;
  if (!statSync(path).isDirectory()) yield path;
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

function hashOfSources() {
  const hash = createHash("sha256");
  for (const source of SOURCES) {
    for (const file of filesOf(join(root, source))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest("hex");
}

function isBuilt(stamp) {
  return existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp;
}

/** Throws where the build fails. */
export async function buildWeb() {
  const stamp = hashOfSources();
  if (isBuilt(stamp)) return;
  await withLock(join(root, ".cache", "build.lock"), () => {
    if (isBuilt(stamp)) return;
    console.log("Building the web app ...");
    const { status } = spawnSync(process.execPath, ["apps/web/scripts/build.mjs"], { cwd: root, stdio: "inherit" });
    if (status !== 0) throw new Error("The web app could not be built.");
    writeFileSync(stampFile, stamp);
  });
}
