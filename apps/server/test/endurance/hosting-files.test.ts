import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readSteps } from "./dockerfile.ts";
import { readYaml } from "./read-yaml.ts";

const PROJECT = join(import.meta.dirname, "../../../..");
const read = (path: string) => readFileSync(join(PROJECT, path), "utf8");

/** What is set in the image that the Dockerfile makes. */
function inImage() {
  const steps = readSteps(read("Dockerfile"));
  const of = (name: string) => steps.filter(({ instruction }) => instruction === name).at(-1)?.rest;
  const env = Object.fromEntries((of("ENV") ?? "").split(" ").map((each) => each.split("=")));
  return { env, port: of("EXPOSE"), volume: of("VOLUME") };
}

test("the compose file builds the image, and keeps its port, its data and its health", () => {
  const { env, port, volume } = inImage();
  const service = {
    build: ".",
    ports: [`127.0.0.1:3000:${port}`],
    environment: { HOST: env.HOST, PORT: port, DATA_DIR: volume },
    volumes: [`data:${volume}`],
    healthcheck: { test: ["CMD", "node", "-e", expect.stringContaining(`http://127.0.0.1:${port}/readyz`)] },
  };
  expect(readYaml(read("compose.yaml"))).toMatchObject({
    services: { "seven-figures": service },
    volumes: { data: null },
  });
});

test("every change is tested under the oldest Node that is helped and the one that is used", () => {
  const { engines } = JSON.parse(read("package.json"));
  const workflow = readYaml(read(".github/workflows/test.yml"));
  const nodes = [engines.node.replace(">=", ""), read(".nvmrc").trim()];
  expect(workflow).toMatchObject({
    on: { push: { branches: ["main"] }, pull_request: null },
    jobs: { test: { strategy: { matrix: { node: nodes } }, steps: expect.arrayContaining([{ run: ".ci/run" }]) } },
  });
  expect(statSync(join(PROJECT, ".ci/run")).mode & 0o111).not.toBe(0);
});

test("what is out of date is looked for in each place that names versions", () => {
  const { updates } = readYaml(read(".github/dependabot.yml")) as { updates: Record<string, unknown>[] };
  expect(updates.map((update) => update["package-ecosystem"])).toEqual(["npm", "github-actions", "docker"]);
});

test("each package is under the licence that the repository holds", () => {
  const files = globSync("**/package.json", {
    cwd: PROJECT,
    exclude: (name) => /^(?:node_modules|dist|\.cache)$/.test(name),
  });
  expect(files.length).toBeGreaterThan(7);
  for (const file of files) expect(JSON.parse(read(file)), file).toMatchObject({ license: "AGPL-3.0-or-later" });
  expect(read("LICENSE")).toMatch(/^GNU AFFERO GENERAL PUBLIC LICENSE\nVersion 3,/);
});

test.each([
  ["a tab", "a:\n\tb: c"],
  ["a key that comes twice", "a: b\na: c"],
  ["a line that stands nowhere", "a:\n    b: c\n  d: e"],
  ["no key", "a: b\njust words"],
])("%s is no file that a host reads", (_what, text) => {
  expect(() => readYaml(text)).toThrow();
});
