// `npm run check`: the minute before a commit. What can be seen without running anything, then the quick tests.

import { STATIC_STEPS, step } from "./steps.mjs";
import { runQuickTests } from "./test-quick.mjs";

const start = performance.now();
const failed = [];
for (const [name, work] of [...STATIC_STEPS, ["quick tests", runQuickTests]]) {
  if (!(await step(name, work))) failed.push(name);
}
const seconds = ((performance.now() - start) / 1000).toFixed(0);
console.log(`\n${failed.length === 0 ? "All is well" : `Failed: ${failed.join(", ")}`}, after ${seconds} s`);
process.exitCode = failed.length === 0 ? 0 : 1;
