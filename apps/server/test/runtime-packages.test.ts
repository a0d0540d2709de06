import { globSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../../..");
const IMPORT = /(?:^(?:import|export|\}).*\bfrom|^import|\bimport\()\s*"((?:@[\w-]+\/)?[a-z][\w.-]*)/gm;
const FOR_TESTS = /\.test\.tsx?$|[\\/](testing|test|training|corpus)[\\/]/;

/** What `npm start` runs of each workspace. */
const RUN: Record<string, string> = {
  "apps/server": "src/**/*.ts",
  "apps/web": "{src/**/*.{ts,tsx},scripts/*.mjs,vite.config.ts}",
  "packages/advisor": "src/**/*.ts",
  "packages/calls": "src/**/*.ts",
  "packages/domain": "src/**/*.ts",
};

function importsOf(workspace: string, pattern: string): Set<string> {
  const files = globSync(join(root, workspace, pattern)).filter((file) => !FOR_TESTS.test(file));
  expect(files.length, workspace).toBeGreaterThan(0);
  const imported = files.flatMap((file) => {
    const source = readFileSync(file, "utf8").replace(/^import type .*$/gm, "");
    return [...source.matchAll(IMPORT)].map(([, name = ""]) => name);
  });
  return new Set(imported.filter((name) => !builtinModules.includes(name) && name !== "node"));
}

test.each(Object.entries(RUN))("%s runs without the packages that only tests and checks need", (workspace, pattern) => {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, workspace, "package.json"), "utf8"));
  const missing = [...importsOf(workspace, pattern)].filter((name) => !(name in dependencies));
  expect(missing).toEqual([]);
});
