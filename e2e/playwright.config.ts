import { defineConfig } from "@playwright/test";
import { findChromium } from "./support/find-chromium.ts";

const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: "journeys",
  globalSetup: "./support/build-app.ts",
  outputDir: "../test-results",
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [["list"], ["json"]] : "list",
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine can make a browser miss a moment. What passes only at the second try is counted and named.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  use: {
    browserName: "chromium",
    viewport: { width: 1280, height: 900 },
    // A worker would answer for the server, past what journeys make of its answers; offline.spec.ts is about it.
    serviceWorkers: "block",
    // To keep a trace of what then passes took a third of a journey's time.
    trace: "on-first-retry",
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: await findChromium(),
      args: [
        ...(isRoot ? ["--no-sandbox"] : []),
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
      ],
    },
  },
});
