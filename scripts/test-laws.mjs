// `npm run test:laws`: the laws of the schedule and the plan on 10,000 generated people, where `npm test` takes some hundreds.
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const LAWS = ["packages/domain/src/schedule", "packages/advisor/src/plan/plan-laws.test.ts"];
const { status } = spawnSync(
  process.execPath,
  [join(root, "node_modules/vitest/vitest.mjs"), "run", "--testTimeout=3600000", ...LAWS],
  { cwd: root, stdio: "inherit", env: { LAW_RUNS: "10000", ...process.env } },
);
process.exit(status ?? 1);
