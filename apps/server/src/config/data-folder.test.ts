import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { StartError } from "../start-error.ts";
import { keptAuthSecret } from "./data-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "seven-figures-data-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a secret is made once, readable by its owner alone, with nothing left beside it", () => {
  const secret = keptAuthSecret(folder);
  expect(secret.length).toBeGreaterThan(40);
  expect(keptAuthSecret(folder)).toBe(secret);
  expect(readFileSync(join(folder, "auth-secret"), "utf8")).toBe(secret);
  expect(statSync(join(folder, "auth-secret")).mode & 0o777).toBe(0o600);
  expect(readdirSync(folder)).toEqual(["auth-secret"]);
});

test.each(["", "half-of-a-secret"])("a damaged secret (%j) is never signed with: the start says so", (damaged) => {
  writeFileSync(join(folder, "auth-secret"), damaged);
  expect(() => keptAuthSecret(folder)).toThrow(StartError);
});
