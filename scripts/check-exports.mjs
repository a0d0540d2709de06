// Holds exports to their use: what no other file takes by its name is private to its file.
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

const root = join(import.meta.dirname, "..");
const SOURCES = ["packages/**/*", "apps/**/*", "e2e/**/*", "bench/**/*", "scripts/**/*", "*"].map(
  (place) => `${place}.{ts,tsx,mjs}`,
);
const LEFT_OUT = /(?:^|\/)(?:node_modules|dist|\.cache)\//;
const OWN = /^(?:packages|apps)\/[\w-]+\/src\/.*(?<!\.test)\.tsx?$/;
const DECLARED =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)/gm;
/** `import { a, type B as C } from` and `export { a } from`. */
const TAKEN = /(?:import|export)\s+(?:type\s+)?(?:[\w$]+\s*,\s*)?\{([^}]*)\}/g;
/** What is loaded later is often handed on whole: any word of another file may name a part of it. */
const LOADED_LATER = /\bimport\("([^"]+)"\)/g;
const WORD = /[A-Za-z_$][\w$]*/g;

function namesIn(list) {
  return list.split(",").map(
    (part) =>
      part
        .trim()
        .replace(/^type\s+/, "")
        .split(/\s+as\s+/)[0],
  );
}

/** Prints exports that no other file takes; false where there are any. */
export function checkExports() {
  const files = globSync(SOURCES, { cwd: root, exclude: (name) => /^(?:node_modules|dist|\.cache)$/.test(name) })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !LEFT_OUT.test(file))
    .map((file) => ({ file, source: readFileSync(join(root, file), "utf8") }));
  const later = new Set(
    files.flatMap(({ source }) => [...source.matchAll(LOADED_LATER)].map(([, to]) => basename(to))),
  );
  const taken = usersOf(files, (source) => [...source.matchAll(TAKEN)].flatMap(([, list]) => namesIn(list)));
  const said = usersOf(files, (source) => source.match(WORD) ?? []);
  const isUsed = (file, name) => {
    const users = (later.has(basename(file)) ? said : taken).get(name);
    return users !== undefined && (users.size > 1 || !users.has(file));
  };
  const unused = files
    .filter(({ file }) => OWN.test(file))
    .flatMap(({ file, source }) => [...source.matchAll(DECLARED)].map(([, name]) => ({ file, name })))
    .filter(({ file, name }) => !isUsed(file, name))
    .map(({ file, name }) => `${file}: ${name}`);
  for (const place of unused) console.error(`Exported and used by no other file: ${place}`);
  console.log(`${files.length} files, ${unused.length} exports that no other file uses.`);
  return unused.length === 0 && files.length > 0;
}

/** For each name the files in which it is found. */
function usersOf(files, find) {
  const users = new Map();
  for (const { file, source } of files) {
    for (const name of find(source)) users.set(name, (users.get(name) ?? new Set()).add(file));
  }
  return users;
}
