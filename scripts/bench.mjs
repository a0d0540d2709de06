// `npm run bench`: builds what changed, then prints what each page weighs and when it is painted, and what the server
// carries. `npm run bench -- server` or `-- page` for one of them; RUNS=<n>, 5 if not said. Two more are made only where
// they are named: `-- postgres`, the same on PostgreSQL, with one process and with two, and `-- peer`, another product.
import { buildAll } from "./build-all.mjs";

const only = process.argv[2];
await buildAll();
const parts = {
  page: "page/page.ts",
  server: "server/server.ts",
  postgres: "server/postgres.ts",
  peer: "page/peer.ts",
};
const named = only === undefined ? ["page", "server"] : [only];
for (const name of named) {
  if (!Object.hasOwn(parts, name)) throw new Error(`There is no bench ${name}: ${Object.keys(parts).join(", ")}.`);
  await import(`../bench/${parts[name]}`);
}
