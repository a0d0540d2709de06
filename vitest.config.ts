import { defineConfig, type TestUserConfig } from "vitest/config";

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
/** These set the clock, or measure what the process does under load. */
const SERVER_WITH_STATE = ["apps/server/src/auth/**/*.test.ts", "apps/server/test/endurance/**/*.test.ts"];

export default defineConfig({
  test: {
    // By default one core is left idle, which on two is half of them.
    maxWorkers: "100%",
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
          exclude: SERVER_WITH_STATE,
          // Each begins with servers and databases of its own; loading the server anew took a second for each of 60 files.
          isolate: false,
        },
      },
      { test: { name: "scripts", include: ["scripts/*.test.mjs"], environment: "node", isolate: false } },
      { test: { ...SERVER, name: "server with state", include: SERVER_WITH_STATE } },
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
