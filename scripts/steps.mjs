// What `npm test` and `npm run check` begin with, and how both name and time their steps.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { checkArrows } from "./check-arrows.mjs";
import { checkCoverage } from "./check-coverage.mjs";
import { checkExports } from "./check-exports.mjs";
import { checkStyles } from "./check-styles.mjs";

const root = join(import.meta.dirname, "..");

/** Runs a program of a package to its end; whether it succeeded. With a `mark`, each line that it prints begins with it. */
export async function run(module, args, { env = {}, mark = "" } = {}) {
  const output = mark ? "pipe" : "inherit";
  const child = spawn(process.execPath, [join(root, "node_modules", module), ...args], {
    cwd: root,
    stdio: ["ignore", output, output],
    env: { ...process.env, ...env },
  });
  for (const input of mark ? [child.stdout, child.stderr] : []) {
    createInterface({ input }).on("line", (line) => console.log(`${mark}${line}`));
  }
  try {
    const [code] = await once(child, "close");
    return code === 0;
  } catch (error) {
    console.error(`${mark}${module} could not be started: ${error.message}`);
    return false;
  }
}

/** Does one step, and says how it went and how long it took; whether it succeeded. */
export async function step(name, work) {
  console.log(`\n== ${name}`);
  const start = performance.now();
  const succeeded = await work();
  console.log(`== ${name}: ${succeeded ? "passed" : "FAILED"} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return succeeded;
}

/**
 * One project after the other: the compiler takes all cores by itself. What the journeys and the bench are made of takes in all of
 * the server, and is checked under the same options: the two in one go.
 */
async function checkTypes() {
  let passed = true;
  for (const project of ["packages", "apps/web", "e2e"]) {
    passed = (await run("typescript/bin/tsc", ["-p", project])) && passed;
  }
  return passed;
}

/** All that can be seen without running anything of ours, each with its name, in the order in which it fails fastest. */
export const STATIC_STEPS = [
  ["format and lint", () => run("@biomejs/biome/bin/biome", ["ci", "--colors=off"])],
  ["types", checkTypes],
  ["specification coverage", checkCoverage],
  ["exports that nobody uses", checkExports],
  ["arrows between folders", checkArrows],
  ["values beside the tokens", checkStyles],
];
