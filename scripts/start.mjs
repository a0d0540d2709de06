// `npm start`: installs what is missing and builds what changed, then serves everything from one process. The process of
// `npm` that would see to the former beforehand takes as long as half of the server's start.
import { isNodeToRunOurs, setUp } from "./setup.mjs";

await setUp({ isToRun: true });
if (isNodeToRunOurs()) await start();
else await startWithLocalNode();

async function start() {
  const { buildAll } = await import("./build-all.mjs");
  try {
    await buildAll();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
  await import("../apps/server/dist/main.js");
}

/** The first time npm did not know of it yet: from the second time on it is found first. */
async function startWithLocalNode() {
  const { spawn } = await import("node:child_process");
  const args = [...process.execArgv, ...process.argv.slice(1)];
  const child = spawn("node", args, { stdio: "inherit", shell: process.platform === "win32" });
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on("exit", (code) => {
    process.exitCode = code ?? 1;
  });
}
