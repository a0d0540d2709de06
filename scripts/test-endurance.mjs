// `npm run test:endurance`: the tests of apps/server/test/endurance as often as it takes to believe them, for some hours
// at most. `npm test` runs them a few times. SEED=<number> runs what a seed that was printed ran.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const tests = [
  "run",
  "--project",
  "server*",
  "--testTimeout",
  "7200000",
  "apps/server/test/endurance",
  "hostile-payloads",
];
const { status } = spawnSync(process.execPath, [join(root, "node_modules/vitest/vitest.mjs"), ...tests], {
  cwd: root,
  stdio: "inherit",
  env: { ...process.env, ENDURANCE: "long" },
});
process.exitCode = status ?? 1;
