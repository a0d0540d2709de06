// `npm run test:quick`: the unit tests of domain, calls and web. Those of the advisor load its weights and take minutes.
import { run } from "./steps.mjs";

const PROJECTS = ["packages", "web", "web with state"];
const FOLDERS = ["packages/domain", "packages/calls", "apps/web"];

/** Runs them; whether all passed, once they have. */
export function runQuickTests() {
  return run("vitest/vitest.mjs", ["run", ...PROJECTS.flatMap((project) => ["--project", project]), ...FOLDERS]);
}

if (process.argv[1] === import.meta.filename) process.exitCode = (await runQuickTests()) ? 0 : 1;
