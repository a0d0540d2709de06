// `npm start`: installs what is missing and builds what changed, then serves everything from one process. The process of
// `npm` that would see to the former beforehand takes as long as half of the server's start.
import { isNodeToRunOurs, modules, setUp } from "./setup.mjs";

await setUp({ isToRun: true });
if (isNodeToRunOurs()) await start();
else (await import("./start-with-local-node.mjs")).startWithLocalNode(modules);

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
