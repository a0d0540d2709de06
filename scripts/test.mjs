// `npm test`: everything, in the order in which it fails fastest. Ends with one line: N passed, N failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { buildAll } from "./build-all.mjs";
import { run, STATIC_STEPS, step } from "./steps.mjs";
import { Tally } from "./tally.mjs";

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** The project of tests that measure, such as how long somebody waits: nothing else may run beside them. */
const MEASURING = "server measured";

const tally = new Tally();
// The programs that run get it too, and end: what they came to is still said. A second one ends this at once.
process.once("SIGINT", () => tally.stop());

/** Does a step, which may tell how many of its tests passed and failed. */
async function counted(name, work) {
  if (tally.isStopped) return;
  let tests;
  const succeeded = await step(name, () => work((told) => (tests = told)));
  tally.add(succeeded, tests);
}

/** Tells what a runner reports; whether it ran something that passed, and nothing that failed. */
function count(file, tell, read) {
  if (!existsSync(file)) return false;
  const tests = read(JSON.parse(readFileSync(file, "utf8")));
  tell(tests);
  return tests.passed > 0 && tests.failed === 0;
}

/** Runs the unit and server tests of some projects of `vitest.config.ts`; whether all passed. */
async function runTests(tell, report, project, { mark = "", workers = [] } = {}) {
  const file = join(reports, report);
  const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const ran = await run("vitest/vitest.mjs", ["run", `--project=${project}`, ...workers, ...reporters], { mark });
  return (
    count(file, tell, ({ numPassedTests, numFailedTests }) => ({ passed: numPassedTests, failed: numFailedTests })) &&
    ran
  );
}

async function runJourneys(tell) {
  try {
    await buildAll();
  } catch (error) {
    console.error(error.message);
    return false;
  }
  const file = join(reports, "playwright.json");
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const ran = await run("@playwright/test/cli.js", ["test", "-c", "e2e"], { env, mark: "journeys | " });
  return (
    count(file, tell, ({ stats }) => {
      if (stats.flaky > 0) console.log(`${stats.flaky} of them only at the second try: look at them.`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    }) && ran
  );
}

for (const [name, work] of STATIC_STEPS) await counted(name, () => work());
// Each of the two often waits, for a browser or a database, while the other has something to do: so that journeys get
// their share, there is no worker here beyond the cores.
const beside = { mark: "tests    | ", workers: [`--maxWorkers=${availableParallelism()}`] };
await Promise.all([
  counted("unit and server tests", (tell) => runTests(tell, "vitest.json", `!${MEASURING}`, beside)),
  counted("build and journeys in a browser", runJourneys),
]);
await counted("tests that measure", (tell) => runTests(tell, "vitest-measuring.json", MEASURING));

console.log(`\n${tally}`);
process.exitCode = tally.exitCode;
