// `npm start`: builds what changed, then serves everything from one process.
import { buildServer } from "./build-server.mjs";
import { buildWeb } from "./build-web.mjs";

try {
  await buildWeb();
  await buildServer();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../apps/server/dist/main.js");
