// Builds the server into few files: hundreds take longer to find, to read and to strip of their types than to run.
// `node build.mjs <folder>`, apps/server/dist if not said.
import { readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";

const server = join(import.meta.dirname, "..");
const dist = process.argv[2] ?? join(server, "dist");
// Built aside and put in place at the end, as the web app is.
const aside = join(server, "../../.cache", `server-${process.pid}`);

/** What finds files of its own beside itself, or is no JavaScript. */
const LEFT_OUT = ["@node-rs/argon2", "better-sqlite3", "dictionary-en", "tinypool"];

/**
 * Libraries of many small modules that several files need, each a file of its own: sorted by who needs what, they would
 * come in a dozen. Kysely is needed whole at the start, but for a few KB; of zod only what better-auth alone uses is here.
 */
const SHARED = [
  { name: "kysely", test: /node_modules[\\/]kysely[\\/]/, includeDependenciesRecursively: false },
  { name: "zod", test: /node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]/, includeDependenciesRecursively: false },
];

await build({
  configFile: false,
  root: server,
  logLevel: "warn",
  publicDir: false,
  ssr: { noExternal: true, external: LEFT_OUT, target: "node" },
  build: {
    ssr: true,
    target: "node22",
    outDir: aside,
    emptyOutDir: true,
    // A line of the log names places that people can find.
    minify: false,
    rolldownOptions: {
      input: { main: "src/main.ts", run: "src/run.ts", "advisor-worker": "src/advisor/worker/advisor-worker.ts" },
      output: { entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js", codeSplitting: { groups: SHARED } },
    },
  },
});
for (const name of readdirSync(aside).filter((file) => file.endsWith(".js"))) {
  const file = join(aside, name);
  writeFileSync(file, inAscii(taking(readFileSync(file, "utf8"))));
}
rmSync(dist, { recursive: true, force: true });
renameSync(aside, dist);

/** With one letter beyond Latin-1 in it V8 keeps the text of a whole file, for as long as it runs, in twice the memory. */
function inAscii(source) {
  if (/String\.raw/.test(source)) return source;
  return source.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/**
 * What a file imports of Node itself is taken by name. An import looks at all that such a module has, and `node:http` then
 * loads what `fetch` needs: a quarter of a start.
 */
function taking(source) {
  return source.replace(/^(?:import .*\n)+/, (imports) =>
    imports.replace(
      /^import \{(.*)\} from "(node:[\w/]+)";$/gm,
      (_, names, module) => `const {${names.replaceAll(" as ", ": ")}} = process.getBuiltinModule("${module}");`,
    ),
  );
}
