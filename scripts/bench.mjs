// `npm run bench`: builds what changed, then prints what each page weighs and when it is painted, and what the server
// carries. `npm run bench -- server` or `-- page` for one of them; RUNS=<n>, 5 if not said.
import { buildServer } from "./build-server.mjs";
import { buildWeb } from "./build-web.mjs";

const only = process.argv[2];
await buildWeb();
await buildServer();
if (only !== "server") await import("../bench/page/page.ts");
if (only !== "page") await import("../bench/server/server.ts");
