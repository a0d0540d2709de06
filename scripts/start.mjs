// `npm start`: builds what changed, then serves everything from one process.
import { buildWeb } from "./build-web.mjs";

try {
  await buildWeb();
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
await import("../apps/server/src/main.ts");
