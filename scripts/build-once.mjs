// Builds something unless the build that is there was made from the very same files.
import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";

const root = join(import.meta.dirname, "..");

function* filesOf(path) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return;
  if (!stats.isDirectory()) yield { path, stats };
  else for (const name of readdirSync(path).sort()) yield* filesOf(join(path, name));
}

/** What is quickly seen of files: where nothing of it has changed, nobody has written to them. */
function looksOf(files) {
  const hash = createHash("sha256");
  for (const { path, stats } of files) hash.update(`${path} ${stats.size} ${stats.mtimeMs} ${stats.ino}\n`);
  return hash.digest("hex");
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const { path } of files) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/**
 * `what` is built by `script` into `folder`, from `sources`: paths from the root, of files or folders. Throws where the
 * build fails.
 */
export async function buildOnce({ what, script, folder, sources }) {
  const stampFile = join(root, folder, ".stamp");
  const name = what.replaceAll(" ", "-");
  const looksFile = join(root, ".cache", `${name}.looks`);
  const files = sources.flatMap((source) => [...filesOf(join(root, source))]);
  const looks = looksOf(files);
  if (existsSync(stampFile) && readIfThere(looksFile) === `${looks} ${readIfThere(stampFile)}`) return;

  const stamp = hashOf(files);
  await withLock(join(root, ".cache", `${name}.lock`), async () => {
    if (readIfThere(stampFile) !== stamp) {
      console.log(`Building the ${what} ...`);
      const [code] = await once(spawn(process.execPath, [script], { cwd: root, stdio: "inherit" }), "exit");
      if (code !== 0) throw new Error(`The ${what} could not be built.`);
      writeFileSync(stampFile, stamp);
    }
    writeFileSync(looksFile, `${looks} ${stamp}`);
  });
}
