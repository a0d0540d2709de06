import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";

/** Whoever starts itself is ended after it. */
const LONGEST_MS = 20_000;

const roots = [];
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true });
});

/** Runs, from a tree whose `.bin` holds what is given, a script that starts itself with the Node of that tree. */
function started(putNode) {
  const root = mkdtempSync(join(tmpdir(), "local-node-"));
  roots.push(root);
  const [modules, script] = [join(root, "node_modules"), join(root, "begin.mjs")];
  mkdirSync(join(modules, ".bin"), { recursive: true });
  putNode(join(modules, ".bin", "node"));
  const own = new URL("start-with-local-node.mjs", import.meta.url).href;
  writeFileSync(
    script,
    `import { startWithLocalNode } from ${JSON.stringify(own)}; startWithLocalNode(${JSON.stringify(modules)});`,
  );
  const { status, stdout, stderr, signal } = spawnSync(process.execPath, [script, "here"], {
    encoding: "utf8",
    timeout: LONGEST_MS,
    killSignal: "SIGKILL",
  });
  return { script, status, signal, said: stdout.trim(), complaint: stderr.trim() };
}

test.skipIf(process.platform === "win32")("what is run directly goes on with the Node that was installed here", () => {
  const { script, status, said } = started((node) => {
    writeFileSync(node, '#!/bin/sh\necho "$@"\nexit 3\n');
    chmodSync(node, 0o755);
  });
  expect({ status, said }).toEqual({ status: 3, said: `${script} here` });
});

test.each([
  ["there is none", () => {}],
  ["it is the very Node that runs", (node) => symlinkSync(process.execPath, node)],
])("where %s, one line says so and nothing is started", (_, putNode) => {
  const { status, signal, said, complaint } = started(putNode);
  expect({ status, signal, said }).toEqual({ status: 1, signal: null, said: "" });
  expect(complaint).toMatch(/^This Node \(\d.*npm start'\.$/);
  expect(complaint).not.toContain("\n");
});
