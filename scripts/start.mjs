// `npm start`: builds what changed, then serves everything from one process.
import { buildAll } from "./build-all.mjs";

try {
  await buildAll();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../apps/server/dist/main.js");
