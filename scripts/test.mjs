// `npm test`: everything, in the order in which it fails fastest. Ends with one line: N passed, N failed.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { buildAll } from "./build-all.mjs";
import { run, STATIC_STEPS, step } from "./steps.mjs";

const root = join(import.meta.dirname, "..");
const reports = join(root, ".cache", "reports");
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

let passed = 0;
let failed = 0;

async function counted(name, work) {
  if (!(await step(name, work))) failed += 1;
}

/** Adds what a runner reports; a runner that wrote no report, or ran nothing, has failed. */
function count(file, read) {
  if (!existsSync(file)) return false;
  const result = read(JSON.parse(readFileSync(file, "utf8")));
  passed += result.passed;
  failed += result.failed;
  return result.passed > 0 && result.failed === 0;
}

for (const [name, work] of STATIC_STEPS) await counted(name, work);
await counted("unit and server tests", () => {
  const file = join(reports, "vitest.json");
  const ran = run("vitest/vitest.mjs", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
  return count(file, (report) => ({ passed: report.numPassedTests, failed: report.numFailedTests })) && ran;
});
await counted("build", async () => {
  try {
    await buildAll();
    return true;
  } catch (error) {
    console.error(error.message);
    return false;
  }
});
await counted("journeys in a browser", () => {
  const file = join(reports, "playwright.json");
  const ran = run("@playwright/test/cli.js", ["test", "-c", "e2e"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return (
    count(file, ({ stats }) => {
      if (stats.flaky > 0) console.log(`${stats.flaky} of them only at the second try: look at them.`);
      return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
    }) && ran
  );
});

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
