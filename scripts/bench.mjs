// `npm run bench`: builds what changed, then prints what each page weighs and when it is painted. RUNS=<n>, 5 if not said.
import { buildServer } from "./build-server.mjs";
import { buildWeb } from "./build-web.mjs";

await buildWeb();
await buildServer();
await import("../bench/page/page.ts");
