// Builds something unless the build that is there was made from the very same files.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { withLock } from "./lock.mjs";

const root = join(import.meta.dirname, "..");

/** All files at and below a path, in the same order each time. Done at each start, and hence by plain loops. */
function addFiles(path, files, isFolder) {
  const stats = isFolder ? undefined : statSync(path, { throwIfNoEntry: false });
  if (isFolder || stats?.isDirectory()) {
    const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) addFiles(`${path}/${entry.name}`, files, entry.isDirectory());
  } else if (stats) files.push({ path, stats });
}

/** What is quickly seen of files: where nothing of it has changed, nobody has written to them. */
function looksOf(files) {
  const lines = files.map(({ path, stats }) => `${path} ${stats.size} ${stats.mtimeMs} ${stats.ino}\n`);
  return createHash("sha256").update(lines.join("")).digest("hex");
}

function hashOf(files) {
  const hash = createHash("sha256");
  for (const { path } of files) hash.update(path.slice(root.length)).update(readFileSync(path));
  return hash.digest("hex");
}

function readIfThere(file) {
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Runs a script of ours to its end. What that needs is loaded then: mostly nothing is to be built. */
async function exitCodeOf(script) {
  const { spawn } = await import("node:child_process");
  const child = spawn(process.execPath, [script], { cwd: root, stdio: "inherit" });
  return new Promise((resolve, reject) => child.once("exit", resolve).once("error", reject));
}

/**
 * `what` is built by `script` into `folder`, from `sources`: paths from the root, of files or folders. Throws where the
 * build fails.
 */
export async function buildOnce({ what, script, folder, sources }) {
  const stampFile = join(root, folder, ".stamp");
  const name = what.replaceAll(" ", "-");
  const looksFile = join(root, ".cache", `${name}.looks`);
  const files = [];
  for (const source of sources) addFiles(join(root, source), files, false);
  const looks = looksOf(files);
  if (existsSync(stampFile) && readIfThere(looksFile) === `${looks} ${readIfThere(stampFile)}`) return;

  const stamp = hashOf(files);
  await withLock(join(root, ".cache", `${name}.lock`), async () => {
    if (readIfThere(stampFile) !== stamp) {
      console.log(`Building the ${what} ...`);
      const code = await exitCodeOf(script);
      if (code !== 0) throw new Error(`The ${what} could not be built.`);
      writeFileSync(stampFile, stamp);
    }
    writeFileSync(looksFile, `${looks} ${stamp}`);
  });
}
