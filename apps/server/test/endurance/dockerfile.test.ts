import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { freePort } from "../free-port.ts";
import { carryOut, faultsOf, readSteps } from "./dockerfile.ts";
import { isLong } from "./rounds.ts";

const PROJECT = join(import.meta.dirname, "../../../..");
const TEXT = readFileSync(join(PROJECT, "Dockerfile"), "utf8");

test("the Dockerfile has what each of its steps needs", () => {
  expect(faultsOf(readSteps(TEXT), PROJECT)).toEqual([]);
});

test.each([
  ["a workspace that npm ci does not know of", "COPY packages/domain/package.json packages/domain/\n", ""],
  ["a file that is not there", "COPY . .", "COPY . nothing-there ."],
  ["a package that is left behind", "COPY --from=build /app/packages packages\n", ""],
  ["the user root", "USER node", "USER root"],
  ["no health check", "HEALTHCHECK", "# HEALTHCHECK"],
])("%s is found: the test above can fail", (_what, is, wrong) => {
  expect(TEXT).toContain(is);
  expect(faultsOf(readSteps(TEXT.replace(is, wrong)), PROJECT)).not.toEqual([]);
});

const hasDocker = spawnSync("docker", ["info"], { stdio: "ignore" }).status === 0;

test.runIf(isLong && hasDocker)("where there is Docker it builds an image of it", () => {
  expect(spawnSync("docker", ["build", "--quiet", "."], { cwd: PROJECT, stdio: "inherit" }).status).toBe(0);
});

test.runIf(isLong)("its steps lead to a server that is well", async () => {
  const into = mkdtempSync(join(tmpdir(), "dockerfile-"));
  try {
    const image = carryOut(readSteps(TEXT), PROJECT, into);
    const port = String(await freePort());
    const { PATH = "" } = process.env;
    const options = { cwd: image.folder, env: { PATH, ...image.env, HOST: "127.0.0.1", PORT: port } };
    const [command = "", ...args] = image.command;
    const server = spawn(command, args, { ...options, stdio: ["ignore", "pipe", "inherit"] });
    await once(server.stdout, "data");
    const [check = "", ...checkArgs] = image.healthCheck;
    const isWell = () => spawnSync(check, checkArgs, options).status === 0;
    await expect.poll(isWell, { timeout: 10_000 }).toBe(true);
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain("Road to 1 Million");
    server.kill("SIGTERM");
    await once(server, "exit");
    expect(isWell()).toBe(false);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
});
