import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const read = (file) => readFileSync(join(root, file), "utf8");

/** The version that a package says it has, and those that it wants of its neighbours. */
function versionsIn({ version, dependencies = {} }) {
  const neighbours = Object.entries(dependencies).filter(([name]) => name.startsWith("@seven-figures/"));
  return [version, ...neighbours.map(([, wanted]) => wanted)];
}

test("all packages, the lock file and the newest entry of the changelog tell one version: a tag has one to take", () => {
  const [, newest] = /^## (\S+)/m.exec(read("CHANGELOG.md")) ?? [];
  expect(newest).toMatch(/^\d+\.\d+\.\d+$/);
  const files = globSync(["package.json", "{apps,packages,bench}/*/package.json"], { cwd: root });
  expect(files.length).toBeGreaterThan(5);
  const { packages } = JSON.parse(read("package-lock.json"));
  const locked = Object.entries(packages).filter(([path]) => /^(?:(?:apps|packages)\/[\w-]+)?$/.test(path));
  expect(locked.length).toBeGreaterThan(5);
  const told = [...files.map((file) => [file, JSON.parse(read(file))]), ...locked];
  expect(told.flatMap(([place, each]) => versionsIn(each).map((version) => `${place}: ${version}`))).toEqual(
    told.flatMap(([place, each]) => versionsIn(each).map(() => `${place}: ${newest}`)),
  );
});

test("the lock is of what the packages ask for: a local Node is installed beside it by a command that does not look", () => {
  const { packages } = JSON.parse(read("package-lock.json"));
  const files = globSync(["package.json", "{apps,packages}/*/package.json"], { cwd: root });
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const asked = JSON.parse(read(file));
    const locked = packages[file.replaceAll("\\", "/").replace(/\/?package\.json$/, "")];
    for (const kind of ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"]) {
      expect(locked[kind], `${kind} of ${file}`).toEqual(asked[kind]);
    }
  }
});
