// What `npm test` and `npm run check` begin with, and how both name and time their steps.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { checkArrows } from "./check-arrows.mjs";
import { checkCoverage } from "./check-coverage.mjs";
import { checkExports } from "./check-exports.mjs";
import { checkStyles } from "./check-styles.mjs";

const root = join(import.meta.dirname, "..");

/** Runs a program of a package to its end; whether it succeeded. */
export function run(module, args, env = {}) {
  const { status } = spawnSync(process.execPath, [join(root, "node_modules", module), ...args], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/** Does one step, and says how it went and how long it took; whether it succeeded. */
export async function step(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const succeeded = await work();
  console.log(`== ${name}: ${succeeded ? "passed" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return succeeded;
}

/** All that can be seen without running anything of ours, each with its name, in the order in which it fails fastest. */
export const STATIC_STEPS = [
  ["format and lint", () => run("@biomejs/biome/bin/biome", ["ci", "--colors=off"])],
  [
    "types",
    () =>
      ["packages", "apps/server", "apps/web", "e2e"]
        .map((project) => run("typescript/bin/tsc", ["-p", project]))
        .every(Boolean),
  ],
  ["specification coverage", checkCoverage],
  ["exports that nobody uses", checkExports],
  ["arrows between folders", checkArrows],
  ["values beside the tokens", checkStyles],
];
