import { availableParallelism } from "node:os";
import { defineConfig, type TestUserConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const PURE_WEB = ["apps/web/src/{documents,features,forms,receipts,tables}/**/*.test.{ts,tsx}"];

const SERVER: TestUserConfig = {
  environment: "node",
  globalSetup: ["apps/server/test/global-setup.ts"],
  // Two databases and many processes beside each other: a stall is no failure.
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // What is waited for comes in milliseconds, but a mail took over the usual second on a busy machine.
  expect: { poll: { timeout: 20_000 } },
};
/**
 * These fail where something takes longer than it may, or longer than something else: others beside them would be
 * measured too. The memory of a process is its own, whatever runs beside it.
 */
const SERVER_MEASURED = [
  "apps/server/src/auth/routes/sign-in-time.test.ts",
  "apps/server/src/http/drain.test.ts",
  "apps/server/test/endurance/{advisor-deadline,database-away,hostile-growth,sign-in-timing,slow-senders}.test.ts",
];

/** The longest of all, whose lengths in lines tell nothing of it. */
const LONGEST = [
  "packages/advisor/src/corpus.test.ts",
  "apps/server/test/endurance/kills.test.ts",
  "apps/server/src/auth/routes/lock-out.test.ts",
  "packages/advisor/src/respond.test.ts",
  "packages/advisor/src/answers/answer-question.test.ts",
];

/**
 * Begun late, a file of minutes would have one worker to itself when the others have nothing left to do. Then what often
 * waits, while others keep the processor busy; what computes comes last, when there is nothing else to be done meanwhile.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

function placeOf({ moduleId, project }: TestSpecification): number {
  const place = LONGEST.findIndex((name) => moduleId.endsWith(name));
  if (place >= 0) return place;
  return project.name === "server" ? LONGEST.length : LONGEST.length + 1;
}

export default defineConfig({
  test: {
    // One more than there are cores: the server's tests often wait, for databases, processes and each other.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: "packages",
          include: ["packages/*/src/**/*.test.ts", "packages/advisor/training/**/*.test.ts"],
          environment: "node",
          // The packages keep no state, so that their files can share what one of them has loaded.
          isolate: false,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          ...SERVER,
          name: "server",
          include: ["apps/server/**/*.test.ts"],
          exclude: SERVER_MEASURED,
          // Each begins with servers and databases of its own; loading the server anew took a second for each of 60 files.
          isolate: false,
        },
      },
      { test: { name: "scripts", include: ["scripts/*.test.mjs"], environment: "node", isolate: false } },
      {
        test: {
          ...SERVER,
          name: "server measured",
          include: SERVER_MEASURED,
          // After all others, and no more at once than there are cores: some measure how long somebody waits.
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: "web",
          include: PURE_WEB,
          environment: "node",
          // These keep no state of their own either: loading React anew for each of 40 files took four fifths of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "web with state",
          include: ["apps/web/src/**/*.test.{ts,tsx}"],
          exclude: PURE_WEB,
          environment: "node",
        },
      },
    ],
  },
});
